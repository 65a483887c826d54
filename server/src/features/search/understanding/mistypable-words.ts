import { editsBetween } from '../engine/text/edit-distance.ts';
import { longestMatchAt, type PhraseTable, type Token } from './tokens.ts';

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

/** Shortest first word of a phrase that is recognised if it is mistyped. */
const minBeginning = 6;

/**
 * Phrases of which the first word may be mistyped, if the words behind it are right: 'dualses Studium'. They tell what is meant, so the first
 * word need not name anything by itself.
 */
export class MistypablePhrases<Value> {
  readonly #table: PhraseTable<Value>;
  readonly #beginnings: MistypableWords<string>;

  constructor(table: PhraseTable<Value>) {
    this.#table = table;
    const firstWords = new Set<string>();
    for (const phrase of table.keys()) {
      const [first = '', ...others] = phrase.split(' ');
      if (others.length > 0) firstWords.add(first);
    }
    this.#beginnings = new MistypableWords(
      minBeginning,
      [...firstWords].map((word) => [word, word] as const),
    );
  }

  /** Whether a phrase may begin with a word. */
  mayBegin(word: string): boolean {
    return this.#meant(word) !== undefined;
  }

  #meant(word: string): string | undefined {
    if (word.length < minBeginning || this.#table.longest(word) > 0) return undefined;
    return this.#beginnings.near(word, editsIn(word));
  }

  /** The longest phrase of two words or more that begins at this token, whose first word is mistyped. */
  at(tokens: readonly Token[], at: number) {
    const token = tokens[at];
    const word = token && token.isPlain !== true ? this.#meant(token.word) : undefined;
    if (token === undefined || word === undefined) return undefined;
    const found = longestMatchAt(this.#table, tokens.with(at, { ...token, word }), at);
    return found !== undefined && found.length > 1 ? found : undefined;
  }
}
