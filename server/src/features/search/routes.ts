import type { CardPage } from '@lehrpfad/contract/search/search.ts';
import { searchEvents } from '@lehrpfad/contract/search/event-search.ts';
import { countNewAds } from '@lehrpfad/contract/search/new-ads.ts';
import { searchOverview } from '@lehrpfad/contract/search/overview.ts';
import { mapPoints, searchJobAds } from '@lehrpfad/contract/search/search.ts';
import {
  suggestAll,
  suggestCompanies,
  suggestJobNames,
  suggestProfessions,
} from '@lehrpfad/contract/search/suggestions.ts';
import type { Api, Call } from '../../core/http/api.ts';
import { RawResponse, jsonType } from '../../core/http/raw-response.ts';
import { callerAddress } from '../../core/security/caller-address.ts';
import { berlinDay, type Clock } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import { publicEvents, upcomingEvents } from '../events/store.ts';
import { publicJobAds } from '../job-ads/store.ts';
import { searchCounter, type CountShown, type Counting } from './search-counts.ts';
import type { Found } from './engine/index/search-index.ts';
import { findEvents } from './events/event-search.ts';
import type { LiveSearch } from './live-search.ts';
import type { Understood } from './understanding/planning/asked-search.ts';
import { MapPoints } from './map-points.ts';
import { findNewAds, knownUntil } from './new-ads.ts';
import { Overview } from './overview.ts';

type Guidance = Pick<
  CardPage,
  | 'unknown_place'
  | 'next_perimeter'
  | 'facets'
  | 'nearest'
  | 'understood'
  | 'ignored'
  | 'left_out'
  | 'preferred'
>;
type SearchQuery = Call<typeof searchJobAds>['query'];
type Query = Parameters<LiveSearch['fallbacks']>[0] & { page: number; facets?: '1' | undefined };

/** How the text was parsed; undefined if it is searched unchanged. */
function readingOf({
  slots,
  ignored,
  leftOut,
  preferred = [],
  guessed = [],
}: Understood): Guidance {
  const understood = [
    ...slots.map(({ label, wish, without }) => ({ label, kind: wish.kind, without })),
    ...guessed.map(({ written, meant, without }) => ({
      label: `„${written}“ als „${meant}“`,
      kind: 'spelling' as const,
      without,
    })),
  ];
  return {
    ...(understood.length > 0 && { understood }),
    ...(ignored.length > 0 && { ignored: [...ignored] }),
    ...(leftOut.length > 0 && { left_out: [...leftOut] }),
    ...(preferred.length > 0 && { preferred: [...preferred] }),
  };
}

/** Additional members of the response: counts if requested, and fallbacks for an empty result. */
function guidance(
  search: LiveSearch,
  query: Query,
  { count, where, understood }: Found & { understood: Understood },
  clock: Clock,
): Guidance | undefined {
  const isDeadEnd = count === 0 && query.page === 1;
  const reading = readingOf(understood);
  const { asked } = understood;
  if (!isDeadEnd && !query.facets) return reading;
  return {
    ...reading,
    ...(isDeadEnd && where.isUnknown && { unknown_place: true }),
    ...(isDeadEnd && { next_perimeter: search.index.nextPerimeter(asked) }),
    ...(query.facets && {
      facets: search.index.facets(asked, berlinDay(clock()), search.schoolPeriods),
    }),
    ...(isDeadEnd && !query.job_ids && { nearest: search.fallbacks(query) }),
  };
}

/** Members of a JSON object, each preceded by a comma. */
function membersOf(more: Guidance | undefined): string {
  const members = more && JSON.stringify(more).slice(1, -1);
  return members ? `,${members}` : '';
}

interface SearchParts {
  readonly search: LiveSearch;
  readonly db: Queries;
  readonly clock: Clock;
  readonly counting: Counting;
  readonly countShown: CountShown;
}

const keptFor = (search: LiveSearch) => ({ state: () => search.state });

function registerAdSearch(api: Api, parts: SearchParts): void {
  const { search, db, clock, counting, countShown } = parts;
  const fullAnswer = async (found: Found, more: Guidance | undefined) => {
    const { ids } = found;
    const distances = new Map(ids.map((id, at) => [id, found.distances?.[at]]));
    const ads = await publicJobAds(db, ids, berlinDay(clock()));
    const results = ads.map((ad) => ({ ...ad, distance: distances.get(ad.id) }));
    return { count: found.count, results, ...more };
  };
  const find = (query: SearchQuery) =>
    search.withValidity(() => {
      const found = search.find(query, query);
      return { found, more: guidance(search, query, found, clock) };
    });
  const counterOf = (query: SearchQuery, { where, hasWords, count: hits }: Found) =>
    searchCounter(query, { town: where.townName, hasWords, hits }, counting);
  const cardAnswer = (query: SearchQuery): RawResponse => {
    const { value, validity } = find(query);
    const { found, more } = value;
    const count = counterOf(query, found);
    // Lists of given ads (favourites, shared links) are no search results.
    const counts = query.job_ids ? undefined : countShown(found.ids);
    const each = (caller: string) => {
      count(caller);
      counts?.();
    };
    const body = search.index.answer(found, membersOf(more));
    return new RawResponse(jsonType, body, {}, { each, validity, again: () => cardAnswer(query) });
  };
  api.handle(
    searchJobAds,
    ({ query, request }) => {
      if (query.fields === 'card') return cardAnswer(query);
      const { found, more } = find(query).value;
      counterOf(query, found)(callerAddress(request));
      return fullAnswer(found, more);
    },
    // The full form contains data that only the database has.
    { ...keptFor(search), keeps: ({ fields }) => fields === 'card' },
  );
}

function registerMapPoints(api: Api, search: LiveSearch): void {
  const points = new MapPoints();
  api.handle(
    mapPoints,
    ({ query }) => {
      const { value, validity } = search.withValidity(() =>
        points.of(search.index, search.understand(query).asked),
      );
      // The points of all ads change with each ad.
      if (!(value instanceof RawResponse)) return value;
      return new RawResponse(value.type, value.body, {}, { validity });
    },
    keptFor(search),
  );
}

export function registerSearch(api: Api, parts: SearchParts): void {
  const { search, db, clock } = parts;
  registerAdSearch(api, parts);
  registerMapPoints(api, search);
  const overview = new Overview({ search, clock, events: (now) => upcomingEvents(db, now) });
  // Not cached: changes of events do not change the index.
  api.handle(searchOverview, ({ query }) => overview.of(query));
  api.handle(searchEvents, async ({ query }) => {
    const now = clock();
    const { towns } = search.index;
    return findEvents(await publicEvents(db, now), query, { towns, today: berlinDay(now) });
  });
  api.handle(countNewAds, ({ query: { since, ...query } }) => ({
    count: findNewAds(search, query, { after: new Date(since) }).count,
    as_of: knownUntil(clock()).toISOString(),
  }));
  registerSuggestions(api, search);
}

function registerSuggestions(api: Api, search: LiveSearch): void {
  const kept = keptFor(search);
  api.handle(
    suggestJobNames,
    ({ query }) => search.suggestJobNames(query.search_multi_match),
    kept,
  );
  api.handle(
    suggestProfessions,
    ({ query }) => search.suggestProfessions(query.search_multi_match),
    kept,
  );
  api.handle(
    suggestCompanies,
    ({ query }) => search.suggestCompanies(query.search_multi_match),
    kept,
  );
  api.handle(suggestAll, ({ query }) => search.suggestAll(query.search_multi_match), kept);
}
