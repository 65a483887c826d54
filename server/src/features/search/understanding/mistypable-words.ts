import { editsBetween } from '../engine/text/edit-distance.ts';

/** From this length on, two letters may be wrong. */
const longWord = 8;

/** Maximum number of wrong letters of a word. */
export const editsIn = (word: string): number => (word.length < longWord ? 1 : 2);

/** Single words that a mistyped word may mean, by their first letter, which is hardly ever mistyped. */
export class MistypableWords<Value> {
  readonly #minLength: number;
  readonly #byLetter = new Map<string, [word: string, value: Value][]>();

  /** @param shortest minimum length of a word that is recognised with one or two wrong letters */
  constructor(minLength: number, words: Iterable<readonly [word: string, value: Value]> = []) {
    this.#minLength = minLength;
    for (const [word, value] of words) this.add(word, value);
  }

  /** Ignores phrases and words that are too short. */
  add(word: string, value: Value): void {
    if (word.length < this.#minLength || word.includes(' ')) return;
    const known = this.#byLetter.get(word.slice(0, 1));
    if (known) known.push([word, value]);
    else this.#byLetter.set(word.slice(0, 1), [[word, value]]);
  }

  /** Returns the value of the first word within this number of edits. */
  near(word: string, edits: number): Value | undefined {
    const begun = this.#byLetter.get(word.slice(0, 1));
    return begun?.find(([own]) => editsBetween(word, own, edits) <= edits)?.[1];
  }
}
