import type { EventFilter } from '@lehrpfad/contract/events/editing.ts';
import { eventFilters } from '@lehrpfad/contract/events/editing.ts';
import { eventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { isAmong } from '../../core/database/sql-parts.ts';
import { searchWords } from '../../core/text/search-words.ts';
import { isClosed } from '../companies/company-store.ts';
import { folded, value } from '../companies/locks/same-name-store.ts';
import { isOver, ownColumns, ownTables, withAllLogos } from './store.ts';
import { addresses, companies } from '../companies/schema.ts';
import { eventVersions, events } from './schema.ts';
import { places, towns } from '../places/schema.ts';

const e = alias(events, 'e');
const v = alias(eventVersions, 'v');
const c = alias(companies, 'c');
const d = alias(addresses, 'd');
const p = alias(places, 'p');
const t = alias(towns, 't');

export interface EventSearch extends Readonly<Partial<Record<EventFilter, '1' | undefined>>> {
  readonly page: number;
  readonly search: string;
}

/** Filters by state. An event that is over counts only as expired; an accepted event with a new version is also open. */
function inState(filter: EventFilter, now: Date): SQL {
  if (filter === 'expired') return isOver(now);
  if (filter === 'open')
    return sql`((${e.status} = ${eventStatus.pending} and not ${isOver(now)})
      or exists (select from ${eventVersions} v
        where ${v.event_id} = ${e.id} and ${v.status} = ${eventStatus.pending} and not ${isOver(now, 'v')}))`;
  const status = { accepted: 'accepted', denied: 'declined' } as const;
  return sql`(${e.status} = ${eventStatus[status[filter]]} and not ${isOver(now)})`;
}

/** Returns events of open branches in any of the chosen states; without a choice, all events. */
function inStates(search: EventSearch, now: Date): SQL {
  const ticked = eventFilters.filter((filter) => search[filter] !== undefined);
  if (ticked.length === 0) return sql`true`;
  const states = ticked.map((filter) => inState(filter, now));
  return sql`((${sql.join(states, sql` or `)}) and not ${isClosed(sql`${e.company_id}`)})`;
}

/** Condition that an event of an open branch, or its new version, is to be checked. */
export const isToCheck = (now: Date): SQL =>
  sql`(not ${e.deleted} and ${inState('open', now)} and not ${isClosed(sql`${e.company_id}`)})`;

/** Returns conditions that each word occurs in title, company, town or postcode. */
function meets(search: string): SQL[] {
  return searchWords(search).map((word) => {
    const text = folded(value(word));
    return sql`(strpos(${e.folded_title}, ${text}) > 0
      or ${e.company_id} in (select ${companies.id} from ${companies} where strpos(${companies.folded_name}, ${text}) > 0)
      or (not ${e.digital} and coalesce(${e.address_id}, ${c.address_id}) in (
        select ${d.id} from ${addresses} d join ${places} p on ${p.id} = ${d.place_id} join ${towns} t on ${t.id} = ${p.town_id}
        where strpos(${t.folded_name}, ${text}) > 0 or ${p.postcode} = ${text})))`;
  });
}

/** Returns a page of all events: future ones, the next one first, then those that are over, the latest first. */
export async function allEvents(
  db: Queries,
  search: EventSearch,
  now: Date,
): Promise<{ count: number; results: OwnEvent[] }> {
  const words = meets(search.search);
  const tables =
    words.length === 0
      ? sql`events e`
      : sql`events e left join ${companies} c on ${c.id} = ${e.company_id}`;
  const chosen = sql`from ${tables} where ${sql.join(
    [sql`not ${e.deleted}`, inStates(search, now), ...words],
    sql` and `,
  )}`;
  const order = sql`${isOver(now)}, case when ${isOver(now)} then ${e.end_date} end desc, ${e.start_date},
    ${e.start_time} nulls first, ${e.id}`;
  // One statement finds all ids; the events are read for the page only.
  const [found] = await db.rows<{ count: number; ids: number[] }>(sql`
    with met as materialized (select ${e.id}, ${e.end_date}, ${e.end_time}, ${e.start_date}, ${e.start_time} ${chosen})
    select (select count(*)::int from met) as count,
      array(select e.id from met e order by ${order}
        limit ${limits.pageSize} offset ${(search.page - 1) * limits.pageSize}::bigint) as ids`);
  const { count, ids } = found ?? { count: 0, ids: [] };
  const results = await db.rows<OwnEvent>(sql`
    select ${ownColumns(now)} from ${ownTables} where ${isAmong(e.id, ids)}
    order by ${order}`);
  return { count, results: withAllLogos(results) };
}
