import type { z } from 'zod';
import { eventPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { notFound } from '../../../core/http/errors.ts';
import { goneEvent } from '../../events/calendar-store.ts';
import { publicEvents } from '../../events/store.ts';
import type { PageDeps } from '../../public-pages/deps.ts';
import { webAddress } from '../../public-pages/structured-data/job-posting.ts';
import { goneError } from '../errors.ts';
import { listOf, noQuery, oneOf, operation, pageOf, pageQuery } from '../operation.ts';
import { publicEventEntry, type PublicAddress } from '../schemas.ts';
import { entriesAfter, pictureAddress } from './shared.ts';

function addressOf({ Address }: PublicEvent): PublicAddress | null {
  if (Address === null) return null;
  const { street, additional, City } = Address;
  const { city: town, postcode, latitude, longitude } = City;
  return { street, additional, postcode, town, latitude, longitude };
}

export function publicEventEntryOf(
  event: PublicEvent,
  to: PageDeps['to'],
): z.input<typeof publicEventEntry> {
  return {
    id: event.id,
    url: to(eventPagePath(event)),
    title: event.title,
    description_html: event.description,
    starts_on: event.start_date,
    starts_at: event.start_time,
    ends_on: event.end_date,
    ends_at: event.end_time,
    online: event.digital,
    audiences: [...event.audiences],
    website: webAddress(event.weblink) ?? null,
    logo: pictureAddress(event.logo, to),
    company: event.Company,
    address: addressOf(event),
  };
}

export const listEvents = operation({
  path: 'events',
  name: 'listEvents',
  summary: 'Events that are public and not over, in the order of their ids',
  query: pageQuery,
  answer: listOf(publicEventEntry),
  read: async ({ db, clock, to }, call) => {
    const events = entriesAfter(await publicEvents(db, clock()), call.query.cursor);
    return pageOf(events, call, (shown) => shown.map((event) => publicEventEntryOf(event, to)));
  },
});

export const readEvent = operation({
  path: 'events/:id',
  name: 'readEvent',
  summary: 'One event; 410 where it is over or was withdrawn',
  query: noQuery,
  answer: oneOf(publicEventEntry),
  read: async ({ db, clock, to }, { id }) => {
    const now = clock();
    const event = (await publicEvents(db, now)).find((one) => one.id === id);
    if (event !== undefined) return { data: publicEventEntryOf(event, to) };
    throw (await goneEvent(db, id, now)) === undefined ? notFound() : goneError();
  },
});
