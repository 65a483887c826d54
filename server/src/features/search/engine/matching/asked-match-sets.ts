import type { AskedSearch } from '../filters/slots.ts';
import { hasAllConditions, type StatedColumns } from '../filters/stated.ts';
import { none, type Columns } from '../index/columns.ts';
import { maskBits } from '../conditions/condition-mask.ts';
import {
  limitToMention,
  following,
  rankInsideFirst,
  internshipsOf,
  unionWith,
  preferredWeight,
  rankByTrade,
  matchConditions,
} from './combined-match-sets.ts';
import type { WeightedMatchSet } from './match-sets/intersection.ts';
import { emptyMatchSet, type MatchSet } from './match-sets/match-set.ts';
import { familyMatchSet } from './neighbours.ts';
import { namedOneByOne, softMatchSets } from './soft-terms.ts';
import { isTask } from '../text/tasks.ts';
import type { Family } from '../text/synonyms.ts';
import type { TextSearch } from './text-search.ts';

type Looked = StatedColumns & Pick<Columns, 'profession' | 'townId' | 'startDay'>;

/*
 * The parts of a cached match set are requested again within its computation, so that its dependencies are recorded.
 */

/** The match sets that a search must or may match; undefined if it has no word. */
export function askedMatchSets(
  asked: AskedSearch,
  text: TextSearch,
  columns: Looked,
): WeightedMatchSet[] | undefined {
  const { search_multi_match: words = '', isSoft, isFollowed, preferred } = asked;
  if (!isSoft) return text.matchSetsOf(words);
  const ofPlace = placeFirstMatchSet(asked, text, columns);
  if (ofPlace !== undefined) return [{ matchSet: ofPlace, weight: 1 }];
  if (isFollowed) return askedMatchSets(withFollowing(asked), text, columns);
  const matchSets = rankedMatchSets(asked, text, columns);
  if (matchSets === undefined) return undefined;
  if (preferred !== undefined) return [...matchSets, ...preferredSets(preferred, text, columns)];
  const further = furtherMatchSet(asked, text, columns);
  if (further !== undefined) return [{ matchSet: further, weight: 1 }];
  const relatedInternships = withRelatedInternships(asked, text, columns);
  if (relatedInternships === undefined) return matchSets;
  const optional = matchSets.filter(({ isOptional }) => isOptional === true);
  return [{ matchSet: relatedInternships, weight: 1 }, ...optional];
}

/** The search for all ads that match the words, even weakly. */
const withFollowing = (asked: AskedSearch): AskedSearch => ({
  ...asked,
  isNamed: false,
  isFollowed: false,
});

function rankedMatchSets(
  asked: AskedSearch,
  text: TextSearch,
  columns: Looked,
): WeightedMatchSet[] | undefined {
  const met = softMatchSets(text.termsOf(asked.search_multi_match ?? ''), asked);
  if (met !== undefined && asked.isLed && asked.isLedAlone) return ledAlone(met, asked, text);
  return met && asked.trade ? withTradeFirst(met, asked, text, columns) : met;
}

/** The same match sets; those that only rank do not score more than a mention. */
const ledAlone = (
  matchSets: readonly WeightedMatchSet[],
  asked: AskedSearch,
  text: TextSearch,
): WeightedMatchSet[] =>
  matchSets.map((one, at) => {
    if (one.isOptional !== true) return one;
    const matchSet = text.kept(`mention ${at} ${keyOf(asked)}`, (maker) => {
      const [own = one] = (
        softMatchSets(text.termsOf(asked.search_multi_match ?? ''), asked) ?? []
      ).slice(at);
      return limitToMention(own.matchSet, maker);
    });
    return { ...one, matchSet };
  });

/** Equal for the same words with the same options. */
const keyOf = ({ search_multi_match: words = '', ...asked }: AskedSearch) =>
  `${asked.isLed === true} ${asked.isLedAlone === true} ${asked.isNamed === true} ${asked.isClosest === true} ${words}`;

/** Ranks ads of the trade before other ads that its name matches equally well. */
function withTradeFirst(
  matchSets: readonly WeightedMatchSet[],
  asked: AskedSearch,
  text: TextSearch,
  { profession }: Looked,
): WeightedMatchSet[] {
  const { search_multi_match: words = '', trade } = asked;
  const [only, second] = matchSets;
  if (trade === undefined || only === undefined || second !== undefined) return [...matchSets];
  const matchSet = text.kept(`trade ${trade.key} ${keyOf(asked)}`, (maker) => {
    const [own = only] = softMatchSets(text.termsOf(words), asked) ?? [];
    return rankByTrade(own.matchSet, maker, trade, profession);
  });
  return [{ ...only, matchSet }];
}

/** The ads that state each of these conditions; they rank before all others, ads with more of the conditions first. */
function preferredSets(mask: number, text: TextSearch, columns: StatedColumns): WeightedMatchSet[] {
  const ones = maskBits(mask);
  const weight = Math.max(1, Math.floor(preferredWeight / ones.length));
  return ones.map((one) => ({
    matchSet: text.kept(`says ${one}`, (maker) => matchConditions(one, columns, maker)),
    weight,
    isOptional: true,
  }));
}

/** The ads that the words match, and internships of the trade's professions; undefined if `relatedInternships` is not set. */
function withRelatedInternships(
  asked: AskedSearch,
  text: TextSearch,
  columns: Looked,
): MatchSet | undefined {
  const { relatedInternships } = asked;
  if (relatedInternships === undefined) return undefined;
  const own = `${relatedInternships.isFirst} ${relatedInternships.key}`;
  const internships = () =>
    text.kept(`internships ${own}`, (maker, table) =>
      internshipsOf(relatedInternships, table, columns.profession, maker),
    );
  return text.kept(`beside ${own} ${keyOf(asked)}`, (maker) =>
    unionWith(rankedMatchSets(asked, text, columns) ?? [], internships(), maker),
  );
}

/** Equal for the same words and the same additional ads. */
const keyOfAll = (asked: AskedSearch) =>
  `${keyOf(asked)} ${asked.trade?.key} ${asked.relatedInternships?.isFirst} ${asked.relatedInternships?.key} ${asked.further} ${asked.preferred}`;

/** The ads of a place, then those around it; undefined if `placeFirst` is not set. */
function placeFirstMatchSet(
  asked: AskedSearch,
  text: TextSearch,
  columns: Looked,
): MatchSet | undefined {
  const { placeFirst, preferred = 0, job_start__range: { from, to } = {} } = asked;
  if (placeFirst === undefined) return undefined;
  const { towns, inside } = placeFirst;
  const around = { ...asked, placeFirst: undefined, isFollowed: false };
  const isOfDay = Boolean(from || to);
  const key = `place ${towns.key} ${isOfDay} ${keyOfAll(inside)} in ${keyOfAll(around)}`;
  return text.kept(key, (maker) => {
    const setOf = (one: AskedSearch) => {
      const [only, ...more] = askedMatchSets(one, text, columns) ?? [];
      // A match set with following ads is already ranked.
      if (only === undefined || more.length === 0) return only?.matchSet ?? emptyMatchSet;
      return maker.ranked([only, ...more]);
    };
    const [own, others, behind] = [setOf(inside), setOf(around), setOf(withFollowing(around))];
    return rankInsideFirst(own, { others, behind }, maker, {
      key: `${towns.key} ${isOfDay} ${preferred}`,
      isInside: (docId) => towns.ids.has(columns.townId[docId] ?? none),
      isDated: (docId) => !isOfDay || columns.startDay[docId] !== none,
      isOfWords: preferred === 0,
      says: hasAllConditions({ columns }, preferred),
    });
  });
}

/** The same ads, then ads that one of the further words names, then ads of related occupations; undefined if there are none. */
function furtherMatchSet(
  asked: AskedSearch,
  text: TextSearch,
  columns: Looked,
): MatchSet | undefined {
  const { further, relatedInternships } = asked;
  if (!further) return undefined;
  const familySet = (family: Family) =>
    text.kept(`family ${family.key}`, (maker) => familyMatchSet(family, maker, text));
  const named = () =>
    text.kept(`further ${further}`, (maker) => {
      const ofWords = () =>
        text.wordsOf(further).map(({ word, written }) => ({
          written,
          matchSet: text.matchSetOfWord(word),
          weight: 1,
          isTask: isTask(written),
        }));
      return following(
        namedOneByOne(text.termsOf(further), ofWords),
        text.familiesOf(further).map(familySet),
        maker,
      );
    });
  const own = `${further} after ${relatedInternships?.isFirst} ${relatedInternships?.key}`;
  return text.kept(`further ${own} ${keyOf(asked)}`, (maker) => {
    const met = withRelatedInternships(asked, text, columns);
    const before = met && [{ matchSet: met, weight: 1 }];
    const first = maker.ranked(before ?? rankedMatchSets(asked, text, columns) ?? []);
    return maker.any([
      { matchSet: first, percent: 100 },
      { matchSet: named(), percent: 100 },
    ]);
  });
}
