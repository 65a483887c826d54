import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsRead } from '../../../../test/rows-read.ts';
import { addCompany, testDay } from '../../../../test/stock.ts';
import type { Database } from '../../../core/database/database.ts';
import { testDatabase } from '../../../core/database/test-database.ts';
import { exchangeById, exchangePage } from './listing.ts';

const exchanges = 60;
const names = 600;
/** Runs of each exchange; every third exchange's last run has failed. */
const runs = 5;
let db: Database;

beforeAll(async () => {
  db = await testDatabase('base');
  const company = await addCompany(db);
  await db.rows(sql`delete from exchanges`);
  await db.rows(sql`
    insert into exchanges (key, name, kind, settings)
    select 'boerse-' || n, 'Börse ' || to_char(n, 'FM000'), 'xml', '{}' from generate_series(1, ${exchanges}::int) n`);
  await db.rows(sql`
    insert into exchange_runs (exchange_id, trigger, state, finished_at, fetched, created)
    select e.id, 'daily', case when n = ${runs} and e.id % 3 = 0 then 'failed' else 'done' end, ${testDay.toISOString()}::timestamptz, true, 1
    from generate_series(1, ${runs}::int) n, exchanges e order by n`);
  await db.rows(sql`
    with added as (
      insert into job_names (name, external) select 'Wartender Beruf ' || n, true from generate_series(1, ${names}::int) n
      returning id)
    insert into job_ads (company_id, title, job_name_id, job_type, source, source_id, external)
    select ${company}, 'Ausbildung', id, 2, 'Börse 001', id, 'Börse 001' from added`);
  await db.script('analyze');
});

describe('the list of exchanges', () => {
  it('goes through the job names that wait once, not once for each exchange', async () => {
    const { read, statements, answer } = await rowsRead(db, (queries) =>
      exchangePage(queries, { page: 1 }, testDay),
    );
    expect(answer.results[0]).toMatchObject({ name: 'Börse 001', job_names: names });
    expect(statements).toBe(2);
    expect(read).toBeLessThan((exchanges * names) / 2);
  });

  it('comes a page at a time, in one order', async () => {
    const pages = [1, 2, 3, 4].map((page) => exchangePage(db, { page }, testDay));
    const results = await Promise.all(pages);
    expect(results.map(({ count }) => count)).toEqual([60, 60, 60, 60]);
    expect(results.map((one) => one.results.length)).toEqual([20, 20, 20, 0]);
    const all = results.flatMap((one) => one.results.map(({ name }) => name));
    expect(all).toEqual([...all].toSorted());
    expect(new Set(all).size).toBe(exchanges);
  });

  it('leaves those that deserve a look, of all pages', async () => {
    const { count, results } = await exchangePage(db, { page: 1, warned: '1' }, testDay);
    expect([count, results.length]).toEqual([21, 20]);
    expect(results.every(({ warnings }) => warnings.length > 0)).toBe(true);
    const rest = await exchangePage(db, { page: 2, warned: '1' }, testDay);
    const last = rest.results.at(-1)!;
    expect(last.warnings).toEqual(['failed']);
    expect(last.trend).toHaveLength(runs);
    expect(await exchangeById(db, last.id, testDay)).toMatchObject(last);
  });
});
