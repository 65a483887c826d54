import { Worker } from 'node:worker_threads';
import { Semaphore } from '../semaphore.ts';
import type { TaskResult, Task, Chunk, StreamResults, StreamTask } from './task.ts';

/** A task exceeded its time or memory. Only its thread was terminated. */
export class TaskTooLarge extends Error {
  override name = 'TaskTooLarge';
  readonly exceeded: 'time' | 'memory';

  constructor(exceeded: 'time' | 'memory') {
    super(`A task exceeded its ${exceeded}.`);
    this.exceeded = exceeded;
  }
}

interface WorkThreadsOptions {
  /** Maximum number of threads. */
  readonly max: number;
  /** Maximum number of waiting tasks; further ones are refused. */
  readonly maxWaiting: number;
  /** Memory limit of a thread. */
  readonly megabytes: number;
  /** A thread without tasks ends after this many milliseconds. */
  readonly idleMs?: number;
}

interface StreamLimits {
  /** Milliseconds of processor time per chunk; the first one includes the start of the thread. */
  readonly chunkMs: number;
  /** Milliseconds of work for all chunks together, without the time spent waiting for them. */
  readonly allMs: number;
  readonly signal?: AbortSignal | undefined;
}

const entry = new URL('thread.ts', import.meta.url);
const youngMegabytes = 16;

/** Maximum elapsed time of a thread in multiples of its deadline, if the machine is busy. */
const maxElapsed = 10;
/** Minimum interval in ms between two checks of a thread that is past its deadline. */
const minIntervalMs = 20;

/**
 * Calls `onTooLong` once a thread has worked for longer than its deadline from now on. Measures processor time: by elapsed time a busy machine
 * would reject harmless texts. A thread whose processor time is unknown has `maxElapsed` deadlines.
 * @returns a function that ends the watch
 */
function watchWork(worker: Worker, deadlineMs: number, onTooLong: () => void): () => void {
  const before = worker.cpuUsage().catch(() => undefined);
  let isOver = false;
  const look = async () => {
    const start = await before;
    const used = start && (await worker.cpuUsage(start).catch(() => undefined));
    if (isOver || used === undefined) return;
    const left = deadlineMs - (used.user + used.system) / 1000;
    if (left <= 0) return onTooLong();
    timer = setTimeout(() => void look(), Math.max(left, minIntervalMs));
  };
  let timer = setTimeout(() => void look(), deadlineMs);
  const final = setTimeout(onTooLong, maxElapsed * deadlineMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
    clearTimeout(final);
  };
}

/** An idle thread and the timer that will end it. */
interface Idle {
  readonly worker: Worker;
  readonly timer: NodeJS.Timeout;
}

/**
 * Threads that process external data (tables, feeds, pages, PDFs, HTML) with a deadline and a memory limit, without blocking the
 * main thread. They start when needed and end when they have been idle for a while.
 */
export class WorkThreads {
  readonly #options: Required<WorkThreadsOptions>;
  readonly #semaphore: Semaphore;
  #idle: Idle[] = [];

  constructor(options: WorkThreadsOptions) {
    this.#options = { idleMs: 10_000, ...options };
    this.#semaphore = new Semaphore(options.max, options.maxWaiting);
  }

  /**
   * Runs a task on a thread.
   * @param task module and name of a function with one argument; argument and result are copied
   * @param deadlineMs processor time from the start of the task; includes the start of a thread, but not the wait for one
   * @throws {TaskTooLarge}; the errors of the task, as plain errors; 503 if too many are waiting
   */
  run<Result>(
    task: { module: URL; name: string },
    input: unknown,
    deadlineMs: number,
  ): Promise<Result> {
    const message = { module: task.module.href, name: task.name, input };
    return this.#semaphore.take(() => this.#execute<Result>(message, deadlineMs));
  }

  /**
   * Processes a stream chunk by chunk on a thread, which is reserved until the stream ends. Streams do not count against the limit
   * of tasks: the caller limits their number. The next chunk is requested once all results of the last one have been consumed.
   * @param task an async generator that gets the chunks and the input
   * @throws {TaskTooLarge}; the errors of the task, as plain errors; the signal's reason; the errors of the chunks
   */
  async *stream<Result>(
    task: { module: URL; name: string },
    input: unknown,
    chunks: AsyncIterable<Uint8Array>,
    { chunkMs, allMs, signal }: StreamLimits,
  ): AsyncGenerator<Result, void> {
    const worker = this.#take();
    let isOver = false;
    let rest = allMs;
    const ask = async (message: StreamTask | Chunk) => {
      if (rest <= 0) throw new TaskTooLarge('time');
      const began = performance.now();
      const deadlineMs = Math.min(chunkMs, rest);
      const answer = await this.#ask<StreamResults>(worker, message, deadlineMs, signal);
      rest -= performance.now() - began;
      isOver = 'error' in answer || answer.isEnd;
      if ('error' in answer) throw answer.error;
      return answer.results as readonly Result[];
    };
    try {
      const { module, name } = task;
      yield* await ask({ module: module.href, name, input, isStream: true });
      for await (const chunk of chunks) {
        // A copy is transferred, because the chunk may be part of a buffer that others use.
        if (isOver) return;
        yield* await ask({ chunk: new Uint8Array(chunk) });
      }
      if (!isOver) yield* await ask({ chunk: null });
    } finally {
      this.#release(worker, isOver);
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
      // The thread must not inherit the process's command-line options.
      execArgv: [],
      stdout: true,
      stderr: true,
    });
  }

  /** Keeps a thread for the next task, without keeping the process alive. */
  #keep(worker: Worker): void {
    worker.unref();
    const timer = setTimeout(() => this.#end(worker), this.#options.idleMs).unref();
    this.#idle.push({ worker, timer });
    // Removes a thread that dies while idle.
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

  async #execute<Result>(task: Task, deadlineMs: number): Promise<Result> {
    const worker = this.#take();
    let isWell = false;
    try {
      const answer = await this.#ask<TaskResult>(worker, task, deadlineMs);
      isWell = true;
      if ('error' in answer) throw answer.error;
      return answer.result as Result;
    } finally {
      this.#release(worker, isWell);
    }
  }

  /**
   * Sends a message to a thread and waits for the response.
   * @throws {TaskTooLarge}, or the signal's reason: then the thread cannot be reused
   */
  async #ask<Answered>(
    worker: Worker,
    message: Task | StreamTask | Chunk,
    deadlineMs: number,
    signal?: AbortSignal,
  ): Promise<Answered> {
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const end = watchWork(worker, deadlineMs, () => reject(new TaskTooLarge('time')));
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
      worker.postMessage(
        message,
        'chunk' in message && message.chunk ? [message.chunk.buffer] : [],
      );
      return await promise;
    } finally {
      end();
      signal?.removeEventListener('abort', stop);
    }
  }

  #release(worker: Worker, isWell: boolean): void {
    worker.removeAllListeners();
    if (isWell) return this.#keep(worker);
    worker.on('error', () => undefined);
    void worker.terminate();
  }

  /** Ends idle threads. */
  stop(): void {
    for (const { worker, timer } of this.#idle) {
      clearTimeout(timer);
      this.#end(worker);
    }
  }
}

/** For requests of users: texts, tables, PDFs. The number of open forms limits the number of waiting files (`open-forms.ts`). */
export const requestThreads = new WorkThreads({ max: 2, maxWaiting: 200, megabytes: 128 });

/** For imports, so that no feed delays users' requests. */
export const importThreads = new WorkThreads({ max: 1, maxWaiting: 20, megabytes: 128 });
