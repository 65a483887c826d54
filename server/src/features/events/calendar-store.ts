import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import { berlinDay } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import { instant } from '../../core/database/sql-parts.ts';
import { companies } from '../companies/schema.ts';
import { events as eventsTable, withdrawnEvents } from './schema.ts';
import { address, columns, eventTables, isOver, isShown, withLogos } from './store.ts';

const e = alias(eventsTable, 'e');
const c = alias(companies, 'c');
const w = alias(withdrawnEvents, 'w');

/** An event as calendars show it. */
export interface CalendarEvent extends PublicEvent {
  /** Revision number, raised with each change (RFC 5545). */
  readonly sequence: number;
  /** ISO time of the last change. */
  readonly changed_at: string;
  /** Whether it was public once and will not take place as announced. */
  readonly isWithdrawn: boolean;
}

const changes = sql`${e.calendar_sequence} as sequence, ${instant(sql`${e.calendar_changed_at}`)} as changed_at`;

/** Columns of a withdrawn event that are still public, in the form of a public one. Its place is used only for searching. */
const withdrawnColumns = sql`${e.id}, ${w.title}, '' as description, '' as weblink, ${w.start_date}, ${w.end_date},
  to_char(${w.start_time}, 'HH24:MI') as start_time, to_char(${w.end_time}, 'HH24:MI') as end_time, ${w.audiences}, null as logo,
  ${e.status}, false as expired, ${e.digital}, ${e.deleted}, null as "Company", ${address} as "Address"`;

/** Withdrawn events; those of locked or closed companies are not public. */
const withdrawnTables = sql`${eventTables} join ${withdrawnEvents} w on ${w.event_id} = ${e.id}`;
const mayBeTold = sql`(not coalesce(${c.locked}, false) and ${c.closed_at} is null)`;

/** Returns the public events, the next one first, and withdrawn ones whose last day is not over. */
export async function calendarEvents(db: Queries, now: Date): Promise<CalendarEvent[]> {
  const announced = await db.rows<CalendarEvent>(sql`
    select ${columns(now)}, ${changes}, false as "isWithdrawn" from ${eventTables}
    where ${isShown} and not ${isOver(now)}
    order by ${e.start_date}, ${e.start_time} nulls first, ${e.id}`);
  const withdrawn = await db.rows<CalendarEvent>(sql`
    select ${withdrawnColumns}, ${changes}, true as "isWithdrawn" from ${withdrawnTables}
    where ${mayBeTold} and ${w.end_date} >= ${berlinDay(now)}::date order by ${w.start_date}, ${e.id}`);
  return [...withLogos(announced), ...withdrawn];
}

/** Returns an event that was public, and is over or was withdrawn; undefined for any other. */
export async function goneEvent(
  db: Queries,
  id: number,
  now: Date,
): Promise<PublicEvent | undefined> {
  const [over] = await db.rows<PublicEvent>(sql`
    select ${columns(now)} from ${eventTables} where ${e.id} = ${id} and ${isShown} and ${isOver(now)}`);
  if (over !== undefined) return withLogos([over])[0];
  const [withdrawn] = await db.rows<PublicEvent>(sql`
    select ${withdrawnColumns} from ${withdrawnTables} where ${e.id} = ${id} and ${mayBeTold}`);
  return withdrawn;
}
