import { monthName } from '../core/dates/month-name.ts';
import type { EventParameters, EventSearchAnswer } from './event-search.ts';

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

/** Returns filters as a query string in one order, without those that are not set; '' for none. */
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

/** Returns the months to choose from. The chosen one may have no event, where it comes from a link. */
export function monthOptions({ months }: Pick<EventSearchAnswer, 'months'>, chosen: string) {
  const offered = new Set(months.map(({ month }) => month));
  if (chosen !== '') offered.add(chosen);
  return [
    { value: '', label: 'alle' },
    ...[...offered].toSorted().map((value) => ({ value, label: monthName(value) })),
  ];
}
