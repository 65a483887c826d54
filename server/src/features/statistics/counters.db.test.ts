import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../floor/database.ts';
import { testDatabase } from '../../floor/test-database.ts';
import { Counters } from './counters.ts';

let database: Database;

const sums = () =>
  database.rows(
    sql`select day, dimension, value, count from daily_counts order by day, dimension, value`,
  );

beforeAll(async () => {
  database = await testDatabase();
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

  it('lose nothing when the database does not answer for a while', async () => {
    let down = true;
    const flaky = {
      ...database,
      rows: ((statement) =>
        down ? Promise.reject(new Error('down')) : database.rows(statement)) as Database['rows'],
    };
    const counters = new Counters(
      flaky,
      () => new Date('2026-12-01T12:00:00Z'),
      () => undefined,
    );
    counters.count('visit');
    await expect(counters.flush()).rejects.toThrow('down');
    counters.count('visit');
    down = false;
    await counters.flush();
    expect((await sums()).at(-1)).toEqual({
      day: '2026-12-01',
      dimension: 'visit',
      value: '',
      count: 2,
    });
  });
});
