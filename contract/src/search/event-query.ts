import type { EventParameters } from './event-search.ts';

/** Names of the filters of events in addresses: of the API, of the public page, of the calendar, and of the application. */
export const eventFilterNames = [
  'city',
  'postcode',
  'state',
  'location__geo_distance',
  'perimeter',
  'area_search',
  'month',
  'audience',
  'mode',
] as const satisfies readonly (keyof EventParameters)[];

/** Returns filters as a query string in a fixed order, without unset ones; '' if no filter is set. */
export function eventQueryOf(filters: Readonly<Partial<Record<string, string>>>): string {
  const query = new URLSearchParams();
  for (const name of eventFilterNames) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  return query.toString();
}

/** Path of the calendar that follows the events of a search; `query` without `?`. */
export const eventCalendarPath = (query: string): string => `/events.ics${query && `?${query}`}`;
