import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm/sql';
import { expect, test } from 'vitest';
import { testDatabase, testFolder } from '../../floor/test-database.ts';
import { loadPlaces, type BuiltInTown } from './base-data.ts';

const salzwedel: BuiltInTown = {
  ...{ name: 'Salzwedel', district: 'Altmarkkreis Salzwedel', latitude: 52.85, longitude: 11.15 },
  ...{ population: 23000, aliases: ['Hansestadt Salzwedel'] },
  postcodes: [
    { postcode: '29410', latitude: 52.85, longitude: 11.15 },
    { postcode: '29413', latitude: 52.8, longitude: 11.1 },
  ],
};

function placesFile(towns: readonly BuiltInTown[]): URL {
  const file = join(testFolder(), 'places.json');
  writeFileSync(file, JSON.stringify({ attribution: [], towns }));
  return pathToFileURL(file);
}

async function counts(db: Awaited<ReturnType<typeof testDatabase>>) {
  const [row] = await db.rows(sql`
    select (select count(*)::int from towns) as towns, (select count(*)::int from places) as places,
      (select count(*)::int from town_aliases) as aliases`);
  return row;
}

test('loads towns, postcodes and aliases, and a second time changes nothing', async () => {
  const db = await testDatabase();
  const file = placesFile([salzwedel]);
  await db.transaction((tx) => loadPlaces(tx, file));
  expect(await counts(db)).toEqual({ towns: 1, places: 2, aliases: 1 });
  await db.transaction((tx) => loadPlaces(tx, file));
  expect(await counts(db)).toEqual({ towns: 1, places: 2, aliases: 1 });
});

test('a new version of the file adds what is missing and leaves the rest alone', async () => {
  const db = await testDatabase();
  await db.transaction((tx) => loadPlaces(tx, placesFile([salzwedel])));
  await db.rows(sql`update towns set population = 1`);
  const cobbel = { ...salzwedel, name: 'Cobbel', district: 'Stendal', aliases: [] };
  await db.transaction((tx) => loadPlaces(tx, placesFile([salzwedel, cobbel])));
  expect(await counts(db)).toEqual({ towns: 2, places: 4, aliases: 1 });
  const [kept] = await db.rows(sql`select population from towns where name = 'Salzwedel'`);
  expect(kept).toEqual({ population: 1 });
});

test('the built-in table reaches all 14 districts', async () => {
  const db = await testDatabase();
  await db.transaction((tx) => loadPlaces(tx));
  const [row] = await db.rows(sql`select count(distinct district)::int as districts from towns`);
  expect(row).toEqual({ districts: 14 });
});
