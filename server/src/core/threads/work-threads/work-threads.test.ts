import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import { WorkThreads } from './work-threads.ts';

const module = new URL('tasks.fixture.ts', import.meta.url);
const threads = new WorkThreads({ max: 1, maxWaiting: 3, megabytes: 32 });
afterAll(() => threads.stop());

/** Long enough for a thread to start on a busy machine. */
const patientMs = 60_000;
const double = (number: number) =>
  threads.run<number>({ module, name: 'double' }, number, patientMs);

describe('work on a thread', () => {
  it('gives back what the task does, and its error', async () => {
    expect(await double(21)).toBe(42);
    await expect(threads.run({ module, name: 'fail' }, 'x is odd', patientMs)).rejects.toThrow(
      'x is odd',
    );
    expect(await double(4)).toBe(8);
  });

  it('that runs away ends at its deadline while this thread goes on answering, and what waited is carried out', async () => {
    const server = createServer((_request, response) => response.end('alive'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const over = new AbortController();
    const away = threads.run({ module, name: 'loopForever' }, null, 1500).then(
      () => 'well',
      (error: unknown) => error,
    );
    void away.then(() => over.abort());
    const waiting = double(3);
    let answers = 0;
    while (!over.signal.aborted) {
      expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()).toBe('alive');
      answers += 1;
    }
    expect(await away).toMatchObject({ name: 'TaskTooLarge', exceeded: 'time' });
    expect(answers).toBeGreaterThan(3);
    expect(await waiting).toBe(6);
    server.close();
  });

  it('that others keep from working has its time all the same', async () => {
    expect(await double(2)).toBe(4);
    expect(await threads.run({ module, name: 'rest' }, 900, 300)).toBe('rested');
  });

  it('that takes all memory ends without the process, and the next task is well', async () => {
    const greedy = threads.run({ module, name: 'takeAllMemory' }, null, patientMs);
    await expect(greedy).rejects.toMatchObject({ exceeded: 'memory' });
    expect(await double(5)).toBe(10);
  });

  it('that ends its own thread does not end the process', async () => {
    await expect(threads.run({ module, name: 'exitProcess' }, null, patientMs)).rejects.toThrow(
      'exceeded',
    );
    expect(await double(6)).toBe(12);
  });

  it('is refused where too many wait', async () => {
    const all = await Promise.allSettled(Array.from({ length: 6 }, (_, index) => double(index)));
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  });
});

/** Yields chunks of one byte each; records how many were requested and whether the stream was closed. */
function piecesOf(...bytes: number[]) {
  const seen = { asked: 0, isClosed: false };
  async function* pieces() {
    try {
      for (const byte of bytes) {
        seen.asked += 1;
        yield Buffer.from([byte]);
      }
    } finally {
      seen.isClosed = true;
    }
  }
  return { seen, pieces: pieces() };
}

const patient = { chunkMs: patientMs, allMs: patientMs };

describe('a stream that is read on a thread', () => {
  const obeying = (pieces: AsyncIterable<Uint8Array>, limits: object = {}) =>
    threads.stream<string>({ module, name: 'obeying' }, null, pieces, { ...patient, ...limits });

  it('gives back what comes out of it, in order, empty pieces and none included', async () => {
    const read = (pieces: AsyncIterable<Uint8Array>) =>
      Array.fromAsync(threads.stream({ module, name: 'bytesOf' }, 'end', pieces, patient));
    async function* some() {
      const shared = Buffer.from([1, 2, 3]);
      yield shared.subarray(0, 2);
      yield Buffer.alloc(0);
      yield shared.subarray(2);
    }
    expect(await read(some())).toEqual(['1', '2', '3', 'end']);
    expect(await read(piecesOf().pieces)).toEqual(['end']);
  });

  it('asks for a piece when what came out of the last one has been taken, and lets tasks in between', async () => {
    const { seen, pieces } = piecesOf(1, 1, 1);
    const reading = obeying(pieces);
    expect(seen.asked).toBe(0);
    await reading.next();
    expect(await double(2)).toBe(4);
    expect(seen.asked).toBe(1);
    await reading.next();
    expect(seen.asked).toBe(2);
    await reading.return();
    expect(seen).toEqual({ asked: 2, isClosed: true });
  });

  it.each([
    ['fails with the error of its task', 2, { name: 'TypeError', message: 'told to fail' }],
    ['ends at the deadline of a piece', 4, { name: 'TaskTooLarge', exceeded: 'time' }],
  ])('%s, and closes what it reads', async (_, byte, error) => {
    const { seen, pieces } = piecesOf(1, byte, 1);
    // Starts the thread beforehand.
    await double(1);
    const reading = obeying(pieces, { chunkMs: 1500 });
    expect(await reading.next()).toEqual({ value: 'well', done: false });
    await expect(reading.next()).rejects.toMatchObject(error);
    expect(seen).toEqual({ asked: 2, isClosed: true });
    expect(await double(1)).toBe(2);
  });

  it('may be over before what it reads is', async () => {
    const { seen, pieces } = piecesOf(1, 3, 1, 1);
    expect(await Array.fromAsync(obeying(pieces))).toEqual(['well']);
    expect(seen.isClosed).toBe(true);
  });

  it('ends where all pieces together have taken too long', async () => {
    const reading = obeying(piecesOf(1).pieces, { allMs: 0 });
    await expect(reading.next()).rejects.toMatchObject({ exceeded: 'time' });
  });

  it('ends with the reason of its signal, also in the midst of a piece', async () => {
    const controller = new AbortController();
    const { seen, pieces } = piecesOf(1, 4);
    const reading = obeying(pieces, { signal: controller.signal });
    await reading.next();
    const next = reading.next();
    controller.abort(new Error('stopped'));
    await expect(next).rejects.toThrow('stopped');
    expect(seen.isClosed).toBe(true);
  });
});
