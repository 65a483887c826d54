import { Worker } from 'node:worker_threads';
import { markUnavailable } from '../server/unavailable.ts';
import type { Command, CopiedError, Message, Request } from './messages.ts';

const entry = new URL('thread.ts', import.meta.url);

type Begin = Extract<Command, { do: 'begin' }>;

interface Pending {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

const restored = ({ message, ...fields }: CopiedError) => Object.assign(new Error(message), fields);

/** An error with the code of a restarting PostgreSQL server: a retry after a moment succeeds. */
const restarting = () =>
  Object.assign(
    new Error('The embedded database has ended and starts again: see whether the disk is full.'),
    { code: '57P03' },
  );

const ended = () => new Error('The embedded database has ended.');

const reopenAfterMs = 1000;

/** Rows are short-lived objects that are passed to the other thread at once; a young generation as large as the main thread's would never shrink. */
const resourceLimits = { maxYoungGenerationSizeMb: 6 };

interface Listener {
  readonly channel: string;
  readonly onNotify: () => void;
}

/**
 * Client of the thread that runs an embedded database; lives in the thread that uses the database. If the database ends by itself, for
 * example on a full disk, it is opened again and recovers the committed data.
 */
export class DatabaseThread {
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<number, Listener>();
  #worker = this.#start();
  #lastId = 0;
  /** Set once the database has been opened. */
  #folder: string | undefined;
  /** Creates the error for an unusable database: a new one each time, since callers add to it. */
  #failure: (() => Error) | undefined;
  #isEnding = false;

  /** Opens the database in that folder. */
  async open(folder: string): Promise<void> {
    await this.#send(this.#nextId(), { do: 'open', folder });
    this.#folder = folder;
  }

  /** @throws the database's error with PostgreSQL's code and constraint; an error if the thread has ended */
  ask<Result = void>(command: Command): Promise<Result> {
    return this.#send<Result>(this.#nextId(), command);
  }

  /** Commits when `work` resolves, rolls back when it throws. */
  async transaction<Result>(
    mode: Begin['mode'],
    work: (id: number) => Promise<Result>,
  ): Promise<Result> {
    const transaction = this.#nextId();
    await this.#send(transaction, { do: 'begin', mode });
    let result: Result;
    try {
      result = await work(transaction);
    } catch (error) {
      // If even the rollback fails, the database is gone, and the first error says more.
      await this.ask({ do: 'rollback', transaction }).catch(() => undefined);
      throw error;
    }
    await this.ask({ do: 'commit', transaction });
    return result;
  }

  async listen(channel: string, onNotify: () => void): Promise<() => Promise<void>> {
    const listener = this.#nextId();
    this.#listeners.set(listener, { channel, onNotify });
    await this.#send(listener, { do: 'listen', channel });
    return async () => {
      this.#listeners.delete(listener);
      await this.ask({ do: 'unlisten', listener });
    };
  }

  /** Ends the thread; running requests fail. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#worker.terminate();
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  async #send<Result = void>(id: number, command: Command): Promise<Result> {
    if (this.#failure) return markUnavailable(Promise.reject(this.#failure()));
    return markUnavailable(this.#post<Result>(id, command));
  }

  #post<Result>(id: number, command: Command): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#worker.postMessage({ id, ...command } satisfies Request, []);
    if (this.#pending.size === 0) this.#worker.ref();
    this.#pending.set(id, { resolve, reject });
    return promise;
  }

  #receive(message: Message): void {
    if ('notified' in message) return this.#listeners.get(message.notified)?.onNotify();
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (this.#pending.size === 0) this.#worker.unref();
    if ('error' in message) pending?.reject(restored(message.error));
    else pending?.resolve(message.result as never);
  }

  #start(): Worker {
    const worker = new Worker(entry, { name: 'database', resourceLimits });
    // The process may end once its work is done, even if it has not closed its database.
    worker.unref();
    worker.on('message', (message: Message) => this.#receive(message));
    // `exit` follows.
    worker.on('error', () => undefined);
    worker.on('exit', () => this.#fail());
    return worker;
  }

  /** Rejects pending requests, and opens the database again unless it has been closed. */
  #fail(): void {
    const opensAgain = this.#folder !== undefined && !this.#isEnding;
    this.#failure = opensAgain ? restarting : ended;
    for (const { reject } of this.#pending.values()) reject(this.#failure());
    this.#pending.clear();
    if (opensAgain) setTimeout(() => void this.#reopen(), reopenAfterMs).unref();
  }

  async #reopen(): Promise<void> {
    if (this.#isEnding || this.#folder === undefined) return;
    this.#worker = this.#start();
    try {
      await this.#post(this.#nextId(), { do: 'open', folder: this.#folder });
      for (const [id, { channel }] of this.#listeners)
        await this.#post(id, { do: 'listen', channel });
    } catch {
      // The end of the thread leads to the next attempt.
      await this.#worker.terminate();
      return;
    }
    this.#failure = undefined;
    for (const { onNotify } of this.#listeners.values()) onNotify();
  }
}
