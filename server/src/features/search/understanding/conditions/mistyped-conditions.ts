import { MistypablePhrases, MistypableWords } from '../mistypable-words.ts';
import type { PhraseTable, Token } from '../tokens.ts';

/** Minimum length of words that may be mistyped, if they have no other meaning. */
const minLength = 7;

/** From this length on, two letters may be wrong. */
const minLengthForTwo = 10;

/** Finds the conditions that mistyped words mean. */
export class MistypedConditions<Value> {
  readonly #words: MistypableWords<Value>;
  readonly #phrases: MistypablePhrases<Value>;

  constructor(words: PhraseTable<Value>) {
    this.#words = new MistypableWords(minLength, words);
    this.#phrases = new MistypablePhrases(words);
  }

  /** Whether a condition may begin with a mistyped word. */
  mayBegin(word: string): boolean {
    return this.#near(word) !== undefined || this.#phrases.mayBegin(word);
  }

  #near(word: string): Value | undefined {
    if (word.length < minLength) return undefined;
    return this.#words.near(word, word.length < minLengthForTwo ? 1 : 2);
  }

  /** A phrase whose first word is mistyped, else a mistyped word. Known words are not mistyped. */
  at(
    tokens: readonly Token[],
    at: number,
    isKnown: (word: string) => boolean,
  ): { readonly value: Value; readonly length: number } | undefined {
    const { word = '', isPlain } = tokens[at] ?? {};
    if (isPlain || isKnown(word)) return undefined;
    const phrase = this.#phrases.at(tokens, at);
    if (phrase !== undefined) return phrase;
    const value = this.#near(word);
    return value && { value, length: 1 };
  }
}
