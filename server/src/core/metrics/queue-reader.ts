import type { QueueName } from '@lehrpfad/contract/core/operations/board-state.ts';
import type { Queries } from '../database/database.ts';

/** Number of entries of a queue in a state, and the age of the oldest. */
export interface QueueCount {
  readonly state: string;
  readonly length: number;
  readonly oldestSeconds: number;
}

/** A queue whose entries are counted when metrics are read. */
export interface CountedQueue {
  readonly name: QueueName;
  /** All counted states; `count` returns no row for states without entries. */
  readonly states: readonly string[];
  readonly count: (db: Queries) => Promise<QueueCount[]>;
}

export interface ReadQueue {
  readonly name: QueueName;
  readonly counts: readonly QueueCount[];
}

const defaultLimitMs = 2000;

/** Counts a queue, and adds the states without entries. */
async function readOne(db: Queries, { name, states, count }: CountedQueue): Promise<ReadQueue> {
  const found = await count(db);
  const counts = states.map(
    (state) => found.find((one) => one.state === state) ?? { state, length: 0, oldestSeconds: 0 },
  );
  return { name, counts };
}

/** Counts queues in the database, with a time limit; a slow read ends by itself, and no other begins meanwhile. */
export class QueueReader {
  readonly #db: Queries;
  readonly #queues: readonly CountedQueue[];
  readonly #limitMs: number;
  #running: Promise<ReadQueue[] | undefined> | undefined;

  constructor(db: Queries, queues: readonly CountedQueue[], limitMs = defaultLimitMs) {
    this.#db = db;
    this.#queues = queues;
    this.#limitMs = limitMs;
  }

  /** @returns undefined if the database does not respond in time, or responds with an error */
  async read(): Promise<ReadQueue[] | undefined> {
    this.#running ??= Promise.all(this.#queues.map((queue) => readOne(this.#db, queue)))
      .catch(() => undefined)
      .finally(() => (this.#running = undefined));
    const { promise: limit, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), this.#limitMs);
    try {
      return await Promise.race([this.#running, limit]);
    } finally {
      clearTimeout(timer);
    }
  }
}
