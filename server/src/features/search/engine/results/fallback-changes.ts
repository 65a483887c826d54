import type { Fallback } from '@lehrpfad/contract/search/guidance.ts';
import type { SearchFilters, SearchParameters } from '@lehrpfad/contract/search/search.ts';

export const placeParameters = [
  'city',
  'postcode',
  'state',
  'location__geo_distance',
  'area_search',
] as const;
export const filterParameters = [
  'job_type__terms',
  'job_start__range',
  'created__range',
  'brafo_fields',
] as const;

/** A change of the parameters, and the resulting search. */
export interface Change {
  readonly change: Fallback['change'];
  readonly query: SearchFilters;
}

/** The search for another text. */
export function withText(query: SearchFilters, text: string): Change {
  return { change: { search_multi_match: text }, query: { ...query, search_multi_match: text } };
}

/** The search without these parameters; undefined if none of them is set. */
export function withoutParameters(
  query: SearchFilters,
  names: readonly (keyof SearchParameters)[],
): Change | undefined {
  const set = names.filter((name) => {
    const value = query[name];
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  });
  if (set.length === 0) return undefined;
  return {
    change: Object.fromEntries(set.map((name) => [name, null])),
    query: { ...query, ...Object.fromEntries(set.map((name) => [name, undefined])) },
  };
}
