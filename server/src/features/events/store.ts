import { eventStatus, type OwnEvent, type PublicEvent } from '@lehrpfad/contract/events.ts';
import { sql, type SQL } from 'drizzle-orm/sql';
import { berlinDay, berlinTimeOfDay } from '../../floor/clock.ts';
import type { Queries } from '../../floor/database.ts';
import { mediaPath } from '../../floor/files.ts';

const address = sql`
  case when e.digital or a.id is null then null else jsonb_build_object(
    'street', a.street, 'additional', a.additional,
    'City', jsonb_build_object('id', p.id, 'city', t.name, 'postcode', p.postcode,
      'longitude', p.longitude, 'latitude', p.latitude)) end`;

/** An event without a place of its own takes place at its company's address. */
export const eventTables = sql`
  events e
  left join companies c on c.id = e.company_id
  left join addresses a on a.id = coalesce(e.address_id, c.address_id)
  left join places p on p.id = a.place_id
  left join towns t on t.id = p.town_id`;

/** Whether an event is over at that moment; one without an end time lasts until its last day is over. */
export function isOver(now: Date): SQL {
  const today = berlinDay(now);
  return sql`(e.end_date < ${today}::date
    or (e.end_date = ${today}::date and e.end_time <= ${berlinTimeOfDay(now)}::time) is true)`;
}

const columns = (now: Date) => sql`
  e.id, e.title, e.logo, e.description, e.weblink, e.start_date, e.end_date,
  to_char(e.start_time, 'HH24:MI') as start_time, to_char(e.end_time, 'HH24:MI') as end_time,
  e.status, ${isOver(now)} as expired, e.digital, e.deleted,
  case when c.id is null then null else jsonb_build_object('id', c.id, 'name', c.name) end as "Company",
  ${address} as "Address"`;

export const ownColumns = (now: Date) => sql`${columns(now)}, e.declined_message,
  e.address_id is not null as own_address, coalesce(c.locked, false) as company_locked,
  to_char(e.last_updated, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_updated`;

/** Logos by their address instead of their key. */
export function withLogos<Event extends { readonly logo: string | null }>(
  events: Event[],
): Event[] {
  return events.map((event) => ({ ...event, logo: mediaPath(event.logo) }));
}

/**
 * Events that everyone may see at that moment: accepted, not deleted, not over, company not locked.
 */
export async function publicEvents(db: Queries, now: Date): Promise<PublicEvent[]> {
  const events = await db.rows<PublicEvent>(sql`
    select ${columns(now)} from ${eventTables}
    where e.status = ${eventStatus.accepted} and not e.deleted and not coalesce(c.locked, false)
      and not ${isOver(now)}
    order by e.start_date, e.start_time nulls first, e.id`);
  return withLogos(events);
}

/** Events of an account's companies that are not deleted, whoever wrote them; the latest start first. */
export async function ownEvents(db: Queries, userId: number, now: Date): Promise<OwnEvent[]> {
  const events = await db.rows<OwnEvent>(sql`
    select ${ownColumns(now)} from ${eventTables}
    where c.user_id = ${userId} and not e.deleted
    order by e.start_date desc, e.start_time desc nulls last, e.id desc`);
  return withLogos(events);
}

/** An event as its owner and editors see it, also one that has just been deleted. */
export async function eventById(db: Queries, id: number, now: Date): Promise<OwnEvent> {
  const [event] = withLogos(
    await db.rows<OwnEvent>(sql`select ${ownColumns(now)} from ${eventTables} where e.id = ${id}`),
  );
  if (event === undefined) throw new Error(`The event ${id} is locked and not there.`);
  return event;
}

/** An event that is not deleted, for editors; undefined where there is none. */
export async function readEventById(
  db: Queries,
  id: number,
  now: Date,
): Promise<OwnEvent | undefined> {
  const events = await db.rows<OwnEvent>(
    sql`select ${ownColumns(now)} from ${eventTables} where e.id = ${id} and not e.deleted`,
  );
  return withLogos(events)[0];
}
