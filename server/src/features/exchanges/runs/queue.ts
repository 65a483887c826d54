import type { RunTrigger } from '@lehrpfad/contract/exchanges/options.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../../core/database/database.ts';
import { conflict, notFound } from '../../../core/http/errors.ts';

/** Wakes the runners of all processes once the transaction is committed. */
export const runsChannel = 'exchange_runs';

export async function wakeRunners(tx: Queries): Promise<void> {
  await tx.rows(sql`select pg_notify(${runsChannel}, '')`);
}

/** Lets whoever else queues or decides for that exchange wait. @throws 404 */
async function lockExchange(tx: Queries, exchangeId: number): Promise<{ active: boolean }> {
  const [exchange] = await tx.rows<{ active: boolean }>(
    sql`select active from exchanges where id = ${exchangeId} for update`,
  );
  if (!exchange) throw notFound();
  return exchange;
}

/**
 * Has an exchange read as soon as a process is free. Wakes the runners.
 * @param userId who asked for it; null for the clock and the command
 * @param createdAt the present moment, for those that have a clock of their own
 * @returns the id of the run
 * @throws 404; 409 where one waits or runs already, or where the exchange is not active (a command reads it all the same)
 */
export async function queueRun(
  tx: Queries,
  exchangeId: number,
  trigger: RunTrigger,
  userId: number | null,
  createdAt?: Date,
): Promise<number> {
  const { active } = await lockExchange(tx, exchangeId);
  if (!active && trigger !== 'command') throw conflict('Die Schnittstelle ist nicht aktiv.');
  const [run] = await tx.rows<{ id: number }>(sql`
    insert into exchange_runs (exchange_id, trigger, started_by, created_at)
    values (${exchangeId}, ${trigger}, ${userId}, coalesce(${createdAt?.toISOString() ?? null}::timestamptz, now()))
    on conflict (exchange_id) where state in ('waiting', 'running') do nothing
    returning id`);
  if (!run) throw conflict('Für diese Schnittstelle läuft bereits ein Import.');
  await wakeRunners(tx);
  return run.id;
}

/**
 * Ends a run: at once where it waits, else after the present batch. What it has written stays; nothing counts as gone.
 * @throws 404; 409 where it is over, or held
 */
export async function requestStop(tx: Queries, runId: number): Promise<void> {
  const [run] = await tx.rows<{ state: string }>(sql`
    update exchange_runs set stop_requested = true,
      state = case when state = 'waiting' then 'stopped' else state end,
      finished_at = case when state = 'waiting' then now() else finished_at end
    where id = ${runId} and state in ('waiting', 'running')
    returning state`);
  if (run) return wakeRunners(tx);
  const [other] = await tx.rows(sql`select from exchange_runs where id = ${runId}`);
  if (!other) throw notFound();
  throw conflict('Der Lauf ist bereits beendet.');
}

/** What an editor decides about must be the exchange's latest run. @throws 404; 409 */
async function lockLatest(tx: Queries, runId: number): Promise<number> {
  const [run] = await tx.rows<{ exchange_id: number }>(
    sql`select exchange_id from exchange_runs where id = ${runId}`,
  );
  if (!run) throw notFound();
  await lockExchange(tx, run.exchange_id);
  const [newer] = await tx.rows(sql`
    select from exchange_runs where exchange_id = ${run.exchange_id} and id > ${runId} limit 1`);
  if (newer) throw conflict('Inzwischen gibt es einen neueren Lauf.');
  return run.exchange_id;
}

/**
 * An editor's word on a run that is set aside: it goes on where it stands, with or without the record that its processes died with.
 * @throws 404; 409 where it is not set aside (any more), another run has come after it, or it is not known what to leave out
 */
export async function decideSetAside(
  tx: Queries,
  runId: number,
  userId: number,
  decision: 'again' | 'skip',
): Promise<void> {
  const exchangeId = await lockLatest(tx, runId);
  const [run] = await tx.rows<{ record: string | null }>(sql`
    select in_hand ->> 'id' as record from exchange_runs where id = ${runId} and state = 'set-aside'`);
  if (!run) throw conflict('Über diesen Lauf wurde bereits entschieden.');
  if (decision === 'skip' && run.record === null)
    throw conflict('Es ist nicht bekannt, welcher Datensatz auszulassen wäre.');
  if (decision === 'again')
    await tx.rows(sql`
      delete from exchange_left_out where exchange_id = ${exchangeId} and external_id = ${run.record}`);
  await tx.rows(sql`
    update exchange_runs set state = 'waiting', decided_by = ${userId}, reason = '', detail = '', in_hand = null,
      finished_at = null, cursor = jsonb_set(cursor, '{resumed}', '0')
    where id = ${runId}`);
  await wakeRunners(tx);
}

/**
 * An editor's word on a held run: what it has not seen is taken down by the runner, or stays.
 * @throws 404; 409 where it is not held (any more), or another run has come after it
 */
export async function decideHeld(
  tx: Queries,
  runId: number,
  userId: number,
  decision: 'confirm' | 'dismiss',
): Promise<void> {
  await lockLatest(tx, runId);
  const isConfirmed = decision === 'confirm';
  const [decided] = await tx.rows(sql`
    update exchange_runs set decided_by = ${userId}, state = ${isConfirmed ? 'waiting' : 'dismissed'},
      finished_at = case when ${isConfirmed}::boolean then null else now() end
    where id = ${runId} and state = 'held'
    returning id`);
  if (!decided) throw conflict('Über diesen Lauf wurde bereits entschieden.');
  if (isConfirmed) await wakeRunners(tx);
}
