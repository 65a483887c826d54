import { brafoMask } from '../index/columns.ts';
import { fields, interestScore, quality, matchTypeOf } from '../filters/fields.ts';
import { aboveScore, emptyMatchSet, scoreIn, type MatchSet } from './match-sets/match-set.ts';
import { Intersection, type WeightedMatchSet } from './match-sets/intersection.ts';
import { countedScore } from './match-sets/match-set-builder.ts';
import { UpdatedMatchSets, type Recipe } from './match-sets/updated-match-sets.ts';
import {
  addWordMatches,
  recordWords,
  scoreOfWords,
  type MatchedWords,
} from './words/matched-words.ts';
import type { DocIds } from '../index/doc-ids.ts';
import type { Passes } from '../index/read.ts';
import type { Reads } from '../index/reads.ts';
import type { WordTable } from './words/word-table.ts';

/** Score of a match in prose alone: the parts of a word must match in names and titles. */
const proseScore = 10;

/** Scale of the scores of a whole search relative to scores of a word: 110 times this fits in a byte. */
const rankedScale = 2;
/** Above the scores of following ads. */
const minRanked = 3;

const companyMatchType = matchTypeOf(quality.exact, fields.company);

/** A match set and the weight of its scores in percent. */
interface CountedMatchSet {
  readonly matchSet: MatchSet;
  readonly percent: number;
}

const keyOfCounted = ({ matchSet, percent }: CountedMatchSet) => `${matchSet.key}*${percent}`;

const keyOfWeighted = ({ matchSet, weight, isOptional = false }: WeightedMatchSet) =>
  `${matchSet.key}*${weight}${isOptional ? '?' : ''}`;

/** Makes match sets from words and from other match sets. */
export class TermMatcher {
  readonly #docIds: DocIds;
  readonly #sets: UpdatedMatchSets;
  readonly #intersection: Intersection;
  readonly #reads: Reads;

  constructor(docIds: DocIds, reads: Reads) {
    this.#docIds = docIds;
    this.#reads = reads;
    this.#sets = new UpdatedMatchSets(docIds, reads);
    this.#intersection = new Intersection(docIds);
  }

  /** Bytes of the cached match sets. */
  get keptBytes(): number {
    return this.#sets.bytes;
  }

  forget(): void {
    this.#sets.clear();
  }

  /** The ads that contain the words. */
  ofWords(words: MatchedWords): MatchSet {
    return this.fromRecipe({
      key: `words ${words.name}`,
      matches: words.matches,
      build: (builder) => addWordMatches(words, builder),
      scoreOf: (docId) => scoreOfWords(words, docId),
      record: () => recordWords(words),
    });
  }

  /** The ads of companies whose name contains a word. */
  ofCompanies(table: WordTable, word: string): MatchSet {
    const number = table.find(word);
    return number === undefined
      ? emptyMatchSet
      : this.ofWords({
          table,
          name: `@${word}`,
          matches: [{ word: number, matchType: companyMatchType }],
        });
  }

  /** All ads of a set, with the same score. */
  ofAll({ key, has }: Passes, score: number): MatchSet {
    this.#reads.recordDocIds({ key, has });
    return this.fromRecipe({
      key: `all that ${key} ${score}`,
      build: (builder) => {
        for (let docId = 0; docId < this.#docIds.used; docId += 1)
          if (has(docId)) builder.addMatch(docId, score);
      },
      scoreOf: (docId) => (has(docId) ? score : 0),
    });
  }

  /** A match set of ads whose reads are recorded elsewhere. */
  fromRecipe(recipe: Recipe): MatchSet {
    return this.#sets.of(recipe);
  }

  /** The same, if the score of a single ad cannot be calculated. */
  built(build: Recipe['build']): MatchSet {
    return this.#sets.built(build);
  }

  /** The ads in any of the match sets, with the scores of each weighted by its percentage. */
  any(matchSets: readonly CountedMatchSet[]): MatchSet {
    return this.fromRecipe({
      key: `any ${matchSets.map(keyOfCounted).join(' ')}`,
      build: (builder) => {
        for (const { matchSet, percent } of matchSets) builder.addMatchSet(matchSet, percent);
      },
      scoreOf: (docId) => scoreOfAny(matchSets, docId),
    });
  }

  /** The words themselves, their meanings, and the ads of the career fields that they name. */
  withMeanings(
    own: MatchedWords | readonly MatchSet[],
    meanings: readonly { readonly matchSet: MatchSet; readonly isMain: boolean }[],
    brafoNumbers: readonly number[],
  ): MatchSet {
    const words = 'table' in own ? own : undefined;
    const matchSets = [
      ...('table' in own ? [] : own.map((matchSet) => ({ matchSet, percent: 100 }))),
      ...meanings.map(({ matchSet, isMain }) => ({
        matchSet,
        percent: isMain ? quality.synonym : quality.further,
      })),
    ];
    const wanted = brafoMask(brafoNumbers);
    const hasField = (docId: number) => ((this.#docIds.brafo[docId] ?? 0) & wanted) !== 0;
    if (wanted !== 0) this.#reads.recordDocIds({ key: `brafo ${wanted}`, has: hasField });
    return this.fromRecipe({
      key: `means ${words?.name} ${wanted} ${matchSets.map(keyOfCounted).join(' ')}`,
      matches: words?.matches ?? [],
      build: (builder) => {
        if (words !== undefined) addWordMatches(words, builder);
        for (const { matchSet, percent } of matchSets) builder.addMatchSet(matchSet, percent);
        if (wanted === 0) return;
        this.#docIds.brafo.forEach((mask, docId) => {
          if ((mask & wanted) !== 0) builder.addMatch(docId, interestScore);
        });
      },
      scoreOf: (docId) =>
        Math.max(
          words === undefined ? 0 : scoreOfWords(words, docId),
          scoreOfAny(matchSets, docId),
          hasField(docId) ? interestScore : 0,
        ),
      record: () => words && recordWords(words),
    });
  }

  /** The ads whose names match both parts of a word, for the first split with a match. */
  ofParts(
    splits: Iterable<readonly [head: string, tail: string]>,
    of: (part: string) => MatchSet,
  ): MatchSet {
    for (const [head, tail] of splits) {
      const first = of(head);
      if (aboveScore(first, proseScore).count === 0) continue;
      const both = this.all([first, of(tail)], proseScore);
      if (both.count > 0) return both;
    }
    return emptyMatchSet;
  }

  /** The hits of a search, ranked by the match sets that they must or may match. */
  ranked(matchSets: readonly WeightedMatchSet[]): MatchSet {
    const weights = matchSets.reduce((sum, { weight }) => sum + weight, 0);
    return this.#met(`ranked ${matchSets.map(keyOfWeighted).join(' ')}`, matchSets, (sum) =>
      Math.max(minRanked, Math.round((rankedScale * sum) / weights)),
    );
  }

  /** The ads in all match sets, with their mean score; each score must be above `moreThan`. */
  all(matchSets: readonly MatchSet[], moreThan = 0): MatchSet {
    const [only] = matchSets;
    if (only !== undefined && matchSets.length === 1) return only;
    const strong = matchSets.map((matchSet) => ({
      matchSet: moreThan > 0 ? aboveScore(matchSet, moreThan) : matchSet,
      weight: 1,
    }));
    return this.#met(`all ${strong.map(keyOfWeighted).join(' ')}`, strong, (sum) =>
      Math.round(sum / matchSets.length),
    );
  }

  /** @param scoreOf the score of an ad, calculated from the sum of its scores */
  #met(
    key: string,
    matchSets: readonly WeightedMatchSet[],
    scoreOf: (sum: number) => number,
  ): MatchSet {
    return this.fromRecipe({
      key,
      build: (builder) => {
        this.#intersection.intersect(matchSets);
        const { found, count, sums } = this.#intersection;
        for (let at = 0; at < count; at += 1) {
          const docId = found[at] ?? 0;
          builder.addMatch(docId, scoreOf(sums[docId] ?? 0));
        }
      },
      scoreOf: (docId) => {
        const sum = sumOf(matchSets, docId);
        return sum === 0 ? 0 : scoreOf(sum);
      },
    });
  }
}

function scoreOfAny(matchSets: readonly CountedMatchSet[], docId: number): number {
  let best = 0;
  for (const { matchSet, percent } of matchSets)
    best = Math.max(best, countedScore(scoreIn(matchSet, docId), percent));
  return best;
}

/** The sum of the scores of an ad in all match sets; 0 if it is missing in a required one. */
function sumOf(matchSets: readonly WeightedMatchSet[], docId: number): number {
  let sum = 0;
  let isMet = false;
  for (const { matchSet, weight, isOptional = false } of matchSets) {
    const score = scoreIn(matchSet, docId);
    if (score === 0 && !isOptional) return 0;
    isMet ||= !isOptional;
    sum += score * weight;
  }
  return isMet ? sum : 0;
}
