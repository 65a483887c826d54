import { parentPort } from 'node:worker_threads';
import type { Answer, Order, Piece, StreamAnswer, StreamOrder } from './order.ts';

type Task = (input: unknown) => unknown;
type StreamTask = (pieces: AsyncIterable<Uint8Array>, input: unknown) => AsyncIterable<unknown>;

const answer = (answered: Answer | StreamAnswer) => parentPort?.postMessage(answered, []);

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

async function taskOf<Wanted>({ module, name }: Order): Promise<Wanted> {
  const tasks = (await import(module)) as Record<string, Wanted>;
  const task = tasks[name];
  if (task === undefined) throw new Error(`${module} has no ${name}.`);
  return task;
}

async function execute(order: Order): Promise<void> {
  try {
    answer({ result: await (await taskOf<Task>(order))(order.input) });
  } catch (error) {
    answer({ error: asError(error) });
  }
}

/** Receives the next chunk of the current stream. */
let deliver: ((piece: Uint8Array | null) => void) | undefined;

/** Sends the results so far each time the task requests a chunk: by then it has processed the previous one. */
async function* pieces(results: unknown[]): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { promise, resolve } = Promise.withResolvers<Uint8Array | null>();
    deliver = resolve;
    answer({ results: results.splice(0), isEnd: false });
    const piece = await promise;
    if (piece === null) return;
    yield piece;
  }
}

async function executeStream(order: StreamOrder): Promise<void> {
  const results: unknown[] = [];
  try {
    const task = await taskOf<StreamTask>(order);
    for await (const result of task(pieces(results), order.input)) results.push(result);
    answer({ results, isEnd: true });
  } catch (error) {
    answer({ error: asError(error) });
  }
}

/** Runs one task after the other until the main thread terminates this thread. */
parentPort?.on('message', (told: Order | StreamOrder | Piece) => {
  if ('piece' in told) deliver?.(told.piece);
  else void ('isStream' in told ? executeStream(told) : execute(told));
});
