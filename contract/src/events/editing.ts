import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { ownEvent } from './events.ts';
import { idParameter, pageOf, pageParameter, searchText, tick } from '../core/fields.ts';
import { lastUpdated } from '../core/form-values.ts';

/** States of an event in the editors' overview. An accepted event with an unchecked new version is also open. */
export const eventFilters = ['open', 'accepted', 'denied', 'expired'] as const;

export type EventFilter = (typeof eventFilters)[number];

export const listAllEvents = endpoint({
  method: 'GET',
  path: 'events/all/',
  access: 'editor',
  summary:
    'Events that are not deleted, a page at a time: what is to come first, the next one on top, then what is over; ticked states are a union, of open branches alone, none means all',
  query: z.object({
    page: pageParameter,
    /** Words of title, company or town; every word must occur. */
    search: searchText.default(''),
    open: tick,
    accepted: tick,
    denied: tick,
    expired: tick,
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

export const withdrawEventVersion = endpoint({
  method: 'POST',
  path: 'events/withdraw/:id/',
  access: 'company',
  role: 'ads',
  quota: 'events',
  summary: 'Takes the new version of an accepted event back, whether it was declined or not',
  params: z.object({ id: idParameter }),
  body: z.object({ last_updated: lastUpdated }),
  response: ownEvent,
});
