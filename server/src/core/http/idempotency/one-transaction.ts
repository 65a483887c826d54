import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from '../../database/drizzle.ts';
import type { Database, Queries } from '../../database/database.ts';

/** What is to stand in the same transaction as a call's writes. */
export interface Around<Answer> {
  /** Before the call's own writes. What it throws undoes all, and the call gets it. */
  readonly begin: (tx: Queries) => Promise<void>;
  /** After them, once the answer is known. */
  readonly finish: (tx: Queries, answer: Answer) => Promise<void>;
}

/** A fault of whoever wrote the call. */
const atOnce = () =>
  new Error('The transactions of a call that carries a key come one after the other, not at once.');

/** Number of the piece of work that something runs in. */
const currentPiece = new AsyncLocalStorage<number>();

/** A call all of whose writes are one transaction: it begins with the first and is committed with the answer. */
class OneTransaction {
  /** As long as it is open. */
  tx: Queries | undefined;
  isOver = false;
  committed: Promise<void> | undefined;
  readonly later: (() => Promise<void>)[] = [];
  readonly answer = Promise.withResolvers<unknown>();
  readonly around: Around<unknown>;
  #isOpening = false;
  #pieces = 0;
  /** The innermost piece that has begun and is not over; 0 for none. */
  #active = 0;

  constructor(around: Around<unknown>) {
    this.around = around;
    // Nobody waits for it before there is a transaction.
    this.answer.promise.catch(() => undefined);
  }

  /** Begins it with the call's first piece of work, whose result the call goes on with while it stays open. */
  open<Result>(
    database: Database,
    work: (tx: Queries) => Promise<Result>,
    mode?: 'read committed' | 'repeatable read',
  ): Promise<Result> {
    if (this.#isOpening) return Promise.reject(atOnce());
    this.#isOpening = true;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    let isHandedOut = false;
    this.committed = database.transaction(async (tx) => {
      // After a deadlock the database would have it all once more, but the call has gone on already.
      if (isHandedOut) throw new Error('The call’s transaction was broken up.');
      await this.around.begin(tx);
      const result = await work(tx);
      isHandedOut = true;
      this.#isOpening = false;
      this.tx = tx;
      resolve(result);
      try {
        await this.around.finish(tx, await this.answer.promise);
      } finally {
        this.tx = undefined;
      }
    }, mode);
    this.committed.catch((error: unknown) => {
      // What failed before the call went on is the call's to deal with: it may write something else.
      if (!isHandedOut) {
        this.committed = undefined;
        this.#isOpening = false;
      }
      reject(error);
    });
    return promise;
  }

  /**
   * A later piece of work, which can fail on its own; it may have pieces itself.
   * @throws {Error} beside another one: what that has written would be undone or kept with this one
   */
  async nest<Result>(tx: Queries, work: (tx: Queries) => Promise<Result>): Promise<Result> {
    const outer = currentPiece.getStore() ?? 0;
    if (this.#active !== outer) throw atOnce();
    this.#pieces += 1;
    const piece = this.#pieces;
    this.#active = piece;
    const name = sql.raw(`piece_${piece}`);
    try {
      await tx.rows(sql`savepoint ${name}`);
      const result = await currentPiece.run(piece, work, tx);
      await tx.rows(sql`release savepoint ${name}`);
      return result;
    } catch (error) {
      await tx.rows(sql`rollback to savepoint ${name}`);
      throw error;
    } finally {
      this.#active = outer;
    }
  }
}

const current = new AsyncLocalStorage<OneTransaction>();

function openCall(): OneTransaction | undefined {
  const call = current.getStore();
  return call === undefined || call.isOver ? undefined : call;
}

/**
 * The database as calls see it: within `inOneTransaction` what they ask and write belongs to that transaction as soon as it has
 * begun. Elsewhere it is the database itself.
 */
export function asCallsSeeIt(database: Database): Database {
  return {
    kind: database.kind,
    rows: (statement) => (openCall()?.tx ?? database).rows(statement),
    script: (text) => (openCall()?.tx ?? database).script(text),
    transaction: (work, mode) => {
      const call = openCall();
      if (call === undefined) return database.transaction(work, mode);
      return call.tx === undefined ? call.open(database, work, mode) : call.nest(call.tx, work);
    },
    listen: (channel, onNotify) => database.listen(channel, onNotify),
    jobsAdapter: () => database.jobsAdapter(),
    close: () => database.close(),
  };
}

/** Carries something out once what has been written is committed: at once where it is. */
export async function afterCommit(work: () => Promise<void>): Promise<void> {
  const call = openCall();
  if (call?.tx === undefined) await work();
  else call.later.push(work);
}

/**
 * Runs a call so that its writes, `begin` and `finish` are one transaction. It begins with the first write: what a call does before
 * (reading files, asking other servers) holds no transaction open.
 * @throws what the call throws; then nothing has been written
 */
export async function inOneTransaction<Answer>(
  database: Database,
  around: Around<Answer>,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const call = new OneTransaction(around as Around<unknown>);
  const answer = await current.run(call, run).catch(async (error: unknown) => {
    call.answer.reject(error);
    await call.committed?.catch(() => undefined);
    call.isOver = true;
    throw error;
  });
  call.answer.resolve(answer);
  // A call that had nothing to write is noted all the same.
  await (call.committed ??
    database.transaction(async (tx) => {
      await around.begin(tx);
      await around.finish(tx, answer);
    }));
  call.isOver = true;
  for (const work of call.later) await work();
  return answer;
}
