import type { ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';
import { activities } from '../../../core/jobs/activities.ts';
import { ExchangeError } from '../adapters/adapter.ts';
import type { Exchange } from '../exchange.ts';
import type { SafeHttp } from '../fetching/safe-http.ts';
import { executeRun } from './execute-run.ts';
import { LostLease, type ClaimedRun, type Ending } from './claims/claimed-run.ts';
import {
  claimRun,
  endRun,
  releaseRun,
  renewEveryMs,
  renewLease,
} from './claims/claimed-run-store.ts';
import { queueDue } from './queue/queue.ts';
import { runsChannel } from './queue/queue-store.ts';
import { dryRun, type DryRunResults } from './dry-run.ts';
import { Interrupted, type RunDeps } from './run-deps.ts';
import { withoutSecrets } from './secrets.ts';

/** Milliseconds after which the runner looks again for runs whose process has died. */
const pollMs = 15_000;

/** Runs that this process carries out at the same time, so that a slow source does not keep the others waiting. */
const runsAtOnce = 3;

const importing = activities.kind({ what: 'import', ids: ['run', 'exchange'] });

/**
 * Carries out queued runs, some at a time in this process, small ones first. Several processes may have a runner: each run is carried
 * out by exactly one process at a time, and another one takes it over when that process dies.
 */
export class ImportRunner {
  readonly #deps: RunDeps;
  readonly #kinds: ExchangeKind[];
  #state: 'new' | 'started' | 'stopping' = 'new';
  /** Counts the wake-ups. A worker that found no run before the last one looks once more. */
  #asked = 0;
  readonly #workers = new Set<Promise<void>>();
  readonly #current = new Map<ClaimedRun, AbortController>();
  #unlisten: (() => Promise<void>) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: RunDeps) {
    // The more runs work at the same time, the longer each of them rests, so that searches in the same process stay fast.
    this.#deps = { ...deps, underWay: () => this.#current.size };
    this.#kinds = Object.keys(deps.adapters) as ExchangeKind[];
  }

  /** Takes up the unfinished runs, and from then on carries out queued ones. */
  async start(): Promise<void> {
    this.#state = 'started';
    this.#unlisten = await this.#deps.database.listen(runsChannel, () => this.#onNotice());
    this.#timer = setInterval(() => this.wake(), pollMs);
    this.wake();
  }

  /** Stops after the current batch, so that another process can continue at once. Never fails. */
  async stop(): Promise<void> {
    this.#state = 'stopping';
    clearInterval(this.#timer);
    for (const controller of this.#current.values()) controller.abort(new Interrupted('process'));
    await this.#unlisten?.().catch(this.#deps.onError);
    await Promise.allSettled(this.#workers);
  }

  get #canWork(): boolean {
    return this.#state !== 'stopping' && this.#deps.hasSpace?.() !== false;
  }

  /** Looks for queued runs. Does nothing before the runner is started. */
  wake(): void {
    if (this.#state === 'started') this.#beginWhereFree();
  }

  /** Fetches from other hosts as runs do. */
  get http(): SafeHttp {
    return this.#deps.http;
  }

  /** Yields the import results that a run would have. Writes nothing. @throws {ExchangeError} */
  dryRun(exchange: Exchange, signal: AbortSignal): AsyncGenerator<DryRunResults> {
    return dryRun(this.#deps, exchange, signal);
  }

  /** Queues the daily runs that are due. */
  async pulse(): Promise<void> {
    const { database, clock } = this.#deps;
    await database.transaction((tx) => queueDue(tx, this.#kinds, clock()));
    this.wake();
  }

  /**
   * Carries out all runs that no other process carries out, and waits for their end.
   * @param only the id of the only run to carry out
   */
  async drain(only?: number): Promise<void> {
    if (only === undefined) this.#beginWhereFree();
    else await this.#begin(only);
    while (this.#workers.size > 0) await Promise.all(this.#workers);
  }

  #begin(only?: number): Promise<void> {
    const worker = this.#work(only).finally(() => this.#workers.delete(worker));
    this.#workers.add(worker);
    return worker;
  }

  #beginWhereFree(): void {
    this.#asked += 1;
    if (this.#workers.size < runsAtOnce) this.#begin().catch(this.#deps.onError);
  }

  /** Carries out one run after the other until there is none. Another worker looks for the next run meanwhile. */
  async #work(only: number | undefined): Promise<void> {
    for (let asked = -1; asked !== this.#asked && this.#canWork;) {
      asked = this.#asked;
      const run = await claimRun(this.#deps.database, this.#kinds, only);
      if (!run) continue;
      if (only === undefined) this.#beginWhereFree();
      const ids = [run.id, run.exchange.id];
      await activities.during(importing, ids, () => this.#execute(run));
      asked = -1;
    }
  }

  async #execute(run: ClaimedRun): Promise<void> {
    const { database, changes, onError } = this.#deps;
    const controller = new AbortController();
    this.#current.set(run, controller);
    const timer = setInterval(() => void this.#renew(run, controller), renewEveryMs);
    try {
      const ending = await this.#endingOf(run, controller.signal);
      await changes?.read().catch(onError);
      await (ending ? endRun(database, run, ending) : releaseRun(database, run));
    } catch (error) {
      // If the end of the run cannot be written, its lease expires and another process continues the run.
      if (!(error instanceof LostLease)) onError(error);
    } finally {
      clearInterval(timer);
      this.#current.delete(run);
    }
  }

  /** @returns undefined if another process is to go on with the run. @throws {LostLease} */
  async #endingOf(run: ClaimedRun, signal: AbortSignal): Promise<Ending | undefined> {
    // The process may have been stopped since the run was claimed.
    if (!this.#canWork) return undefined;
    try {
      return await executeRun(this.#deps, run, signal);
    } catch (thrown) {
      // An adapter may throw another error when the signal is aborted. The signal's reason counts.
      const error: unknown = signal.aborted ? signal.reason : thrown;
      if (error instanceof LostLease) throw error;
      if (error instanceof Interrupted)
        return error.by === 'editor' ? { state: 'stopped' } : undefined;
      if (!(error instanceof ExchangeError)) {
        this.#deps.onError(error);
        return { state: 'failed', reason: 'internal' };
      }
      const detail = withoutSecrets(error.message, run.exchange.settings);
      return { state: 'failed', reason: error.reason, detail };
    }
  }

  /** Called when a run was queued or a current one is to stop. A current run that waits for a response is aborted at once. */
  #onNotice(): void {
    for (const [run, controller] of this.#current) void this.#renew(run, controller);
    this.wake();
  }

  async #renew(run: ClaimedRun, controller: AbortController): Promise<void> {
    try {
      const isToStop = await renewLease(this.#deps.database, run);
      if (isToStop) controller.abort(new Interrupted('editor'));
      else if (!this.#canWork) controller.abort(new Interrupted('process'));
    } catch (error) {
      // A database that does not answer now may answer again before the lease expires.
      if (error instanceof LostLease) controller.abort(error);
      else this.#deps.onError(error);
    }
  }
}
