import { longestMatchAt, phraseTable, type Token } from '../tokens.ts';
import * as words from './denial-words.ts';

/** Denials behind a certificate or a licence: 'Führerschein habe ich nicht'. */
const lacks = phraseTable<true>([
  [
    ['habe', 'hab', 'hätte', 'besitze', 'bekomme', 'brauche', 'brauch']
      .flatMap((verb) => ['nicht', 'nich', 'keinen', 'keins'].map((not) => `${verb} ich ${not}`))
      .join(','),
    true,
  ],
]);

/** Number of words of a denial that follows what it denies: 'Büro, nein danke'; 0 if there is none. */
export function trailingLengthAt(tokens: readonly Token[], at: number): number {
  const last = longestMatchAt(words.finalDenials, tokens, at);
  const isLast =
    last !== undefined &&
    (at + last.length === tokens.length ||
      words.alternativeWords.has(tokens[at + last.length]?.word ?? '') ||
      tokens.some(({ word }) => words.consents.has(word)));
  return isLast ? last.length : (longestMatchAt(words.trailingDenials, tokens, at)?.length ?? 0);
}

/** The same behind a condition, which one may also lack. */
export const trailingLengthOfCondition = (tokens: readonly Token[], at: number): number =>
  trailingLengthAt(tokens, at) || (longestMatchAt(lacks, tokens, at)?.length ?? 0);
