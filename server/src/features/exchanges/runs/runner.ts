import type { ExchangeKind } from '@lehrpfad/contract/exchanges-options.ts';
import { ExchangeError } from '../adapters/adapter.ts';
import { carryOutRun } from './carry-out-run.ts';
import {
  claimRun,
  endRun,
  giveBack,
  LostLease,
  renewEveryMs,
  renewLease,
  type ClaimedRun,
  type Ending,
} from './claimed-run.ts';
import { runsChannel } from './queue.ts';
import { Interrupted, type RunParts } from './run-parts.ts';
import { queueDue } from './schedule.ts';
import { withoutSecrets } from './secrets.ts';

/** How often it looks for runs whose process has died, without being woken. */
const lookEveryMs = 15_000;

/**
 * Carries out what is queued, one run at a time in this process. Any number of processes may do so: each run is carried out by
 * exactly one of them at any moment, and taken over when that one dies.
 */
export class ImportRunner {
  readonly #parts: RunParts;
  readonly #kinds: ExchangeKind[];
  #state: 'new' | 'started' | 'stopping' = 'new';
  #isWaiting = false;
  #turn: Promise<unknown> = Promise.resolve();
  #current: { run: ClaimedRun; controller: AbortController } | undefined;
  #unlisten: (() => Promise<void>) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: RunParts) {
    this.#parts = parts;
    this.#kinds = Object.keys(parts.adapters) as ExchangeKind[];
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
    this.#current?.controller.abort(new Interrupted('process'));
    await this.#unlisten?.().catch(this.#parts.onError);
    await this.#turn;
  }

  /** Something was queued. Does nothing before it is started: queueing is not carrying out. */
  wake(): void {
    if (this.#state !== 'started' || this.#isWaiting) return;
    this.#isWaiting = true;
    void this.drain().catch(this.#parts.onError);
  }

  /** Queues what is due by the clock. */
  async pulse(): Promise<void> {
    const { database, clock } = this.#parts;
    await database.transaction((tx) => queueDue(tx, this.#kinds, clock()));
    this.wake();
  }

  /**
   * Carries out, one after the other, all that no other process does.
   * @param only the id of the one run that is wanted
   */
  drain(only?: number): Promise<void> {
    const mine = this.#turn.then(() => this.#carryOutAll(only));
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async #carryOutAll(only: number | undefined): Promise<void> {
    this.#isWaiting = false;
    while (this.#state !== 'stopping') {
      const run = await claimRun(this.#parts.database, this.#kinds, only);
      if (!run) return;
      await this.#carryOut(run);
    }
  }

  async #carryOut(run: ClaimedRun): Promise<void> {
    const { database, changes, onError } = this.#parts;
    const controller = new AbortController();
    this.#current = { run, controller };
    const timer = setInterval(() => void this.#renew(), renewEveryMs);
    try {
      const ending = await this.#endingOf(run, controller.signal);
      await changes?.read().catch(onError);
      await (ending ? endRun(database, run, ending) : giveBack(database, run));
    } catch (error) {
      // Where even its end cannot be written the lease passes, and somebody goes on.
      if (!(error instanceof LostLease)) onError(error);
    } finally {
      clearInterval(timer);
      this.#current = undefined;
    }
  }

  /** @returns undefined where another process shall go on. @throws {LostLease} */
  async #endingOf(run: ClaimedRun, signal: AbortSignal): Promise<Ending | undefined> {
    // Between the claim and here the process may have been told to end.
    if (this.#state === 'stopping') return undefined;
    try {
      return await carryOutRun(this.#parts, run, signal);
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

  /** Something was queued, or the present run is to stop: whoever waits for an answer of its exchange hears it at once. */
  #onNotice(): void {
    void this.#renew();
    this.wake();
  }

  async #renew(): Promise<void> {
    if (!this.#current) return;
    const { run, controller } = this.#current;
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
