import type { Beside } from '../filters/slots.ts';
import { fields } from '../filters/fields.ts';
import type { Columns } from '../index/columns.ts';
import type { WeightedMatchSet } from './match-sets/intersection.ts';
import type { MatchSet } from './match-sets/match-set.ts';
import { bestScore, namedAds, type MetTerm } from './soft-terms.ts';
import type { TermMatcher } from './term-matcher.ts';
import type { WordTable } from './words/word-table.ts';

/** Begins the job names of internships in the catalogue, as words are compared. */
const internshipWord = 'schulerpraktikum';

/** Below and above every score of a word. */
const scores = { near: 1, named: 2, after: 1, before: 110 };

/** More than most texts score; with twelve words of a hundred each the sum stays below what orders can sort. */
export const preferredWeight = 8;
const preferredScore = 100;

/** The ads that say a condition. */
export function saying(
  mask: number,
  columns: Pick<Columns, 'conditions'>,
  maker: TermMatcher,
): MatchSet {
  const has = (docId: number) => ((columns.conditions[docId] ?? 0) & mask) !== 0;
  return maker.ofAll({ key: `says ${mask}`, has }, preferredScore);
}

/** How much higher an ad of the named trade ranks. */
const tradeBonus = 8;

/** The same ads, those of the trade with a higher score. */
export function rankedByTrade(
  { docIds, runs }: MatchSet,
  maker: TermMatcher,
  isOfTrade: (docId: number) => boolean,
): MatchSet {
  return maker.ofDocIds((meet) => {
    let at = 0;
    for (const { score, end } of runs)
      for (; at < end; at += 1) {
        const docId = docIds[at] ?? 0;
        meet(docId, isOfTrade(docId) ? score + tradeBonus : score);
      }
  });
}

/** The ads that one of the terms names, and then those of occupations near to what the terms mean. */
export function following(
  terms: readonly MetTerm[],
  neighbours: readonly MatchSet[],
  maker: TermMatcher,
): MatchSet {
  return maker.ofDocIds((meet) => {
    for (const { matchSet } of terms)
      for (const docId of namedAds(matchSet).docIds) meet(docId, scores.named);
    for (const { docIds } of neighbours) for (const docId of docIds) meet(docId, scores.near);
  });
}

/** The internships of the professions. @param professionOf by doc id */
export function internshipsOf(
  { professions, isFirst }: Beside,
  table: WordTable,
  professionOf: ArrayLike<number>,
  maker: TermMatcher,
): MatchSet {
  const score = isFirst ? scores.before : scores.after;
  const word = table.find(internshipWord);
  return maker.ofDocIds((meet) => {
    if (word === undefined) return;
    const meetMeant = (docId: number, mask: number) => {
      const isMeant = (mask & fields.jobName) !== 0 && professions.has(professionOf[docId] ?? 0);
      if (isMeant) meet(docId, score);
    };
    table.forEachDocId(word, meetMeant, fields.jobName);
  });
}

/** The ads that all match sets meet that must be met, and further ones. */
export function metBeside(
  matchSets: readonly WeightedMatchSet[],
  further: MatchSet,
  maker: TermMatcher,
): MatchSet {
  const required = matchSets.filter(({ isOptional }) => !isOptional);
  const met = maker.all(required.map(({ matchSet }) => matchSet));
  return maker.any([
    { matchSet: met, percent: 100 },
    { matchSet: further, percent: 100 },
  ]);
}

/**
 * Scores of ads around a place: below those of the place, but above what the place has that hardly meets the words, such as a company of that
 * name. Ads without a day are below others where one is asked for.
 */
const aroundScores = { best: 4, other: 3, inside: 5, dated: 100, hardly: 2, following: 1 };

/** Tells ads of a place and around it apart. */
export interface PlaceOrder {
  readonly isInside: (docId: number) => boolean;
  readonly isDated: (docId: number) => boolean;
  /** The conditions that it must say to be among the best around the place. */
  readonly says: (docId: number) => boolean;
  /** Whether a score tells how well an ad meets the words. */
  readonly isOfWords: boolean;
}

/**
 * @param own what is searched for within a place
 * @param others what is searched for around it
 * @param behind what meets the words less well there
 */
export function insideFirst(
  own: MatchSet,
  { others, behind }: { readonly others: MatchSet; readonly behind: MatchSet },
  maker: TermMatcher,
  { isInside, isDated, says, isOfWords }: PlaceOrder,
): MatchSet {
  const least = isOfWords ? bestScore({ matchSet: own }) / 2 : 0;
  const scoreInside = (docId: number, score: number) => {
    if (score < least) return aroundScores.hardly;
    return isDated(docId) ? aroundScores.dated + (score >> 1) : aroundScores.inside + (score >> 2);
  };
  const isBest = (docId: number) => isDated(docId) && says(docId);
  return maker.ofDocIds((meet) => {
    let at = 0;
    for (const { score, end } of own.runs)
      for (; at < end; at += 1) {
        const docId = own.docIds[at] ?? 0;
        if (isInside(docId)) meet(docId, scoreInside(docId, score));
      }
    for (const docId of others.docIds)
      if (!isInside(docId)) meet(docId, isBest(docId) ? aroundScores.best : aroundScores.other);
    for (const docId of behind.docIds) if (!isInside(docId)) meet(docId, aroundScores.following);
  });
}
