import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Sorting } from '@lehrpfad/contract/core/options.ts';
import type { AdDocIds } from '../index/ad-doc-ids.ts';
import { countBoth, eachBit, emptyBits, hasBit, setBit, type Bits } from '../collections/bits.ts';
import { none } from '../index/columns.ts';
import type { AskedSearch } from '../filters/slots.ts';
import type { DocIdSet } from '../filters/filter-sets.ts';
import type { Position } from '../../../../core/distances.ts';
import { emptyMatchSet, type MatchSet } from '../matching/match-sets/match-set.ts';
import type { Intersection, WeightedMatchSet } from '../matching/match-sets/intersection.ts';
import { byDistance, datedFirst, firstOf, keysFor, type Precedence, type Keys } from './order.ts';
import { bandsOf, SpreadPage } from './spread.ts';
import type { SearchArea } from '../filters/search-area.ts';

/** The hits of a search before sorting. Valid until the next search. */
export interface Hits {
  readonly count: number;
  /** Undefined if the text contains no word. */
  readonly matchSets: readonly WeightedMatchSet[] | undefined;
  /** Undefined if no filter is set. */
  readonly within: DocIdSet | undefined;
}

interface PageOptions {
  readonly sort: Sorting;
  /** From 0. */
  readonly first: number;
  readonly query: AskedSearch;
  readonly where: SearchArea;
  readonly comesFirst: Precedence;
}

type Along = Pick<PageOptions, 'where' | 'comesFirst'>;

const size = limits.pageSize;

/** Number of ads after a page that nearly always include one of another company. */
const lookahead = 3 * size;

/** Receives an ad with its relevance, 0 without words; returns false to stop. */
type Visit = (docId: number, relevance: number) => boolean;

interface Cut {
  /** From 0. */
  readonly first: number;
  readonly sort: Sorting;
  /** Whether ads without a start day come after all others. */
  readonly isDatedFirst: boolean;
  /** Set for orders other than relevance and newness. */
  readonly keys?: Keys;
  /** Whether the order was truncated, and more ads would follow. */
  readonly isCutOff?: boolean;
}

/** Counts the hits of a search and cuts one page out of their order, in the cheapest possible way. */
export class ResultPages {
  readonly #ads: AdDocIds;
  readonly #intersection: Intersection;
  /** Reused by every search, because allocating large sets each time causes much garbage collection. Empty between two searches. */
  #set: Bits = emptyBits(0);
  #ordered = new Uint32Array(0);

  constructor(ads: AdDocIds, intersection: Intersection) {
    this.#ads = ads;
    this.#intersection = intersection;
  }

  hits(matchSets: readonly WeightedMatchSet[] | undefined, within: DocIdSet | undefined): Hits {
    return { count: this.#count(matchSets, within), matchSets, within };
  }

  /** The doc ids of one page; the pages of a search together contain every ad exactly once. */
  page(hits: Hits, { sort, first, query, ...by }: PageOptions): number[] {
    if (first >= hits.count) return [];
    const { matchSets } = hits;
    const { from, to } = query.job_start__range ?? {};
    // If a place comes first, its match set has already put ads without a day behind others.
    const startIsFiltered = Boolean(from || to) && query.placeFirst === undefined;
    const along = { first, sort, isDatedFirst: startIsFiltered };
    if (matchSets === undefined && (sort === 'relevance' || sort === 'newest'))
      return this.#along((visit) => this.#eachNewest(hits, (docId) => visit(docId, 0)), along);
    if (matchSets?.length === 1 && sort === 'relevance')
      return this.#along((visit) => eachBest(hits, visit), along);
    return this.#sorted(hits, along, by);
  }

  /** km from the centre to each doc id's ad, to 100 m; undefined without a place, and for an ad without a position. */
  distances(
    docIds: readonly number[],
    centre: Position | undefined,
  ): (number | undefined)[] | undefined {
    if (centre === undefined) return undefined;
    const { position, positions } = this.#ads.columns;
    const kilometres = positions.from(centre);
    return docIds.map((docId) => {
      const number = position[docId] ?? none;
      return number === none ? undefined : Math.round(kilometres(number) * 10) / 10;
    });
  }

  /** Calls `visit` with every hit, in no order. */
  eachHit({ matchSets, within }: Hits, visit: (docId: number) => void): void {
    if (matchSets === undefined) return eachBit(within?.bits ?? this.#ads.alive, visit);
    this.#intersection.intersect(matchSets, within?.bits);
    const { found, count } = this.#intersection;
    for (let at = 0; at < count; at += 1) visit(found[at] ?? 0);
  }

  /** The hits as a new set of bits. */
  bitsOf(hits: Hits): Bits {
    const bits = emptyBits(this.#ads.alive.length * 32);
    this.eachHit(hits, (docId) => setBit(bits, docId));
    return bits;
  }

  #count(matchSets: readonly WeightedMatchSet[] | undefined, within: DocIdSet | undefined): number {
    if (matchSets === undefined) return within?.count ?? this.#ads.size;
    const [first, second] = matchSets;
    if (first === undefined || matchSets.some(({ matchSet }) => matchSet.count === 0)) return 0;
    if (second === undefined) return countWithin(first.matchSet, within?.bits);
    this.#intersection.intersect(matchSets, within?.bits);
    return this.#intersection.count;
  }

  /** Cuts the page out of an order by iterating over it, without reading the rest. */
  #along(each: (visit: Visit) => void, cut: Cut): number[] {
    if (!cut.isDatedFirst) return this.#cut(each, cut);
    const { startDay } = this.#ads.columns;
    const eachDatedFirst = (visit: Visit) => {
      let goesOn = true;
      const visitThose = (isAsked: (day: number) => boolean) =>
        each((docId, relevance) => {
          if (isAsked(startDay[docId] ?? none)) goesOn = visit(docId, relevance);
          return goesOn;
        });
      visitThose((day) => day !== none);
      if (goesOn) visitThose((day) => day === none);
    };
    return this.#cut(eachDatedFirst, cut);
  }

  /** Sorts as many hits as the page needs. */
  #sorted(hits: Hits, { first, sort, isDatedFirst }: Cut, along: Along): number[] {
    // Must come first, since it calculates the relevance of each hit.
    const docIds = this.#newestFirst(hits);
    const { columns } = this.#ads;
    const sums = this.#sumsOf(hits);
    const distances = this.#kilometres(sort, along.where);
    const plain = keysFor(sort, columns, sums, distances);
    const keys = distances ? byDistance(plain, columns, along.comesFirst) : plain;
    const cut = {
      first,
      sort,
      // A search for the nearest ads also wants those without a start day.
      isDatedFirst: isDatedFirst && distances === undefined,
      ...((sort === 'start' || distances) && { keys }),
    };
    const all = cut.isDatedFirst ? datedFirst(keys, columns) : keys;
    const cutFrom = (max: number) => {
      const order = firstOf(docIds, all, max);
      const each = (visit: Visit) => {
        for (const docId of order) if (!visit(docId, sums?.[docId] ?? 0)) return;
      };
      return this.#cut(each, { ...cut, isCutOff: order.length < docIds.length });
    };
    const page = cutFrom(first + size + lookahead);
    return page.length < Math.min(size, docIds.length - first) ? cutFrom(docIds.length) : page;
  }

  /** Cuts the page out of sorted ads, and spreads the ads of one company. */
  #cut(each: (visit: Visit) => void, { first, sort, isDatedFirst, keys, isCutOff }: Cut): number[] {
    const { columns } = this.#ads;
    const page = new SpreadPage(columns.business, first, size);
    let bandOf = keys?.of ?? bandsOf(sort, columns);
    let isUndated = false;
    each((docId, relevance) => {
      if (isDatedFirst && !isUndated && columns.startDay[docId] === none) {
        isUndated = true;
        page.end();
        bandOf = keys?.of ?? bandsOf(sort, columns);
      }
      return page.take(docId, bandOf(docId, relevance));
    });
    if (!isCutOff) page.end();
    return page.docIds;
  }

  #eachNewest({ within }: Hits, visit: (docId: number) => boolean | void): void {
    this.#ads.eachNewestFirst(within?.bits ?? this.#ads.alive, visit);
  }

  /** The hits, newest first. Valid until the next search. */
  #newestFirst(hits: Hits): Uint32Array {
    const { matchSets, within, count } = hits;
    if (this.#ordered.length < count) this.#ordered = new Uint32Array(count + (count >> 1));
    const ordered = this.#ordered;
    let at = 0;
    const put = (docId: number) => {
      ordered[at++] = docId;
    };
    if (matchSets === undefined) this.#eachNewest(hits, put);
    else this.#foundNewestFirst(matchSets, within?.bits, put);
    return ordered.subarray(0, count);
  }

  #foundNewestFirst(
    matchSets: readonly WeightedMatchSet[],
    within: Bits | undefined,
    visit: (docId: number) => void,
  ): void {
    this.#intersection.intersect(matchSets, within);
    const { found, count } = this.#intersection;
    if (this.#set.length !== this.#ads.alive.length)
      this.#set = emptyBits(this.#ads.alive.length * 32);
    for (let at = 0; at < count; at += 1) setBit(this.#set, found[at] ?? 0);
    this.#ads.eachNewestFirst(this.#set, visit);
    for (let at = 0; at < count; at += 1) this.#set[(found[at] ?? 0) >>> 5] = 0;
  }

  #sumsOf({ matchSets }: Hits): Uint16Array | undefined {
    return matchSets === undefined ? undefined : this.#intersection.sums;
  }

  #kilometres(sort: Sorting, { centre, centres }: SearchArea): Float64Array | undefined {
    const from = centres ?? (centre && [centre]);
    if (sort !== 'distance' || from === undefined) return undefined;
    return this.#ads.columns.positions.kilometresFromAny(from);
  }
}

/** Visits the hits of a single word: its match set is already in order. */
function eachBest({ matchSets, within }: Hits, visit: Visit): void {
  const { docIds, runs } = matchSets?.[0]?.matchSet ?? emptyMatchSet;
  let at = 0;
  for (const { score, end } of runs) {
    for (; at < end; at += 1) {
      const docId = docIds[at] ?? 0;
      if ((within === undefined || hasBit(within.bits, docId)) && !visit(docId, score)) return;
    }
  }
}

function countWithin({ count, docIds, byDocId }: MatchSet, within: Bits | undefined): number {
  if (within === undefined) return count;
  if (byDocId) return countBoth(byDocId.bits, within);
  let both = 0;
  for (const docId of docIds) if (hasBit(within, docId)) both += 1;
  return both;
}
