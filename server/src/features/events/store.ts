import { isInScope } from '../companies/scope-store.ts';
import type { Scope } from '../../core/security/callers.ts';
import {
  eventFields,
  plainFieldNames,
  type PlainFieldName,
} from '@lehrpfad/contract/events/event-fields.ts';
import { eventStatus, type OwnEvent, type PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import { berlinDay, berlinTimeOfDay } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import { mediaPath } from '../../core/files/files.ts';
import { instant } from '../../core/database/sql-parts.ts';
import { addresses, companies } from '../companies/schema.ts';
import { eventVersions, events as eventsTable } from './schema.ts';
import { places, towns } from '../places/schema.ts';

const e = alias(eventsTable, 'e');
const a = alias(addresses, 'a');
const p = alias(places, 'p');
const t = alias(towns, 't');
const c = alias(companies, 'c');
const v = alias(eventVersions, 'v');
const vc = alias(companies, 'vc');
const va = alias(addresses, 'va');
const vp = alias(places, 'vp');
const vt = alias(towns, 'vt');

export const address = sql`
  case when ${e.digital} or ${a.id} is null then null else jsonb_build_object(
    'street', ${a.street}, 'additional', ${a.additional},
    'City', jsonb_build_object('id', ${p.id}, 'city', ${t.name}, 'postcode', ${p.postcode},
      'longitude', ${p.longitude}, 'latitude', ${p.latitude})) end`;

/** An event without its own place takes place at its company's address. */
export const eventTables = sql`
  events e
  left join ${companies} c on ${c.id} = ${e.company_id}
  left join ${addresses} a on ${a.id} = coalesce(${e.address_id}, ${c.address_id})
  left join ${places} p on ${p.id} = ${a.place_id}
  left join ${towns} t on ${t.id} = ${p.town_id}`;

/**
 * Condition that an event is over at a time; without an end time it lasts until its last day is over.
 * @param eventAlias `e` for the event, `v` for its new version
 */
export function isOver(now: Date, eventAlias: 'e' | 'v' = 'e'): SQL {
  const today = berlinDay(now);
  const row = sql.identifier(eventAlias);
  return sql`(${row}.end_date < ${today}::date
    or (${row}.end_date = ${today}::date and ${row}.end_time <= ${berlinTimeOfDay(now)}::time) is true)`;
}

/** Tables of an event with its company's new version. */
export const ownTables = sql`${eventTables}
  left join ${eventVersions} v on ${v.event_id} = ${e.id}
  left join ${companies} vc on ${vc.id} = ${v.company_id}
  left join ${addresses} va on ${va.id} = coalesce(${e.address_id}, ${vc.address_id})
  left join ${places} vp on ${vp.id} = ${va.place_id}
  left join ${towns} vt on ${vt.id} = ${vp.town_id}`;

type EventAlias = typeof e | typeof v;

/** A plain field, times as 'HH:MM'. */
const plainValue = (row: EventAlias, name: PlainFieldName): SQL =>
  eventFields[name].kind === 'time' ? sql`to_char(${row[name]}, 'HH24:MI')` : sql`${row[name]}`;

/** The plain fields of an event or of its new version, for a select list. */
export const plainColumns = (row: EventAlias): SQL =>
  sql.join(
    plainFieldNames.map((name) => sql`${plainValue(row, name)} as ${sql.identifier(name)}`),
    sql`, `,
  );

const newVersion = (now: Date) => sql`
  case when ${v.event_id} is null then null else jsonb_build_object(
    ${sql.join(
      plainFieldNames.map((name) => sql`${sql.raw(`'${name}'`)}, ${plainValue(v, name)}`),
      sql`, `,
    )},
    'logo', ${v.logo}, 'status', ${v.status}, 'declined_message', ${v.declined_message}, 'expired', ${isOver(now, 'v')}, 'digital', ${e.digital},
    'Company', case when ${vc.id} is null then null else jsonb_build_object('id', ${vc.id}, 'name', ${vc.name}) end,
    'Address', case when ${e.digital} or ${va.id} is null then null else jsonb_build_object(
      'street', ${va.street}, 'additional', ${va.additional},
      'City', jsonb_build_object('id', ${vp.id}, 'city', ${vt.name}, 'postcode', ${vp.postcode},
        'longitude', ${vp.longitude}, 'latitude', ${vp.latitude})) end) end`;

export const columns = (now: Date) => sql`
  ${e.id}, ${plainColumns(e)}, ${e.logo}, ${e.status}, ${isOver(now)} as expired, ${e.digital}, ${e.deleted},
  case when ${c.id} is null then null else jsonb_build_object('id', ${c.id}, 'name', ${c.name}) end as "Company",
  ${address} as "Address"`;

export const ownColumns = (now: Date) => sql`${columns(now)}, ${e.declined_message},
  ${newVersion(now)} as new_version, ${e.address_id} is not null as own_address, coalesce(${c.locked}, false) as company_locked,
  ${c.closed_at} is not null as company_closed,
  ${instant(sql`${e.last_updated}`)} as last_updated`;

/** Replaces the keys of logos by their addresses. */
export function withLogos<Event extends { readonly logo: string | null }>(
  events: Event[],
): Event[] {
  return events.map((event) => ({ ...event, logo: mediaPath(event.logo) }));
}

/** Replaces the keys of logos by their addresses, also in new versions. */
export function withAllLogos(events: OwnEvent[]): OwnEvent[] {
  return withLogos(events).map((event) => ({
    ...event,
    new_version: event.new_version && {
      ...event.new_version,
      logo: mediaPath(event.new_version.logo),
    },
  }));
}

/** Condition that strangers may see an event, as long as it is not over: accepted, not deleted, company neither locked nor closed. */
export const isShown = sql`(${e.status} = ${eventStatus.accepted} and not ${e.deleted}
  and not coalesce(${c.locked}, false) and ${c.closed_at} is null)`;

/** Condition that an event is public at a time. */
const isPublic = (now: Date): SQL => sql`${isShown} and not ${isOver(now)}`;

/** Returns the events that are public at a time. */
export async function publicEvents(db: Queries, now: Date): Promise<PublicEvent[]> {
  const events = await db.rows<PublicEvent>(sql`
    select ${columns(now)} from ${eventTables}
    where ${isPublic(now)}
    order by ${e.start_date}, ${e.start_time} nulls first, ${e.id}`);
  return withLogos(events);
}

/** Returns the events that are shown by their present state and have ended between two times. */
export const eventsOverBetween = (
  db: Queries,
  before: Date,
  now: Date,
): Promise<{ readonly id: number; readonly companyId: number | null }[]> =>
  db.rows(sql`
    select ${e.id}, ${e.company_id} as "companyId" from ${eventTables}
    where ${isShown} and ${isOver(now)} and not ${isOver(before)} order by ${e.id}`);

/** Fields of an event in the list of the next events. */
export interface UpcomingEvent {
  readonly id: number;
  readonly title: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly digital: boolean;
  /** Null for an online event, and without an address. */
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Returns all public events in order, without their long texts. */
export function upcomingEvents(db: Queries, now: Date): Promise<UpcomingEvent[]> {
  return db.rows<UpcomingEvent>(sql`
    select ${e.id}, ${e.title}, ${e.start_date}, ${e.end_date}, ${e.digital},
      case when ${e.digital} then null else ${t.name} end as city,
      case when ${e.digital} then null else ${p.latitude} end as latitude,
      case when ${e.digital} then null else ${p.longitude} end as longitude
    from ${eventTables} where ${isPublic(now)}
    order by ${e.start_date}, ${e.start_time} nulls first, ${e.id}`);
}

/** Returns the events of an account's companies that are not deleted, including editors' ones; the latest start first. */
export async function ownEvents(db: Queries, scope: Scope, now: Date): Promise<OwnEvent[]> {
  const events = await db.rows<OwnEvent>(sql`
    select ${ownColumns(now)} from ${ownTables}
    where ${isInScope(c, scope)} and not ${e.deleted}
    order by ${e.start_date} desc, ${e.start_time} desc nulls last, ${e.id} desc`);
  return withAllLogos(events);
}

/** Returns an event as its owner and editors see it, even if it has just been deleted. */
export async function eventById(db: Queries, id: number, now: Date): Promise<OwnEvent> {
  const [event] = withAllLogos(
    await db.rows<OwnEvent>(sql`select ${ownColumns(now)} from ${ownTables} where ${e.id} = ${id}`),
  );
  if (event === undefined) throw new Error(`The event ${id} is locked and not there.`);
  return event;
}

/** Returns an event that is not deleted, for editors; undefined if there is none. */
export async function readEventById(
  db: Queries,
  id: number,
  now: Date,
): Promise<OwnEvent | undefined> {
  const events = await db.rows<OwnEvent>(
    sql`select ${ownColumns(now)} from ${ownTables} where ${e.id} = ${id} and not ${e.deleted}`,
  );
  return withAllLogos(events)[0];
}
