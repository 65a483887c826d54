import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import type { InboxKind } from '@lehrpfad/contract/inbox/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { berlinDay, daysBefore } from '../../core/clock.ts';
import { bare, bareList } from '../../core/database/build.ts';
import type { Queries } from '../../core/database/database.ts';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import { changedAt, instant } from '../../core/database/sql-parts.ts';
import { searchWords } from '../../core/text/search-words.ts';
import { users } from '../accounts/schema.ts';
import { folded, value } from '../companies/locks/same-name-store.ts';
import { inboxNotes } from './schema.ts';
import { objects, sources, type Given } from './sources-store.ts';

const n = alias(inboxNotes, 'n');
const u = alias(users, 'u');

/** All waiting items of some kinds. */
const union = (kinds: readonly InboxKind[], given: Given): SQL =>
  sql.join(
    kinds.map((kind) => sql`select ${kind}::text as kind, s.* from (${sources[kind](given)}) s`),
    sql` union all `,
  );

const items = (kinds: readonly InboxKind[], given: Given): SQL => sql`
  (${union(kinds, given)}) i left join ${inboxNotes} n on ${n.kind} = i.kind and ${n.object_id} = i.id`;

const name = sql`coalesce(nullif(btrim(${u.first_name} || ' ' || ${u.last_name}), ''), ${u.email})`;

const columns = sql`i.kind, i.id, i.title, i.detail, ${instant(sql`i.since`)} as since,
  (select jsonb_build_object('id', ${u.id}, 'name', ${name}) from ${users} u where ${u.id} = i.assigned_to) as assigned,
  i.note, i.waiting_until::text as waiting_until, ${instant(sql`i.last_updated`)} as last_updated`;

const found = sql`i.*, ${n.assigned_to}, coalesce(${n.note}, '') as note, ${n.waiting_until}, ${n.last_updated}`;

interface InboxSearch {
  readonly page: number;
  readonly search: string;
  readonly kinds: readonly InboxKind[];
  /** Persons whose items are shown, null for unassigned ones; all items if empty. */
  readonly assigned: readonly (number | null)[];
  /** Whether only items that wait for an answer are shown; otherwise they are left out. */
  readonly waiting: boolean;
}

function chosenBy({ search, assigned, waiting }: InboxSearch, now: Date): SQL {
  const isLater = sql`coalesce(${n.waiting_until} > ${berlinDay(now)}::date, false)`;
  const persons = assigned.map((id) => sql`${n.assigned_to} is not distinct from ${id}::int`);
  const words = searchWords(search).map(
    (word) => sql`strpos(${folded(sql`i.title || ' ' || i.detail`)}, ${folded(value(word))}) > 0`,
  );
  const ofPersons = persons.length === 0 ? sql`true` : sql`(${sql.join(persons, sql` or `)})`;
  return sql.join([waiting ? isLater : sql`not ${isLater}`, ofPersons, ...words], sql` and `);
}

/** Returns a page of the waiting items, the oldest first. One statement counts and selects. */
export async function inboxPage(
  db: Queries,
  search: InboxSearch,
  given: Given,
): Promise<{ count: number; results: InboxItem[] }> {
  const rows = await db.rows<InboxItem & { count: number }>(sql`
    with chosen as materialized (
      select ${found} from ${items(search.kinds, given)} where ${chosenBy(search, given.now)}),
    page as (select * from chosen order by since, kind, id
      limit ${limits.pageSize} offset ${(search.page - 1) * limits.pageSize}::bigint)
    select (select count(*)::int from chosen) as count, ${columns}
    from (select 1) one left join page i on true order by i.since, i.kind, i.id`);
  return { count: rows[0]?.count ?? 0, results: rows.filter(({ id }) => id !== null) };
}

/** Returns an item; undefined if it does not wait (any more). */
export async function inboxItemOf(
  db: Queries,
  { kind, id }: Pick<InboxItem, 'kind' | 'id'>,
  given: Given,
): Promise<InboxItem | undefined> {
  const [item] = await db.rows<InboxItem>(sql`
    select ${columns} from (select ${found} from ${items([kind], given)} where i.id = ${id}) i`);
  return item;
}

/** Returns the waiting items whose reminder is due. */
export function dueReminders(
  db: Queries,
  kinds: readonly InboxKind[],
  given: Given,
): Promise<{ kind: InboxKind; assigned: number | null }[]> {
  return db.rows(sql`
    select i.kind, ${n.assigned_to} as assigned from ${items(kinds, given)}
    where ${n.waiting_until} <= ${berlinDay(given.now)}::date`);
}

export interface Note {
  readonly assigned: number | null;
  readonly note: string;
  readonly waiting_until: string | null;
}

/** Locks the note of an item until the transaction ends; does nothing if there is none. */
export async function lockNote(tx: Queries, kind: InboxKind, id: number): Promise<void> {
  await tx.rows(
    sql`select from ${inboxNotes} n where ${n.kind} = ${kind} and ${n.object_id} = ${id} for update`,
  );
}

export async function writeNote(
  tx: Queries,
  { kind, id }: Pick<InboxItem, 'kind' | 'id'>,
  { assigned, note, waiting_until }: Note,
  now: Date,
): Promise<void> {
  const { assigned_to, note: text, waiting_until: until, last_updated } = inboxNotes;
  await tx.rows(sql`
    insert into ${inboxNotes} (${bareList(inboxNotes, 'kind', 'object_id', 'assigned_to', 'note', 'waiting_until', 'last_updated')})
    values (${kind}, ${id}, ${assigned}, ${note}, ${waiting_until}, date_trunc('milliseconds', ${now.toISOString()}::timestamptz))
    on conflict (${bareList(inboxNotes, 'kind', 'object_id')}) do update
    set ${bare(assigned_to)} = excluded.assigned_to, ${bare(text)} = excluded.note, ${bare(until)} = excluded.waiting_until,
      ${bare(last_updated)} = ${changedAt(now, sql`${last_updated}`)}`);
}

interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly admin: boolean;
}

/** Returns the active accounts with at least a permission. @param least a higher number is a weaker permission */
export function colleagues(db: Queries, min: number, admin: number): Promise<Colleague[]> {
  return db.rows<Colleague>(sql`
    select ${u.id}, ${name} as name, ${u.permission} = ${admin} as admin from ${users} u
    where ${u.permission} <= ${min} and ${u.active} order by ${u.id}`);
}

/** Deletes the notes of deleted objects at once, and those of decided items some days after this job has found them decided. */
export async function removeOldNotes(
  db: Queries,
  kinds: readonly InboxKind[],
  given: Given,
): Promise<void> {
  const { kind, object_id: objectId, settled_at: settledAt } = inboxNotes;
  const exists = kinds.map(
    (one) => sql`(${kind} = ${one} and ${objectId} in (select id from ${objects[one]}))`,
  );
  const waits = sql`exists (
    select from (${union(kinds, given)}) i where i.kind = ${kind} and i.id = ${objectId})`;
  const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
  const before = moment(daysBefore(given.now, limits.inboxNoteDays));
  await db.rows(sql`
    update ${inboxNotes} set ${bare(settledAt)} =
      case when ${waits} then null else coalesce(${settledAt}, ${moment(given.now)}) end`);
  await db.rows(sql`
    delete from ${inboxNotes} where ${settledAt} < ${before} or not (${sql.join(exists, sql` or `)})`);
}
