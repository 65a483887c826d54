import type { FromWorker, ToWorker } from './messages.ts';

/** A process that was forked. */
export interface ForkedProcess {
  readonly pid: number;
  tell(message: ToWorker): void;
  end(signal: NodeJS.Signals): void;
}

export interface ForkEvents {
  readonly onMessage: (message: FromWorker) => void;
  /** @param how the exit code, or the name of the signal */
  readonly onExit: (how: number | string) => void;
}

/** Starts a process that handles requests. @param isFirst whether it informs the operator of the steps of its start */
export type Fork = (number: number, isFirst: boolean, events: ForkEvents) => ForkedProcess;

/** A process that handles requests, from the view of its supervisor. */
export class Worker {
  readonly number: number;
  readonly startedAt = performance.now();
  readonly #process: ForkedProcess;
  readonly #ready = Promise.withResolvers<string | undefined>();
  readonly #ended = Promise.withResolvers<number | string>();
  readonly #calls = new Map<number, (message: FromWorker & { kind: 'metrics' }) => void>();
  #isReady = false;
  #lastCall = 0;

  constructor(fork: Fork, number: number, isFirst: boolean) {
    this.number = number;
    this.#process = fork(number, isFirst, {
      onMessage: (message) => this.#onMessage(message),
      onExit: (how) => this.#onExit(how),
    });
  }

  /** The URL on which it listens, once it is ready; undefined if it ends before. */
  get ready(): Promise<string | undefined> {
    return this.#ready.promise;
  }

  /** Its exit code or the name of the signal, once it has ended. */
  get ended(): Promise<number | string> {
    return this.#ended.promise;
  }

  /** Whether it handles requests now. */
  get isReady(): boolean {
    return this.#isReady;
  }

  get pid(): number {
    return this.#process.pid;
  }

  retire(): void {
    this.#process.tell({ kind: 'retire' });
  }

  end(signal: NodeJS.Signals): void {
    this.#process.end(signal);
  }

  /** Reads its metrics. @returns undefined if that takes too long */
  readMetrics(withShared: boolean, limitMs: number) {
    const call = (this.#lastCall += 1);
    const { promise, resolve } = Promise.withResolvers<
      (FromWorker & { kind: 'metrics' })['metrics'] | undefined
    >();
    const timer = setTimeout(() => resolve(undefined), limitMs);
    this.#calls.set(call, ({ metrics }) => resolve(metrics));
    this.#process.tell({ kind: 'read-metrics', call, withShared });
    return promise.finally(() => {
      clearTimeout(timer);
      this.#calls.delete(call);
    });
  }

  #onMessage(message: FromWorker): void {
    if (message.kind === 'metrics') return this.#calls.get(message.call)?.(message);
    this.#isReady = true;
    this.#ready.resolve(message.url);
  }

  #onExit(how: number | string): void {
    this.#isReady = false;
    this.#ready.resolve(undefined);
    this.#ended.resolve(how);
  }
}
