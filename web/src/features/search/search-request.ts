import type { SearchParameters } from '@lehrpfad/contract/search/search.ts';
import { takesPerimeter, type Place } from '../places/place.ts';
import { createdRange, startRange } from './date-options.ts';
import type { Search } from './search.ts';

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Whether the request needs the town's coordinates. */
export function needsCoordinates(search: Search): boolean {
  return search.place?.kind === 'town' && search.perimeter > 0;
}

/** Data that a search needs besides itself. */
export interface SearchContext {
  /** ISO date on which ranges of dates are based. */
  readonly today: string;
  /** Coordinates of the town, if they are needed and known; otherwise the server looks up the town. */
  readonly town: Coordinates | null;
  /** Ids of the favourites on this device. */
  readonly favourites: readonly number[];
}

/** Returns a search as parameters of the API. */
export function toParameters(
  search: Search,
  { today, town, favourites }: SearchContext,
): SearchParameters {
  // No ad has the id 0: without favourites the list is empty, instead of containing everything.
  if (search.favourites) return { job_ids: favourites.join(',') || '0' };
  return withoutEmpty({
    search_multi_match: search.text,
    job_ids: search.jobIds.join(','),
    ...placeParameters(search.place),
    ...perimeterOf(search, town),
    job_start__range: startRange(search.start, today),
    created__range: createdRange(search.created, today),
    job_type__terms: search.types.join('__'),
    brafo_fields: search.brafo.join(','),
  });
}

function placeParameters(place: Place | null): SearchParameters {
  if (place === null) return {};
  if (place.kind === 'region') return { area_search: place.region };
  if (place.kind === 'point') return { city: place.city };
  return { city: place.city, postcode: place.postcode, state: place.state };
}

function perimeterOf({ place, perimeter }: Search, town: Coordinates | null): SearchParameters {
  if (!takesPerimeter(place) || perimeter === 0) return {};
  const centre = place.kind === 'point' ? place : town;
  if (centre === null) return { perimeter: String(perimeter) };
  return { location__geo_distance: `${perimeter}km__${centre.latitude}__${centre.longitude}` };
}

function withoutEmpty(parameters: SearchParameters): SearchParameters {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));
}
