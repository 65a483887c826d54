import { limits } from '@lehrpfad/contract/core/limits.ts';
import { heapShare } from '../../../core/heap-share.ts';
import { fold, placesOf, tokensOf } from '../engine/text/analysis.ts';
import { normalised } from './words/typed-text.ts';

/** A word of a typed text. */
export interface Token {
  /** As typed. */
  readonly written: string;
  /** Lower case. */
  readonly plain: string;
  /** Folded. */
  readonly word: string;
  /** Whether a full stop follows directly, as in '1.9.'. */
  readonly endsInStop: boolean;
  /** Whether a comma or a similar separator precedes it. */
  readonly isListed: boolean;
  /** Whether editors have marked it as a plain word that is no wish. */
  readonly isPlain?: boolean;
  readonly facts: WordFacts;
}

/** Properties of a word that do not depend on the text. */
export interface WordFacts {
  readonly plain: string;
  readonly word: string;
  /** Whether a wish may begin with it; undefined until first requested. */
  mayBeWish: boolean | undefined;
  /** Whether it may be a compound of a type and another word. */
  mayBeJoined: boolean | undefined;
}

/** Maximum number of parsed words of a text; a stranger may send many. */
const maxTokens = 40;

/** Longer words are not searched. */
const maxWordLength = 60;

/** Separators of list items. */
const listing = /[,;/|+&\n]/;

export function tokenise(text: string): Token[] {
  const { tokens, plain, lower } = tokensOf(normalised(text));
  const isAligned = plain.length === lower.length;
  return placesOf(tokens.slice(0, maxTokens), lower).map(({ token, at, gap }) => {
    const facts = factsOf(token);
    const end = at + token.length;
    const written = isAligned ? plain.slice(at, end) : token;
    return {
      // Lookups of the cached string are faster than lookups of a new slice.
      written: written === token ? facts.plain : written,
      plain: facts.plain,
      word: facts.word,
      endsInStop: lower[end] === '.',
      isListed: listing.test(gap),
      facts,
    };
  });
}

/** The indexes of consecutive tokens. */
export const range = (from: number, length: number): number[] =>
  Array.from({ length }, (_, add) => from + add);

/** The tokens with these indexes, or all other tokens, as they were typed. */
export function textOf(
  tokens: readonly Token[],
  numbers: readonly number[],
  isWithout = false,
): string {
  let text = '';
  for (let at = 0; at < tokens.length; at += 1) {
    if (numbers.includes(at) === isWithout) continue;
    text += text === '' ? (tokens[at]?.written ?? '') : ` ${tokens[at]?.written ?? ''}`;
  }
  return text;
}

/** Maximum number of cached words; strangers can send any number of words. */
const maxRemembered = heapShare(20_000);

/** Caches a function of a word, because texts repeat their words. */
export function remembered<Value>(work: (word: string) => Value): (word: string) => Value {
  let known = new Map<string, Value>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (word.length > maxWordLength) return work(word);
    // A slice would keep the whole text in memory.
    const own = Buffer.from(word).toString();
    const value = work(own);
    if (known.size >= maxRemembered) known = new Map();
    known.set(own, value);
    return value;
  };
}

/** The form of a word in the tables of this folder. */
export const wordOf = (plain: string): string => fold(plain.slice(0, maxWordLength));

const factsOf = remembered((plain): WordFacts => ({
  plain,
  word: wordOf(plain),
  mayBeWish: undefined,
  mayBeJoined: undefined,
}));

/** Key of a phrase in the tables of this folder. */
export const keyOf = (phrase: string): string =>
  tokenise(phrase)
    .map(({ word }) => word)
    .join(' ');

/** Keys of single words, which a text lists with blanks. */
export const keysOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(keyOf));

/** Values by phrase. Stores the maximum phrase length by first word, so that most words need no further lookup. */
export class PhraseTable<Value> extends Map<string, Value> {
  readonly #longest = new Map<string, number>();

  override set(phrase: string, value: Value): this {
    const [first = '', ...others] = phrase.split(' ');
    this.#longest.set(first, Math.max(this.longest(first), others.length + 1));
    return super.set(phrase, value);
  }

  /** Number of words of the longest phrase that begins with this word; 0 if there is none. */
  longest(first: string): number {
    return this.#longest.get(first) ?? 0;
  }
}

/** Builds a table from lists of phrases separated by commas. */
export function phraseTable<Value>(
  entries: readonly (readonly [phrases: string, value: Value])[],
): PhraseTable<Value> {
  const table = new PhraseTable<Value>();
  for (const [phrases, value] of entries)
    for (const phrase of phrases.split(',')) table.set(keyOf(phrase), value);
  return table;
}

const maxPhraseWords = 6;

/** @param readingOf the text like which words are parsed; '' for plain words, undefined to leave them unchanged */
export function withReadings(
  tokens: readonly Token[],
  readingOf: (words: readonly string[]) => string | undefined,
): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const { text, length } = readingAt(tokens, at, readingOf);
    const own = tokens.slice(at, at + length);
    if (text === undefined) read.push(...own);
    else if (text === '') read.push(...own.map((token) => ({ ...token, isPlain: true })));
    else read.push(...tokenise(text));
    at += length;
  }
  return read.slice(0, maxTokens);
}

function readingAt(
  tokens: readonly Token[],
  at: number,
  readingOf: (words: readonly string[]) => string | undefined,
): { readonly text: string | undefined; readonly length: number } {
  for (
    let length = Math.min(limits.vocabularyTermWords, tokens.length - at);
    length > 0;
    length -= 1
  ) {
    const text = readingOf(tokens.slice(at, at + length).map(({ word }) => word));
    if (text !== undefined) return { text, length };
  }
  return { text: undefined, length: 1 };
}

/** The longest phrase of the table that begins at this token. */
export function longestMatchAt<Value>(
  table: PhraseTable<Value>,
  tokens: readonly Token[],
  at: number,
): { readonly value: Value; readonly length: number } | undefined {
  const first = tokens[at]?.word ?? '';
  const longest = Math.min(table.longest(first), maxPhraseWords, tokens.length - at);
  let max = 0;
  while (max < longest && tokens[at + max]?.isPlain !== true) max += 1;
  for (let length = max; length > 0; length -= 1) {
    let key = first;
    for (let next = at + 1; next < at + length; next += 1) key += ` ${tokens[next]?.word ?? ''}`;
    const value = table.get(key);
    if (value !== undefined) return { value, length };
  }
  return undefined;
}
