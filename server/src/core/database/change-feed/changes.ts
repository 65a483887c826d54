import { sql } from '../drizzle.ts';
import type { Database, Queries } from '../database.ts';
import { keepHours } from './prune-changes.ts';
import { afterCommit } from '../../http/idempotency/one-transaction.ts';
import {
  currentSnapshot,
  isVisibleIn,
  recordedChanges,
  visibleChanges,
  type Change,
  type RecordedChanges,
  type VisibleChange,
} from './changes-store.ts';

/** Applies changes; called with one batch after the other, never concurrently. */
export type ApplyChanges = (changes: readonly Change[]) => Promise<void>;

export interface ChangeFeedOptions {
  readonly database: Database;
  readonly apply: ApplyChanges;
  /** Reloads everything; used at the start and after a long sleep. */
  readonly startOver: () => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Interval in which the feed reads without a notification. */
  readonly pollMs?: number;
  /** How long low-priority changes are deferred; a normal change applies them at once along with it. */
  readonly deferMs?: number;
  /** A process that has not read for this long reloads everything. */
  readonly startOverAfterMs?: number;
}

const channel = 'search_changes';
const defaultPollMs = 3000;
const defaultDeferMs = 15_000;
const defaultStartOverAfterMs = (keepHours * 3_600_000) / 2;
/** Number of changes that could not be applied that each read retries. */
const retriesAtOnce = 100;

const keyOf = ({ subject, id }: Change) => `${subject} ${id}`;
const ownKeyOf = (transaction: string, change: Change) => `${transaction} ${keyOf(change)}`;

/**
 * Follows `search_changes`. Each read takes the changes that have become visible since the snapshot of the previous read: a long
 * transaction delays no other change and is read as a whole when it commits. A lost notification costs one poll, but no change.
 */
export class ChangeFeed {
  readonly #options: ChangeFeedOptions;
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  /** Changes that could not be applied; retried until they can be, starting with the one whose last attempt is longest ago. */
  readonly #held = new Map<string, Change>();
  /** Low-priority changes that are waiting to be applied together. */
  readonly #deferred = new Map<string, Change>();
  /** When the oldest deferred change was read, in milliseconds of the process's own clock. */
  #deferredSince = 0;
  /** Snapshot of the last read; changes that were not visible in it are still to be applied. */
  #snapshot = '';
  /** Time of the last read by the database's clock, which also determines the pruning: the clock of a suspended machine is wrong. */
  #readAt = '';
  /**
   * Start time of the server of the last read. Another server may have replaced it and lack its last commits; the new server continues
   * the numbers of transactions, so the snapshot would treat new ones as known.
   */
  #server = '';
  /** Changes of own transactions that have been applied since the last read, which therefore leaves them out. */
  readonly #applied = new Set<string>();
  /** Start of the last successful read, in milliseconds of the process's own clock. */
  #inStepAt = performance.now();
  #isWaiting = false;
  #turn: Promise<unknown> = Promise.resolve();
  #unlisten: (() => Promise<void>) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ChangeFeedOptions) {
    this.#options = options;
    this.#database = options.database;
    this.#onError = options.onError;
  }

  /** Loads everything and follows the changes from then on. */
  async start(): Promise<void> {
    await this.#runExclusive(() => this.#reload());
    this.#unlisten = await this.#database.listen(channel, () => this.#wake());
    this.#timer = setInterval(() => this.#wake(), this.#options.pollMs ?? defaultPollMs);
  }

  /** Stops the feed. Never fails, because the components closed after it have data to save. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#unlisten?.().catch(this.#onError);
    await this.#turn;
  }

  /** Applies all changes that other transactions have committed since the last read. */
  read(): Promise<void> {
    return this.#look(true);
  }

  /** @param whole whether to apply low-priority changes, too; otherwise they wait for a normal change or until they are overdue */
  #look(whole: boolean): Promise<void> {
    return this.#runExclusive(async () => {
      this.#isWaiting = false;
      const begunAt = performance.now();
      const rows = await visibleChanges(this.#database, {
        snapshot: this.#snapshot,
        readAt: this.#readAt,
        expiresAfterMs: this.#options.startOverAfterMs ?? defaultStartOverAfterMs,
      });
      const [now] = rows;
      if (now === undefined || now.snapshotExpired || now.server !== this.#server)
        return this.#reload();
      const isWanted = this.#sortOut(rows);
      const overdue = [...this.#held.values()].slice(0, retriesAtOnce);
      if (whole || isWanted || this.#isDeferredForLong()) await this.#applyDeferred();
      this.#snapshot = now.snapshot;
      this.#readAt = now.moment;
      this.#inStepAt = begunAt;
      this.#applied.clear();
      for (const change of overdue) await this.#applyAll([change]);
    });
  }

  /** Lag of this process behind the database: seconds since it was in sync, deferred changes, and changes that cannot be applied. */
  get lag(): { readonly seconds: number; readonly deferred: number; readonly held: number } {
    const seconds = (performance.now() - this.#inStepAt) / 1000;
    return { seconds, deferred: this.#deferred.size, held: this.#held.size };
  }

  /**
   * Defers all changes at first.
   * @returns whether one of them has normal priority
   */
  #sortOut(rows: readonly VisibleChange[]): boolean {
    let isWanted = false;
    for (const { subject, subject_id: id, transaction, isLowPriority } of rows) {
      if (subject === null || this.#applied.has(ownKeyOf(transaction, { subject, id }))) continue;
      if (this.#deferred.size === 0) this.#deferredSince = performance.now();
      this.#deferred.set(keyOf({ subject, id }), { subject, id });
      isWanted ||= !isLowPriority;
    }
    return isWanted;
  }

  #isDeferredForLong(): boolean {
    const maxDeferMs = this.#options.deferMs ?? defaultDeferMs;
    return this.#deferred.size > 0 && performance.now() - this.#deferredSince >= maxDeferMs;
  }

  /** Applies the deferred changes. If the database fails meanwhile, they stay deferred and are not lost. */
  async #applyDeferred(): Promise<void> {
    const changes = [...this.#deferred.values()];
    if (changes.length === 0) return;
    await this.#applyAll(changes);
    this.#deferred.clear();
  }

  /**
   * Runs a write whose author sees it in the next search. A committed write counts as done: if it cannot be applied now, the error
   * is reported and a later read applies it.
   */
  async write<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result> {
    const { result, recorded } = await this.#database.transaction(async (tx) => ({
      result: await work(tx),
      recorded: await recordedChanges(tx),
    }));
    if (recorded !== undefined)
      await afterCommit(() =>
        this.#runExclusive(() => this.#applyOwn(recorded)).catch(this.#onError),
      );
    return result;
  }

  /** Applies the changes of an own transaction, unless the notification about it came first and a read has applied them. */
  async #applyOwn({ transaction, changes }: RecordedChanges): Promise<void> {
    const isPending = (change: Change) =>
      this.#deferred.has(keyOf(change)) || this.#held.has(keyOf(change));
    if (isVisibleIn(this.#snapshot, transaction) && !changes.some(isPending)) return;
    await this.#applyAll(changes);
    for (const change of changes) this.#applied.add(ownKeyOf(transaction, change));
  }

  /** Applies changes; if that fails, halves them and tries again, so that one bad row delays only itself. */
  async #applyAll(changes: readonly Change[]): Promise<void> {
    try {
      await this.#options.apply(changes);
      for (const change of changes) this.#held.delete(keyOf(change));
    } catch (error) {
      const middle = changes.length >> 1;
      if (middle === 0) return this.#hold(changes, error);
      await this.#applyAll(changes.slice(0, middle));
      await this.#applyAll(changes.slice(middle));
    }
  }

  async #hold([change]: readonly Change[], cause: unknown): Promise<void> {
    if (change === undefined) return;
    // If the database does not respond, the row is not the cause: then this read fails as a whole.
    await this.#database.rows(sql`select 1`);
    const key = keyOf(change);
    if (!this.#held.delete(key)) this.#onError(new Error(`Cannot be shown: ${key}`, { cause }));
    this.#held.set(key, change);
  }

  /** Starts a read unless one is already waiting: that one sees the changes of all notifications since. */
  #wake(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    void this.#look(false).catch(this.#onError);
  }

  async #reload(): Promise<void> {
    const begunAt = performance.now();
    // The snapshot is taken first: a change that commits while everything is loaded is applied again instead of lost.
    const now = await currentSnapshot(this.#database);
    await this.#options.startOver();
    this.#held.clear();
    this.#deferred.clear();
    this.#applied.clear();
    this.#snapshot = now.snapshot;
    this.#readAt = now.moment;
    this.#server = now.server;
    this.#inStepAt = begunAt;
  }

  #runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#turn.then(work, work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}
