import { sql } from '../../../core/database/drizzle.ts';
import { expect, test } from 'vitest';
import type { Database } from '../../../core/database/database.ts';
import { testDatabase } from '../../../core/database/test-database.ts';
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
  const synonyms = occupations.flatMap((one) => [...one.synonyms, ...(one.aliases ?? [])]);
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
  // A new version of the files has another mark: new occupations are added, all others stay unchanged.
  await db.rows(sql`delete from marks where name like 'occupations-%'`);
  await load(db);
  expect(await db.rows(sql`select 1 from job_names where name = 'Uhrmacher/-in'`)).toEqual([]);
  expect(await db.rows(sql`select kldb from job_names where name = 'Tischler/-in'`)).toEqual([
    { kldb: '99' },
  ]);
  const synonyms = await db.rows(sql`
    select 1 from job_name_synonyms s join job_names n on n.id = s.job_name_id where n.name = 'Tischler/-in'`);
  expect(synonyms).toEqual([]);
});

test('an occupation that is called otherwise by now keeps its row, and several that have become one count under it', async () => {
  const db = await testDatabase();
  await db.script(`
    insert into job_names (name, kind) values ('Goldschmied/-in', 'dual'), ('Silberschmied/-in', 'dual'),
      ('Altenpflegehelfer/-in', 'school'), ('Krankenpflegehelfer/-in', 'school'),
      ('Pflegefachassistent/-in', 'school');
    update job_names set blocked = true where name = 'Krankenpflegehelfer/-in';
    insert into job_names (name, mapping_id) select 'Altenhelfer', id from job_names where name = 'Altenpflegehelfer/-in';
    insert into job_name_synonyms (job_name_id, synonym) select id, 'goldschmied' from job_names where name = 'Goldschmied/-in';`);
  const [before] = await db.rows<{ id: number }>(
    sql`select id from job_names where name = 'Goldschmied/-in'`,
  );
  await load(db);
  const rows = await db.rows<{ name: string; target: string | null }>(sql`
    select n.name, m.name as target from job_names n left join job_names m on m.id = n.mapping_id
    where n.name in ('Goldschmied/-in', 'Silberschmied/-in', 'Altenpflegehelfer/-in', 'Krankenpflegehelfer/-in', 'Altenhelfer')
    order by n.name`);
  expect(rows).toEqual([
    { name: 'Altenhelfer', target: 'Pflegefachassistent/-in' },
    { name: 'Altenpflegehelfer/-in', target: 'Pflegefachassistent/-in' },
    { name: 'Krankenpflegehelfer/-in', target: null },
    { name: 'Silberschmied/-in', target: 'Gold- und Silberschmied/-in' },
  ]);
  const aliases = await db.rows(sql`
    select n.id, s.in_title from job_names n join job_name_synonyms s on s.job_name_id = n.id
    where n.name = 'Gold- und Silberschmied/-in' and s.synonym = 'goldschmied'`);
  expect(aliases).toEqual([{ id: before?.id, in_title: true }]);
});
