import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAd, addCompany } from '../../../../test/stock.ts';
import { daysBefore } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import { testDatabase } from '../../../core/database/test-database.ts';
import { jobNamePage } from './job-name-store.ts';
import { removeUnusedJobNames } from './unsettled-store.ts';

let db: Database;
const start = new Date('2027-01-01T02:00:00Z');
const later = (days: number) => new Date(start.getTime() + days * 86_400_000);
const remove = (now: Date) => removeUnusedJobNames(db, { now, before: daysBefore(now, 90) });

const names = async () =>
  (
    await db.rows<{ name: string }>(sql`select name from job_names where external order by name`)
  ).map(({ name }) => name);

const toDo = async () => {
  const filters = { query: '', page: 1, brafo: false, mapping: false, blocked: false, todo: true };
  const { count, results } = await jobNamePage(db, filters);
  expect(results.length).toBe(count);
  return results.map(({ name }) => name).sort();
};

async function add(name: string, values = sql`false`): Promise<number> {
  const [row] = await db.rows<{ id: number }>(sql`
    insert into job_names (name, external, blocked) values (${name}, true, ${values}) returning id`);
  return row?.id ?? 0;
}

describe('job names from outside on which nobody has decided', () => {
  let shown: number;

  beforeAll(async () => {
    db = await testDatabase('base');
    const company = await addCompany(db);
    const used = await add('Gezeigt');
    const hidden = await add('Verborgen');
    await add('Vergessen');
    await add('Gesperrt', sql`true`);
    await db.rows(sql`
      with asked as (
        insert into apprenticeship_requests (company_id, created_at) values (${company}, now()) returning id)
      insert into apprenticeship_request_names (request_id, job_name_id, asked)
      select id, ${await add('Angefragt')}, true from asked`);
    shown = await addAd(db, { company_id: company, job_name_id: used });
    await addAd(db, { company_id: company, job_name_id: hidden, published: false });
  });

  it('are to do only while an ad of theirs is shown', async () => {
    expect(await toDo()).toEqual(['Gezeigt']);
  });

  it('are deleted when they have had none for 90 days, but not while anything hangs on them', async () => {
    await remove(start);
    await remove(later(90));
    expect(await names()).toEqual(['Angefragt', 'Gesperrt', 'Gezeigt', 'Verborgen', 'Vergessen']);
    await remove(later(91));
    expect(await names()).toEqual(['Angefragt', 'Gesperrt', 'Gezeigt', 'Verborgen']);
  });

  it('begin to count anew when an ad of theirs goes', async () => {
    await db.rows(sql`delete from job_ads where id = ${shown}`);
    await remove(later(92));
    await remove(later(181));
    expect(await names()).toContain('Gezeigt');
    await remove(later(183));
    expect(await names()).toEqual(['Angefragt', 'Gesperrt', 'Verborgen']);
  });
});
