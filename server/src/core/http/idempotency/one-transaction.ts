import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from '../../database/drizzle.ts';
import type { Database, Queries } from '../../database/database.ts';

/** Work that runs in the same transaction as a request's writes. */
export interface WriteHooks<Answer> {
  /** Runs before the request's own writes. If it throws, everything is rolled back and the request fails with that error. */
  readonly begin: (tx: Queries) => Promise<void>;
  /** Runs after the request's writes, once the response is known. */
  readonly finish: (tx: Queries, answer: Answer) => Promise<void>;
}

/** A programming error in the handler of the request. */
const atOnce = () =>
  new Error('The transactions of a call that carries a key come one after the other, not at once.');

/** Number of the savepoint in which the current code runs. */
const currentPiece = new AsyncLocalStorage<number>();

/** A request whose writes all form one transaction: it begins with the first write and is committed with the response. */
class OneTransaction {
  /** Set while the transaction is open. */
  tx: Queries | undefined;
  isOver = false;
  committed: Promise<void> | undefined;
  readonly later: (() => Promise<void>)[] = [];
  readonly answer = Promise.withResolvers<unknown>();
  readonly around: WriteHooks<unknown>;
  #isOpening = false;
  #pieces = 0;
  /** The innermost open savepoint; 0 for none. */
  #active = 0;

  constructor(around: WriteHooks<unknown>) {
    this.around = around;
    // Nobody awaits the promise before there is a transaction.
    this.answer.promise.catch(() => undefined);
  }

  /**
   * Begins the transaction with the request's first piece of work. The request continues with its result while the transaction
   * stays open.
   */
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
      // After a deadlock the transaction would be retried, but the request has already continued with the first result.
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
      // The request itself handles an error before this point: it may write something else.
      if (!isHandedOut) {
        this.committed = undefined;
        this.#isOpening = false;
      }
      reject(error);
    });
    return promise;
  }

  /**
   * Runs a later piece of work in a savepoint, so that it can fail alone; savepoints can be nested.
   * @throws {Error} while a concurrent piece is open: its writes would be rolled back or kept together with this one
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
 * Wraps the database for request handlers: within `inOneTransaction`, queries and writes use that transaction as soon as it has
 * begun. Elsewhere they use the database itself.
 */
export function joinRequestTransaction(database: Database): Database {
  return {
    kind: database.kind,
    rows: (statement) => (openCall()?.tx ?? database).rows(statement),
    script: (text) => (openCall()?.tx ?? database).script(text),
    transaction: (work, mode, waits) => {
      const call = openCall();
      if (call === undefined) return database.transaction(work, mode, waits);
      return call.tx === undefined ? call.open(database, work, mode) : call.nest(call.tx, work);
    },
    listen: (channel, onNotify) => database.listen(channel, onNotify),
    jobsAdapter: () => database.jobsAdapter(),
    close: () => database.close(),
  };
}

/** Runs a callback after the commit, or at once if no transaction is open. */
export async function afterCommit(work: () => Promise<void>): Promise<void> {
  const call = openCall();
  if (call?.tx === undefined) await work();
  else call.later.push(work);
}

/**
 * Runs a request so that its writes, `begin` and `finish` form one transaction. The transaction begins with the first write, so it
 * is not open while the request does other things before (reads files, calls other servers).
 * @throws the errors of the request; then nothing has been written
 */
export async function inOneTransaction<Answer>(
  database: Database,
  around: WriteHooks<Answer>,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const call = new OneTransaction(around as WriteHooks<unknown>);
  const answer = await current.run(call, run).catch(async (error: unknown) => {
    call.answer.reject(error);
    await call.committed?.catch(() => undefined);
    call.isOver = true;
    throw error;
  });
  call.answer.resolve(answer);
  // A request without writes is recorded, too.
  await (call.committed ??
    database.transaction(async (tx) => {
      await around.begin(tx);
      await around.finish(tx, answer);
    }));
  call.isOver = true;
  for (const work of call.later) await work();
  return answer;
}
