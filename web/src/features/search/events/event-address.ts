import { eventAudiences, eventModes } from '@lehrpfad/contract/events/event-options.ts';
import type { EventAudience, EventMode } from '@lehrpfad/contract/events/event-options.ts';
import type { EventParameters } from '@lehrpfad/contract/search/event-search.ts';
import { eventQueryOf } from '@lehrpfad/contract/search/event-query.ts';
import { decodeBase64Url, encodeBase64Url } from '../../../core/text/base64url.ts';
import { paths } from '../../../core/navigation/paths.ts';
import type { Place } from '../../places/place.ts';
import { decodeAddress, placeValues } from '../search-link.ts';
import { emptySearch } from '../search.ts';

/** All filters of the events; '' for none. */
export interface EventSearch {
  readonly place: Place | null;
  /** Kilometres around the place; 0 is 'Stadt'. */
  readonly perimeter: number;
  /** `YYYY-MM` */
  readonly month: string;
  readonly audience: EventAudience | '';
  readonly mode: EventMode | '';
}

/** Default radius in km, about a bus ride: most events are within it. */
const usualPerimeter = 25;

export const allEvents: EventSearch = {
  place: null,
  perimeter: usualPerimeter,
  month: '',
  audience: '',
  mode: '',
};

/** Returns whether no filter is set. */
export const isUnfiltered = ({ place, perimeter: _perimeter, ...others }: EventSearch): boolean =>
  place === null && Object.values(others).every((value) => value === '');

const valuesOf = ({ place, perimeter, ...others }: EventSearch) => ({
  ...placeValues({ ...emptySearch, place, perimeter }),
  ...others,
});

/** Returns the filters as parameters of the API, of the public page and of the calendar. */
export const eventQuery = (search: EventSearch): string => eventQueryOf(valuesOf(search));

export const eventParameters = (search: EventSearch): EventParameters =>
  Object.fromEntries(new URLSearchParams(eventQuery(search)));

/** Returns the path of the page with these filters. Its last segment is the base64url of a query string, like that of a search. */
export function eventsPath(search: EventSearch): string {
  const query = new URLSearchParams(valuesOf(search));
  for (const [key, value] of Array.from(query)) if (value === '') query.delete(key);
  const segment = encodeBase64Url(query.toString());
  return segment === '' ? paths.events : `${paths.events}/${segment}`;
}

const keyOf = <Key extends string>(
  options: readonly { readonly key: Key }[],
  text: string | null,
): Key | '' => options.find(({ key }) => key === text)?.key ?? '';

/** Reads a segment; invalid values are ignored. */
export function readEventSearch(segment: string): EventSearch {
  const query = new URLSearchParams(decodeBase64Url(segment) ?? '');
  const { place, perimeter } = decodeAddress(segment).search;
  return {
    place,
    perimeter: place === null ? usualPerimeter : perimeter,
    month: /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0] ?? '',
    audience: keyOf(eventAudiences, query.get('audience')),
    mode: keyOf(eventModes, query.get('mode')),
  };
}
