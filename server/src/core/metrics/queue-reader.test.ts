import { expect, it } from 'vitest';
import type { Queries } from '../database/database.ts';
import { QueueReader, type CountedQueue, type QueueCount } from './queue-reader.ts';

const db = {} as Queries;

/** A queue whose count ends when the test resolves it. */
function slowQueue() {
  const asked: PromiseWithResolvers<QueueCount[]>[] = [];
  const queue: CountedQueue = {
    name: 'mails',
    states: ['waiting', 'failed'],
    count: () => {
      const answer = Promise.withResolvers<QueueCount[]>();
      asked.push(answer);
      return answer.promise;
    },
  };
  return { queue, asked };
}

it('gives up after its time, and begins no second read beside one that still runs', async () => {
  const { queue, asked } = slowQueue();
  const reader = new QueueReader(db, [queue], 5);
  expect(await reader.read()).toBeUndefined();
  expect(await reader.read()).toBeUndefined();
  expect(asked).toHaveLength(1);
  asked[0]?.resolve([]);
  await asked[0]?.promise;
  const next = new QueueReader(db, [queue], 60_000);
  const reading = next.read();
  asked[1]?.resolve([{ state: 'failed', length: 2, oldestSeconds: 7 }]);
  expect(await reading).toEqual([
    {
      name: 'mails',
      counts: [
        { state: 'waiting', length: 0, oldestSeconds: 0 },
        { state: 'failed', length: 2, oldestSeconds: 7 },
      ],
    },
  ]);
});

it('tells that it could not read where the database fails, and reads again the next time', async () => {
  const { queue, asked } = slowQueue();
  const reader = new QueueReader(db, [queue], 60_000);
  const failing = reader.read();
  asked[0]?.reject(new Error('no database'));
  expect(await failing).toBeUndefined();
  const reading = reader.read();
  asked[1]?.resolve([]);
  expect(await reading).toHaveLength(1);
});
