import { sql } from '../src/core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { companiesOf } from '../src/features/companies/store.ts';
import { adsOfAccount } from '../src/features/job-ads/store.ts';
import type { Database, Queries } from '../src/core/database/database.ts';
import { testDatabase } from '../src/core/database/test-database.ts';
import { rowsRead } from './rows-read.ts';

/** Contact persons of other accounts; they must not affect the cost of an account's own list. */
const strangers = 1000;
const own = 30;
let db: Database;
let userId: number;

beforeAll(async () => {
  db = await testDatabase('base');
  const [user] = await db.rows<{ id: number }>(sql`
    insert into users (email, permission, validated) values ('viele@filialen.example', 3, true) returning id`);
  userId = user!.id;
  await db.rows(sql`
    with added as (
      insert into companies (name, user_id) select 'Filiale ' || n, ${userId} from generate_series(1, ${own}::int) n
      returning id)
    insert into job_ads (company_id, title, job_name_id, job_type)
    select id, 'Ausbildung', (select min(id) from job_names), 2 from added`);
  await db.rows(sql`
    with other as (insert into users (email, permission) values ('andere@firma.example', 3) returning id)
    insert into contact_persons (user_id, last_name)
    select other.id, 'Kern' from other, generate_series(1, ${strangers}::int)`);
  await db.script('analyze');
});

describe('lists of an account', () => {
  it.each([
    ['ads', (queries: Queries) => adsOfAccount(queries, { accountId: userId, branches: null })],
    [
      'companies',
      (queries: Queries) => companiesOf(queries, { accountId: userId, branches: null }),
    ],
  ])('read nothing of others for each of its %s', async (_what, ask) => {
    const { read, answer } = await rowsRead<unknown[]>(db, ask);
    expect(answer).toHaveLength(own);
    expect(read).toBeLessThan(own * strangers);
  });
});
