import type { ExchangeKind, RunTrigger } from '@lehrpfad/contract/exchanges/options.ts';
import { alias, sql } from '../../../../core/database/drizzle.ts';
import type { Queries } from '../../../../core/database/database.ts';
import { exchangeLeftOut, exchangeRuns, exchanges } from '../../schema.ts';
import { bare, bareList } from '../../../../core/database/build.ts';

const e = alias(exchanges, 'e');
const r = alias(exchangeRuns, 'r');

/** Wakes the runners of all processes once the transaction is committed. */
export const runsChannel = 'exchange_runs';

export async function wakeRunners(tx: Queries): Promise<void> {
  await tx.rows(sql`select pg_notify(${runsChannel}, '')`);
}

interface NewRun {
  readonly exchangeId: number;
  readonly trigger: RunTrigger;
  /** Null if the clock or a command started the run. */
  readonly userId: number | null;
  /** The present moment of the database by default. */
  readonly createdAt: Date | undefined;
}

/** Adds a run. @returns its id; undefined if a run of the exchange waits or runs already */
export async function insertRun(
  tx: Queries,
  { exchangeId, trigger, userId, createdAt }: NewRun,
): Promise<number | undefined> {
  const [run] = await tx.rows<{ id: number }>(sql`
    insert into ${exchangeRuns} (${bareList(exchangeRuns, 'exchange_id', 'trigger', 'started_by', 'created_at')})
    values (${exchangeId}, ${trigger}, ${userId}, coalesce(${createdAt?.toISOString() ?? null}::timestamptz, now()))
    on conflict (${bareList(exchangeRuns, 'exchange_id')}) where ${exchangeRuns.state} in ('waiting', 'running') do nothing
    returning ${exchangeRuns.id}`);
  return run?.id;
}

/**
 * Adds the daily run of each active exchange whose time of day has passed since its last run. If several were missed, one is added.
 * No run is added if the last one is set aside and the record to leave out is unknown: it would crash the next process, too.
 * @param kinds kinds of exchanges that are read daily
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
    insert into ${exchangeRuns} (${bareList(exchangeRuns, 'exchange_id', 'trigger', 'created_at')})
    select ${e.id}, 'daily', ${moment} from ${exchanges} e
    where ${e.active} and ${e.kind} in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb))
      and not coalesce((
        select ${r.state} = 'set-aside' and not coalesce(${r.in_hand} ? 'id', false) from ${exchangeRuns} r
        where ${r.exchange_id} = ${e.id} order by ${r.id} desc limit 1), false)
      and not exists (
        select from ${exchangeRuns} r where ${r.exchange_id} = ${e.id} and ${r.trigger} in ('daily', 'first') and ${r.created_at} >= (
          ${local}::date + ${e.daily_at} - case when ${local}::time < ${e.daily_at} then interval '1 day' else interval '0' end
        ) at time zone 'Europe/Berlin')
    order by ${e.id}
    on conflict (${bareList(exchangeRuns, 'exchange_id')}) where state in ('waiting', 'running') do nothing
    returning id`);
  return queued.length;
}

/** Stops a waiting run, and asks a current one to stop. @returns whether it was waiting or current */
export async function updateToStop(tx: Queries, runId: number): Promise<boolean> {
  const rows = await tx.rows(sql`
    update ${exchangeRuns} set ${bare(exchangeRuns.stop_requested)} = true,
      ${bare(exchangeRuns.state)} = case when ${exchangeRuns.state} = 'waiting' then 'stopped' else ${exchangeRuns.state} end,
      ${bare(exchangeRuns.finished_at)} = case when ${exchangeRuns.state} = 'waiting' then now() else ${exchangeRuns.finished_at} end
    where ${exchangeRuns.id} = ${runId} and ${exchangeRuns.state} in ('waiting', 'running')
    returning ${exchangeRuns.state}`);
  return rows.length > 0;
}

export async function findExchangeOfRun(tx: Queries, runId: number): Promise<number | undefined> {
  const [run] = await tx.rows<{ exchange_id: number }>(
    sql`select ${exchangeRuns.exchange_id} from ${exchangeRuns} where ${exchangeRuns.id} = ${runId}`,
  );
  return run?.exchange_id;
}

/** Returns whether the exchange has a newer run. */
export async function hasNewerRun(
  tx: Queries,
  exchangeId: number,
  runId: number,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    select from ${exchangeRuns} where ${exchangeRuns.exchange_id} = ${exchangeId} and ${exchangeRuns.id} > ${runId} limit 1`);
  return rows.length > 0;
}

/** Returns the record that the processes of a run died with; null if it is unknown; undefined if the run is not set aside. */
export async function findSetAside(
  tx: Queries,
  runId: number,
): Promise<{ readonly record: string | null } | undefined> {
  const [run] = await tx.rows<{ record: string | null }>(sql`
    select ${exchangeRuns.in_hand} ->> 'id' as record from ${exchangeRuns}
    where ${exchangeRuns.id} = ${runId} and ${exchangeRuns.state} = 'set-aside'`);
  return run;
}

/** Makes the next runs of an exchange read a left-out record again. */
export async function deleteLeftOut(
  tx: Queries,
  exchangeId: number,
  record: string | null,
): Promise<void> {
  await tx.rows(sql`
    delete from ${exchangeLeftOut} where ${exchangeLeftOut.exchange_id} = ${exchangeId} and ${exchangeLeftOut.external_id} = ${record}`);
}

/** Makes a run that is set aside continue from its progress. */
export async function updateToGoOn(tx: Queries, runId: number, userId: number): Promise<void> {
  await tx.rows(sql`
    update ${exchangeRuns}
    set ${bare(exchangeRuns.state)} = 'waiting', ${bare(exchangeRuns.decided_by)} = ${userId}, ${bare(exchangeRuns.reason)} = '',
      ${bare(exchangeRuns.detail)} = '', ${bare(exchangeRuns.in_hand)} = null,
      ${bare(exchangeRuns.finished_at)} = null, ${bare(exchangeRuns.cursor)} = jsonb_set(${exchangeRuns.cursor}, '{resumed}', '0')
    where ${exchangeRuns.id} = ${runId}`);
}

/** Records an editor's decision about a held run. @returns whether it was held */
export async function updateHeld(
  tx: Queries,
  runId: number,
  userId: number,
  isConfirmed: boolean,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    update ${exchangeRuns}
    set ${bare(exchangeRuns.decided_by)} = ${userId}, ${bare(exchangeRuns.state)} = ${isConfirmed ? 'waiting' : 'dismissed'},
      ${bare(exchangeRuns.finished_at)} = case when ${isConfirmed}::boolean then null else now() end
    where ${exchangeRuns.id} = ${runId} and ${exchangeRuns.state} = 'held'
    returning ${exchangeRuns.id}`);
  return rows.length > 0;
}
