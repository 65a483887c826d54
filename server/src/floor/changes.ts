import { sql } from 'drizzle-orm';
import type { Database, Queries } from './database.ts';

export interface Change {
  readonly subject: string;
  readonly id: number;
}

/** Carries out what changed; called one batch after the other, never two at once. */
export type ApplyChanges = (changes: readonly Change[]) => Promise<void>;

const channel = 'search_changes';
const pollMs = 3000;
/** Rows are kept this long; a process that slept longer must start over. */
const keepHours = 24;

interface FeedRow {
  horizon: string;
  subject: string | null;
  subject_id: number;
}

/**
 * Follows `search_changes`. Reads up to the oldest running transaction, so no change can appear
 * behind its back; a lost wake-up costs one poll, not a change.
 */
export class ChangeFeed {
  readonly #database: Database;
  readonly #apply: ApplyChanges;
  readonly #startOver: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #cursor = '0';
  #readAt = 0;
  #isWaiting = false;
  #turn: Promise<unknown> = Promise.resolve();
  #unlisten: (() => Promise<void>) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: {
    database: Database;
    apply: ApplyChanges;
    /** Loads everything afresh; used at start and after a long sleep. */
    startOver: () => Promise<void>;
    onError: (error: unknown) => void;
  }) {
    this.#database = options.database;
    this.#apply = options.apply;
    this.#startOver = options.startOver;
    this.#onError = options.onError;
  }

  /** Loads everything and follows from there on. */
  async start(): Promise<void> {
    await this.#inTurn(() => this.#reload());
    this.#unlisten = await this.#database.listen(channel, () => this.#wake());
    this.#timer = setInterval(() => this.#wake(), pollMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#unlisten?.();
    await this.#turn.catch(() => undefined);
  }

  /** Applies what other transactions have committed since the last read. */
  read(): Promise<void> {
    return this.#inTurn(async () => {
      this.#isWaiting = false;
      if (Date.now() - this.#readAt > (keepHours * 3_600_000) / 2) return this.#reload();
      const rows = await this.#database.rows<FeedRow>(sql`
        with snapshot as (select pg_snapshot_xmin(pg_current_snapshot()) as horizon)
        select distinct s.horizon::text as horizon, c.subject, c.subject_id
        from snapshot s
        left join search_changes c
          on c.transaction_id >= ${this.#cursor}::xid8 and c.transaction_id < s.horizon`);
      const changes = rows.flatMap(({ subject, subject_id: id }) =>
        subject === null ? [] : [{ subject, id }],
      );
      if (changes.length > 0) await this.#apply(changes);
      this.#cursor = rows[0]?.horizon ?? this.#cursor;
      this.#readAt = Date.now();
    });
  }

  /**
   * A write whose author sees it in the next search, even while a long transaction runs elsewhere. What has
   * been committed counts as done: if it cannot be applied now, that is reported and the next read makes up for it.
   */
  async write<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result> {
    const { result, changes } = await this.#database.transaction(async (tx) => ({
      result: await work(tx),
      changes: await tx.rows<{ subject: string; id: number }>(sql`
        select distinct subject, subject_id as id from search_changes
        where transaction_id = pg_current_xact_id()`),
    }));
    if (changes.length > 0) await this.#inTurn(() => this.#apply(changes)).catch(this.#onError);
    return result;
  }

  /** One read at a time may wait its turn: it sees what a hundred wake-ups were about. */
  #wake(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    void this.read().catch(this.#onError);
  }

  async #reload(): Promise<void> {
    // The cursor is taken first: what commits while everything is loaded is applied once more, not lost.
    const rows = await this.#database.rows<{ horizon: string }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
    );
    await this.#startOver();
    this.#cursor = rows[0]?.horizon ?? '0';
    this.#readAt = Date.now();
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#turn.then(work, work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}

/** Deletes what every awake process has read long ago. */
export async function pruneChanges(database: Database): Promise<void> {
  await database.rows(sql`
    delete from search_changes
    where changed_at < now() - make_interval(hours => ${keepHours})
      and transaction_id < pg_snapshot_xmin(pg_current_snapshot())`);
}
