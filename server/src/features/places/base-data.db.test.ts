import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from '../../core/database/drizzle.ts';
import { expect, test } from 'vitest';
import { testDatabase, testFolder } from '../../core/database/test-database.ts';
import { loadPlaces, type BuiltInTown } from './base-data.ts';

const salzwedel: BuiltInTown = {
  name: 'Salzwedel',
  district: 'Altmarkkreis Salzwedel',
  latitude: 52.85,
  longitude: 11.15,
  population: 23000,
  aliases: ['Hansestadt Salzwedel'],
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
  await db.transaction((tx) => loadPlaces(tx, [file]));
  expect(await counts(db)).toEqual({ towns: 1, places: 3, aliases: 1 });
  await db.transaction((tx) => loadPlaces(tx, [file]));
  expect(await counts(db)).toEqual({ towns: 1, places: 3, aliases: 1 });
});

test('a new version of the file adds what is missing and keeps what addresses have', async () => {
  const db = await testDatabase();
  await db.transaction((tx) => loadPlaces(tx, [placesFile([salzwedel])]));
  await db.rows(sql`update towns set population = 1`);
  const cobbel = { ...salzwedel, name: 'Cobbel', district: 'Stendal', aliases: [] };
  await db.transaction((tx) => loadPlaces(tx, [placesFile([salzwedel, cobbel])]));
  expect(await counts(db)).toEqual({ towns: 2, places: 6, aliases: 1 });
  const [kept] = await db.rows(sql`select population from towns where name = 'Salzwedel'`);
  expect(kept).toEqual({ population: 1 });
});

test('the built-in table reaches all 14 districts', async () => {
  const db = await testDatabase();
  await db.transaction((tx) => loadPlaces(tx));
  const [row] = await db.rows(sql`select count(distinct district)::int as districts from towns`);
  expect(row).toEqual({ districts: 14 });
});

test('a new version moves towns, marks postcodes, and deletes names that are none unless an address has them', async () => {
  const db = await testDatabase();
  await db.script(`
    insert into towns (id, name, district, latitude, longitude) values
      (901, 'Salzwedel', 'Altmarkkreis Salzwedel', 52, 11), (902, 'Salzwedel Salzwedel', 'Altmarkkreis Salzwedel', 52, 11),
      (903, 'Salzwedel Brietz', 'Altmarkkreis Salzwedel', 52, 11), (904, 'Ritze', 'Altmarkkreis Salzwedel', 52, 11);
    insert into places (id, town_id, postcode, latitude, longitude) values
      (901, 901, '29410', 52, 11), (902, 902, '29410', 52, 11), (903, 903, '29410', 52, 11), (904, 904, '29410', 52, 11);
    insert into addresses (street, place_id) values ('Am Markt 1', 901), ('Am Markt 2', 903)`);
  const [first, second] = salzwedel.postcodes;
  const town: BuiltInTown = {
    ...salzwedel,
    parts: [{ name: 'Ritze' }],
    postcodes: [
      { ...first!, use: 'main' },
      { ...second!, use: 'outdated' },
    ],
  };
  await db.transaction((tx) => loadPlaces(tx, [placesFile([town])]));
  const towns = await db.rows(sql`select id, name, latitude from towns order by id`);
  expect(towns).toEqual([
    { id: 901, name: 'Salzwedel', latitude: 52.85 },
    { id: 903, name: 'Salzwedel Brietz', latitude: 52 },
  ]);
  const places = await db.rows(
    sql`select postcode, use, latitude from places where town_id = 901 order by postcode`,
  );
  expect(places).toEqual([
    { postcode: '', use: 'unknown', latitude: 52.85 },
    { postcode: '29410', use: 'main', latitude: 52.85 },
    { postcode: '29413', use: 'outdated', latitude: 52.8 },
  ]);
  const addresses = await db.rows(sql`select place_id from addresses order by id`);
  expect(addresses).toEqual([{ place_id: 901 }, { place_id: 903 }]);
});
