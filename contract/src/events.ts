import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, isoDate, named, timeOfDay } from './fields.ts';

/** `status` of the API. */
export const eventStatus = { pending: 1, accepted: 2, declined: 3 } as const;

export const eventAddress = z.object({
  street: z.string(),
  additional: z.string(),
  City: z.object({
    id,
    city: z.string(),
    postcode: z.string(),
    longitude: z.number(),
    latitude: z.number(),
  }),
});

/** An event as the public sees it: accepted, not over, its company not locked. Times are Europe/Berlin. */
export const publicEvent = z.object({
  id,
  title: z.string(),
  logo: z.string().nullable(),
  description: z.string(),
  weblink: z.string(),
  start_date: isoDate,
  end_date: isoDate,
  start_time: timeOfDay.nullable(),
  end_time: timeOfDay.nullable(),
  status: z.int(),
  expired: z.boolean(),
  digital: z.boolean(),
  deleted: z.boolean(),
  Company: named.nullable(),
  Address: eventAddress.nullable(),
});

export type PublicEvent = z.infer<typeof publicEvent>;

export const listPublicEvents = endpoint({
  method: 'GET',
  path: 'events/',
  access: 'public',
  summary: 'Events that are public now, the next one first',
  response: z.array(publicEvent),
});
