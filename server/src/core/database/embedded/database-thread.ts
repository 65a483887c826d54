import { Worker } from 'node:worker_threads';
import type { Command, CopiedError, Message, Request } from './messages.ts';

const entry = new URL('thread.ts', import.meta.url);

type Begin = Extract<Command, { do: 'begin' }>;

interface Pending {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

const restored = ({ message, ...fields }: CopiedError) => Object.assign(new Error(message), fields);

/** Client of the thread that runs an embedded database; lives in the thread that uses the database. */
export class DatabaseThread {
  readonly #worker = new Worker(entry, { name: 'database' });
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<number, () => void>();
  #lastId = 0;
  /** Why the database cannot be used any more. */
  #failure: Error | undefined;

  constructor() {
    // The process may end once its work is done, even if it has not closed its database.
    this.#worker.unref();
    this.#worker.on('message', (message: Message) => this.#receive(message));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The embedded database has ended.')));
  }

  /** @throws the database's error with PostgreSQL's code and constraint; an error where the thread has ended */
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
    this.#listeners.set(listener, onNotify);
    await this.#send(listener, { do: 'listen', channel });
    return async () => {
      this.#listeners.delete(listener);
      await this.ask({ do: 'unlisten', listener });
    };
  }

  /** Ends the thread; running requests fail. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  async #send<Result = void>(id: number, command: Command): Promise<Result> {
    if (this.#failure) throw this.#failure;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#worker.postMessage({ id, ...command } satisfies Request, []);
    if (this.#pending.size === 0) this.#worker.ref();
    this.#pending.set(id, { resolve, reject });
    return promise;
  }

  #receive(message: Message): void {
    if ('notified' in message) return this.#listeners.get(message.notified)?.();
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (this.#pending.size === 0) this.#worker.unref();
    if ('error' in message) pending?.reject(restored(message.error));
    else pending?.resolve(message.result as never);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#pending.values()) reject(this.#failure);
    this.#pending.clear();
  }
}
