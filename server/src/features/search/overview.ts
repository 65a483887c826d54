import {
  createdRanges,
  startRanges,
  usualStarts,
} from '@lehrpfad/contract/core/dates/date-options.ts';
import { pictureAddress } from '@lehrpfad/contract/occupations/pictures.ts';
import { overviewLimits, type SearchOverview } from '@lehrpfad/contract/search/overview.ts';
import type {
  CardPage,
  SearchFilters,
  SearchParameters,
} from '@lehrpfad/contract/search/search.ts';
import { searchFilters } from '@lehrpfad/contract/search/search.ts';
import { berlinDay, type Clock } from '../../core/clock.ts';
import { pictureOf } from '../occupations/picture.ts';
import type { CatalogueName } from './catalogue-store.ts';
import type { FindOptions } from './engine/index/search-index.ts';
import type { LiveSearch } from './live-search.ts';

type Place = Pick<SearchFilters, 'city' | 'postcode'>;
type Counts = Omit<SearchOverview, 'new_ads' | 'unknown_place'>;

/** Farther than any two towns of the country are apart. */
const anywhereKm = 2000;

/** The `created__range` of the last seven days. */
const lastWeek = 3;

const filtersOf = (parameters: SearchParameters) => searchFilters.parse(parameters);

/** Takes the names with most ads first, but a second one of the same career fields only where no others are left. */
function ofDifferentFields(names: readonly CatalogueName[], most: number): CatalogueName[] {
  const seen = new Set<string>();
  const repeated: CatalogueName[] = [];
  const first = names.filter((name) => {
    const field = name.brafo.join();
    if (!seen.has(field)) return seen.add(field);
    repeated.push(name);
    return false;
  });
  return [...first, ...repeated].slice(0, most);
}

/** What there is on the board now; what does not depend on a town is kept until the index changes. */
export class Overview {
  readonly #search: LiveSearch;
  readonly #clock: Clock;
  #kept: { state: string; counts: Counts } | undefined;

  constructor(search: LiveSearch, clock: Clock) {
    this.#search = search;
    this.#clock = clock;
  }

  /** @throws 503 until the index has been loaded once */
  of(place: Place): SearchOverview {
    const today = berlinDay(this.#clock());
    const state = `${today} ${this.#search.index.version}`;
    if (this.#kept?.state !== state) this.#kept = { state, counts: this.#count(today) };
    return { ...this.#kept.counts, ...this.#newAds(place, today) };
  }

  #count(today: string): Counts {
    const { index } = this.#search;
    const count = (parameters: SearchParameters) => index.count(filtersOf(parameters));
    return {
      count: index.size,
      new_count: count({ created__range: createdRanges(today)[lastWeek] }),
      occupations: this.#occupations(),
      starts: [startRanges(today)[1] ?? '', ...usualStarts(today)]
        .map((range) => ({ range, count: count({ job_start__range: range }) }))
        .filter((start) => start.count > 0),
    };
  }

  /** Each with as many ads as a search for its name finds. */
  #occupations(): SearchOverview['occupations'] {
    const { byJobName } = this.#search.index.stock;
    const adsOf = ({ id }: CatalogueName) => byJobName.get(id) ?? 0;
    const frequent = this.#search.occupations
      .filter((name) => adsOf(name) > 0)
      .toSorted((a, b) => adsOf(b) - adsOf(a));
    return ofDifferentFields(frequent, overviewLimits.occupations).map(({ id, name, brafo }) => ({
      id,
      name,
      picture: pictureAddress(pictureOf(name, brafo)),
      count: this.#search.hitsOf(name),
    }));
  }

  #newAds(place: Place, today: string): Pick<SearchOverview, 'new_ads' | 'unknown_place'> {
    const isAsked = place.city !== undefined || place.postcode !== undefined;
    const created = createdRanges(today)[lastWeek];
    const near = isAsked && this.#cards({ ...place, created__range: created }, true);
    if (near && near.length > 0) return { new_ads: near };
    const isUnknown = isAsked && this.#search.index.find(filtersOf(place)).where.isUnknown;
    return {
      new_ads: this.#cards({}, false),
      ...(isUnknown && { unknown_place: true as const }),
    };
  }

  #cards(parameters: SearchParameters, isNear: boolean): SearchOverview['new_ads'] {
    const { index } = this.#search;
    const options: FindOptions = { sort: isNear ? 'distance' : 'newest' };
    const perimeter = isNear ? { perimeter: String(anywhereKm) } : {};
    const found = index.find(filtersOf({ ...parameters, ...perimeter }), options);
    const { results } = JSON.parse(index.answer(found).toString()) as CardPage;
    return results.slice(0, overviewLimits.newAds);
  }
}
