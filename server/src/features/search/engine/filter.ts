import type { SearchFilters } from '@lehrpfad/contract/search.ts';
import type { AdSlots } from './ad-slots.ts';
import { countBits, emptyBits, intersection, setBit, type Bits } from './bits.ts';
import { brafoMask, none, regionNumber } from './columns.ts';
import { dayNumber } from './geo.ts';
import { Recent } from './recent.ts';
import type { Whereabouts } from './whereabouts.ts';

/** Memory for sets: so many bytes, and so many more for each slot. */
const setMemory = { bytes: 4 << 20, bytesPerSlot: 64 };

/** The filters whose choices are counted; each is left out where its own choices are counted. */
export const facetNames = ['job_type', 'brafo', 'start', 'created'] as const;
export type FacetName = (typeof facetNames)[number];

/** One filter: what it is called in the memory, and the test of a slot, made only where the set is not remembered. */
interface Filter {
  readonly key: string;
  readonly test: () => (slot: number) => boolean;
}

/** Slots that pass, and how many they are. */
export interface SlotSet {
  readonly bits: Bits;
  readonly count: number;
}

function typeFilter(
  { job_type__terms: types }: SearchFilters,
  { columns }: AdSlots,
): Filter | undefined {
  const [only, second] = types ?? [];
  if (only === undefined || second !== undefined) return undefined;
  const type = only === 'praktikum' ? 1 : 2;
  return { key: `type ${type}`, test: () => (slot) => columns.type[slot] === type };
}

function brafoFilter(
  { brafo_fields: numbers }: SearchFilters,
  { columns }: AdSlots,
): Filter | undefined {
  if (numbers === undefined || numbers.length === 0) return undefined;
  const wanted = brafoMask(numbers);
  return {
    key: `brafo ${wanted}`,
    test: () => (slot) => ((columns.brafo[slot] ?? 0) & wanted) !== 0,
  };
}

function daysOf(range: SearchFilters['created__range']): [from: number, to: number] | undefined {
  if (!range || (range.from === null && range.to === null)) return undefined;
  return [
    range.from ? dayNumber(range.from) : -Infinity,
    range.to ? dayNumber(range.to) : Infinity,
  ];
}

function startFilter(
  { job_start__range: range }: SearchFilters,
  { columns }: AdSlots,
): Filter | undefined {
  const days = daysOf(range);
  if (days === undefined) return undefined;
  const [from, to] = days;
  const test = () => (slot: number) => {
    const day = columns.startDay[slot] ?? none;
    // An ad that does not say when it starts may start then.
    return day === none || (day >= from && day <= to);
  };
  return { key: `start ${from} ${to}`, test };
}

function createdFilter(
  { created__range: range }: SearchFilters,
  { columns }: AdSlots,
): Filter | undefined {
  const days = daysOf(range);
  if (days === undefined) return undefined;
  const [from, to] = days;
  const test = () => (slot: number) => {
    const day = columns.publishDay[slot] ?? none;
    return day !== none && day >= from && day <= to;
  };
  return { key: `created ${from} ${to}`, test };
}

const facetFilters: Record<FacetName, (query: SearchFilters, ads: AdSlots) => Filter | undefined> =
  {
    job_type: typeFilter,
    brafo: brafoFilter,
    start: startFilter,
    created: createdFilter,
  };

function regionFilter(
  { area_search: area }: SearchFilters,
  { columns }: AdSlots,
): Filter | undefined {
  if (!area) return undefined;
  const region = regionNumber(area);
  return { key: `region ${region}`, test: () => (slot) => columns.region[slot] === region };
}

function idFilter({ job_ids: ids }: SearchFilters, { columns }: AdSlots): Filter | undefined {
  if (ids === undefined) return undefined;
  const test = () => {
    const wanted = new Set(ids);
    return (slot: number) => wanted.has(columns.id[slot] ?? 0);
  };
  return { key: `ids ${ids.join(' ')}`, test };
}

function placeFilter({ circle, towns }: Whereabouts, { columns }: AdSlots): Filter | undefined {
  if (circle) {
    const { km, latitude, longitude } = circle;
    const test = () => {
      const distances = columns.positions.kilometresFrom(circle);
      return (slot: number) => (distances[columns.position[slot] ?? none] ?? Infinity) <= km;
    };
    return { key: `circle ${km} ${latitude} ${longitude}`, test };
  }
  if (towns) {
    const key = `towns ${[...towns].join(' ')}`;
    return { key, test: () => (slot) => towns.has(columns.townId[slot] ?? none) };
  }
  return undefined;
}

/** Sets of slots that pass filters, remembered one by one and together until the next change. */
export class Filters {
  readonly #ads: AdSlots;
  readonly #sets = new Recent<SlotSet>(({ bits }) => bits.byteLength + 200);

  constructor(ads: AdSlots) {
    this.#ads = ads;
  }

  /** Drops what was worked out before a change. */
  forget(): void {
    this.#sets.clear();
  }

  /**
   * The ads that pass every filter; undefined where none is set, so all do.
   * @param where undefined leaves the place out
   */
  all(query: SearchFilters, where: Whereabouts | undefined): SlotSet | undefined {
    const ofFacets = facetNames.map((name) => facetFilters[name](query, this.#ads));
    return this.#together([...this.#baseFilters(query, where), ...ofFacets]);
  }

  /** The filters whose choices are not counted: given ads, region, place. */
  base(query: SearchFilters, where: Whereabouts | undefined): SlotSet | undefined {
    return this.#together(this.#baseFilters(query, where));
  }

  /** One of the filters whose choices are counted. */
  ofFacet(name: FacetName, query: SearchFilters): SlotSet | undefined {
    return this.#together([facetFilters[name](query, this.#ads)]);
  }

  /** The ads that say when they start. */
  get dated(): SlotSet {
    const { startDay } = this.#ads.columns;
    return this.#setOf({ key: 'dated', test: () => (slot) => startDay[slot] !== none });
  }

  #baseFilters(query: SearchFilters, where: Whereabouts | undefined): (Filter | undefined)[] {
    return [
      idFilter(query, this.#ads),
      regionFilter(query, this.#ads),
      where && placeFilter(where, this.#ads),
    ];
  }

  #together(possible: readonly (Filter | undefined)[]): SlotSet | undefined {
    const filters = possible.filter((filter) => filter !== undefined);
    const [first, ...others] = filters;
    if (first === undefined) return undefined;
    if (others.length === 0) return this.#setOf(first);
    return this.#remembered(filters.map(({ key }) => key).join(';'), () =>
      intersection(this.#setOf(first).bits, ...others.map((other) => this.#setOf(other).bits)),
    );
  }

  #setOf({ key, test }: Filter): SlotSet {
    return this.#remembered(key, () => {
      const { used, alive } = this.#ads;
      const bits = emptyBits(alive.length * 32);
      const passes = test();
      for (let slot = 0; slot < used; slot += 1) if (passes(slot)) setBit(bits, slot);
      return intersection(bits, alive);
    });
  }

  #remembered(key: string, work: () => Bits): SlotSet {
    const known = this.#sets.get(key);
    if (known !== undefined) return known;
    const bits = work();
    const set = { bits, count: countBits(bits) };
    this.#sets.set(key, set, setMemory.bytes + setMemory.bytesPerSlot * this.#ads.used);
    return set;
  }
}
