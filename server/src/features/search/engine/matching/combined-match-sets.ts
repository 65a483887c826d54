import type { RelatedInternships, NamedTrade } from '../filters/slots.ts';
import { fields } from '../filters/fields.ts';
import { hasAnyCondition, type StatedColumns } from '../filters/stated.ts';
import type { WeightedMatchSet } from './match-sets/intersection.ts';
import {
  eachScore,
  emptyMatchSet,
  placeIn,
  scoreIn,
  type MatchSet,
} from './match-sets/match-set.ts';
import { bestScore, namedAds, type MatchedTerm } from './soft-terms.ts';
import type { TermMatcher } from './term-matcher.ts';
import type { WordTable } from './words/word-table.ts';

/** First word of the job names of internships in the catalogue, folded. */
const internshipWord = 'schulerpraktikum';

/** Scores below and above all scores of words, and one below those of words in descriptions. */
const scores = { near: 1, named: 2, after: 1, mention: 5, before: 110 };

/** Outweighs most texts; with twelve words of a hundred each the sum stays below the limit of sort keys. */
export const preferredWeight = 8;
const preferredScore = 100;

/** The ads that state one of the conditions. */
export function matchConditions(
  mask: number,
  columns: StatedColumns,
  maker: TermMatcher,
): MatchSet {
  const has = hasAnyCondition({ columns }, mask);
  return maker.ofAll({ key: `says ${mask}`, has }, preferredScore);
}

/** Additional score of ads of the named trade. */
const tradeBonus = 8;

/** The same ads, with a higher score for ads of the trade. @param professionOf by doc id */
export function rankByTrade(
  matchSet: MatchSet,
  maker: TermMatcher,
  { key, professions }: NamedTrade,
  professionOf: ArrayLike<number>,
): MatchSet {
  const scoreOf = (docId: number, score: number) =>
    professions.has(professionOf[docId] ?? 0) ? score + tradeBonus : score;
  return maker.fromRecipe({
    key: `of trade ${key} ${matchSet.key}`,
    build: (builder) =>
      eachScore(matchSet, (docId, score) => builder.addMatch(docId, scoreOf(docId, score))),
    scoreOf: (docId) => {
      const score = scoreIn(matchSet, docId);
      return score === 0 ? 0 : scoreOf(docId, score);
    },
  });
}

/** The same ads, none with a higher score than a mention. */
export function limitToMention(matchSet: MatchSet, maker: TermMatcher): MatchSet {
  const scoreOf = (score: number) => Math.min(score, scores.mention);
  return maker.fromRecipe({
    key: `mention ${matchSet.key}`,
    build: (builder) =>
      eachScore(matchSet, (docId, score) => builder.addMatch(docId, scoreOf(score))),
    scoreOf: (docId) => scoreOf(scoreIn(matchSet, docId)),
  });
}

/** The ads that one of the terms names, then ads of occupations related to the terms' meanings. */
export function following(
  terms: readonly MatchedTerm[],
  neighbours: readonly MatchSet[],
  maker: TermMatcher,
): MatchSet {
  const named = terms.map(({ matchSet }) => namedAds(matchSet));
  const keysOf = (sets: readonly MatchSet[]) => sets.map(({ key }) => key).join(' ');
  const isIn = (docId: number) => (set: MatchSet) => placeIn(set, docId) !== -1;
  return maker.fromRecipe({
    key: `following ${keysOf(named)} near ${keysOf(neighbours)}`,
    build: (builder) => {
      for (const { docIds } of named)
        for (const docId of docIds) builder.addMatch(docId, scores.named);
      for (const { docIds } of neighbours)
        for (const docId of docIds) builder.addMatch(docId, scores.near);
    },
    scoreOf: (docId) => {
      if (named.some(isIn(docId))) return scores.named;
      return neighbours.some(isIn(docId)) ? scores.near : 0;
    },
  });
}

/** The internships of the professions. @param professionOf by doc id */
export function internshipsOf(
  { key, professions, isFirst }: RelatedInternships,
  table: WordTable,
  professionOf: ArrayLike<number>,
  maker: TermMatcher,
): MatchSet {
  const score = isFirst ? scores.before : scores.after;
  const word = table.find(internshipWord);
  if (word === undefined) return emptyMatchSet;
  const scoreOf = (docId: number, mask: number) =>
    (mask & fields.jobName) !== 0 && professions.has(professionOf[docId] ?? 0) ? score : 0;
  return maker.fromRecipe({
    key: `internships ${word} ${score} ${key}`,
    build: (builder) => {
      const meet = (docId: number, mask: number) => builder.addMatch(docId, scoreOf(docId, mask));
      table.forEachDocId(word, meet, fields.jobName);
    },
    scoreOf: (docId) => scoreOf(docId, table.maskOf(word, docId)),
    record: () => table.recordDocIds(word, fields.jobName),
  });
}

/** The ads that match all required match sets, and further ads. */
export function unionWith(
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
 * Scores of ads around a place: below the ads of the place, but above ads of the place that hardly match the words, such as a company of that
 * name. If a day is searched, ads without a day are below others.
 */
const aroundScores = { best: 4, other: 3, inside: 5, dated: 100, hardly: 2, following: 1 };

/** Distinguishes ads of a place from ads around it. */
export interface PlaceOrder {
  /** Equal for the same distinction. */
  readonly key: string;
  readonly isInside: (docId: number) => boolean;
  readonly isDated: (docId: number) => boolean;
  /** Whether an ad states the conditions that the best ads around the place need. */
  readonly says: (docId: number) => boolean;
  /** Whether a score says how well an ad matches the words. */
  readonly isOfWords: boolean;
}

/**
 * @param own match set of the search within a place
 * @param others match set of the search around it
 * @param behind ads around it that match the words less well
 */
export function rankInsideFirst(
  own: MatchSet,
  { others, behind }: { readonly others: MatchSet; readonly behind: MatchSet },
  maker: TermMatcher,
  { key, isInside, isDated, says, isOfWords }: PlaceOrder,
): MatchSet {
  const min = isOfWords ? bestScore({ matchSet: own }) / 2 : 0;
  const scoreInside = (docId: number, score: number) => {
    if (score < min) return aroundScores.hardly;
    return isDated(docId) ? aroundScores.dated + (score >> 1) : aroundScores.inside + (score >> 2);
  };
  const scoreAround = (docId: number) =>
    isDated(docId) && says(docId) ? aroundScores.best : aroundScores.other;
  return maker.fromRecipe({
    key: `inside ${key} ${min} ${own.key} ${others.key} ${behind.key}`,
    build: (builder) => {
      eachScore(own, (docId, score) => {
        if (isInside(docId)) builder.addMatch(docId, scoreInside(docId, score));
      });
      for (const docId of others.docIds)
        if (!isInside(docId)) builder.addMatch(docId, scoreAround(docId));
      for (const docId of behind.docIds)
        if (!isInside(docId)) builder.addMatch(docId, aroundScores.following);
    },
    scoreOf: (docId) => {
      if (isInside(docId)) {
        const score = scoreIn(own, docId);
        return score === 0 ? 0 : scoreInside(docId, score);
      }
      if (placeIn(others, docId) !== -1) return scoreAround(docId);
      return placeIn(behind, docId) === -1 ? 0 : aroundScores.following;
    },
  });
}
