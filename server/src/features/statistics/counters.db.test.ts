import { sql } from '../../core/database/drizzle.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { testDatabase } from '../../core/database/test-database.ts';
import { Counters } from './counters.ts';

const database = await testDatabase();

const sums = () =>
  database.rows(
    sql`select day, dimension, value, count from daily_counts order by day, dimension, value`,
  );

beforeEach(async () => {
  await database.rows(sql`delete from daily_counts`);
});

describe('counters', () => {
  it("add to the day's sums, by the day in Germany", async () => {
    let now = new Date('2026-11-21T22:30:00Z');
    const counters = new Counters(
      database,
      () => now,
      () => undefined,
    );
    counters.count('visit');
    counters.count('visit');
    await counters.flush();
    counters.count('visit');
    counters.count('type', 'praktikum');
    now = new Date('2026-11-21T23:30:00Z');
    counters.count('visit');
    await counters.stop();
    expect(await sums()).toEqual([
      { day: '2026-11-21', dimension: 'type', value: 'praktikum', count: 1 },
      { day: '2026-11-21', dimension: 'visit', value: '', count: 3 },
      { day: '2026-11-22', dimension: 'visit', value: '', count: 1 },
    ]);
  });

  const noon = () => new Date('2026-12-01T12:00:00Z');
  const visits = async () =>
    (await database.rows(sql`select coalesce(sum(count), 0)::int as count from daily_counts`))[0];

  it('let requests be answered while they look up what terms mean', async () => {
    let looked = 0;
    const meaning = {
      findsNothing: () => true,
      nameFor: () => {
        looked += 1;
        vi.advanceTimersByTime(2);
        return { name: 'Koch', isCompany: false };
      },
    };
    vi.useFakeTimers({ toFake: ['performance'] });
    const counters = new Counters(database, noon, () => undefined, meaning);
    for (let at = 0; at < 10; at += 1) counters.countTerm(`koch ${at}`, '192.0.2.1');
    const flushed = counters.flush();
    await new Promise((resolve) => setImmediate(resolve));
    expect(looked).toBeLessThan(10);
    await flushed;
    vi.useRealTimers();
    expect(await sums()).toEqual([
      { day: '2026-12-01', dimension: 'term', value: 'Koch', count: 10 },
    ]);
  });

  it('ask the database nothing while they count, and add to the sums once a second', async () => {
    let asked = 0;
    const watched: Database = {
      ...database,
      rows: (statement) => ((asked += 1), database.rows(statement)),
      transaction: (work, mode) => ((asked += 1), database.transaction(work, mode)),
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const errors: unknown[] = [];
    const counters = new Counters(watched, noon, (error) => errors.push(error));
    counters.start();
    for (let at = 0; at < 1000; at += 1) expect(counters.count('visit')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(asked).toBe(1);
    await expect.poll(async () => (await visits())?.['count']).toBe(1000);
    await counters.stop();
    expect(asked, 'asked without anything counted').toBe(1);
    expect(errors).toEqual([]);
  });

  it('take the day of the moment, in the very minute in which it begins', async () => {
    let now = new Date('2027-03-27T22:59:59.999Z');
    const counters = new Counters(
      database,
      () => now,
      () => undefined,
    );
    counters.count('visit');
    now = new Date('2027-03-27T23:00:00.000Z');
    counters.count('visit');
    // The night of the change to summer time: the next midnight comes an hour earlier in UTC.
    now = new Date('2027-03-28T21:59:59.999Z');
    counters.count('visit');
    now = new Date('2027-03-28T22:00:00.000Z');
    counters.count('visit');
    await counters.stop();
    expect(await sums()).toMatchObject([
      { day: '2027-03-27', count: 1 },
      { day: '2027-03-28', count: 2 },
      { day: '2027-03-29', count: 1 },
    ]);
  });

  it('store no more callers of a term once it has had enough on a day', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const counters = new Counters(
      database,
      () => now,
      () => undefined,
    );
    const callersKnown = async () =>
      (await database.rows(sql`select day from term_callers where day >= '2026-11-21'`)).length;
    const search = async (first: number, last: number) => {
      for (let at = first; at <= last; at += 1) counters.countTerm('Zwieback', `192.0.2.${at}`);
      await counters.flush();
    };
    await search(1, 4);
    await search(5, 5);
    await search(6, 9);
    expect(await callersKnown()).toBe(5);
    const sum = { day: '2026-11-21', dimension: 'other_term', value: 'zwieback', count: 9 };
    expect(await sums()).toEqual([sum]);
    // The next day begins anew; the day before still makes it frequent.
    now = new Date('2026-11-22T12:00:00Z');
    await search(1, 1);
    await counters.stop();
    expect(await callersKnown()).toBe(1);
    expect(await sums()).toEqual([sum, { ...sum, day: '2026-11-22', count: 1 }]);
  });

  it('lose nothing when the database does not answer for a while', async () => {
    let down = true;
    const refuse = () => Promise.reject(new Error('down'));
    const flaky: Database = {
      ...database,
      rows: (statement) => (down ? refuse() : database.rows(statement)),
      transaction: (work, mode) => (down ? refuse() : database.transaction(work, mode)),
    };
    const counters = new Counters(flaky, noon, () => undefined);
    counters.count('visit');
    counters.countTerm('Glasbläser', '192.0.2.9');
    await expect(counters.flush()).rejects.toThrow('down');
    counters.count('visit');
    for (let at = 0; at < 4; at += 1) counters.countTerm('Glasbläser', `192.0.2.${at}`);
    down = false;
    await counters.flush();
    expect(await sums()).toEqual([
      { day: '2026-12-01', dimension: 'other_term', value: 'glasbläser', count: 5 },
      { day: '2026-12-01', dimension: 'visit', value: '', count: 2 },
    ]);
  });

  it('write what failed in the midst of stopping before they stop', async () => {
    let fail = () => {};
    let [first, begun] = [true, false];
    const slow: Database = {
      ...database,
      transaction: (work, mode) => {
        if (!first) return database.transaction(work, mode);
        [first, begun] = [false, true];
        return new Promise((_, reject) => (fail = () => reject(new Error('down'))));
      },
    };
    const counters = new Counters(slow, noon, () => undefined);
    counters.count('visit');
    const writing = counters.flush();
    await expect.poll(() => begun).toBe(true);
    const stopping = counters.stop();
    fail();
    await expect(writing).rejects.toThrow('down');
    await stopping;
    expect(await visits()).toEqual({ count: 1 });
  });
});
