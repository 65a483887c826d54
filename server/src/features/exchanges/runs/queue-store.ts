import type { ExchangeKind, RunTrigger } from '@lehrpfad/contract/exchanges/options.ts';
import { sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';

/** Wakes the runners of all processes once the transaction is committed. */
export const runsChannel = 'exchange_runs';

export async function wakeRunners(tx: Queries): Promise<void> {
  await tx.rows(sql`select pg_notify(${runsChannel}, '')`);
}

interface NewRun {
  readonly exchangeId: number;
  readonly trigger: RunTrigger;
  /** Null for the clock and the command. */
  readonly userId: number | null;
  /** The database's moment unless given. */
  readonly createdAt: Date | undefined;
}

/** @returns the id of the run; undefined where one waits or runs already */
export async function insertRun(
  tx: Queries,
  { exchangeId, trigger, userId, createdAt }: NewRun,
): Promise<number | undefined> {
  const [run] = await tx.rows<{ id: number }>(sql`
    insert into exchange_runs (exchange_id, trigger, started_by, created_at)
    values (${exchangeId}, ${trigger}, ${userId}, coalesce(${createdAt?.toISOString() ?? null}::timestamptz, now()))
    on conflict (exchange_id) where state in ('waiting', 'running') do nothing
    returning id`);
  return run?.id;
}

/**
 * Adds the daily run of each active exchange whose time of day has passed since its last one. One that was missed is made up for;
 * of several that were, one is. None where the last run is set aside and nobody knows which record to leave out: it would end the
 * next process, too.
 * @param kinds those that are read by the clock
 * @returns how many were added
 */
export async function insertDue(
  tx: Queries,
  kinds: readonly ExchangeKind[],
  now: Date,
): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const local = sql`(${moment} at time zone 'Europe/Berlin')`;
  const queued = await tx.rows(sql`
    insert into exchange_runs (exchange_id, trigger, created_at)
    select e.id, 'daily', ${moment} from exchanges e
    where e.active and e.kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb))
      and not coalesce((
        select r.state = 'set-aside' and not coalesce(r.in_hand ? 'id', false) from exchange_runs r
        where r.exchange_id = e.id order by r.id desc limit 1), false)
      and not exists (
        select from exchange_runs r where r.exchange_id = e.id and r.trigger in ('daily', 'first') and r.created_at >= (
          ${local}::date + e.daily_at - case when ${local}::time < e.daily_at then interval '1 day' else interval '0' end
        ) at time zone 'Europe/Berlin')
    order by e.id
    on conflict (exchange_id) where state in ('waiting', 'running') do nothing
    returning id`);
  return queued.length;
}

/** Ends a run that waits, and has one that is carried out end. @returns whether it was one of these */
export async function updateToStop(tx: Queries, runId: number): Promise<boolean> {
  const rows = await tx.rows(sql`
    update exchange_runs set stop_requested = true,
      state = case when state = 'waiting' then 'stopped' else state end,
      finished_at = case when state = 'waiting' then now() else finished_at end
    where id = ${runId} and state in ('waiting', 'running')
    returning state`);
  return rows.length > 0;
}

export async function findExchangeOfRun(tx: Queries, runId: number): Promise<number | undefined> {
  const [run] = await tx.rows<{ exchange_id: number }>(
    sql`select exchange_id from exchange_runs where id = ${runId}`,
  );
  return run?.exchange_id;
}

/** Whether the exchange has a newer run than that one. */
export async function hasNewerRun(
  tx: Queries,
  exchangeId: number,
  runId: number,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    select from exchange_runs where exchange_id = ${exchangeId} and id > ${runId} limit 1`);
  return rows.length > 0;
}

/** The record that the processes of a run died with, null where it is not known; undefined for a run that is not set aside. */
export async function findSetAside(
  tx: Queries,
  runId: number,
): Promise<{ readonly record: string | null } | undefined> {
  const [run] = await tx.rows<{ record: string | null }>(sql`
    select in_hand ->> 'id' as record from exchange_runs where id = ${runId} and state = 'set-aside'`);
  return run;
}

/** Has the next runs of an exchange read a record again that was left out. */
export async function deleteLeftOut(
  tx: Queries,
  exchangeId: number,
  record: string | null,
): Promise<void> {
  await tx.rows(sql`
    delete from exchange_left_out where exchange_id = ${exchangeId} and external_id = ${record}`);
}

/** Has a run that is set aside go on where it stands. */
export async function updateToGoOn(tx: Queries, runId: number, userId: number): Promise<void> {
  await tx.rows(sql`
    update exchange_runs set state = 'waiting', decided_by = ${userId}, reason = '', detail = '', in_hand = null,
      finished_at = null, cursor = jsonb_set(cursor, '{resumed}', '0')
    where id = ${runId}`);
}

/** Writes what an editor has decided about a held run. @returns whether it is held */
export async function updateHeld(
  tx: Queries,
  runId: number,
  userId: number,
  isConfirmed: boolean,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    update exchange_runs set decided_by = ${userId}, state = ${isConfirmed ? 'waiting' : 'dismissed'},
      finished_at = case when ${isConfirmed}::boolean then null else now() end
    where id = ${runId} and state = 'held'
    returning id`);
  return rows.length > 0;
}
