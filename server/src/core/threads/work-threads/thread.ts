import { parentPort } from 'node:worker_threads';
import type { Chunk, StreamResults, StreamTask, Task, TaskResult } from './task.ts';

type TaskFunction = (input: unknown) => unknown;
type StreamFunction = (chunks: AsyncIterable<Uint8Array>, input: unknown) => AsyncIterable<unknown>;

const answer = (answered: TaskResult | StreamResults) => parentPort?.postMessage(answered, []);

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

async function loadFunction<Wanted>({ module, name }: Task): Promise<Wanted> {
  const exported = (await import(module)) as Record<string, Wanted>;
  const found = exported[name];
  if (found === undefined) throw new Error(`${module} has no ${name}.`);
  return found;
}

async function execute(task: Task): Promise<void> {
  try {
    const run = await loadFunction<TaskFunction>(task);
    answer({ result: await run(task.input) });
  } catch (error) {
    answer({ error: asError(error) });
  }
}

/** Receives the next chunk of the current stream. */
let deliver: ((chunk: Uint8Array | null) => void) | undefined;

/** Sends the results so far each time the task requests a chunk: by then it has processed the previous one. */
async function* chunks(results: unknown[]): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { promise, resolve } = Promise.withResolvers<Uint8Array | null>();
    deliver = resolve;
    answer({ results: results.splice(0), isEnd: false });
    const chunk = await promise;
    if (chunk === null) return;
    yield chunk;
  }
}

async function executeStream(task: StreamTask): Promise<void> {
  const results: unknown[] = [];
  try {
    const run = await loadFunction<StreamFunction>(task);
    for await (const result of run(chunks(results), task.input)) results.push(result);
    answer({ results, isEnd: true });
  } catch (error) {
    answer({ error: asError(error) });
  }
}

/** Runs one task after the other until the main thread terminates this thread. */
parentPort?.on('message', (message: Task | StreamTask | Chunk) => {
  if ('chunk' in message) deliver?.(message.chunk);
  else void ('isStream' in message ? executeStream(message) : execute(message));
});
