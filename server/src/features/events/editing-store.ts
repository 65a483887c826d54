import { plainFieldsOf, type PlainFieldName } from '@lehrpfad/contract/events/event-fields.ts';
import { eventStatus, type EventForm, type EventPatch } from '@lehrpfad/contract/events/events.ts';
import { alias, eq, sql } from '../../core/database/drizzle.ts';
import type { WithCleanHtml } from '../../core/html/clean-html.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt } from '../../core/database/sql-parts.ts';
import { isOver, plainColumns } from './store.ts';
import { users } from '../accounts/schema.ts';
import { companies } from '../companies/schema.ts';
import { events } from './schema.ts';
import { build, pick } from '../../core/database/build.ts';

const e = alias(events, 'e');
const c = alias(companies, 'c');
const u = alias(users, 'u');

/** An event as stored, with its owner. */
export interface StoredEvent
  extends Place, Readonly<Pick<WithCleanHtml<EventForm, 'description'>, PlainFieldName>> {
  readonly id: number;
  readonly status: number;
  readonly expired: boolean;
  /** Key in the file store. */
  readonly logo: string | null;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** The company's account; null without company or account. */
  readonly owner: number | null;
  /** Whether its branch is closed and can still be reopened (companies/closed.ts). */
  readonly closed: boolean;
  readonly ownerEmail: string | null;
}

/** The place of an event: online only, its own address, or its company's. */
export interface Place {
  readonly company_id: number | null;
  readonly digital: boolean;
  readonly address_id: number | null;
}

/** Returns an event that is not deleted, and locks it until the transaction ends. */
export async function lockEvent(
  tx: Queries,
  id: number,
  now: Date,
): Promise<StoredEvent | undefined> {
  const [event] = await tx.rows<StoredEvent>(sql`
    select ${e.id}, ${plainColumns(e)}, ${e.status}, ${isOver(now)} as expired, ${e.logo}, ${e.company_id}, ${e.digital}, ${e.address_id},
      floor(extract(epoch from ${e.last_updated}) * 1000)::float8 as "changedAt",
      ${c.user_id} as owner, ${c.closed_at} is not null as closed, ${u.email} as "ownerEmail"
    from ${events} e left join ${companies} c on ${c.id} = ${e.company_id} left join ${users} u on ${u.id} = ${c.user_id}
    where ${e.id} = ${id} and not ${e.deleted} for update of e`);
  return event;
}

/** The sent fields of an event, with clean HTML. */
export type CleanEventPatch = WithCleanHtml<EventPatch, 'description'>;

/** The stored values of an event, except its state. */
export interface EventValues extends Place {
  readonly form: WithCleanHtml<EventForm, 'description'>;
  readonly logo: string | null;
}

export async function insertEvent(
  tx: Queries,
  { form, logo, company_id, digital, address_id }: EventValues,
  now: Date,
): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const [row] = await tx.rows(
    build
      .insert(events)
      .values({
        ...plainFieldsOf(form),
        logo,
        company_id,
        digital,
        address_id,
        status: eventStatus.pending,
        created_at: moment,
        last_updated: moment,
      })
      .returning(pick(events, 'id')),
  );
  if (row === undefined) throw new Error('The database added an event without giving it back.');
  return row.id;
}

export async function updateEvent(
  tx: Queries,
  id: number,
  { form, logo, company_id, digital, address_id }: EventValues,
  now: Date,
): Promise<void> {
  await tx.rows(
    build
      .update(events)
      .set({
        ...plainFieldsOf(form),
        logo,
        company_id,
        digital,
        address_id,
        last_updated: changedAt(now),
      })
      .where(eq(events.id, id)),
  );
}

/** Updates the time of change after a change of related data, so that stale edits are refused. */
export async function touchEvent(tx: Queries, id: number, now: Date): Promise<void> {
  await tx.rows(
    build
      .update(events)
      .set({ last_updated: changedAt(now) })
      .where(eq(events.id, id)),
  );
}

/** @param reason for declining it; empty for other states */
export async function setStatus(
  tx: Queries,
  id: number,
  { status, reason = '' }: { status: number; reason?: string },
  now: Date,
): Promise<void> {
  await tx.rows(
    build
      .update(events)
      .set({ status, declined_message: reason, last_updated: changedAt(now) })
      .where(eq(events.id, id)),
  );
}

/** Marks an event as deleted, and removes its logo. */
export async function markDeleted(tx: Queries, id: number, now: Date): Promise<void> {
  await tx.rows(
    build
      .update(events)
      .set({ deleted: true, logo: null, last_updated: changedAt(now) })
      .where(eq(events.id, id)),
  );
}
