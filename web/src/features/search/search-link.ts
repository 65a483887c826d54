import { regions, sortings, type Region, type Sorting } from '@lehrpfad/contract/core/options.ts';
import { decodeBase64Url, encodeBase64Url } from '../../core/text/base64url.ts';
import type { Place } from '../places/place.ts';
import { takesPerimeter } from '../places/place.ts';
import {
  readBrafo,
  readCircle,
  readId,
  readIds,
  readNumber,
  readRange,
  readText,
  readTypes,
} from './link-values.ts';
import {
  createdOptionCount,
  emptySearch,
  startOptionCount,
  type Opened,
  type ResultsAddress,
  type Search,
} from './search.ts';

/*
 * The last segment of `/suche/…` is the base64url of a query string. Its names are the API's, but radius, start and age are stored as
 * options, so that 'Heute' means the reader's today; months are stored by their days. A town whose name is not unique includes its
 * district for display.
 */

const widestPerimeter = 9_999;

/** Returns the segment for a search and the open detail; '' for the empty search. */
export function encodeAddress({
  search,
  opened = null,
  view = 'list',
}: Pick<ResultsAddress, 'search'> & Partial<ResultsAddress>): string {
  const query = new URLSearchParams({
    search_multi_match: search.text,
    job_ids: search.jobIds.join(','),
    ...placeValues(search),
    job_type__terms: search.types.join('__'),
    [typeof search.start === 'number' ? 'start' : 'job_start__range']: orEmpty(search.start),
    [typeof search.created === 'number' ? 'created' : 'created__range']: orEmpty(search.created),
    brafo_fields: search.brafo.join(','),
    sort: search.sort === 'relevance' ? '' : search.sort,
    favourites: search.favourites ? '1' : '',
    view: view === 'map' ? view : '',
    ...(opened && { [opened.kind]: String(opened.id) }),
  });
  for (const [key, value] of Array.from(query)) if (value === '') query.delete(key);
  return encodeBase64Url(query.toString());
}

/** Returns a value as text; '' for 0, which always means 'not set'. */
function orEmpty(value: number | string): string {
  return value === 0 ? '' : String(value);
}

/** Returns the place of a search as values of its address. */
export function placeValues({ place, perimeter }: Search): Record<string, string> {
  if (place === null) return {};
  if (place.kind === 'region') return { area_search: place.region };
  if (place.kind === 'point') {
    const { latitude, longitude } = place;
    return {
      city: place.city,
      location__geo_distance: `${perimeter}km__${latitude}__${longitude}`,
    };
  }
  const { city, postcode, state, district = '' } = place;
  return { city, postcode, state, district, perimeter: orEmpty(perimeter) };
}

/** Reads a segment. One that cannot be decoded becomes the empty search; invalid values are ignored. */
export function decodeAddress(segment: string): ResultsAddress {
  const query = new URLSearchParams(decodeBase64Url(segment) ?? '');
  const place = readPlace(query);
  const circle = readCircle(query.get('location__geo_distance'));
  const search: Search = {
    ...emptySearch,
    text: readText(query.get('search_multi_match')),
    place,
    perimeter: takesPerimeter(place)
      ? (circle?.km ?? readNumber(query.get('perimeter'), [0, widestPerimeter], 0))
      : 0,
    types: readTypes(query.get('job_type__terms')),
    start: readOption(query, 'start', 'job_start__range', startOptionCount),
    created: readOption(query, 'created', 'created__range', createdOptionCount),
    brafo: readBrafo(query.get('brafo_fields')),
    jobIds: readIds(query.get('job_ids')),
    favourites: query.get('favourites') === '1',
    sort: readSorting(query.get('sort')),
  };
  return { search, opened: readOpened(query), view: query.get('view') === 'map' ? 'map' : 'list' };
}

function readSorting(text: string | null): Sorting {
  return sortings.find((sorting) => sorting === text) ?? 'relevance';
}

function readOpened(query: URLSearchParams): Opened | null {
  const ad = readId(query.get('ad'));
  if (ad !== null) return { kind: 'ad', id: ad };
  const event = readId(query.get('event'));
  return event === null ? null : { kind: 'event', id: event };
}

function readPlace(query: URLSearchParams): Place | null {
  const city = readText(query.get('city'));
  const circle = readCircle(query.get('location__geo_distance'));
  if (circle) {
    return { kind: 'point', city, latitude: circle.latitude, longitude: circle.longitude };
  }
  const postcode = /^\d{5}$/.exec(query.get('postcode') ?? '')?.[0] ?? '';
  if (city !== '' || postcode !== '') {
    const district = readText(query.get('district'));
    const state = readText(query.get('state'));
    return { kind: 'town', city, postcode, state, ...(district && { district }) };
  }
  const region = query.get('area_search');
  return isRegion(region) ? { kind: 'region', region } : null;
}

function isRegion(text: string | null): text is Region {
  return regions.some((region) => region.key === text);
}

function readOption(query: URLSearchParams, option: string, range: string, count: number) {
  return readNumber(query.get(option), [1, count - 1], null) ?? readRange(query.get(range)) ?? 0;
}
