import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
  type ICalEventData,
} from 'ical-generator';
import { DateTime } from 'luxon';
import { eventPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { labelsOf } from '@lehrpfad/contract/core/text/labels-of.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import { eventAudiences } from '@lehrpfad/contract/events/event-options.ts';
import type { CalendarEvent } from '../../../events/calendar-store.ts';
import type { PageDeps } from '../../deps.ts';
import { webAddress } from '../../structured-data/job-posting.ts';
import { textLines } from '../../words.ts';
import { berlin, berlinTimeZone } from './time-zone.ts';

/** Seconds after which a calendar program may request the file again. */
const refreshSeconds = 6 * 60 * 60;

/** Removes characters that RFC 5545 forbids in texts. */
const printable = (text: string): string =>
  // eslint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const at = (day: string, time = '00:00') => DateTime.fromISO(`${day}T${time}`, { zone: berlin });

/** Span of an event: whole days if it has no start time; until the end of its last day if it has no end time. */
function spanOf({ start_date, end_date, start_time, end_time }: CalendarEvent) {
  // The end of whole days is the day after (RFC 5545).
  const dayAfter = at(end_date).plus({ days: 1 });
  if (start_time === null) return { allDay: true, start: at(start_date), end: dayAfter };
  const start = at(start_date, start_time);
  const end = end_time === null ? dayAfter : at(end_date, end_time);
  const isOpen = end_time === null && start_date === end_date;
  return { start, ...(!isOpen && end > start && { end }) };
}

function placeOf({ digital, Address, Company }: CalendarEvent): Partial<ICalEventData> {
  if (digital) return { location: { title: 'Digital' } };
  if (Address === null) return {};
  const { street, additional, City } = Address;
  const { latitude: lat, longitude: lon } = City;
  const lines = [Company?.name ?? '', additional, street, placeLine(City)];
  const title = printable(lines.filter((line) => line.trim() !== '').join(', '));
  return { location: { title, geo: { lat, lon } } };
}

function descriptionOf(event: CalendarEvent, page: string): string {
  const website = webAddress(event.weblink);
  return printable(
    [
      textLines(event.description),
      event.Company && `Veranstalter: ${event.Company.name}`,
      website && `Webseite: ${website}`,
      `Auf Lehrpfad: ${page}`,
    ]
      .filter(Boolean)
      .join('\n'),
  );
}

/** Details of an event that takes place. A withdrawn one has none besides its status. */
function detailsOf(event: CalendarEvent, to: PageDeps['to']): Partial<ICalEventData> {
  if (event.isWithdrawn) return { status: ICalEventStatus.CANCELLED };
  const page = to(eventPagePath(event));
  return {
    status: ICalEventStatus.CONFIRMED,
    description: descriptionOf(event, page),
    url: page,
    categories: labelsOf(eventAudiences, event.audiences).map((name) => ({ name })),
    ...placeOf(event),
  };
}

function addEvent(calendar: ICalCalendar, event: CalendarEvent, to: PageDeps['to']): void {
  const changed = new Date(event.changed_at);
  const { start, end, ...span } = spanOf(event);
  calendar.createEvent({
    // The id of an event never changes, whatever its title and URL.
    id: `event-${event.id}@lehrpfad`,
    timezone: berlin,
    sequence: event.sequence,
    // In UTC; the same as long as the event is unchanged, so that the file is, too.
    stamp: changed,
    lastModified: changed,
    summary: printable(event.isWithdrawn ? `Abgesagt: ${event.title}` : event.title),
    start,
    ...(end && { end }),
    ...span,
    ...detailsOf(event, to),
  });
}

/** Adds the time zone, which the library would put before properties that must come first, and the end of the last line. */
function withTimeZone(calendar: string): string {
  const first = /\r\n(?=BEGIN:VEVENT|END:VCALENDAR)/.exec(calendar);
  const end = first === null ? 0 : first.index + 2;
  return `${calendar.slice(0, end)}${berlinTimeZone}\r\n${calendar.slice(end)}\r\n`;
}

/** Returns a calendar (RFC 5545) of events, in their order. */
export function calendarOf(
  events: readonly CalendarEvent[],
  { name, source, to }: { name: string; source?: string; to: PageDeps['to'] },
): string {
  const calendar = ical({
    prodId: { company: 'Lehrpfad', product: 'Events', language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
    // The library does not escape a name.
    name: escaped(printable(name)),
    ...(source && { source, ttl: refreshSeconds }),
  });
  for (const event of events) addEvent(calendar, event, to);
  return withTimeZone(calendar.toString());
}
