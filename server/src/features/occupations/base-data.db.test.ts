import { sql } from 'drizzle-orm/sql';
import { expect, test } from 'vitest';
import type { Database } from '../../floor/database.ts';
import { testDatabase } from '../../floor/test-database.ts';
import { loadOccupations } from './base-data.ts';
import { loadCatalogue } from './catalogue.ts';

const load = (db: Database) => db.transaction((tx) => loadOccupations(tx));

async function count(db: Database, table: string): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return row?.count ?? 0;
}

test('loads the whole catalogue with fields and synonyms', async () => {
  const db = await testDatabase();
  await load(db);
  const { occupations, professions, brafoFields } = loadCatalogue();
  expect(await count(db, 'job_names')).toBe(occupations.length);
  expect(await count(db, 'professions')).toBe(professions.length);
  const synonyms = occupations.flatMap((occupation) => occupation.synonyms);
  expect(await count(db, 'job_name_synonyms')).toBe(synonyms.length);
  const fields = occupations.flatMap(({ brafo }) => brafo);
  expect(await count(db, 'job_name_brafo_fields')).toBe(fields.length);
  const confirmed = await db.rows<{ number: number }>(
    sql`select number from brafo_fields where not draft order by number`,
  );
  expect(confirmed.map(({ number }) => number)).toEqual(
    brafoFields.filter(({ verified }) => verified).map(({ number }) => number),
  );
});

test('what editors changed or deleted stays so at the next start', async () => {
  const db = await testDatabase();
  await load(db);
  await db.script(`
    delete from job_names where name = 'Uhrmacher/-in';
    update job_names set kldb = '99' where name = 'Tischler/-in';
    delete from job_name_synonyms where job_name_id = (select id from job_names where name = 'Tischler/-in');`);
  await load(db);
  expect(await db.rows(sql`select 1 from job_names where name = 'Uhrmacher/-in'`)).toEqual([]);
  // A new version of the files has another mark: it brings missing names, but leaves existing ones alone.
  await db.rows(sql`delete from marks where name like 'occupations-%'`);
  await load(db);
  expect(await db.rows(sql`select kldb from job_names where name = 'Tischler/-in'`)).toEqual([
    { kldb: '99' },
  ]);
  const synonyms = await db.rows(sql`
    select 1 from job_name_synonyms s join job_names n on n.id = s.job_name_id where n.name = 'Tischler/-in'`);
  expect(synonyms).toEqual([]);
});
