import { fold, tokensOf } from '../engine/text/analysis.ts';

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
}

/** Words of a text that are looked at; a stranger may send many. */
const mostTokens = 40;

/** Words longer than this are none that anybody asks for. */
const longestWord = 60;

export function tokenise(text: string): Token[] {
  const { tokens, plain, lower } = tokensOf(text);
  const isAligned = plain.length === lower.length;
  const read: Token[] = [];
  let from = 0;
  for (const token of tokens.slice(0, mostTokens)) {
    const at = lower.indexOf(token, from);
    from = at + token.length;
    read.push({
      written: isAligned ? plain.slice(at, from) : token,
      plain: token,
      word: fold(token.slice(0, longestWord)),
      endsInStop: lower[from] === '.',
    });
  }
  return read;
}

/** Key of a phrase in the tables of this folder. */
export const keyOf = (phrase: string): string =>
  tokenise(phrase)
    .map(({ word }) => word)
    .join(' ');

/** A table by phrase, each given as one text with commas. */
export function phraseTable<Value>(
  entries: readonly (readonly [phrases: string, value: Value])[],
): ReadonlyMap<string, Value> {
  return new Map(
    entries.flatMap(([phrases, value]) =>
      phrases.split(',').map((phrase) => [keyOf(phrase), value] as const),
    ),
  );
}

const longestPhrase = 4;

/** The longest phrase of the table that begins at this token. */
export function longestAt<Value>(
  table: ReadonlyMap<string, Value>,
  tokens: readonly Token[],
  at: number,
): { readonly value: Value; readonly length: number } | undefined {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
    let key = tokens[at]?.word ?? '';
    for (let next = at + 1; next < at + length; next += 1) key += ` ${tokens[next]?.word ?? ''}`;
    const value = table.get(key);
    if (value !== undefined) return { value, length };
  }
  return undefined;
}
