import { editsBetween } from '../engine/text/edit-distance.ts';

/** From so many letters on, two may be wrong. */
const longWord = 8;

/** How many letters of a word may be wrong. */
export const editsIn = (word: string): number => (word.length < longWord ? 1 : 2);

/** Single words of which one that is nearly the same may have been meant, by their first letter, which is hardly ever mistyped. */
export class MistypableWords<Value> {
  readonly #shortest: number;
  readonly #byLetter = new Map<string, [word: string, value: Value][]>();

  /** @param shortest letters of a word that is told by all letters but one or two */
  constructor(shortest: number, words: Iterable<readonly [word: string, value: Value]> = []) {
    this.#shortest = shortest;
    for (const [word, value] of words) this.add(word, value);
  }

  /** Leaves out phrases and words that are too short. */
  add(word: string, value: Value): void {
    if (word.length < this.#shortest || word.includes(' ')) return;
    const known = this.#byLetter.get(word.slice(0, 1));
    if (known) known.push([word, value]);
    else this.#byLetter.set(word.slice(0, 1), [[word, value]]);
  }

  /** Returns the value of the first word that is at most so many edits away. */
  near(word: string, edits: number): Value | undefined {
    const begun = this.#byLetter.get(word.slice(0, 1));
    return begun?.find(([own]) => editsBetween(word, own, edits) <= edits)?.[1];
  }
}
