import { alias, sql } from '../drizzle.ts';
import { prepared, type Queries } from '../database.ts';
import { searchChanges } from '../schema.ts';

const c = alias(searchChanges, 'c');

export interface Change {
  readonly subject: string;
  readonly id: number;
}

/** The present state of the database, as PostgreSQL writes it. */
interface Snapshot {
  readonly snapshot: string;
  readonly moment: string;
  /** Start time of the server. */
  readonly server: string;
}

/** @throws {Error} if the database returns none */
export async function currentSnapshot(db: Queries): Promise<Snapshot> {
  const [now] = await db.rows<Snapshot>(sql`
    select pg_current_snapshot()::text as snapshot, now()::text as moment, pg_postmaster_start_time()::text as server`);
  if (now === undefined) throw new Error('The database named no snapshot.');
  return now;
}

/** The changes that a transaction has recorded. */
export interface RecordedChanges {
  readonly transaction: string;
  readonly changes: readonly Change[];
}

/** @returns undefined if the transaction has recorded none */
export async function recordedChanges(tx: Queries): Promise<RecordedChanges | undefined> {
  const rows = await tx.rows<Change & { transaction: string }>(
    prepared(sql`
      select distinct ${searchChanges.subject}, ${searchChanges.subject_id} as id, pg_current_xact_id()::text as transaction
      from ${searchChanges} where ${searchChanges.transaction_id} = pg_current_xact_id()
      order by ${searchChanges.subject}, ${searchChanges.subject_id}`),
  );
  const [first] = rows;
  return (
    first && {
      transaction: first.transaction,
      changes: rows.map(({ subject, id }) => ({ subject, id })),
    }
  );
}

/** Checks whether a transaction that has committed is visible in a snapshot (`xmin:xmax:xip_list`), as `pg_visible_in_snapshot` does. */
export function isVisibleIn(snapshot: string, transaction: string): boolean {
  const [xmin = '', xmax = '', running = ''] = snapshot.split(':');
  const id = BigInt(transaction);
  if (id < BigInt(xmin)) return true;
  return id < BigInt(xmax) && !running.split(',').includes(transaction);
}

/** The last read of the changes. */
interface LastRead {
  /** Changes that were not visible in it are new. */
  readonly snapshot: string;
  readonly readAt: string;
  readonly expiresAfterMs: number;
}

export interface VisibleChange extends Snapshot {
  /** Whether the last read is too long ago. */
  readonly snapshotExpired: boolean;
  readonly subject: string | null;
  readonly subject_id: number;
  readonly transaction: string;
  readonly isLowPriority: boolean;
}

/** Returns the changes that have become visible since the last read; one row without a subject if there are none. */
export function visibleChanges(
  db: Queries,
  { snapshot, readAt, expiresAfterMs }: LastRead,
): Promise<VisibleChange[]> {
  // A restored backup may contain ids of future transactions; the condition on the present snapshot excludes them.
  return db.rows<VisibleChange>(
    prepared(sql`
      with present as (select pg_current_snapshot() as snapshot, now() as moment)
      select distinct p.snapshot::text as snapshot, p.moment::text as moment,
        pg_postmaster_start_time()::text as server, ${c.subject}, ${c.subject_id},
        ${c.transaction_id}::text as transaction, ${c.low_priority} as "isLowPriority",
        p.moment - ${readAt}::timestamptz >= make_interval(secs => ${expiresAfterMs / 1000}) as "snapshotExpired"
      from present p
      left join ${searchChanges} c
        on ${c.transaction_id} >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(${c.transaction_id}, ${snapshot}::pg_snapshot)
        and pg_visible_in_snapshot(${c.transaction_id}, p.snapshot)
      order by ${c.subject}, ${c.subject_id}, transaction`),
  );
}
