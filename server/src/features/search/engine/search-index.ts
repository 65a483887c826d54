import { limits } from '@lehrpfad/contract/limits.ts';
import type { SearchFilters } from '@lehrpfad/contract/search.ts';
import { queryWords } from './analysis.ts';
import { Columns, noDay } from './columns.ts';
import {
  contentTest,
  kilometresTo,
  nextPerimeter,
  placeTest,
  whereaboutsOf,
  type Whereabouts,
} from './filter.ts';
import { wordMasks, type IndexedAd } from './indexed-ad.ts';
import { matchWords, type Matches } from './ranking.ts';
import { TownDirectory, type Town } from './towns.ts';
import { WordIndex } from './word-index.ts';

/** One page of hits, best first. */
export interface Found {
  readonly count: number;
  readonly hits: readonly { readonly id: number; readonly card: string }[];
  /** km; only for an empty search with a town. */
  readonly nextPerimeter: number | undefined;
}

const compactFrom = 1000;

/**
 * All visible ads in memory, ready to be searched. A cache: it can be thrown away and rebuilt from the
 * database at any time. A replaced ad gets a new slot; dead slots are cleared out when half are dead.
 */
export class SearchIndex {
  #towns: TownDirectory;
  #columns = new Columns();
  #words = new WordIndex();
  /** By slot. */
  #ads: (IndexedAd | undefined)[] = [];
  /** By slot: the card's JSON without its closing brace, so that a distance can be put at its end. */
  #cards: string[] = [];
  #slotOf = new Map<number, number>();
  /** Living slots, newest first; made again when it is asked for after a change. */
  #newest: Int32Array | undefined;
  /** Grows with every change, so that what is derived from the index knows when it is old. */
  version = 0;

  constructor(ads: readonly IndexedAd[], towns: readonly Town[]) {
    this.#towns = new TownDirectory(towns);
    for (const ad of ads) this.#add(ad);
  }

  get size(): number {
    return this.#slotOf.size;
  }

  /** The ads that can be found now, in no order. */
  *ads(): Generator<IndexedAd> {
    for (const slot of this.#slotOf.values()) {
      const ad = this.#ads[slot];
      if (ad) yield ad;
    }
  }

  setTowns(towns: readonly Town[]): void {
    this.#towns = new TownDirectory(towns);
  }

  /** Name of the town that a search names, as the table spells it; undefined for none or an unknown one. */
  townOf({ city, postcode, state }: SearchFilters): string | undefined {
    return city ? this.#towns.find({ city, postcode, state })[0]?.name : undefined;
  }

  /** Takes in what these ids are now; an id without an ad is no longer found. */
  replace(ids: readonly number[], ads: readonly IndexedAd[]): void {
    for (const id of ids) this.#remove(id);
    for (const ad of ads) this.#add(ad);
    this.#newest = undefined;
    this.version += 1;
    if (this.#ads.length - this.#slotOf.size > Math.max(compactFrom, this.#slotOf.size))
      this.#compact();
  }

  /** One page, from 1, of the ads that match; by relevance where there are words, else newest first. */
  find(query: SearchFilters, page: number): Found {
    const where = whereaboutsOf(query, this.#towns);
    const { slots, matches, passes } = this.#candidates(query);
    const near = placeTest(where, this.#columns);
    const hits = slots.filter((slot) => passes(slot) && near(slot));
    const first = (page - 1) * limits.pageSize;
    const ordered = first < hits.length ? this.#inOrder(hits, matches, query) : [];
    return {
      count: hits.length,
      hits: ordered.slice(first, first + limits.pageSize).map((slot) => this.#hit(slot, where)),
      nextPerimeter:
        hits.length === 0 ? this.#nextPerimeter(slots.filter(passes), where) : undefined,
    };
  }

  /** Every match that has a position, as JSON of an array. */
  points(query: SearchFilters): string {
    const near = placeTest(whereaboutsOf(query, this.#towns), this.#columns);
    const { slots, passes } = this.#candidates(query);
    const points: string[] = [];
    for (const slot of slots) {
      const card = this.#ads[slot]?.card;
      if (!card?.geo_data || !passes(slot) || !near(slot)) continue;
      const { id, job_type_int, geo_data } = card;
      points.push(
        `{"id":${id},"job_type_int":${job_type_int},"geo_data":[${geo_data[0]},${geo_data[1]}]}`,
      );
    }
    return `[${points.join(',')}]`;
  }

  #candidates(query: SearchFilters): {
    slots: readonly number[];
    matches: Matches | undefined;
    passes: (slot: number) => boolean;
  } {
    const words = queryWords(query.search_multi_match ?? '').slice(0, limits.wordsPerSearch);
    const matches = matchWords(this.#words, words, this.#columns.alive);
    return {
      slots: matches?.slots ?? [...this.#slotsNewestFirst()],
      matches,
      passes: contentTest(query, this.#columns),
    };
  }

  #slotsNewestFirst(): Int32Array {
    if (this.#newest) return this.#newest;
    const { publishDay, id } = this.#columns;
    this.#newest = Int32Array.from(this.#slotOf.values()).sort(
      (a, b) => (publishDay[b] ?? 0) - (publishDay[a] ?? 0) || (id[b] ?? 0) - (id[a] ?? 0),
    );
    return this.#newest;
  }

  /** A total order, so that no page repeats or skips an ad. */
  #inOrder(hits: readonly number[], matches: Matches | undefined, query: SearchFilters): number[] {
    const { publishDay, id, startDay } = this.#columns;
    const { from, to } = query.job_start__range ?? { from: null, to: null };
    const startFirst = from !== null || to !== null;
    const undated = (slot: number) => (startFirst && startDay[slot] === noDay ? 1 : 0);
    const score = (slot: number) => matches?.scores[slot] ?? 0;
    return [...hits].sort(
      (a, b) =>
        undated(a) - undated(b) ||
        score(b) - score(a) ||
        (publishDay[b] ?? 0) - (publishDay[a] ?? 0) ||
        (id[b] ?? 0) - (id[a] ?? 0),
    );
  }

  #hit(slot: number, { centre }: Whereabouts): { id: number; card: string } {
    const km = centre ? kilometresTo(centre, this.#columns, slot) : NaN;
    const distance = Number.isNaN(km) ? '' : `,"distance":${Math.round(km * 10) / 10}`;
    return { id: this.#columns.id[slot] ?? 0, card: `${this.#cards[slot]}${distance}}` };
  }

  #nextPerimeter(slots: readonly number[], { centre, circle }: Whereabouts): number | undefined {
    if (!centre) return undefined;
    const nearest = slots.reduce((least, slot) => {
      const km = kilometresTo(centre, this.#columns, slot);
      return km < least ? km : least;
    }, Infinity);
    return nextPerimeter(circle?.km ?? 0, nearest);
  }

  #add(ad: IndexedAd): void {
    const slot = this.#ads.length;
    this.#ads.push(ad);
    this.#cards.push(JSON.stringify(ad.card).slice(0, -1));
    this.#columns.set(slot, ad, ad.townId === null ? undefined : this.#towns.get(ad.townId));
    this.#words.add(slot, wordMasks(ad));
    this.#slotOf.set(ad.card.id, slot);
  }

  #remove(id: number): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    this.#slotOf.delete(id);
    this.#columns.alive[slot] = 0;
    this.#ads[slot] = undefined;
    this.#cards[slot] = '';
  }

  #compact(): void {
    const living = [...this.ads()];
    this.#columns = new Columns();
    this.#words = new WordIndex();
    this.#ads = [];
    this.#cards = [];
    this.#slotOf = new Map();
    for (const ad of living) this.#add(ad);
  }
}
