import { expect, it } from 'vitest';
import { addAd, addCompany, addUser } from '../../../test/stock.ts';
import { sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { testDatabase } from '../../core/database/test-database.ts';
import { adsOfAccount } from './store.ts';

// The embedded database gathers no statistics, so the tables here have none either.
it('the ads of an account are read without reading the contact persons and companies of all others for each ad', async () => {
  const db = await testDatabase('base');
  const accountId = await addUser(db);
  const company = await addCompany(db, { userId: accountId });
  for (let count = 0; count < 3; count += 1) await addAd(db, { company_id: company });
  await db.script(`
    insert into companies (name, external) select 'Firma ' || n, true from generate_series(1, 3000) n;
    insert into contact_persons (user_id, last_name, phone, email)
      select ${accountId}, 'Person ' || n, '1', 'a@b.example' from generate_series(1, 3000) n;
    insert into company_contact_persons (company_id, contact_person_id)
      select c.id, p.id from (select id, row_number() over (order by id) as n from companies) c
      join (select id, row_number() over (order by id) as n from contact_persons) p using (n)`);
  const plan: string[] = [];
  const explained = {
    rows: async (query: SQL) => {
      const rows = await db.rows<Record<string, string>>(sql`explain ${query}`);
      plan.push(...rows.map((row) => row['QUERY PLAN'] ?? ''));
      return [];
    },
  } as unknown as Queries;
  await adsOfAccount(explained, { accountId, branches: null });
  expect(plan.join('\n')).toContain('SubPlan');
  expect(plan.filter((line) => /Seq Scan on (contact_persons|companies)/.test(line))).toEqual([]);
});
