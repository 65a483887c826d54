import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addExchange, probe, runnerOf, sent } from '../../../../test/imports.ts';
import type { Database } from '../../../core/database/database.ts';
import { testDatabase } from '../../../core/database/test-database.ts';
import type { Adapter } from '../adapters/adapter.ts';
import { claimRun } from './claims/claimed-run-store.ts';
import { queueRun } from './queue/queue.ts';

let db: Database;
const ids = new Map<string, number>();

beforeAll(async () => {
  db = await testDatabase('base');
  for (const key of ['slow', 'large', 'small', 'new']) ids.set(key, await addExchange(db, { key }));
});

beforeEach(() => db.rows(sql`delete from exchange_runs`));

const queue = (key: string) =>
  db.transaction((tx) => queueRun(tx, ids.get(key) ?? 0, 'demand', null));
const stateOf = async (id: number) => {
  const [run] = await db.rows<{ state: string }>(
    sql`select state from exchange_runs where id = ${id}`,
  );
  return run?.state;
};

it('small sources are read first, then large ones, then those that nobody knows', async () => {
  for (const [key, records] of [
    ['large', 900],
    ['small', 7],
  ] as const)
    await db.rows(sql`
      insert into exchange_runs (exchange_id, trigger, state, unchanged) values (${ids.get(key)}, 'daily', 'done', ${records})`);
  for (const key of ['new', 'large', 'small']) await queue(key);
  const claimed = [];
  for (let run = await claimRun(db, ['json']); run; run = await claimRun(db, ['json']))
    claimed.push(run.exchange.key);
  expect(claimed).toEqual(['small', 'large', 'new']);
});

it('a source that does not answer keeps no other one waiting', async () => {
  const answer = Promise.withResolvers<void>();
  const adapter: Adapter = {
    ...probe({ ads: [] }),
    async *fetch(settings, context) {
      const { url } = settings as { url: string };
      if (url.includes('slow')) await answer.promise;
      yield* probe({ ads: [sent(url.slice(8, 13))] }).fetch(settings, context);
    },
  };
  const runner = runnerOf({ database: db }, adapter);
  const slow = await queue('slow');
  const drained = runner.drain();
  await expect.poll(() => stateOf(slow)).toBe('running');
  const others = [await queue('small'), await queue('large')];
  runner.wake();
  const drainedToo = runner.drain();
  for (const id of others) await expect.poll(() => stateOf(id)).toBe('done');
  expect(await stateOf(slow)).toBe('running');
  answer.resolve();
  await Promise.all([drained, drainedToo]);
  expect(await stateOf(slow)).toBe('done');
});
