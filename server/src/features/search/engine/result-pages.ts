import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Sorting } from '@lehrpfad/contract/core/options.ts';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { AdSlots } from './ad-slots.ts';
import { countBoth, eachBit, emptyBits, hasBit, setBit, type Bits } from './bits.ts';
import { none } from './columns.ts';
import type { SlotSet } from './filter.ts';
import type { Position } from './geo.ts';
import type { Layer } from './layer.ts';
import type { MeetingPoint, WeightedLayer } from './meeting-point.ts';
import { datedFirst, keysFor, pageOf } from './order.ts';
import type { Whereabouts } from './whereabouts.ts';

/** What a search found, before it is put in order. Valid until the next search. */
export interface Hits {
  readonly count: number;
  /** Undefined where the text holds no word. */
  readonly layers: readonly WeightedLayer[] | undefined;
  /** Undefined where no filter is set. */
  readonly within: SlotSet | undefined;
}

interface PageOptions {
  readonly sort: Sorting;
  /** From 0. */
  readonly first: number;
  readonly query: SearchFilters;
  readonly where: Whereabouts;
}

const size = limits.pageSize;

/** Counts the hits of a search and cuts one page out of their order, by the shortest way there is. */
export class ResultPages {
  readonly #ads: AdSlots;
  readonly #meeting: MeetingPoint;
  /** Used again by every search: large sets made anew each time keep the collector of garbage busy. Empty between two. */
  #set: Bits = emptyBits(0);
  #ordered = new Uint32Array(0);

  constructor(ads: AdSlots, meeting: MeetingPoint) {
    this.#ads = ads;
    this.#meeting = meeting;
  }

  hits(layers: readonly WeightedLayer[] | undefined, within: SlotSet | undefined): Hits {
    return { count: this.#count(layers, within), layers, within };
  }

  /** The slots of one page; the same search never gives an ad twice, and leaves none out. */
  page(hits: Hits, { sort, first, query, where }: PageOptions): number[] {
    if (first >= hits.count) return [];
    const { layers } = hits;
    const { from, to } = query.job_start__range ?? {};
    const startIsFiltered = Boolean(from || to);
    if (layers === undefined && (sort === 'relevance' || sort === 'newest'))
      return this.#along((visit) => this.#eachNewest(hits, visit), first, startIsFiltered);
    if (layers?.length === 1 && sort === 'relevance')
      return this.#along((visit) => eachBest(hits, visit), first, startIsFiltered);
    // First, since it finds out how relevant each is.
    const slots = this.#newestFirst(hits);
    const { columns } = this.#ads;
    const keys = keysFor(sort, columns, this.#sumsOf(hits), this.#kilometres(sort, where));
    return pageOf(slots, startIsFiltered ? datedFirst(keys, columns) : keys, first, size);
  }

  /** km of each slot's ad from there, to 100 m; undefined without a place, and for an ad without a position. */
  distances(
    slots: readonly number[],
    centre: Position | undefined,
  ): (number | undefined)[] | undefined {
    if (centre === undefined) return undefined;
    const { position, positions } = this.#ads.columns;
    const kilometres = positions.from(centre);
    return slots.map((slot) => {
      const number = position[slot] ?? none;
      return number === none ? undefined : Math.round(kilometres(number) * 10) / 10;
    });
  }

  /** Calls back with every hit, in no order. */
  eachHit({ layers, within }: Hits, visit: (slot: number) => void): void {
    if (layers === undefined) return eachBit(within?.bits ?? this.#ads.alive, visit);
    this.#meeting.meet(layers, within?.bits);
    const { found, count } = this.#meeting;
    for (let at = 0; at < count; at += 1) visit(found[at] ?? 0);
  }

  #count(layers: readonly WeightedLayer[] | undefined, within: SlotSet | undefined): number {
    if (layers === undefined) return within?.count ?? this.#ads.size;
    const [first, second] = layers;
    if (first === undefined || layers.some(({ layer }) => layer.count === 0)) return 0;
    if (second === undefined) return countWithin(first.layer, within?.bits);
    this.#meeting.meet(layers, within?.bits);
    return this.#meeting.count;
  }

  /**
   * Cuts the page out of an order by going along it, without looking at the rest.
   * @param startIsFiltered then the ads that do not say when they start come after all others
   */
  #along(
    each: (visit: (slot: number) => boolean) => void,
    first: number,
    startIsFiltered: boolean,
  ): number[] {
    const { startDay } = this.#ads.columns;
    const page: number[] = [];
    let place = 0;
    const put = (slot: number): boolean => {
      if (place >= first) page.push(slot);
      place += 1;
      return page.length < size;
    };
    if (!startIsFiltered) each(put);
    else {
      each((slot) => startDay[slot] === none || put(slot));
      if (page.length < size) each((slot) => startDay[slot] !== none || put(slot));
    }
    return page;
  }

  #eachNewest({ within }: Hits, visit: (slot: number) => boolean | void): void {
    this.#ads.eachNewestFirst(within?.bits ?? this.#ads.alive, visit);
  }

  /** Valid until the next search. */
  #newestFirst(hits: Hits): Uint32Array {
    const { layers, within, count } = hits;
    if (this.#ordered.length < count) this.#ordered = new Uint32Array(count + (count >> 1));
    const ordered = this.#ordered;
    let at = 0;
    const put = (slot: number) => {
      ordered[at++] = slot;
    };
    if (layers === undefined) this.#eachNewest(hits, put);
    else this.#foundNewestFirst(layers, within?.bits, put);
    return ordered.subarray(0, count);
  }

  #foundNewestFirst(
    layers: readonly WeightedLayer[],
    within: Bits | undefined,
    visit: (slot: number) => void,
  ): void {
    this.#meeting.meet(layers, within);
    const { found, count } = this.#meeting;
    if (this.#set.length !== this.#ads.alive.length)
      this.#set = emptyBits(this.#ads.alive.length * 32);
    for (let at = 0; at < count; at += 1) setBit(this.#set, found[at] ?? 0);
    this.#ads.eachNewestFirst(this.#set, visit);
    for (let at = 0; at < count; at += 1) this.#set[(found[at] ?? 0) >>> 5] = 0;
  }

  #sumsOf({ layers }: Hits): Uint16Array | undefined {
    return layers === undefined ? undefined : this.#meeting.sums;
  }

  #kilometres(sort: Sorting, { centre }: Whereabouts): Float64Array | undefined {
    if (sort !== 'distance' || centre === undefined) return undefined;
    return this.#ads.columns.positions.kilometresFrom(centre);
  }
}

/** Of a single word: its layer is in order already. */
function eachBest({ layers, within }: Hits, visit: (slot: number) => boolean): void {
  for (const slot of layers?.[0]?.layer.slots ?? []) {
    if ((within === undefined || hasBit(within.bits, slot)) && !visit(slot)) return;
  }
}

function countWithin({ count, slots, bySlot }: Layer, within: Bits | undefined): number {
  if (within === undefined) return count;
  if (bySlot) return countBoth(bySlot.bits, within);
  let both = 0;
  for (const slot of slots) if (hasBit(within, slot)) both += 1;
  return both;
}
