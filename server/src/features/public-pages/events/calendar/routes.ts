import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eventFilePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { eventCalendarPath, eventQueryOf } from '@lehrpfad/contract/search/event-query.ts';
import { berlinDay } from '../../../../core/clock.ts';
import { notFound } from '../../../../core/http/errors.ts';
import { isNotModified } from '../../../../core/http/not-modified.ts';
import { rateLimitOf } from '../../../../core/security/rate-limits.ts';
import { calendarEvents } from '../../../events/calendar-store.ts';
import { findEvents } from '../../../search/events/event-search.ts';
import { idOf, type PageDeps } from '../../deps.ts';
import { filterWords, readEventFilters, type ReadFilters } from '../event-filters.ts';
import { calendarOf } from './calendar-file.ts';

/** Maximum number of events of a calendar, the next ones. */
const maxEvents = 500;

/** Sends 304 to programs that have the present file: they request it every few hours, and events change rarely. */
function sendCalendar(request: FastifyRequest, reply: FastifyReply, text: string, file: string) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.headers({ etag, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  if (isNotModified(request.headers, etag)) return reply.code(304).send();
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `inline; filename="${file}"`)
    .send(text);
}

function searchCalendar(
  events: Awaited<ReturnType<typeof calendarEvents>>,
  read: ReadFilters,
  results: readonly { readonly id: number }[],
  to: PageDeps['to'],
): string {
  const found = new Set(results.slice(0, maxEvents).map(({ id }) => id));
  const words = filterWords(read);
  return calendarOf(
    events.filter(({ id }) => found.has(id)),
    {
      name: `Lehrpfad-Events${words && `: ${words}`}`,
      source: to(eventCalendarPath(eventQueryOf(read.sent))),
      to,
    },
  );
}

/** Serves the calendar of each event, and calendars of searches for events. */
export function serveCalendars(app: FastifyInstance, { db, clock, search, to }: PageDeps): void {
  const options = { schema: { hide: true }, config: { rateLimit: rateLimitOf('search') } };
  app.get<{ Params: { segment: string } }>(
    '/event/:segment.ics',
    options,
    async (request, reply) => {
      const { segment } = request.params;
      const id = idOf(segment);
      const event = (await calendarEvents(db, clock())).find((one) => one.id === id);
      if (event === undefined) throw notFound();
      const path = eventFilePath(event);
      if (path !== `/event/${segment}.ics`) return reply.redirect(path, 301);
      return sendCalendar(
        request,
        reply,
        calendarOf([event], { name: event.title, to }),
        `event-${id}.ics`,
      );
    },
  );
  app.get('/events.ics', options, async (request, reply) => {
    const read = readEventFilters(request.query);
    const now = clock();
    const { towns } = search.index;
    const events = await calendarEvents(db, now);
    const question = { towns, today: berlinDay(now) };
    const { results, unknown_place } = findEvents(events, read.filters, question);
    // An invalid search is refused: its calendar would stay empty for ever without a notice.
    if (read.isWrong || unknown_place)
      return reply
        .code(400)
        .type('text/plain; charset=utf-8')
        .send('Diesen Ort oder Filter gibt es nicht.\n');
    const text = searchCalendar(events, read, results, to);
    return sendCalendar(request, reply, text, 'lehrpfad-events.ics');
  });
}
