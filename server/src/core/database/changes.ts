import { alias, sql } from './drizzle.ts';
import type { Database, Queries } from './database.ts';
import { afterCommit } from '../http/idempotency/one-transaction.ts';
import { searchChanges } from './schema.ts';

const c = alias(searchChanges, 'c');

export interface Change {
  readonly subject: string;
  readonly id: number;
}

/** Carries out what changed; called one batch after the other, never two at once. */
export type ApplyChanges = (changes: readonly Change[]) => Promise<void>;

export interface ChangeFeedOptions {
  readonly database: Database;
  readonly apply: ApplyChanges;
  /** Loads everything afresh; used at start and after a long sleep. */
  readonly startOver: () => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** How often it looks without being woken. */
  readonly pollMs?: number;
  /** How long changes that nobody waits for are deferred; those that somebody waits for take them along. */
  readonly deferMs?: number;
  /** A process that has not read for this long starts over. */
  readonly startOverAfterMs?: number;
}

const channel = 'search_changes';
const defaultPollMs = 3000;
const defaultDeferMs = 15_000;
/** Rows are kept this long, by the database's clock. */
const keepHours = 24;
const defaultStartOverAfterMs = (keepHours * 3_600_000) / 2;
/** Of what could not be applied, this many are tried again with each read. */
const retriesAtOnce = 100;

interface FeedRow {
  snapshot: string;
  moment: string;
  snapshotExpired: boolean;
  subject: string | null;
  subject_id: number;
  isLowPriority: boolean;
}

const keyOf = ({ subject, id }: Change) => `${subject} ${id}`;

/**
 * Follows `search_changes`. Each read takes what has become visible since the snapshot of the read before:
 * a transaction that runs for long holds up nobody, and is read whole when it commits. A lost wake-up costs
 * one poll, not a change.
 */
export class ChangeFeed {
  readonly #options: ChangeFeedOptions;
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  /** What could not be applied, tried again until it can be; the longest untried comes first. */
  readonly #held = new Map<string, Change>();
  /** What nobody waits for, until it is applied together. */
  readonly #deferred = new Map<string, Change>();
  /** ms of the process's own clock: when the oldest of these was read. */
  #deferredSince = 0;
  /** Snapshot of the last read; what it did not show is still to be applied. */
  #snapshot = '';
  /** When that was, by the clock that also decides what is pruned: a suspended machine's own does not tell. */
  #readAt = '';
  #isWaiting = false;
  #turn: Promise<unknown> = Promise.resolve();
  #unlisten: (() => Promise<void>) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ChangeFeedOptions) {
    this.#options = options;
    this.#database = options.database;
    this.#onError = options.onError;
  }

  /** Loads everything and follows from there on. */
  async start(): Promise<void> {
    await this.#runExclusive(() => this.#reload());
    this.#unlisten = await this.#database.listen(channel, () => this.#wake());
    this.#timer = setInterval(() => this.#wake(), this.#options.pollMs ?? defaultPollMs);
  }

  /** Never fails: what is closed after it has things to save. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#unlisten?.().catch(this.#onError);
    await this.#turn;
  }

  /** Applies all that other transactions have committed since the last read. */
  read(): Promise<void> {
    return this.#look(true);
  }

  /** @param whole also what nobody waits for; else that is applied once somebody waits for something else, or has been deferred for long */
  #look(whole: boolean): Promise<void> {
    return this.#runExclusive(async () => {
      this.#isWaiting = false;
      const rows = await this.#unread();
      const [now] = rows;
      if (now === undefined || now.snapshotExpired) return this.#reload();
      const isWanted = this.#sortOut(rows);
      const overdue = [...this.#held.values()].slice(0, retriesAtOnce);
      if (whole || isWanted || this.#isDeferredForLong()) await this.#applyDeferred();
      this.#snapshot = now.snapshot;
      this.#readAt = now.moment;
      for (const change of overdue) await this.#applyAll([change]);
    });
  }

  /** Puts everything off at first. @returns whether somebody waits for some of it */
  #sortOut(rows: readonly FeedRow[]): boolean {
    let isWanted = false;
    for (const { subject, subject_id: id, isLowPriority } of rows) {
      if (subject === null) continue;
      if (this.#deferred.size === 0) this.#deferredSince = performance.now();
      this.#deferred.set(keyOf({ subject, id }), { subject, id });
      isWanted ||= !isLowPriority;
    }
    return isWanted;
  }

  #isDeferredForLong(): boolean {
    const longest = this.#options.deferMs ?? defaultDeferMs;
    return this.#deferred.size > 0 && performance.now() - this.#deferredSince >= longest;
  }

  /** Where the database goes meanwhile they are deferred for longer, not lost. */
  async #applyDeferred(): Promise<void> {
    const changes = [...this.#deferred.values()];
    if (changes.length === 0) return;
    await this.#applyAll(changes);
    this.#deferred.clear();
  }

  /**
   * A write whose author sees it in the next search. What has been committed counts as done: if it cannot be
   * applied now, that is reported and a later read makes up for it.
   */
  async write<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result> {
    const { result, changes } = await this.#database.transaction(async (tx) => ({
      result: await work(tx),
      changes: await tx.rows<{ subject: string; id: number }>(sql`
        select distinct ${searchChanges.subject}, ${searchChanges.subject_id} as id from ${searchChanges}
        where ${searchChanges.transaction_id} = pg_current_xact_id() order by ${searchChanges.subject}, ${searchChanges.subject_id}`),
    }));
    if (changes.length > 0)
      await afterCommit(() =>
        this.#runExclusive(() => this.#applyAll(changes)).catch(this.#onError),
      );
    return result;
  }

  /** What has become visible since the last read; one row without a subject if nothing has. */
  #unread(): Promise<FeedRow[]> {
    const seconds = (this.#options.startOverAfterMs ?? defaultStartOverAfterMs) / 1000;
    // A restored backup may bring numbers of transactions that are yet to come, hence the last condition.
    return this.#database.rows<FeedRow>(sql`
      with present as (select pg_current_snapshot() as snapshot, now() as moment)
      select distinct p.snapshot::text as snapshot, p.moment::text as moment, ${c.subject}, ${c.subject_id},
        ${c.low_priority} as "isLowPriority",
        p.moment - ${this.#readAt}::timestamptz >= make_interval(secs => ${seconds}) as "snapshotExpired"
      from present p
      left join ${searchChanges} c
        on ${c.transaction_id} >= pg_snapshot_xmin(${this.#snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(${c.transaction_id}, ${this.#snapshot}::pg_snapshot)
        and pg_visible_in_snapshot(${c.transaction_id}, p.snapshot)
      order by ${c.subject}, ${c.subject_id}`);
  }

  /** Halves what cannot be applied together, so that one bad row holds up nothing but itself. */
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
    // Where the database does not answer, the row is not to blame: then this read fails as a whole.
    await this.#database.rows(sql`select 1`);
    const key = keyOf(change);
    if (!this.#held.delete(key)) this.#onError(new Error(`Cannot be shown: ${key}`, { cause }));
    this.#held.set(key, change);
  }

  /** One read at a time may wait its turn: it sees what a hundred wake-ups were about. */
  #wake(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    void this.#look(false).catch(this.#onError);
  }

  async #reload(): Promise<void> {
    // The snapshot is taken first: what commits while everything is loaded is applied once more, not lost.
    const [now] = await this.#database.rows<{ snapshot: string; moment: string }>(
      sql`select pg_current_snapshot()::text as snapshot, now()::text as moment`,
    );
    if (now === undefined) throw new Error('The database named no snapshot.');
    await this.#options.startOver();
    this.#held.clear();
    this.#deferred.clear();
    this.#snapshot = now.snapshot;
    this.#readAt = now.moment;
  }

  #runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#turn.then(work, work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}

/**
 * One of the many writes of a job that nobody waits for. It wakes no process, and each puts it off for a while to show it together
 * with others: every change makes an index forget what it has worked out.
 */
export function writeLowPriority<Result>(
  database: Database,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.rows(sql`select set_config('lehrpfad.low_priority', 'on', true)`);
    return work(tx);
  });
}

/** Deletes what every awake process has read long ago. */
export async function pruneChanges(database: Database): Promise<void> {
  await database.rows(sql`
    delete from ${searchChanges}
    where ${searchChanges.changed_at} < now() - make_interval(hours => ${keepHours})
      and ${searchChanges.transaction_id} < pg_snapshot_xmin(pg_current_snapshot())`);
}
