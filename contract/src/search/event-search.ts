import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { boundedString } from '../core/fields.ts';
import { limits } from '../core/limits.ts';
import { eventAudiences, eventModes } from '../events/event-options.ts';
import { publicEvent } from '../events/events.ts';
import { placeFilters, unlessEmpty } from './search.ts';

/** A month as `YYYY-MM`. */
const month = boundedString(limits.shortValue, 'Ungültiger Monat.').regex(
  /^\d{4}-(0[1-9]|1[0-2])$/,
  'Ungültiger Monat.',
);

const keysOf = <Key extends string>(options: readonly { readonly key: Key }[]) =>
  options.map(({ key }) => key);

/**
 * Filters of the public events. A place narrows only those that take place somewhere: a digital one can be joined from everywhere. An event
 * without an audience is for all.
 */
export const eventFilters = z.object({
  ...placeFilters,
  month: unlessEmpty(month),
  audience: unlessEmpty(z.enum(keysOf(eventAudiences), 'Ungültige Zielgruppe.')),
  mode: unlessEmpty(z.enum(keysOf(eventModes), 'Ungültige Form.')),
});

export type EventFilters = z.output<typeof eventFilters>;
export type EventParameters = z.input<typeof eventFilters>;

/** Filters that can be removed from a search for events that finds none. */
export const looseFilters = ['place', 'month', 'audience', 'mode'] as const;

export type LooseFilter = (typeof looseFilters)[number];

const count = z.int().nonnegative();

export const searchEvents = endpoint({
  method: 'GET',
  path: 'events/search/',
  access: 'public',
  rate: 'search',
  summary:
    'Public events that match, the next one first; `sort=near` keeps those outside of the perimeter, behind the nearest ones',
  query: eventFilters.extend({
    sort: unlessEmpty(z.enum(['near'], 'Ungültige Sortierung.')),
  }),
  response: z.object({
    count,
    /** `distance` in km, rounded to 100 m; set if the search has a place and the event takes place somewhere. */
    results: z.array(publicEvent.extend({ distance: z.number().optional() })),
    /** Months with an event that meets the other filters, in order; an event of several months is in each. */
    months: z.array(z.object({ month: z.string(), count })),
    /** Whether the town or postcode is unknown, so that nothing takes place there. */
    unknown_place: z.literal(true).optional(),
    /** If none that is found takes place there: the next larger perimeter in km with an event. */
    next_perimeter: z.number().optional(),
    /** If none is found: the number of events without one of the filters, for filters whose removal changes the result. */
    loosened: z.array(z.object({ without: z.enum(looseFilters), count })).optional(),
  }),
});

export type EventSearchAnswer = z.infer<typeof searchEvents.response>;
export type FoundEvent = EventSearchAnswer['results'][number];
