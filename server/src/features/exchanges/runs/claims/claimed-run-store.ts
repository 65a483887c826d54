import { randomUUID } from 'node:crypto';
import type { ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql } from '../../../../core/database/drizzle.ts';
import { advisoryKey, type Database, type Queries } from '../../../../core/database/database.ts';
import type { Exchange } from '../../exchange.ts';
import { ofLastGood, recordsOf } from '../../editor/run-store.ts';
import { LostLease, type ClaimedRun, type Ending, type Step } from './claimed-run.ts';
import { atTheBeginning, type Progress } from './progress.ts';
import { wakeRunners } from '../queue/queue-store.ts';
import type { RunExecution } from './run-execution.ts';
import { exchangeRuns, exchanges } from '../../schema.ts';
import { bare } from '../../../../core/database/build.ts';

const e = alias(exchanges, 'e');
const r = alias(exchangeRuns, 'r');

/** By the database's clock, the only one that all processes share. */
const leaseSeconds = 30;
/** How often a lease is renewed while nothing is written, and an editor's wish to stop is heard. Milliseconds. */
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

/** What the exchange `e` brought last; a company's page brings little, and nobody knows how much comes of another that is new. */
const size = sql`coalesce(${ofLastGood(recordsOf, sql`${e.id}`)},
  case when ${e.kind} = 'career-page' then 0 else ${limits.recordsPerSource}::int end)`;

/**
 * Takes a run that waits, or whose process has died, if it is of one of these kinds: the smallest first, of equal ones the oldest.
 * A large one that waits does not do so for ever: each exchange is read once a day.
 * @param only the id of the one run that is wanted
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
        ${JSON.stringify(atTheBeginning)}::jsonb),
        '{resumed}', to_jsonb(coalesce((${r.cursor} ->> 'resumed')::int, 0) + 1)) else ${r.cursor} end
    from free, exchanges e where ${r.id} = free.id and ${e.id} = ${r.exchange_id}
    returning ${r.id}, ${r.cursor}, ${r.in_hand}, ${r.fetched}, ${r.reason}, jsonb_build_object('id', ${e.id}, 'key', ${e.key}, 'name',
      ${e.name},
      'kind', ${e.kind}, 'settings', ${e.settings}, 'rank', ${e.rank}, 'userId', ${e.user_id}) as exchange`);
  if (!row) return undefined;
  const { id, exchange, fetched, reason } = row;
  const progress = { ...atTheBeginning, ...row.cursor };
  const execution = row.in_hand;
  // A run that grew was held before all of it was read: nobody has said yet what may go.
  const released = reason === 'grown';
  const confirmed = fetched && reason !== '' && !released;
  return { id, lease, exchange, progress, execution, fetched, confirmed, released };
}

const isMine = (run: ClaimedRun) =>
  sql`id = ${run.id} and lease = ${run.lease} and state = 'running'`;

/**
 * The first statement of every transaction of a run: whoever has lost the lease gets no further, and whoever holds it keeps it
 * until the transaction ends.
 * @returns whether an editor wants it to stop
 * @throws {LostLease}
 */
export async function renewLease(tx: Queries, run: ClaimedRun): Promise<boolean> {
  const [row] = await tx.rows<{ stop_requested: boolean }>(sql`
    update ${exchangeRuns} set ${bare(exchangeRuns.leased_until)} = ${leaseEnds} where ${isMine(run)}
    returning ${exchangeRuns.stop_requested}`);
  if (!row) throw new LostLease(`Run ${run.id} is another's.`);
  return row.stop_requested;
}

/** Writes down what is about to be judged, before it is. */
export async function recordExecution(
  db: Queries,
  run: ClaimedRun,
  execution: RunExecution,
): Promise<void> {
  await db.rows(sql`
    update ${exchangeRuns} set ${bare(exchangeRuns.in_hand)} = ${JSON.stringify(execution)}::jsonb where ${isMine(run)}`);
}

/** So that two imports, in whatever process, never make the same company or show the same ad twice. */
const importsLock = advisoryKey('lehrpfad-imports');

/** A process that is suspended in the midst of a batch would keep all others from importing: the server ends its transaction. */
const longestSilence = '30s';

/** Lets whoever else writes what an import brings wait, until the transaction ends. */
export async function lockImports(tx: Queries, kind: Database['kind']): Promise<void> {
  if (kind === 'embedded') return;
  await tx.rows(sql`
    select set_config('idle_in_transaction_session_timeout', ${longestSilence}, true),
      pg_advisory_xact_lock(${importsLock}::bigint)`);
}

/** Writes down how far a run is, in the transaction that got it there: its counters are always the sums of its import results. */
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

const longestDetail = 1000;

/** Writes how a run has ended, and lets it go. @throws {LostLease} */
export async function endRun(db: Queries, run: ClaimedRun, ending: Ending): Promise<void> {
  const { state, reason, detail = '' } = ending;
  // A run that an editor confirmed goes on telling why that was needed.
  const [row] = await db.rows(sql`
    update ${exchangeRuns}
    set ${bare(exchangeRuns.state)} = ${state}, ${bare(exchangeRuns.reason)} = coalesce(${reason ?? null}, ${exchangeRuns.reason}),
      ${bare(exchangeRuns.detail)} = ${detail.slice(0, longestDetail)}, ${bare(exchangeRuns.finished_at)} = now(),
        ${bare(exchangeRuns.lease)} = null, ${bare(exchangeRuns.leased_until)} = null
    where ${isMine(run)} returning ${exchangeRuns.id}`);
  if (!row) throw new LostLease(`Run ${run.id} is another's.`);
}

/** Lets go of a run that is not over, so that the next process can go on with it at once. */
export async function giveBack(db: Queries, run: ClaimedRun): Promise<void> {
  await db.rows(sql`
    update ${exchangeRuns}
    set ${bare(exchangeRuns.state)} = 'waiting', ${bare(exchangeRuns.lease)} = null, ${bare(exchangeRuns.leased_until)} = null
    where ${isMine(run)}`);
  await wakeRunners(db);
}
