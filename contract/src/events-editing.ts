import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ownEvent } from './events.ts';
import { idParameter, pageOf, pageParameter } from './fields.ts';
import { limits } from './limits.ts';

const flag = z.literal('1', 'Ungültiger Filter.').optional();

/** States of an event in the editors' overview; each event that is not deleted is in exactly one. */
export const eventFilters = ['open', 'accepted', 'denied', 'expired'] as const;

export type EventFilter = (typeof eventFilters)[number];

export const listAllEvents = endpoint({
  method: 'GET',
  path: 'events/all/',
  access: 'editor',
  summary:
    'Events that are not deleted, a page at a time: what is to come first, the next one on top, then what is over; ticked states are a union, none means all',
  query: z.object({
    page: pageParameter,
    /** Words of title, company and town, all of which must occur. */
    search: z.string().max(limits.searchTextLength, 'Eingabe zu lang.').default(''),
    open: flag,
    accepted: flag,
    denied: flag,
    expired: flag,
  }),
  response: pageOf(ownEvent),
});

export const readEvent = endpoint({
  method: 'GET',
  path: 'events/all/:id/',
  access: 'editor',
  summary: 'One event that is not deleted, however the list is narrowed',
  params: z.object({ id: idParameter }),
  response: ownEvent,
});
