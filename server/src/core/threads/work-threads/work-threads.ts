import { Worker } from 'node:worker_threads';
import { Semaphore } from '../semaphore.ts';
import type { Answer, Order, Piece, StreamAnswer, StreamOrder } from './order.ts';

/** A task took longer, or more memory, than it may. Its thread is gone; nothing else is. */
export class TaskTooLarge extends Error {
  override name = 'TaskTooLarge';
  readonly exceeded: 'time' | 'memory';

  constructor(exceeded: 'time' | 'memory') {
    super(`A task exceeded its ${exceeded}.`);
    this.exceeded = exceeded;
  }
}

interface WorkThreadsOptions {
  /** Threads at once. */
  readonly most: number;
  /** Tasks that wait beside those; further ones are refused. */
  readonly mostWaiting: number;
  /** Megabytes that a thread may have in use. */
  readonly megabytes: number;
  /** After so many milliseconds without a task a thread ends. */
  readonly idleMs?: number;
}

interface StreamLimits {
  /** Milliseconds for each piece; starting a thread counts with the first. */
  readonly pieceMs: number;
  /** Milliseconds of work for all pieces together; waiting for them does not count. */
  readonly allMs: number;
  readonly signal?: AbortSignal | undefined;
}

const entry = new URL('thread.ts', import.meta.url);
const youngMegabytes = 16;

/** A thread, and the end of it that has been set for the time without work. */
interface Idle {
  readonly worker: Worker;
  readonly timer: NodeJS.Timeout;
}

/**
 * Threads for work on what comes from outside (tables, feeds, pages, PDFs, HTML): it has a deadline and a memory limit, and never
 * holds up the thread that answers. They are started when needed and end when they have had nothing to do for a while.
 */
export class WorkThreads {
  readonly #options: Required<WorkThreadsOptions>;
  readonly #turns: Semaphore;
  #idle: Idle[] = [];

  constructor(options: WorkThreadsOptions) {
    this.#options = { idleMs: 10_000, ...options };
    this.#turns = new Semaphore(options.most, options.mostWaiting);
  }

  /**
   * Has a thread carry out a task.
   * @param task a function of one argument by its module and name; both argument and result are copied
   * @param deadlineMs from its beginning; waiting for a thread does not count, starting one does
   * @throws {TaskTooLarge}; what the task throws, as a plain error; 503 where too many wait
   */
  run<Result>(
    task: { module: URL; name: string },
    input: unknown,
    deadlineMs: number,
  ): Promise<Result> {
    const order = { module: task.module.href, name: task.name, input };
    return this.#turns.take(() => this.#carryOut<Result>(order, deadlineMs));
  }

  /**
   * Has a thread read a stream piece by piece. It is held until the stream is over, beside those at work on tasks: whoever reads
   * streams bounds their number. The next piece is asked for when all that came out of the last one has been taken.
   * @param task an async generator of the pieces and the input
   * @throws {TaskTooLarge}; what the task throws, as a plain error; the signal's reason; what the pieces throw
   */
  async *stream<Result>(
    task: { module: URL; name: string },
    input: unknown,
    pieces: AsyncIterable<Uint8Array>,
    { pieceMs, allMs, signal }: StreamLimits,
  ): AsyncGenerator<Result, void> {
    const worker = this.#take();
    let isOver = false;
    let rest = allMs;
    const ask = async (told: StreamOrder | Piece) => {
      if (rest <= 0) throw new TaskTooLarge('time');
      const began = performance.now();
      const deadlineMs = Math.min(pieceMs, rest);
      const answer = await this.#ask<StreamAnswer>(worker, told, deadlineMs, signal);
      rest -= performance.now() - began;
      isOver = 'error' in answer || answer.isEnd;
      if ('error' in answer) throw answer.error;
      return answer.results as readonly Result[];
    };
    try {
      const { module, name } = task;
      yield* await ask({ module: module.href, name, input, isStream: true });
      for await (const piece of pieces) {
        // A copy that is handed over: the piece may be part of memory that others use.
        if (isOver) return;
        yield* await ask({ piece: new Uint8Array(piece) });
      }
      if (!isOver) yield* await ask({ piece: null });
    } finally {
      this.#giveBack(worker, isOver);
    }
  }

  #take(): Worker {
    const idle = this.#idle.pop();
    if (idle !== undefined) {
      clearTimeout(idle.timer);
      idle.worker.ref();
      return idle.worker;
    }
    return new Worker(entry, {
      resourceLimits: {
        maxOldGenerationSizeMb: this.#options.megabytes,
        maxYoungGenerationSizeMb: youngMegabytes,
      },
      // What the process was started with is not the thread's.
      execArgv: [],
      stdout: true,
      stderr: true,
    });
  }

  /** Keeps a thread for the next task. It does not keep the process. */
  #keep(worker: Worker): void {
    worker.unref();
    const timer = setTimeout(() => this.#end(worker), this.#options.idleMs).unref();
    this.#idle.push({ worker, timer });
    // One that dies without work is none any more.
    worker.once('exit', () => this.#forget(worker));
    worker.once('error', () => this.#forget(worker));
  }

  #forget(worker: Worker): void {
    this.#idle = this.#idle.filter((one) => one.worker !== worker);
  }

  #end(worker: Worker): void {
    this.#forget(worker);
    void worker.terminate();
  }

  async #carryOut<Result>(order: Order, deadlineMs: number): Promise<Result> {
    const worker = this.#take();
    let isWell = false;
    try {
      const answer = await this.#ask<Answer>(worker, order, deadlineMs);
      isWell = true;
      if ('error' in answer) throw answer.error;
      return answer.result as Result;
    } finally {
      this.#giveBack(worker, isWell);
    }
  }

  /** Tells a thread something and waits for what it says. @throws {TaskTooLarge}, or the signal's reason: then it is of no more use */
  async #ask<Answered>(
    worker: Worker,
    told: Order | StreamOrder | Piece,
    deadlineMs: number,
    signal?: AbortSignal,
  ): Promise<Answered> {
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const timer = setTimeout(() => reject(new TaskTooLarge('time')), deadlineMs);
    const stop = () => reject(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    worker.removeAllListeners();
    worker.once('message', resolve);
    worker.once('messageerror', reject);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskTooLarge('memory') : error),
    );
    worker.once('exit', () => reject(new TaskTooLarge('memory')));
    try {
      signal?.throwIfAborted();
      worker.postMessage(told, 'piece' in told && told.piece ? [told.piece.buffer] : []);
      return await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  #giveBack(worker: Worker, isWell: boolean): void {
    worker.removeAllListeners();
    if (isWell) return this.#keep(worker);
    worker.on('error', () => undefined);
    void worker.terminate();
  }

  /** Ends those that have nothing to do. */
  stop(): void {
    for (const { worker, timer } of this.#idle) {
      clearTimeout(timer);
      this.#end(worker);
    }
  }
}

/** For what people wait for: texts, tables, PDFs. Files that wait are bounded by the forms that may be open (`open-forms.ts`). */
export const requestThreads = new WorkThreads({ most: 2, mostWaiting: 200, megabytes: 128 });

/** For imports, so that no feed makes people wait. */
export const importThreads = new WorkThreads({ most: 1, mostWaiting: 20, megabytes: 128 });
