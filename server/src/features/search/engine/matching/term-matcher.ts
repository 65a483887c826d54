import { brafoMask } from '../index/columns.ts';
import { fields, interestScore, quality, wayOf } from '../filters/fields.ts';
import { emptyMatchSet, MatchSetBuilder, type MatchSet } from './match-sets/match-set.ts';
import { Intersection, type WeightedMatchSet } from './match-sets/intersection.ts';
import type { Meeting } from './meetings.ts';
import type { DocIds } from '../index/doc-ids.ts';
import type { Passes } from '../index/read.ts';
import type { Reads } from '../index/reads.ts';
import type { WordTable } from './words/word-table.ts';

/** What prose alone is worth: the parts of a word must be met in names and titles. */
const proseScore = 10;

/** How much finer scores of a whole search are than those of a word: 110 of these fit in a byte. */
const rankedScale = 2;
/** Above what only follows. */
const leastRanked = 3;

const companyWay = wayOf(quality.exact, fields.company);

/** Words of the index that answer a word of the query. */
export interface MetWords {
  readonly table: WordTable;
  readonly meetings: readonly Meeting[];
}

/** Makes match sets out of words and out of other match sets. */
export class TermMatcher {
  readonly #docIds: DocIds;
  readonly #builder: MatchSetBuilder;
  readonly #meeting: Intersection;
  readonly #reads: Reads;

  constructor(docIds: DocIds, reads: Reads) {
    this.#docIds = docIds;
    this.#reads = reads;
    this.#builder = new MatchSetBuilder(docIds);
    this.#meeting = new Intersection(docIds);
  }

  /** The ads in which the words stand. */
  ofWords(words: MetWords): MatchSet {
    this.#builder.begin();
    this.#meetWords(words);
    return this.#builder.build();
  }

  /** The ads of companies whose name has a word. */
  ofCompanies(table: WordTable, word: string): MatchSet {
    const number = table.find(word);
    return number === undefined
      ? emptyMatchSet
      : this.ofWords({ table, meetings: [{ word: number, way: companyWay }] });
  }

  /** All of these ads, with the same score. */
  ofAll(passes: Passes, score: number): MatchSet {
    this.#reads.recordDocIds(passes);
    return this.ofDocIds((meet) => {
      for (let docId = 0; docId < this.#docIds.used; docId += 1)
        if (passes.has(docId)) meet(docId, score);
    });
  }

  /** @param work calls back with ads of which it is noted otherwise that they were looked at, and their scores */
  ofDocIds(work: (meet: (docId: number, score: number) => void) => void): MatchSet {
    const builder = this.#builder;
    builder.begin();
    work((docId, score) => builder.meet(docId, score));
    return builder.build();
  }

  /** The ads that any of the match sets meets, each match set counting for so many percent. */
  any(matchSets: readonly { readonly matchSet: MatchSet; readonly percent: number }[]): MatchSet {
    this.#builder.begin();
    for (const { matchSet, percent } of matchSets) this.#builder.meetMatchSet(matchSet, percent);
    return this.#builder.build();
  }

  /** Words as they are, what they stand for, and the ads of the career fields that they name. */
  withMeanings(
    own: MetWords | readonly MatchSet[],
    meanings: readonly { readonly matchSet: MatchSet; readonly isMain: boolean }[],
    brafoNumbers: readonly number[],
  ): MatchSet {
    const builder = this.#builder;
    builder.begin();
    if ('table' in own) this.#meetWords(own);
    else for (const matchSet of own) builder.meetMatchSet(matchSet, 100);
    for (const { matchSet, isMain } of meanings)
      builder.meetMatchSet(matchSet, isMain ? quality.synonym : quality.further);
    if (brafoNumbers.length > 0) {
      const wanted = brafoMask(brafoNumbers);
      const { brafo } = this.#docIds;
      const has = (docId: number) => ((this.#docIds.brafo[docId] ?? 0) & wanted) !== 0;
      this.#reads.recordDocIds({ key: `brafo ${wanted}`, has });
      for (let docId = 0; docId < brafo.length; docId += 1) {
        if (((brafo[docId] ?? 0) & wanted) !== 0) builder.meet(docId, interestScore);
      }
    }
    return builder.build();
  }

  /** The ads whose names meet both parts of a word, by the first way of parting it that any ad meets. */
  ofParts(
    partings: Iterable<readonly [head: string, tail: string]>,
    of: (part: string) => MatchSet,
  ): MatchSet {
    for (const [head, tail] of partings) {
      const first = of(head);
      if (above(first, proseScore).count === 0) continue;
      const both = this.all([first, of(tail)], proseScore);
      if (both.count > 0) return both;
    }
    return emptyMatchSet;
  }

  /** The ads that a search finds, as match sets must or may be met, in the same order. */
  ranked(matchSets: readonly WeightedMatchSet[]): MatchSet {
    this.#meeting.meet(matchSets);
    const { found, count, sums } = this.#meeting;
    const weights = matchSets.reduce((sum, { weight }) => sum + weight, 0);
    this.#builder.begin();
    for (let at = 0; at < count; at += 1) {
      const docId = found[at] ?? 0;
      const score = Math.round((rankedScale * (sums[docId] ?? 0)) / weights);
      this.#builder.meet(docId, Math.max(leastRanked, score));
    }
    return this.#builder.build();
  }

  #meetWords({ table, meetings }: MetWords): void {
    const builder = this.#builder;
    for (const { word, way } of meetings) {
      const { scores, fields: counted } = way;
      table.forEachDocId(word, (docId, mask) => builder.meet(docId, scores[mask] ?? 0), counted);
    }
  }

  /** The ads that all match sets meet, with their mean score; each must be above `moreThan`. */
  all(matchSets: readonly MatchSet[], moreThan = 0): MatchSet {
    const [only] = matchSets;
    if (only !== undefined && matchSets.length === 1) return only;
    const strong = matchSets.map((matchSet) => ({
      matchSet: moreThan > 0 ? above(matchSet, moreThan) : matchSet,
      weight: 1,
    }));
    this.#meeting.meet(strong);
    const { found, count, sums } = this.#meeting;
    this.#builder.begin();
    for (let at = 0; at < count; at += 1) {
      const docId = found[at] ?? 0;
      this.#builder.meet(docId, Math.round((sums[docId] ?? 0) / matchSets.length));
    }
    return this.#builder.build();
  }
}

/** The part of a match set whose scores are higher; runs come best first. */
export function above({ docIds, runs }: MatchSet, score: number): MatchSet {
  const kept = runs.filter((run) => run.score > score);
  const count = kept.at(-1)?.end ?? 0;
  return { count, docIds: docIds.subarray(0, count), runs: kept, byDocId: undefined };
}
