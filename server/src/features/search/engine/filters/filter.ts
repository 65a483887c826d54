import { numberOfJobType } from '@lehrpfad/contract/core/options.ts';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import { slotFilters, type AskedSearch } from './slots.ts';
import type { AdDocIds } from '../index/ad-doc-ids.ts';
import {
  addBits,
  bitsInRange,
  bitsMarked,
  bitsWithMask,
  emptyBits,
  setBit,
} from '../collections/bits.ts';
import { brafoMask, none, regionNumbers } from '../index/columns.ts';
import type { DeniedTexts } from './denied.ts';
import type { Passes } from '../index/read.ts';
import type { Reads } from '../index/reads.ts';
import { FilterSets, hasAll, keyOf, type DocIdSet, type Filter } from './filter-sets.ts';
import { daysOf, startFilter } from './start-filter.ts';
import type { SearchArea } from './search-area.ts';

/** Filters whose choices are counted; the counts of a filter's own choices ignore that filter. */
export const facetNames = ['job_type', 'brafo', 'start', 'created'] as const;
export type FacetName = (typeof facetNames)[number];

type RangeColumn = 'type' | 'publishDay' | 'shownMinute' | 'region';

/** Filter for ads whose value in a column is between two bounds, both inclusive. */
function inRange(
  key: string,
  ads: AdDocIds,
  column: RangeColumn,
  [from, to]: readonly [from: number, to: number],
) {
  const has = (docId: number) => {
    const value = ads.columns[column][docId] ?? none;
    return value >= from && value <= to;
  };
  return { key, has, select: () => bitsInRange(ads.columns[column], ads.used, from, to) };
}

function typeFilter({ job_type__terms: types }: SearchFilters, ads: AdDocIds): Filter | undefined {
  const [only, second] = types ?? [];
  if (only === undefined || second !== undefined) return undefined;
  const type = numberOfJobType(only);
  return inRange(`type ${type}`, ads, 'type', [type, type]);
}

function brafoFilter({ brafo_fields: numbers }: SearchFilters, ads: AdDocIds): Filter | undefined {
  if (numbers === undefined || numbers.length === 0) return undefined;
  const wanted = brafoMask(numbers);
  return {
    key: `brafo ${wanted}`,
    has: (docId) => ((ads.columns.brafo[docId] ?? 0) & wanted) !== 0,
    select: () => bitsWithMask(ads.columns.brafo, ads.used, wanted),
  };
}

function createdFilter(
  { created__range: range }: SearchFilters,
  ads: AdDocIds,
): Filter | undefined {
  const days = daysOf(range);
  if (days === undefined) return undefined;
  return inRange(`created ${days.join(' ')}`, ads, 'publishDay', days);
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
  const numbers = regionNumbers(area);
  return inRange(`region ${numbers.join(' ')}`, ads, 'region', numbers);
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
  const wanted = new Set(ids);
  const has = (docId: number) => wanted.has(ads.columns.id[docId] ?? 0);
  return { key: `ids ${ids.join(' ')}`, has, select };
}

function shownFilter({ shown }: AskedSearch, ads: AdDocIds): Filter | undefined {
  if (shown === undefined) return undefined;
  const { from, to } = shown;
  return inRange(`shown ${from} ${to}`, ads, 'shownMinute', [from, to]);
}

function placeFilter({ circle, towns }: SearchArea, ads: AdDocIds): Filter | undefined {
  const { position, positions, townId } = ads.columns;
  if (circle) {
    const { km, latitude, longitude } = circle;
    const inside = () =>
      Uint8Array.from(positions.kilometresFrom(circle), (distance) => (distance <= km ? 1 : 0));
    const select = () => bitsMarked(position, ads.used, inside());
    const kilometres = positions.from(circle);
    const has = (docId: number) => {
      const number = ads.columns.position[docId] ?? none;
      return number !== none && kilometres(number) <= km;
    };
    return { key: `circle ${km} ${latitude} ${longitude}`, has, select };
  }
  if (towns) {
    const select = () =>
      [...towns].reduce(
        (bits, id) => addBits(bits, bitsInRange(townId, ads.used, id, id)),
        emptyBits(ads.alive.length * 32),
      );
    const has = (docId: number) => towns.has(ads.columns.townId[docId] ?? none);
    return { key: `towns ${[...towns].join(' ')}`, has, select };
  }
  return undefined;
}

/** Selects the ads that pass the filters of a search. */
export class Filters {
  readonly #ads: AdDocIds;
  readonly #texts: () => DeniedTexts;
  readonly #sets: FilterSets;

  constructor(ads: AdDocIds, texts: () => DeniedTexts, reads: Reads) {
    this.#ads = ads;
    this.#texts = texts;
    this.#sets = new FilterSets(ads, reads);
  }

  /** Bytes of the cached sets. */
  get keptBytes(): number {
    return this.#sets.bytes;
  }

  /** Drops the cached sets. */
  forget(): void {
    this.#sets.clear();
  }

  /**
   * The ads that pass every filter; undefined if no filter is set, which means all ads.
   * @param where undefined ignores the place
   */
  all(query: AskedSearch, where: SearchArea | undefined): DocIdSet | undefined {
    return this.#sets.ofAll(this.#allFilters(query, where));
  }

  /** Cache key: equal for equal filters only. */
  key(query: AskedSearch, where: SearchArea): string {
    return keyOf(this.#allFilters(query, where));
  }

  /** Ads that pass the filters without counted choices: given ads, region, place. */
  base(query: AskedSearch, where: SearchArea | undefined): DocIdSet | undefined {
    return this.#sets.ofAll(this.#baseFilters(query, where));
  }

  /** Check for the ads that `all` contains, including ads added later. */
  passesAll(query: AskedSearch, where: SearchArea | undefined): Passes {
    return passesOf(this.#allFilters(query, where));
  }

  /** Check for the ads that `base` contains, including ads added later. */
  passesBase(query: AskedSearch, where: SearchArea): Passes {
    return passesOf(this.#baseFilters(query, where));
  }

  /** Ads that pass one of the filters with counted choices; undefined if it is not set. */
  ofFacet(name: FacetName, query: SearchFilters): DocIdSet | undefined {
    const filter = facetFilters[name](query, this.#ads);
    return filter && this.#sets.of(filter);
  }

  #allFilters(query: AskedSearch, where: SearchArea | undefined): Filter[] {
    const ofFacets = facetNames.flatMap((name) => facetFilters[name](query, this.#ads) ?? []);
    return [...this.#baseFilters(query, where), ...ofFacets];
  }

  #baseFilters(query: AskedSearch, where: SearchArea | undefined): Filter[] {
    return [
      idFilter(query, this.#ads),
      regionFilter(query, this.#ads),
      shownFilter(query, this.#ads),
      where && placeFilter(where, this.#ads),
      ...slotFilters(query, this.#ads, this.#texts()),
    ].filter((filter) => filter !== undefined);
  }
}

/** If one of the filters has no check of a single ad, every ad may pass. */
function passesOf(filters: readonly Filter[]): Passes {
  const { has = () => true } = hasAll(filters);
  return { key: keyOf(filters), has };
}
