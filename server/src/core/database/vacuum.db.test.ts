import { expect, inject, it } from 'vitest';
import { sql } from './drizzle.ts';
import { openDatabase } from './open-database.ts';
import { afterTestFile, testDatabaseLocation } from './test-database.ts';
import { vacuumTables } from './vacuum.ts';

const { kind } = inject('templates');
const location = await testDatabaseLocation();
const db = await openDatabase(location);
afterTestFile(() => db.close());

const addMarks = (from: number, to: number) =>
  db.rows(
    sql`insert into marks (name) select 'mark ' || n from generate_series(${from}::int, ${to}::int) n`,
  );

const rowsByStatistics = async () => {
  const [row] = await db.rows<{ rows: number }>(
    sql`select reltuples::int as rows from pg_class where oid = 'marks'::regclass`,
  );
  return row?.rows;
};

it.runIf(kind === 'server')('leaves the tables of a server to the server', async () => {
  await addMarks(1, 500);
  expect(await vacuumTables(db)).toEqual([]);
});

it.runIf(kind === 'embedded')(
  'takes tables without statistics, and then what has changed',
  async () => {
    await addMarks(1, 500);
    expect(await vacuumTables(db)).toContain('public.marks');
    expect(await rowsByStatistics()).toBe(500);
    expect(await vacuumTables(db)).toEqual([]);
    await addMarks(501, 520);
    expect(await vacuumTables(db)).toEqual([]);
    await addMarks(521, 700);
    expect(await vacuumTables(db)).toEqual(['public.marks']);
    expect(await rowsByStatistics()).toBe(700);
  },
);

it.runIf(kind === 'embedded')('gives the room of deleted rows to new ones', async () => {
  await addMarks(1001, 3000);
  await vacuumTables(db);
  const size = async () =>
    (await db.rows<{ size: number }>(sql`select pg_relation_size('marks')::int as size`))[0]?.size;
  const before = await size();
  for (let round = 0; round < 3; round += 1) {
    await db.rows(sql`delete from marks`);
    expect(await vacuumTables(db)).toEqual(['public.marks']);
    await addMarks(1001, 3000);
  }
  expect(await size()).toBeLessThanOrEqual(before ?? 0);
});
