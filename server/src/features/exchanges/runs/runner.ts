import type { ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';
import { activities } from '../../../core/jobs/activities.ts';
import { ExchangeError } from '../adapters/adapter.ts';
import type { Exchange } from '../exchange.ts';
import { executeRun } from './execute-run.ts';
import { LostLease, type ClaimedRun, type Ending } from './claims/claimed-run.ts';
import {
  claimRun,
  endRun,
  giveBack,
  renewEveryMs,
  renewLease,
} from './claims/claimed-run-store.ts';
import { queueDue } from './queue/queue.ts';
import { runsChannel } from './queue/queue-store.ts';
import { rehearse, type Rehearsed } from './rehearsal.ts';
import { Interrupted, type RunDeps } from './run-deps.ts';
import { withoutSecrets } from './secrets.ts';

/** How often it looks for runs whose process has died, without being woken. */
const lookEveryMs = 15_000;

/** Runs that this process carries out at the same time: a source that answers slowly does not keep the others waiting. */
const runsAtOnce = 3;

const importing = activities.kind({ what: 'import', ids: ['run', 'exchange'] });

/**
 * Carries out what is queued, some runs at a time in this process, small ones first. Any number of processes may do so: each run is
 * carried out by exactly one of them at any moment, and taken over when that one dies.
 */
export class ImportRunner {
  readonly #parts: RunDeps;
  readonly #kinds: ExchangeKind[];
  #state: 'new' | 'started' | 'stopping' = 'new';
  /** Grows with each wish to look: who found nothing before it looks once more. */
  #asked = 0;
  readonly #workers = new Set<Promise<void>>();
  readonly #current = new Map<ClaimedRun, AbortController>();
  #unlisten: (() => Promise<void>) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: RunDeps) {
    // Those that work at the same time rest as much longer, so that searches in the same process keep their speed.
    this.#parts = { ...deps, underWay: () => this.#current.size };
    this.#kinds = Object.keys(deps.adapters) as ExchangeKind[];
  }

  /** Goes on with what was left, and from then on carries out what is queued. */
  async start(): Promise<void> {
    this.#state = 'started';
    this.#unlisten = await this.#parts.database.listen(runsChannel, () => this.#onNotice());
    this.#timer = setInterval(() => this.wake(), lookEveryMs);
    this.wake();
  }

  /** Ends after the present batch and lets another process go on at once. Never fails. */
  async stop(): Promise<void> {
    this.#state = 'stopping';
    clearInterval(this.#timer);
    for (const controller of this.#current.values()) controller.abort(new Interrupted('process'));
    await this.#unlisten?.().catch(this.#parts.onError);
    await Promise.allSettled(this.#workers);
  }

  /** Something was queued. Does nothing before it is started: queueing is not carrying out. */
  wake(): void {
    if (this.#state === 'started') this.#beginWhereFree();
  }

  /** Reads an exchange as a run would, and tells what that would do. Writes nothing. @throws {ExchangeError} */
  rehearse(exchange: Exchange, signal: AbortSignal): AsyncGenerator<Rehearsed> {
    return rehearse(this.#parts, exchange, signal);
  }

  /** Queues what is due by the clock. */
  async pulse(): Promise<void> {
    const { database, clock } = this.#parts;
    await database.transaction((tx) => queueDue(tx, this.#kinds, clock()));
    this.wake();
  }

  /**
   * Carries out all that no other process does.
   * @param only the id of the one run that is wanted
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
    if (this.#workers.size < runsAtOnce) this.#begin().catch(this.#parts.onError);
  }

  /** One run after the other, until there is none; meanwhile another worker looks for the next. */
  async #work(only: number | undefined): Promise<void> {
    for (let asked = -1; asked !== this.#asked && this.#state !== 'stopping';) {
      asked = this.#asked;
      const run = await claimRun(this.#parts.database, this.#kinds, only);
      if (!run) continue;
      if (only === undefined) this.#beginWhereFree();
      const ids = [run.id, run.exchange.id];
      await activities.during(importing, ids, () => this.#carryOut(run));
      asked = -1;
    }
  }

  async #carryOut(run: ClaimedRun): Promise<void> {
    const { database, changes, onError } = this.#parts;
    const controller = new AbortController();
    this.#current.set(run, controller);
    const timer = setInterval(() => void this.#renew(run, controller), renewEveryMs);
    try {
      const ending = await this.#endingOf(run, controller.signal);
      await changes?.read().catch(onError);
      await (ending ? endRun(database, run, ending) : giveBack(database, run));
    } catch (error) {
      // Where even its end cannot be written the lease passes, and somebody goes on.
      if (!(error instanceof LostLease)) onError(error);
    } finally {
      clearInterval(timer);
      this.#current.delete(run);
    }
  }

  /** @returns undefined where another process shall go on. @throws {LostLease} */
  async #endingOf(run: ClaimedRun, signal: AbortSignal): Promise<Ending | undefined> {
    // Between the claim and here the process may have been told to end.
    if (this.#state === 'stopping') return undefined;
    try {
      return await executeRun(this.#parts, run, signal);
    } catch (thrown) {
      // Whatever an adapter makes of an abort: the reason for it counts.
      const error: unknown = signal.aborted ? signal.reason : thrown;
      if (error instanceof LostLease) throw error;
      if (error instanceof Interrupted)
        return error.by === 'editor' ? { state: 'stopped' } : undefined;
      if (!(error instanceof ExchangeError)) {
        this.#parts.onError(error);
        return { state: 'failed', reason: 'internal' };
      }
      const detail = withoutSecrets(error.message, run.exchange.settings);
      return { state: 'failed', reason: error.reason, detail };
    }
  }

  /** Something was queued, or a present run is to stop: whoever waits for an answer of its exchange hears it at once. */
  #onNotice(): void {
    for (const [run, controller] of this.#current) void this.#renew(run, controller);
    this.wake();
  }

  async #renew(run: ClaimedRun, controller: AbortController): Promise<void> {
    try {
      const isToStop = await renewLease(this.#parts.database, run);
      if (isToStop) controller.abort(new Interrupted('editor'));
    } catch (error) {
      // A database that does not answer now may do so before the lease has passed.
      if (error instanceof LostLease) controller.abort(error);
      else this.#parts.onError(error);
    }
  }
}
