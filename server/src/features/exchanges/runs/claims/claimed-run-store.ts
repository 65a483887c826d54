import { randomUUID } from 'node:crypto';
import type { ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql } from '../../../../core/database/drizzle.ts';
import { advisoryKey, type Database, type Queries } from '../../../../core/database/database.ts';
import type { Exchange } from '../../exchange.ts';
import { ofLastGood, recordsOf } from '../../editor/run-store.ts';
import { LostLease, type ClaimedRun, type Ending, type Step } from './claimed-run.ts';
import { initialProgress, type Progress } from './progress.ts';
import { wakeRunners } from '../queue/queue-store.ts';
import type { RunExecution } from './run-execution.ts';
import { exchangeRuns, exchanges } from '../../schema.ts';
import { bare } from '../../../../core/database/build.ts';

const e = alias(exchanges, 'e');
const r = alias(exchangeRuns, 'r');

/** Seconds by the clock of the database, which all processes share. */
const leaseSeconds = 30;
/** Milliseconds after which the lease is renewed, and in which a run notices that an editor stops it. */
export const renewEveryMs = 5000;

const leaseEnds = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;

interface ClaimRow {
  id: number;
  cursor: Progress | null;
  in_hand: RunExecution | null;
  fetched: boolean;
  reason: string;
  exchange: Exchange;
}

/** Number of records in the last good run of the exchange `e`. Without one, a career page counts as small, any other one as large. */
const size = sql`coalesce(${ofLastGood(recordsOf, sql`${e.id}`)},
  case when ${e.kind} = 'career-page' then 0 else ${limits.recordsPerSource}::int end)`;

/**
 * Claims a run of one of these kinds that waits, or whose process has died: the smallest first, the oldest of equal ones. A large run
 * does not wait for ever, since each exchange is read only once a day.
 * @param only the id of the only run to claim
 */
export async function claimRun(
  db: Queries,
  kinds: readonly ExchangeKind[],
  only?: number,
): Promise<ClaimedRun | undefined> {
  const lease = randomUUID();
  const wanted = only === undefined ? sql`true` : sql`${r.id} = ${only}`;
  const [row] = await db.rows<ClaimRow>(sql`
    with free as (
      select ${r.id}, ${r.state} = 'running' as abandoned from ${exchangeRuns} r join ${exchanges} e on ${e.id} = ${r.exchange_id}
      where (${r.state} = 'waiting' or (${r.state} = 'running' and ${r.leased_until} < clock_timestamp())) and ${wanted}
        and ${e.kind} in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb))
      order by ${size}, ${r.id} limit 1 for update of r skip locked)
    update ${exchangeRuns} r
    set ${bare(exchangeRuns.state)} = 'running', ${bare(exchangeRuns.lease)} = ${lease}, ${bare(exchangeRuns.leased_until)} = ${leaseEnds},
      ${bare(exchangeRuns.started_at)} = coalesce(${r.started_at}, now()),
      ${bare(exchangeRuns.cursor)} = case when free.abandoned then jsonb_set(coalesce(${r.cursor},
        ${JSON.stringify(initialProgress)}::jsonb),
        '{resumed}', to_jsonb(coalesce((${r.cursor} ->> 'resumed')::int, 0) + 1)) else ${r.cursor} end
    from free, exchanges e where ${r.id} = free.id and ${e.id} = ${r.exchange_id}
    returning ${r.id}, ${r.cursor}, ${r.in_hand}, ${r.fetched}, ${r.reason}, jsonb_build_object('id', ${e.id}, 'key', ${e.key}, 'name',
      ${e.name},
      'kind', ${e.kind}, 'settings', ${e.settings}, 'rank', ${e.rank}, 'userId', ${e.user_id}) as exchange`);
  if (!row) return undefined;
  const { id, exchange, fetched, reason } = row;
  const progress = { ...initialProgress, ...row.cursor };
  const execution = row.in_hand;
  // A run that grew was held before everything was read: no editor has confirmed yet which ads may be taken down.
  const released = reason === 'grown';
  const confirmed = fetched && reason !== '' && !released;
  return { id, lease, exchange, progress, execution, fetched, confirmed, released };
}

const isMine = (run: ClaimedRun) =>
  sql`id = ${run.id} and lease = ${run.lease} and state = 'running'`;

/**
 * Renews the lease. This is the first statement of every transaction of a run: it fails if the lease is lost, and otherwise locks the row
 * of the run until the transaction ends.
 * @returns whether an editor wants the run to stop
 * @throws {LostLease}
 */
export async function renewLease(tx: Queries, run: ClaimedRun): Promise<boolean> {
  const [row] = await tx.rows<{ stop_requested: boolean }>(sql`
    update ${exchangeRuns} set ${bare(exchangeRuns.leased_until)} = ${leaseEnds} where ${isMine(run)}
    returning ${exchangeRuns.stop_requested}`);
  if (!row) throw new LostLease(`Run ${run.id} is another's.`);
  return row.stop_requested;
}

/** Records which records are planned next. */
export async function recordExecution(
  db: Queries,
  run: ClaimedRun,
  execution: RunExecution,
): Promise<void> {
  await db.rows(sql`
    update ${exchangeRuns} set ${bare(exchangeRuns.in_hand)} = ${JSON.stringify(execution)}::jsonb where ${isMine(run)}`);
}

/** Prevents two imports, in any process, from making the same company or showing the same ad twice. */
const importsLock = advisoryKey('lehrpfad-imports');

/** After this time the server ends the transaction of a process that is suspended, since it would block the imports of all others. */
const maxSilence = '30s';

/** Locks imports until the transaction ends. */
export async function lockImports(tx: Queries, kind: Database['kind']): Promise<void> {
  if (kind === 'embedded') return;
  await tx.rows(sql`
    select set_config('idle_in_transaction_session_timeout', ${maxSilence}, true),
      pg_advisory_xact_lock(${importsLock}::bigint)`);
}

/** Records the progress of a run in the transaction of its batch, so that its counters are always the sums of its import results. */
export async function recordStep(tx: Queries, run: ClaimedRun, step: Step): Promise<void> {
  const { counts } = step;
  await tx.rows(sql`
    update ${exchangeRuns}
    set ${bare(exchangeRuns.created)} = ${exchangeRuns.created} + ${counts.created},
      ${bare(exchangeRuns.changed)} = ${exchangeRuns.changed} + ${counts.changed},
      ${bare(exchangeRuns.unchanged)} = ${exchangeRuns.unchanged} + ${counts.unchanged},
        ${bare(exchangeRuns.duplicate)} = ${exchangeRuns.duplicate} + ${counts.duplicate},
      ${bare(exchangeRuns.rejected)} = ${exchangeRuns.rejected} + ${counts.rejected},
        ${bare(exchangeRuns.left_alone)} = ${exchangeRuns.left_alone} + ${counts['left-alone']},
      ${bare(exchangeRuns.gone)} = ${exchangeRuns.gone} + ${counts.gone},
        ${bare(exchangeRuns.cursor)} = ${JSON.stringify(step.progress)}::jsonb,
      ${bare(exchangeRuns.announced)} = coalesce(${step.announced}::int, ${exchangeRuns.announced}),
        ${bare(exchangeRuns.fetched)} = ${step.fetched}
    where ${exchangeRuns.id} = ${run.id}`);
}

const maxDetailLength = 1000;

/** Records how a run has ended, and gives up its lease. @throws {LostLease} */
export async function endRun(db: Queries, run: ClaimedRun, ending: Ending): Promise<void> {
  const { state, reason, detail = '' } = ending;
  // A run that an editor has confirmed keeps the reason for which it was held.
  const [row] = await db.rows(sql`
    update ${exchangeRuns}
    set ${bare(exchangeRuns.state)} = ${state}, ${bare(exchangeRuns.reason)} = coalesce(${reason ?? null}, ${exchangeRuns.reason}),
      ${bare(exchangeRuns.detail)} = ${detail.slice(0, maxDetailLength)}, ${bare(exchangeRuns.finished_at)} = now(),
        ${bare(exchangeRuns.lease)} = null, ${bare(exchangeRuns.leased_until)} = null
    where ${isMine(run)} returning ${exchangeRuns.id}`);
  if (!row) throw new LostLease(`Run ${run.id} is another's.`);
}

/** Gives up the lease of a run that is not over, so that the next process can go on with it at once. */
export async function releaseRun(db: Queries, run: ClaimedRun): Promise<void> {
  await db.rows(sql`
    update ${exchangeRuns}
    set ${bare(exchangeRuns.state)} = 'waiting', ${bare(exchangeRuns.lease)} = null, ${bare(exchangeRuns.leased_until)} = null
    where ${isMine(run)}`);
  await wakeRunners(db);
}
