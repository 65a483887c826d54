import { compoundHeads, isMaker, stem } from '../text/analysis.ts';
import {
  allFields,
  compoundFields,
  quality,
  matchTypeOf,
  type MatchType,
} from '../filters/fields.ts';
import { isOtherwiseBegun } from './other-beginnings.ts';
import type { WordTable } from './words/word-table.ts';

/** Shortest end of a compound that can match; a beginning may be shorter. */
const minPart = 4;

/** Number of missing letters of an almost complete word, and its minimum length. */
const almost = { missing: 2, length: 5 };

/** Maximum number of last parts whose compounds are looked up for a beginning; a short beginning has too many. */
const maxParts = 40;

const matchTypes = {
  exact: matchTypeOf(quality.exact, allFields),
  almost: matchTypeOf(quality.almost, allFields),
  inflected: matchTypeOf(quality.inflected, allFields),
  prefix: matchTypeOf(quality.prefix, allFields),
  loosely: matchTypeOf(quality.loosely, allFields),
  tail: matchTypeOf(quality.tail, compoundFields),
  looseTail: matchTypeOf(quality.looseTail, compoundFields),
  stemTail: matchTypeOf(quality.stemTail, compoundFields),
  inside: matchTypeOf(quality.inside, compoundFields),
  near: matchTypeOf(quality.near, allFields),
  far: matchTypeOf(quality.far, allFields),
};

/** A word of the index that matches a word of the query. */
export interface WordMatch {
  readonly word: number;
  readonly matchType: MatchType;
}

export const capitalised = (word: string) =>
  word.slice(0, 1).toLocaleUpperCase('de') + word.slice(1);

interface MatchOptions {
  /** Excludes beginnings and ends. */
  readonly whole: boolean;
  /** The word has a known meaning: 'reiten' is then not matched in 'Aufbereitung'. */
  readonly isMeant: boolean;
  /** Whether a word has a meaning by itself; absent for the beginning of an unfinished word. */
  readonly means?: ((word: string) => boolean) | undefined;
}

/**
 * Finds the words of the index that match a query word: exactly, inflected, by their beginning, by the end of a
 * compound, by the beginning of its end. Each word occurs once.
 */
export function findWordMatches(
  table: WordTable,
  queryWord: string,
  { whole, isMeant, means }: MatchOptions,
): WordMatch[] {
  const met = new Set<number>();
  const matches: WordMatch[] = [];
  const isOther = (word: string) =>
    isMeant && means !== undefined && isOtherwiseBegun(queryWord, word, means);
  // Ways that count in fewer fields come last, so a later way adds nothing to an earlier one.
  const meet = (words: readonly number[], matchType: MatchType) => {
    for (const word of words) {
      if (met.has(word) || isOther(table.word(word))) continue;
      met.add(word);
      matches.push({ word, matchType });
    }
  };
  const exact = table.find(queryWord);
  if (exact !== undefined) meet([exact], matchTypes.exact);
  const beginnings = whole ? [] : table.startingWith(queryWord);
  const isAlmost = (word: number) =>
    queryWord.length >= almost.length &&
    table.word(word).length <= queryWord.length + almost.missing;
  meet(beginnings.filter(isAlmost), matchTypes.almost);
  const isForm = (word: number) => !isMaker(queryWord, table.word(word));
  const forms = table.sameStem(stem(queryWord)).filter(isForm);
  // 'industriem' is no form of 'Industrie' if it is the beginning of 'Industriemechaniker'.
  const isUnfinished =
    (exact === undefined || !table.stands(exact)) && beginnings.some((word) => table.stands(word));
  if (!isUnfinished) meet(forms, matchTypes.inflected);
  meet(beginnings, matchTypes.prefix);
  meet(forms, matchTypes.loosely);
  if (whole || queryWord.length < minPart) return matches;
  const tails = table.endingWith(queryWord);
  const isCompound = (word: number) =>
    knowsPart(table, table.word(word).slice(0, -queryWord.length));
  // 'Wirtschaft' has more meanings than the end of 'Landwirtschaft'.
  meet(tails.filter(isCompound), isMeant ? matchTypes.looseTail : matchTypes.tail);
  if (isMeant) return matches;
  meet(tails, matchTypes.looseTail);
  const queryStem = stem(queryWord);
  const ends = queryStem.length < minPart ? [] : table.stemEndingWith(queryStem);
  meet(ends.filter(isForm), matchTypes.stemTail);
  for (const part of lastParts(table, beginnings)) meet(table.endingWith(part), matchTypes.inside);
  return matches;
}

/** Whether the part before the end of a compound is a word, except for one or two linking letters. */
function knowsPart(table: WordTable, part: string): boolean {
  return compoundHeads(part).some((word) => word.length >= minPart - 1 && table.knows(word));
}

/** Words of names that can be the last part of a compound, shortest first. */
function lastParts(table: WordTable, words: readonly number[]): string[] {
  return words
    .filter((word) => table.standsInNames(word))
    .map((word) => table.word(word))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, maxParts);
}

/** The matches of a mistyped word, and the words that may have been intended. */
export interface Mistyped {
  /** Words a few edits away. */
  readonly matches: readonly WordMatch[];
  /** Words of names that are as near or sound alike; they are searched instead. */
  readonly meant: readonly { readonly word: string; readonly edits: number }[];
}

export function mistyped(table: WordTable, queryWord: string): Mistyped {
  const matches: WordMatch[] = [];
  const meant: { word: string; edits: number }[] = [];
  table.typos.near(queryWord, (word, edits) => {
    matches.push({ word, matchType: edits === 1 ? matchTypes.near : matchTypes.far });
    if (table.standsInNames(word)) meant.push({ word: table.word(word), edits });
  });
  for (const word of table.nameSounds.like(queryWord))
    if (table.standsInNames(word)) meant.push({ word: table.word(word), edits: 2 });
  return { matches, meant };
}

/** Words of names within this number of edits, as people write them, with the number of their doc ids. */
export function nearbyNames(
  table: WordTable,
  queryWord: string,
  limit: number,
): { name: string; edits: number; docIds: number }[] {
  const names: { name: string; edits: number; docIds: number }[] = [];
  table.nameTypos.near(
    queryWord,
    (word, edits) => {
      if (!table.standsInNames(word)) return;
      names.push({ name: capitalised(table.written(word)), edits, docIds: table.living(word) });
    },
    limit,
  );
  return names;
}

/** Shorter words are one letter away from too many names. */
const minNearNameLength = 7;

/** Whether a long word is one letter away from a name: then it is treated as that name and not split. */
export const isNearName = (table: WordTable, word: string): boolean =>
  word.length >= minNearNameLength && nearbyNames(table, word, 1).length > 0;
