import {
  createdRanges,
  startRanges,
  usualStarts,
} from '@lehrpfad/contract/core/dates/date-options.ts';
import { holidayStarts } from '@lehrpfad/contract/core/dates/school-holidays.ts';
import type { Sorting } from '@lehrpfad/contract/core/options.ts';
import type { Facets } from '@lehrpfad/contract/search/guidance.ts';
import { perimeters, searchFilters, type SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { IndexedAd } from '../index/indexed-ad.ts';
import {
  isSet,
  passesContent,
  placeOf,
  plainKilometres,
  type Point,
} from './oracle-filters.fixture.ts';
import type { Scores } from './oracle-texts.fixture.ts';
import { PlainWords } from './oracle-words.fixture.ts';
import type { Town } from '../filters/towns.ts';
import type { VocabularyEntry } from '../text/vocabulary.ts';

/** Lexicographic, ascending. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, place) => value !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Distance in km, rounded to 100 m. */
function shownDistance(from: Point | undefined, { card }: IndexedAd): number | undefined {
  if (!from || !card.geo_data) return undefined;
  return Math.round(plainKilometres(from, card.geo_data) * 10) / 10;
}

/**
 * Repeatedly takes the first ad that is not the third consecutive one of a business, or the first of all if there is none.
 * @param bands sorted bands of ads; ads of one band stay together
 */
function spread(bands: readonly (readonly IndexedAd[])[]): IndexedAd[] {
  const ordered: IndexedAd[] = [];
  const businessOf = ({ accountId, companyId }: IndexedAd) =>
    accountId ? `account ${accountId}` : `company ${companyId}`;
  const isThird = (ad: IndexedAd) =>
    ordered.length > 1 &&
    ordered.slice(-2).every((before) => businessOf(before) === businessOf(ad));
  for (const band of bands) {
    const rest = [...band];
    while (rest.length > 0) {
      const at = rest.findIndex((ad) => !isThird(ad));
      ordered.push(...rest.splice(Math.max(at, 0), 1));
    }
  }
  return ordered;
}

/** All results of the index, calculated by a loop over all ads. */
export class Oracle {
  readonly #ads: readonly IndexedAd[];
  readonly towns: readonly Town[];
  readonly words: PlainWords;

  constructor(
    ads: readonly IndexedAd[],
    towns: readonly Town[],
    entries: readonly VocabularyEntry[],
    catalogue: readonly string[],
  ) {
    this.#ads = ads;
    this.towns = towns;
    this.words = new PlainWords(ads, entries, catalogue);
  }

  /** All hits, sorted. */
  find(query: SearchFilters, sort: Sorting): IndexedAd[] {
    const relevance = this.#relevance(query);
    const { centre, passes } = placeOf(query, this.towns);
    const keyOf = (ad: IndexedAd): number => {
      const { job_start: start } = ad.card;
      if (sort === 'relevance') return -(relevance?.get(ad) ?? 0);
      if (sort === 'start') return start === null ? Infinity : Date.parse(start);
      if (sort === 'distance' && centre) return shownDistance(centre, ad) ?? Infinity;
      return 0;
    };
    const isByDistance = sort === 'distance' && centre !== undefined;
    const keysOf = (ad: IndexedAd) => [
      isSet(query.job_start__range) && !isByDistance && ad.card.job_start === null ? 1 : 0,
      keyOf(ad),
      ad.card.publish_date === null ? Infinity : -Date.parse(ad.card.publish_date),
      -ad.card.id,
    ];
    const hits = this.#hits(query, relevance)
      .filter(passes)
      .map((ad) => ({ ad, keys: keysOf(ad) }))
      .sort((a, b) => compareLists(a.keys, b.keys));
    /** The best relevance of the dated ads, and of the undated ones. */
    const best = (undated: number | undefined) =>
      Math.max(...hits.flatMap(({ keys }) => (keys[0] === undated ? -(keys[1] ?? 0) : [])));
    const bandOf = ([undated, key, published]: readonly number[]): string => {
      if (sort === 'newest' || (sort === 'distance' && !isByDistance))
        return `${undated} ${published}`;
      if (sort !== 'relevance' || !relevance) return `${undated} ${key}`;
      return `${undated} ${Math.floor(Math.log2(best(undated) / -(key ?? 0)))}`;
    };
    const bands = Map.groupBy(hits, ({ keys }) => bandOf(keys));
    return spread([...bands.values()].map((band) => band.map(({ ad }) => ad)));
  }

  count(query: SearchFilters): number {
    return this.#hits(query).filter(placeOf(query, this.towns).passes).length;
  }

  /** Displayed distance of each ad in km. */
  distances(ads: readonly IndexedAd[], query: SearchFilters): (number | undefined)[] {
    const { centre } = placeOf(query, this.towns);
    return ads.map((ad) => shownDistance(centre, ad));
  }

  /** Number of ads of the same search for every choice of every filter. */
  facets(query: SearchFilters, today: string): Facets {
    const met = this.#textHits(query).filter(placeOf(query, this.towns).passes);
    const countWith = (choice: Parameters<typeof searchFilters.parse>[0]) => {
      const chosen = { ...query, ...searchFilters.parse(choice) };
      return met.filter((ad) => passesContent(ad, chosen, this.towns)).length;
    };
    return {
      job_type: (['praktikum', 'ausbildung'] as const).map((value) => ({
        value,
        count: countWith({ job_type__terms: value }),
      })),
      brafo_fields: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((value) => ({
        value,
        count: countWith({ brafo_fields: String(value) }),
      })),
      start: startRanges(today).map((range, value) => ({
        value,
        range,
        count: countWith({ job_start__range: range || '__' }),
      })),
      created: createdRanges(today).map((range, value) => ({
        value,
        range,
        count: countWith({ created__range: range || '__' }),
      })),
      usual_start: [...usualStarts(today), ...holidayStarts(today)].map(({ label, range }) => ({
        value: range,
        label,
        count: countWith({ job_start__range: range }),
      })),
    };
  }

  /** Perimeter in km that reaches the nearest ad of the same search without its place; for searches without hits. */
  nextPerimeter(query: SearchFilters): number | undefined {
    const { centre } = placeOf(query, this.towns);
    if (!centre) return undefined;
    const anywhere = this.#hits(query);
    const reaches = (km: number, place: Point | null) =>
      place !== null && plainKilometres(centre, place) <= km;
    return perimeters.find(
      ({ km }) =>
        km > (query.location__geo_distance?.km ?? 0) &&
        anywhere.some(({ card }) => reaches(km, card.geo_data)),
    )?.km;
  }

  #relevance(query: SearchFilters): Scores | undefined {
    return this.words.relevance(query.search_multi_match ?? '');
  }

  #textHits(query: SearchFilters, relevance = this.#relevance(query)): IndexedAd[] {
    return relevance ? [...relevance.keys()] : [...this.#ads];
  }

  /** Hits regardless of the place. */
  #hits(query: SearchFilters, relevance = this.#relevance(query)): IndexedAd[] {
    return this.#textHits(query, relevance).filter((ad) => passesContent(ad, query, this.towns));
  }
}
