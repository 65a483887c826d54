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
import { kilometresBetween, type Position } from '../../core/distances.ts';
import type { UpcomingEvent } from '../events/store.ts';
import { pictureOf } from '../occupations/picture.ts';
import type { CatalogueName } from './catalogue-store.ts';
import { searchAreaOf } from './engine/filters/search-area.ts';
import type { FindOptions } from './engine/index/search-index.ts';
import type { LiveSearch } from './live-search.ts';

type Place = Pick<SearchFilters, 'city' | 'postcode'>;
type Counts = Omit<SearchOverview, 'new_ads' | 'events' | 'unknown_place'>;

/** More than the distance between any two towns of the country. */
const anywhereKm = 2000;

/** Events within this distance come before the others. */
const nearbyKm = 50;

/** Index of the `created__range` of the last seven days. */
const lastWeek = 3;

const filtersOf = (parameters: SearchParameters) => searchFilters.parse(parameters);

const newest = (today: string): string | undefined => createdRanges(today)[lastWeek];

/** The next events near a place, then the others. */
function nextEvents(
  events: readonly UpcomingEvent[],
  centre: Position | undefined,
): SearchOverview['events'] {
  const measured = events.map(({ latitude, longitude, ...event }) => {
    if (centre === undefined || latitude === null || longitude === null) return event;
    const km = kilometresBetween(centre, { latitude, longitude });
    return { ...event, distance: Math.round(km * 10) / 10 };
  });
  const isNear = ({ distance = Infinity }: SearchOverview['events'][number]) =>
    distance <= nearbyKm;
  const near = measured.filter(isNear);
  const others = measured.filter((event) => !isNear(event));
  return [...near, ...others].slice(0, overviewLimits.events);
}

/** Takes the names with most ads first, but a second one of the same career fields only if no others are left. */
function ofDifferentFields(names: readonly CatalogueName[], max: number): CatalogueName[] {
  const seen = new Set<string>();
  const repeated: CatalogueName[] = [];
  const first = names.filter((name) => {
    const field = name.brafo.join();
    if (!seen.has(field)) return seen.add(field);
    repeated.push(name);
    return false;
  });
  return [...first, ...repeated].slice(0, max);
}

interface OverviewParts {
  readonly search: LiveSearch;
  /** Reads the public events, sorted. */
  readonly events: (now: Date) => Promise<readonly UpcomingEvent[]>;
  readonly clock: Clock;
}

/** The current content of the board; data that does not depend on a town is cached until the index changes. */
export class Overview {
  readonly #search: LiveSearch;
  readonly #events: (now: Date) => Promise<readonly UpcomingEvent[]>;
  readonly #clock: Clock;
  #kept: { state: string; counts: Counts } | undefined;

  constructor({ search, events, clock }: OverviewParts) {
    this.#search = search;
    this.#events = events;
    this.#clock = clock;
  }

  /** @throws 503 until the index has been loaded once */
  async of(place: Place): Promise<SearchOverview> {
    const now = this.#clock();
    const today = berlinDay(now);
    const { index } = this.#search;
    const { state } = this.#search;
    if (this.#kept?.state !== state) this.#kept = { state, counts: this.#count(today) };
    const { centre, isUnknown } = searchAreaOf(filtersOf(place), index.towns);
    const near = centre ? this.#cards({ ...place, created__range: newest(today) }, true) : [];
    return {
      ...this.#kept.counts,
      new_ads: near.length > 0 ? near : this.#cards({}, false),
      events: nextEvents(await this.#events(now), centre),
      ...(isUnknown && { unknown_place: true as const }),
    };
  }

  #count(today: string): Counts {
    const { index } = this.#search;
    const count = (parameters: SearchParameters) => index.count(filtersOf(parameters));
    return {
      count: index.size,
      new_count: count({ created__range: newest(today) }),
      occupations: this.#occupations(),
      starts: [startRanges(today)[1] ?? '', ...usualStarts(today).map(({ range }) => range)]
        .map((range) => ({ range, count: count({ job_start__range: range }) }))
        .filter((start) => start.count > 0),
    };
  }

  /** Occupations with the number of ads that a search for their name finds. */
  #occupations(): SearchOverview['occupations'] {
    const { byJobName } = this.#search.index.stock;
    const adsOf = ({ id }: CatalogueName) => byJobName.get(id) ?? 0;
    const frequent = this.#search.occupations
      .filter((name) => adsOf(name) > 0)
      .toSorted((a, b) => adsOf(b) - adsOf(a));
    return ofDifferentFields(frequent, overviewLimits.occupations)
      .map(({ id, name, brafo }) => ({
        id,
        name,
        picture: pictureAddress(pictureOf(name, brafo)),
        count: this.#search.hitsOf(name),
      }))
      .toSorted((a, b) => b.count - a.count);
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
