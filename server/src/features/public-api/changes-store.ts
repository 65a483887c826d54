import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';
import { companies } from '../companies/schema.ts';
import { eventStatus } from '@lehrpfad/contract/events/events.ts';
import { events, withdrawnEvents } from '../events/schema.ts';
import { adTables, isVisible } from '../job-ads/publishing/visibility-store.ts';
import { jobAds } from '../job-ads/schema.ts';
import { publicChangeFeed, publicChanges } from './schema.ts';

const c = alias(publicChanges, 'c');
const a = alias(jobAds, 'a');
const co = alias(companies, 'co');
const e = alias(events, 'e');

/** Days for which changes are kept, so that clients with a weekly request miss none. */
export const keepDays = 8;

export type Subject = 'ad' | 'event' | 'company';

/** A change before which no other one can be added any more. The numbers are too large for JavaScript numbers. */
export interface FeedChange {
  readonly subject: Subject;
  readonly id: number;
  /** Whether it was a deletion of something that may have been public. */
  readonly wasPublic: boolean;
  readonly transaction: string;
  readonly change: string;
}

interface FeedState {
  /** Id of the database: another database counts its transactions from the beginning. */
  readonly feed: string;
  /** The oldest running transaction: all before it have ended. */
  readonly oldest: string;
}

/** Returns the present end of the changes. */
export async function readFeedState(db: Queries): Promise<FeedState> {
  const [row] = await db.rows<FeedState>(sql`
    select ${publicChangeFeed.id}::text as feed, pg_snapshot_xmin(pg_current_snapshot())::text as oldest from ${publicChangeFeed}`);
  if (row === undefined) throw new Error('The feed of public changes has no id.');
  return row;
}

/**
 * Returns the first changes after a given one, only of transactions older than all running ones: their writes are complete, so no change
 * can be added before the position of a reader later.
 * @param before the oldest transaction that was running
 */
export function changesAfter(
  db: Queries,
  after: { readonly transaction: string; readonly change: string },
  before: string,
  limit: number,
): Promise<FeedChange[]> {
  return db.rows<FeedChange>(sql`
    select ${c.subject}, ${c.subject_id} as id, ${c.was_public} as "wasPublic", ${c.transaction_id}::text as transaction, ${c.id}::text as change
    from ${publicChanges} c
    where (${c.transaction_id}, ${c.id}) > (${after.transaction}::xid8, ${after.change}::bigint)
      and ${c.transaction_id} < ${before}::xid8
    order by ${c.transaction_id}, ${c.id} limit ${limit}`);
}

const idsWhere = async (db: Queries, statement: SQL): Promise<Set<number>> =>
  new Set((await db.rows<{ id: number }>(statement)).map(({ id }) => id));

/** Returns those of the ads that are public on a day. */
export const visibleAmong = (db: Queries, ids: readonly number[], today: string) =>
  idsWhere(
    db,
    sql`select ${a.id} from ${adTables} where ${a.id} = any(${idList(ids)}) and ${isVisible(today)}`,
  );

/** SQL condition: the ad `a` may have been public at some time. */
const wasPublished = sql`(${a.shown_at} is not null or ${a.publish_date} is not null)`;
/** SQL condition: the event `e` may have been public at some time. */
const wasAccepted = sql`(${e.status} = ${eventStatus.accepted}
  or ${e.id} in (select ${withdrawnEvents.event_id} from ${withdrawnEvents}))`;

const unknownToPublic: Readonly<Record<Subject, (ids: readonly number[]) => SQL>> = {
  ad: (ids) => sql`
    select ${a.id} from ${jobAds} a where ${a.id} = any(${idList(ids)}) and not ${wasPublished}`,
  event: (ids) => sql`
    select ${e.id} from ${events} e where ${e.id} = any(${idList(ids)}) and not ${wasAccepted}`,
  company: (ids) => sql`
    select ${co.id} from ${companies} co where ${co.id} = any(${idList(ids)})
      and not exists (select from ${jobAds} a where ${a.company_id} = ${co.id} and ${wasPublished})
      and not exists (select from ${events} e where ${e.company_id} = ${co.id} and ${wasAccepted})`,
};

/** Returns the ids of existing objects that were never public, so that strangers learn nothing of them. */
export const neverPublic = (db: Queries, subject: Subject, ids: readonly number[]) =>
  idsWhere(db, unknownToPublic[subject](ids));

/** Deletes changes that are older than `keepDays`, by the database's clock. */
export async function prunePublicChanges(db: Queries): Promise<void> {
  await db.rows(sql`
    delete from ${publicChanges}
    where ${publicChanges.changed_at} < now() - make_interval(days => ${keepDays})
      and ${publicChanges.transaction_id} < pg_snapshot_xmin(pg_current_snapshot())`);
}
