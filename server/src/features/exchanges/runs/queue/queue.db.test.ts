import type { RunTrigger } from '@lehrpfad/contract/exchanges/options.ts';
import { sql } from '../../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addExchange } from '../../../../../test/imports.ts';
import { addUser } from '../../../../../test/stock.ts';
import type { Database } from '../../../../core/database/database.ts';
import { testDatabase } from '../../../../core/database/test-database.ts';
import { decideHeld, queueDue, queueRun, requestStop } from './queue.ts';
import { runsChannel } from './queue-store.ts';

let db: Database;
let exchange: number;
let editor: number;

beforeAll(async () => {
  db = await testDatabase();
  exchange = await addExchange(db);
  editor = await addUser(db);
});

beforeEach(async () => {
  await db.rows(sql`delete from exchange_runs`);
  await db.rows(sql`update exchanges set active = true, daily_at = '03:00' where id = ${exchange}`);
});

const queue = (trigger: RunTrigger = 'demand') =>
  db.transaction((tx) => queueRun(tx, exchange, trigger, editor));
const set = (id: number, state: string) =>
  db.rows(sql`update exchange_runs set state = ${state} where id = ${id}`);
const runs = () =>
  db.rows<Record<string, unknown>>(sql`
    select state, trigger, started_by, stop_requested, decided_by, finished_at is not null as over
    from exchange_runs order by id`);
const refused = { statusCode: 409 };

describe('a run on demand', () => {
  it('waits for a process, and names who asked for it', async () => {
    await queue();
    expect(await runs()).toEqual([
      expect.objectContaining({ state: 'waiting', trigger: 'demand', started_by: editor }),
    ]);
  });

  it('is the only one of its exchange that waits or runs', async () => {
    const id = await queue();
    await expect(queue()).rejects.toMatchObject(refused);
    await set(id, 'running');
    await expect(queue()).rejects.toMatchObject(refused);
    await set(id, 'done');
    await queue();
    expect(await runs()).toHaveLength(2);
  });

  it('is the only one whoever asks at the same moment', async () => {
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => queue()));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await runs()).toHaveLength(1);
  });

  it('is not for an exchange that is switched off, unless by a command', async () => {
    await db.rows(sql`update exchanges set active = false where id = ${exchange}`);
    await expect(queue()).rejects.toMatchObject(refused);
    await queue('command');
    expect(await runs()).toHaveLength(1);
  });

  it('is not for one that does not exist', async () => {
    await expect(db.transaction((tx) => queueRun(tx, 999, 'demand', null))).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  it('wakes the runners once it is committed', async () => {
    const woken = Promise.withResolvers<void>();
    const unlisten = await db.listen(runsChannel, woken.resolve);
    await queue();
    await woken.promise;
    await unlisten();
  });
});

describe('a wish to stop', () => {
  const stop = (id: number) => db.transaction((tx) => requestStop(tx, id));

  it('ends a run that waits at once, and is noted for one that runs', async () => {
    const waiting = await queue();
    await stop(waiting);
    const running = await queue();
    await set(running, 'running');
    await stop(running);
    expect(await runs()).toMatchObject([
      { state: 'stopped', over: true },
      { state: 'running', over: false, stop_requested: true },
    ]);
  });

  it('is refused where there is nothing to stop', async () => {
    const id = await queue();
    for (const state of ['held', 'done', 'dismissed', 'failed', 'stopped']) {
      await set(id, state);
      await expect(stop(id)).rejects.toMatchObject(refused);
    }
    await expect(stop(999)).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('a word on a held run', () => {
  const decide = (id: number, decision: 'confirm' | 'dismiss') =>
    db.transaction((tx) => decideHeld(tx, id, editor, decision));

  it('lets it go on, or ends it', async () => {
    const confirmed = await queue();
    await set(confirmed, 'held');
    await decide(confirmed, 'confirm');
    expect(await runs()).toMatchObject([{ state: 'waiting', over: false, decided_by: editor }]);
    await set(confirmed, 'done');
    const dismissed = await queue();
    await set(dismissed, 'held');
    await decide(dismissed, 'dismiss');
    expect((await runs())[1]).toMatchObject({
      state: 'dismissed',
      over: true,
      decided_by: editor,
    });
  });

  it('is said once, and not after a newer run', async () => {
    const id = await queue();
    await expect(decide(id, 'confirm')).rejects.toMatchObject(refused);
    await set(id, 'held');
    const both = await Promise.allSettled([decide(id, 'confirm'), decide(id, 'dismiss')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await set(id, 'held');
    await queue();
    await expect(decide(id, 'confirm')).rejects.toMatchObject(refused);
    await expect(decide(999, 'confirm')).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('the daily run', () => {
  const pulse = (moment: string) =>
    db.transaction((tx) => queueDue(tx, ['json'], new Date(moment)));
  /** Ends the queued runs. @returns the number of daily runs so far */
  const daily = async () => {
    await db.rows(sql`update exchange_runs set state = 'done'`);
    return (await runs()).filter(({ trigger }) => trigger === 'daily').length;
  };

  it('comes at its time of day in Germany, once, winter and summer', async () => {
    await pulse('2026-11-21T02:00:00Z');
    expect(await daily()).toBe(1);
    for (const moment of ['2026-11-21T12:00:00Z', '2026-11-22T01:59:00Z']) await pulse(moment);
    expect(await daily()).toBe(1);
    await pulse('2026-11-22T02:00:00Z');
    expect(await daily()).toBe(2);
    await pulse('2027-06-30T01:00:00Z');
    expect(await daily()).toBe(3);
    await pulse('2027-07-01T00:59:00Z');
    expect(await daily()).toBe(3);
    await pulse('2027-07-01T01:00:00Z');
    expect(await daily()).toBe(4);
  });

  it('is made up for where it was missed, once for however many days', async () => {
    await pulse('2026-11-20T02:00:00Z');
    expect(await daily()).toBe(1);
    await pulse('2026-11-24T00:30:00Z');
    expect(await daily()).toBe(2);
    await pulse('2026-11-24T00:31:00Z');
    expect(await daily()).toBe(2);
    await pulse('2026-11-24T02:00:00Z');
    expect(await daily()).toBe(3);
  });

  it('is the run that switching the exchange on has begun, on that day', async () => {
    await queue('first');
    await db.rows(sql`update exchange_runs set created_at = '2026-11-21T10:00:00Z'`);
    expect(await daily()).toBe(0);
    await pulse('2026-11-21T12:00:00Z');
    expect(await daily()).toBe(0);
    await pulse('2026-11-22T02:00:00Z');
    expect(await daily()).toBe(1);
  });

  it('comes when another run of the exchange has ended, and whatever was started by hand before', async () => {
    await queue();
    await pulse('2026-11-21T02:00:00Z');
    expect(await daily()).toBe(0);
    await pulse('2026-11-21T02:01:00Z');
    expect(await daily()).toBe(1);
  });

  it('is for active exchanges that can be read by the clock', async () => {
    const moment = '2026-11-21T02:00:00Z';
    await db.transaction((tx) => queueDue(tx, ['xml'], new Date(moment)));
    await db.rows(sql`update exchanges set active = false where id = ${exchange}`);
    await pulse(moment);
    expect(await daily()).toBe(0);
  });

  it('does not come while it is unknown which record has ended the last one, and comes without a known one', async () => {
    const id = await queue();
    await set(id, 'set-aside');
    await pulse('2026-11-21T02:00:00Z');
    expect(await runs()).toHaveLength(1);
    await db.rows(sql`update exchange_runs set in_hand = '{"from":7,"to":7,"id":"a"}'`);
    await pulse('2026-11-21T02:01:00Z');
    expect(await runs()).toHaveLength(2);
  });

  it('is queued once, however many processes look', async () => {
    await Promise.all(Array.from({ length: 4 }, () => pulse('2026-11-21T02:00:00Z')));
    expect(await daily()).toBe(1);
  });
});
