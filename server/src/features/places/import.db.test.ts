import { sql } from '../../core/database/drizzle.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '../../core/database/test-database.ts';
import type { GeonamesRow } from './geonames-file.ts';
import { importPlaces } from './import.ts';

const district = 'Altmarkkreis Salzwedel';

function row(name: string, postcode: string, latitude: number): GeonamesRow {
  return { name, postcode, district, latitude, longitude: 11.2 };
}

/** Adds Salzwedel with one postcode and one alias. */
async function withSalzwedel() {
  const db = await testDatabase();
  await db.script(`
    insert into towns (id, name, district, latitude, longitude) values (100, 'Salzwedel', '${district}', 52.85, 11.15);
    insert into town_aliases values (100, 'Hansestadt Salzwedel');
    insert into places (id, town_id, postcode, latitude, longitude) values (100, 100, '29410', 52.85, 11.15)`);
  return db;
}

test('adds towns and postcodes, moves known ones, and a second run changes nothing', async () => {
  const db = await withSalzwedel();
  const rows = [
    row('Salzwedel', '29410', 52.86),
    row('Salzwedel', '29413', 52.8),
    row('Winterfeld', '38486', 52.7),
  ];
  const first = await db.transaction((tx) => importPlaces(tx, rows));
  expect(first).toMatchObject({
    newTowns: 1,
    newPostcodes: 2,
    changed: 1,
    unchanged: 0,
    skipped: [],
  });
  const second = await db.transaction((tx) => importPlaces(tx, rows));
  expect(second).toEqual({
    newTowns: 0,
    newPostcodes: 0,
    changed: 0,
    unchanged: 3,
    changes: [],
    skipped: [],
  });
  const places = await db.rows(sql`
    select t.name, p.postcode, p.latitude from places p join towns t on t.id = p.town_id order by p.postcode`);
  expect(places).toEqual([
    { name: 'Salzwedel', postcode: '29410', latitude: 52.86 },
    { name: 'Salzwedel', postcode: '29413', latitude: 52.8 },
    { name: 'Winterfeld', postcode: '38486', latitude: 52.7 },
  ]);
});

test('moves a town with its only postcode, and leaves one with several', async () => {
  const db = await withSalzwedel();
  await db.script(`
    insert into towns (id, name, district, latitude, longitude) values
      (101, 'Klötze', '${district}', 52.62, 11.16), (102, 'Dähre', '${district}', 52.79, 10.9);
    insert into places (town_id, postcode, latitude, longitude) values
      (101, '38486', 52.62, 11.16), (101, '38489', 52.62, 11.16), (102, '29413', 52.79, 10.9)`);
  const rows = [row('Hansestadt Salzwedel', '29410', 52.86), row('Klötze', '38486', 52.7)];
  const points = () => db.rows(sql`select name, latitude, longitude from towns order by id`);
  const expected = [
    { name: 'Salzwedel', latitude: 52.86, longitude: 11.2 },
    { name: 'Klötze', latitude: 52.62, longitude: 11.16 },
    { name: 'Dähre', latitude: 52.79, longitude: 10.9 },
  ];
  await db.transaction((tx) => importPlaces(tx, rows));
  expect(await points()).toEqual(expected);
  const second = await db.transaction((tx) => importPlaces(tx, rows));
  expect(second).toMatchObject({ newTowns: 0, newPostcodes: 0, changed: 0, unchanged: 2 });
  expect(await points()).toEqual(expected);
});

test('takes another name of a town for that town, and prefers its own name', async () => {
  const db = await withSalzwedel();
  const alias = row('Hansestadt Salzwedel', '29413', 52.8);
  const rival = row('Hansestadt Salzwedel', '29410', 52.1);
  const rows = [alias, rival, row('Salzwedel', '29410', 52.85)];
  const report = await db.transaction((tx) => importPlaces(tx, rows));
  expect(report).toMatchObject({ newTowns: 0, newPostcodes: 1, changed: 1 });
  expect(report.skipped).toEqual([
    { row: rival, reason: 'counts as Salzwedel, whose postcode the file has already' },
  ]);
  const [place] = await db.rows(sql`select latitude from places where id = 100`);
  expect(place).toEqual({ latitude: 52.85 });
});

test('keeps towns of one name in two districts apart', async () => {
  const db = await withSalzwedel();
  const elsewhere = { ...row('Salzwedel', '39576', 52.6), district: 'Stendal' };
  const report = await db.transaction((tx) => importPlaces(tx, [elsewhere]));
  expect(report).toMatchObject({ newTowns: 1, newPostcodes: 1, changed: 0 });
});

test('deletes nothing that the file lacks and names rows that come twice', async () => {
  const db = await withSalzwedel();
  const twice = row('Winterfeld', '38486', 52.7);
  const report = await db.transaction((tx) => importPlaces(tx, [twice, twice]));
  expect(report.skipped).toEqual([{ row: twice, reason: 'is in the file twice' }]);
  const [kept] = await db.rows(sql`select count(*)::int as count from towns`);
  expect(kept).toEqual({ count: 2 });
});

test('never adds a name that begins with a known town, and says what it changes', async () => {
  const db = await withSalzwedel();
  const rows = [
    row('Salzwedel Salzwedel', '29410', 52.86),
    row('Salzwedel Brietz', '29410', 52.87),
    row('Salzwedel bei Klötze', '29413', 52.88),
  ];
  const report = await db.transaction((tx) => importPlaces(tx, rows));
  expect(report.changes).toEqual([
    `new town: 29410 Brietz (${district})`,
    `moved: 29410 Salzwedel (${district}) from 52.85, 11.15 to 52.86, 11.2`,
    `new postcode: 29413 Salzwedel (${district})`,
  ]);
  const towns = await db.rows(sql`select name from towns order by name`);
  expect(towns).toEqual([{ name: 'Brietz' }, { name: 'Salzwedel' }]);
});
