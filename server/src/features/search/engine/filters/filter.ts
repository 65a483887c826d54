import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import { slotFilters, type AskedSearch } from './slots.ts';
import type { AdDocIds } from '../index/ad-doc-ids.ts';
import {
  addBits,
  bitsInRange,
  bitsMarked,
  bitsWithMask,
  countBits,
  emptyBits,
  intersection,
  setBit,
  type Bits,
} from '../index/bits.ts';
import { brafoMask, none, regionNumber } from '../index/columns.ts';
import { dayNumber } from '../../../../core/clock.ts';
import { arrayBytes } from '../matching/match-set.ts';
import type { DeniedTexts } from './denied.ts';
import { setLimit } from '../index/memory.ts';
import { LruCache } from '../index/lru-cache.ts';
import type { Whereabouts } from './whereabouts.ts';

/** No day is before or after; that of an ad without one is before. */
const [firstDay, lastDay] = [none + 1, 1 << 30];

/** The filters whose choices are counted; each is left out where its own choices are counted. */
export const facetNames = ['job_type', 'brafo', 'start', 'created'] as const;
export type FacetName = (typeof facetNames)[number];

/** One filter: what it is called in the memory, and the doc ids that pass, worked out only where they are not remembered. */
interface Filter {
  readonly key: string;
  readonly select: () => Bits;
}

/** doc ids that pass, and how many they are. */
export interface DocIdSet {
  readonly bits: Bits;
  readonly count: number;
}

function typeFilter({ job_type__terms: types }: SearchFilters, ads: AdDocIds): Filter | undefined {
  const [only, second] = types ?? [];
  if (only === undefined || second !== undefined) return undefined;
  const type = only === 'praktikum' ? 1 : 2;
  return { key: `type ${type}`, select: () => bitsInRange(ads.columns.type, ads.used, type, type) };
}

function brafoFilter({ brafo_fields: numbers }: SearchFilters, ads: AdDocIds): Filter | undefined {
  if (numbers === undefined || numbers.length === 0) return undefined;
  const wanted = brafoMask(numbers);
  return {
    key: `brafo ${wanted}`,
    select: () => bitsWithMask(ads.columns.brafo, ads.used, wanted),
  };
}

function daysOf(range: SearchFilters['created__range']): [from: number, to: number] | undefined {
  if (!range || (range.from === null && range.to === null)) return undefined;
  return [
    range.from ? Math.max(dayNumber(range.from), firstDay) : firstDay,
    range.to ? dayNumber(range.to) : lastDay,
  ];
}

function startFilter(
  { job_start__range: range }: SearchFilters,
  ads: AdDocIds,
): Filter | undefined {
  const days = daysOf(range);
  if (days === undefined) return undefined;
  const { startDay } = ads.columns;
  return {
    key: `start ${days.join(' ')}`,
    // An ad that does not say when it starts may start then.
    select: () =>
      addBits(
        bitsInRange(startDay, ads.used, ...days),
        bitsInRange(startDay, ads.used, none, none),
      ),
  };
}

function createdFilter(
  { created__range: range }: SearchFilters,
  ads: AdDocIds,
): Filter | undefined {
  const days = daysOf(range);
  if (days === undefined) return undefined;
  const select = () => bitsInRange(ads.columns.publishDay, ads.used, ...days);
  return { key: `created ${days.join(' ')}`, select };
}

const facetFilters: Record<FacetName, (query: SearchFilters, ads: AdDocIds) => Filter | undefined> =
  {
    job_type: typeFilter,
    brafo: brafoFilter,
    start: startFilter,
    created: createdFilter,
  };

function regionFilter({ area_search: area }: SearchFilters, ads: AdDocIds): Filter | undefined {
  if (!area) return undefined;
  const region = regionNumber(area);
  const select = () => bitsInRange(ads.columns.region, ads.used, region, region);
  return { key: `region ${region}`, select };
}

function idFilter({ job_ids: ids }: SearchFilters, ads: AdDocIds): Filter | undefined {
  if (ids === undefined) return undefined;
  const select = () => {
    const bits = emptyBits(ads.alive.length * 32);
    for (const id of ids) {
      const docId = ads.docIdOf(id);
      if (docId !== undefined) setBit(bits, docId);
    }
    return bits;
  };
  return { key: `ids ${ids.join(' ')}`, select };
}

function shownFilter({ shown }: AskedSearch, ads: AdDocIds): Filter | undefined {
  if (shown === undefined) return undefined;
  const { from, to } = shown;
  const select = () => bitsInRange(ads.columns.shownMinute, ads.used, from, to);
  return { key: `shown ${from} ${to}`, select };
}

function placeFilter({ circle, towns }: Whereabouts, ads: AdDocIds): Filter | undefined {
  const { position, positions, townId } = ads.columns;
  if (circle) {
    const { km, latitude, longitude } = circle;
    const inside = () =>
      Uint8Array.from(positions.kilometresFrom(circle), (distance) => (distance <= km ? 1 : 0));
    const select = () => bitsMarked(position, ads.used, inside());
    return { key: `circle ${km} ${latitude} ${longitude}`, select };
  }
  if (towns) {
    const select = () =>
      [...towns].reduce(
        (bits, id) => addBits(bits, bitsInRange(townId, ads.used, id, id)),
        emptyBits(ads.alive.length * 32),
      );
    return { key: `towns ${[...towns].join(' ')}`, select };
  }
  return undefined;
}

function keyOf(filters: readonly (Filter | undefined)[]): string {
  return filters.flatMap((filter) => filter?.key ?? []).join(';');
}

/** Sets of doc ids that pass filters, remembered one by one and together until the next change. */
export class Filters {
  readonly #ads: AdDocIds;
  readonly #texts: () => DeniedTexts;
  readonly #sets = new LruCache<DocIdSet>(({ bits }) => 48 + arrayBytes + bits.byteLength);

  constructor(ads: AdDocIds, texts: () => DeniedTexts) {
    this.#ads = ads;
    this.#texts = texts;
  }

  /** Bytes of what was worked out and is kept. */
  get keptBytes(): number {
    return this.#sets.bytes;
  }

  /** Drops what was worked out before a change. */
  forget(): void {
    this.#sets.clear();
  }

  /**
   * The ads that pass every filter; undefined where none is set, so all do.
   * @param where undefined leaves the place out
   */
  all(query: AskedSearch, where: Whereabouts | undefined): DocIdSet | undefined {
    const ofFacets = facetNames.map((name) => facetFilters[name](query, this.#ads));
    return this.#together([...this.#baseFilters(query, where), ...ofFacets]);
  }

  /** The same for the same filters, and for no others. */
  key(query: AskedSearch, where: Whereabouts): string {
    const ofFacets = facetNames.map((name) => facetFilters[name](query, this.#ads));
    return keyOf([...this.#baseFilters(query, where), ...ofFacets]);
  }

  /** The filters whose choices are not counted: given ads, region, place. */
  base(query: AskedSearch, where: Whereabouts | undefined): DocIdSet | undefined {
    return this.#together(this.#baseFilters(query, where));
  }

  /** One of the filters whose choices are counted. */
  ofFacet(name: FacetName, query: SearchFilters): DocIdSet | undefined {
    return this.#together([facetFilters[name](query, this.#ads)]);
  }

  #baseFilters(query: AskedSearch, where: Whereabouts | undefined): (Filter | undefined)[] {
    return [
      idFilter(query, this.#ads),
      regionFilter(query, this.#ads),
      shownFilter(query, this.#ads),
      where && placeFilter(where, this.#ads),
      ...slotFilters(query, this.#ads, this.#texts()),
    ];
  }

  #together(possible: readonly (Filter | undefined)[]): DocIdSet | undefined {
    const filters = possible.filter((filter) => filter !== undefined);
    const [first, ...others] = filters;
    if (first === undefined) return undefined;
    if (others.length === 0) return this.#setOf(first);
    return this.#remembered(keyOf(filters), () =>
      intersection(this.#setOf(first).bits, ...others.map((other) => this.#setOf(other).bits)),
    );
  }

  #setOf({ key, select }: Filter): DocIdSet {
    return this.#remembered(key, () => intersection(this.#ads.alive, select()));
  }

  #remembered(key: string, work: () => Bits): DocIdSet {
    const known = this.#sets.get(key);
    if (known !== undefined) return known;
    const bits = work();
    const set = { bits, count: countBits(bits) };
    this.#sets.set(key, set, setLimit(this.#ads.used));
    return set;
  }
}
