import { limits } from '@lehrpfad/contract/core/limits.ts';
import { heapShare } from '../../../core/heap-share.ts';
import { fold, placesOf, tokensOf } from '../engine/text/analysis.ts';

/** A word of a typed text. */
export interface Token {
  /** As it was typed. */
  readonly written: string;
  /** Small letters. */
  readonly plain: string;
  /** As words are compared. */
  readonly word: string;
  /** Whether a full stop follows at once, as in '1.9.'. */
  readonly endsInStop: boolean;
  /** Whether a comma or the like stands before it. */
  readonly isListed: boolean;
  /** Editors have said that it is a plain word, and no wish. */
  readonly isPlain?: boolean;
  readonly facts: WordFacts;
}

/** What is found out once of a word, whatever text it stands in. */
export interface WordFacts {
  readonly plain: string;
  readonly word: string;
  /** Whether a wish may begin with it; undefined as long as nobody has asked. */
  mayBeWish: boolean | undefined;
  /** Whether it may be a type and something else in one word. */
  mayBeJoined: boolean | undefined;
}

/** Words of a text that are looked at; a stranger may send many. */
const mostTokens = 40;

/** Words longer than this are none that anybody asks for. */
const longestWord = 60;

/** Between two items of a list. */
const listing = /[,;/+&\n]/;

/** '1.100 €' is one number, but '1.9.2027' a day. */
const thousands = /(?<![\d.])(\d{1,2})\.(\d{3})(?![\d.])/g;
const cents = /(?<=\d{3}),\d{2}(?= ?(?:€|eur))/gi;
const mayBeMoney = /€|\d[.,]\d/;

/** Amounts as they are read: '1100 euro'. */
const withAmounts = (text: string): string =>
  mayBeMoney.test(text)
    ? text.replaceAll(thousands, '$1$2').replaceAll(cents, '').replaceAll('€', ' euro ')
    : text;

export function tokenise(text: string): Token[] {
  const { tokens, plain, lower } = tokensOf(withAmounts(text));
  const isAligned = plain.length === lower.length;
  return placesOf(tokens.slice(0, mostTokens), lower).map(({ token, at, gap }) => {
    const facts = factsOf(token);
    const end = at + token.length;
    const written = isAligned ? plain.slice(at, end) : token;
    return {
      // The remembered texts are looked up faster than those that are cut out anew.
      written: written === token ? facts.plain : written,
      plain: facts.plain,
      word: facts.word,
      endsInStop: lower[end] === '.',
      isListed: listing.test(gap),
      facts,
    };
  });
}

/** The numbers of so many tokens. */
export const range = (from: number, length: number): number[] =>
  Array.from({ length }, (_, add) => from + add);

/** The tokens with these numbers, or all but these, as they were written. */
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

/** Words of which something is remembered; a stranger can make up as many as he likes. */
const mostRemembered = heapShare(20_000);

/** Works out once for each word what holds of it: texts repeat their words. */
export function remembered<Value>(work: (word: string) => Value): (word: string) => Value {
  let known = new Map<string, Value>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (word.length > longestWord) return work(word);
    // A piece cut out of a text would hold on to all of it.
    const own = Buffer.from(word).toString();
    const value = work(own);
    if (known.size >= mostRemembered) known = new Map();
    known.set(own, value);
    return value;
  };
}

/** A word as the tables of this folder are asked for it. */
export const wordOf = (plain: string): string => fold(plain.slice(0, longestWord));

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

/** Values by phrase. Knows how long the phrases are that a word begins, so that most words are dismissed at once. */
export class PhraseTable<Value> extends Map<string, Value> {
  readonly #longest = new Map<string, number>();

  override set(phrase: string, value: Value): this {
    const [first = '', ...others] = phrase.split(' ');
    this.#longest.set(first, Math.max(this.longest(first), others.length + 1));
    return super.set(phrase, value);
  }

  /** How many words the longest phrase has that begins with this one; 0 where none does. */
  longest(first: string): number {
    return this.#longest.get(first) ?? 0;
  }
}

/** A table by phrase, each given as one text with commas. */
export function phraseTable<Value>(
  entries: readonly (readonly [phrases: string, value: Value])[],
): PhraseTable<Value> {
  const table = new PhraseTable<Value>();
  for (const [phrases, value] of entries)
    for (const phrase of phrases.split(',')) table.set(keyOf(phrase), value);
  return table;
}

const longestPhrase = 6;

/** @param readingOf the text like which words are read; '' as plain words, undefined as they are */
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
  return read.slice(0, mostTokens);
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
export function longestAt<Value>(
  table: PhraseTable<Value>,
  tokens: readonly Token[],
  at: number,
): { readonly value: Value; readonly length: number } | undefined {
  const first = tokens[at]?.word ?? '';
  const longest = Math.min(table.longest(first), longestPhrase, tokens.length - at);
  let most = 0;
  while (most < longest && tokens[at + most]?.isPlain !== true) most += 1;
  for (let length = most; length > 0; length -= 1) {
    let key = first;
    for (let next = at + 1; next < at + length; next += 1) key += ` ${tokens[next]?.word ?? ''}`;
    const value = table.get(key);
    if (value !== undefined) return { value, length };
  }
  return undefined;
}
