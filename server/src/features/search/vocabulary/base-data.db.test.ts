import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase, testFolder } from '../../../floor/test-database.ts';
import { loadVocabulary } from './base-data.ts';
import { allVocabulary } from './store.ts';

const db = await testDatabase();
const folder = testFolder();

/** Loads as a program does that comes with these entries. */
async function load(...entries: object[]): Promise<void> {
  const file = join(folder, 'vocabulary.json');
  writeFileSync(file, JSON.stringify(entries));
  await db.transaction((tx) => loadVocabulary(tx, pathToFileURL(file)));
}

const noise = { kind: 'noise', term: 'Ausbildung', meanings: [], brafo: [] };
const kept = { kind: 'kept', term: 'IT', meanings: [], brafo: [] };
const animals = {
  kind: 'synonym',
  term: 'was mit Tieren',
  meanings: ['Tierpfleger', 'Zoo'],
  brafo: [2],
};

beforeEach(async () => {
  await db.script(`delete from search_vocabulary; delete from marks`);
});

test('loads what the file has', async () => {
  await load(noise, { kind: 'kept', term: 'IT' }, animals);
  expect(await allVocabulary(db)).toEqual([noise, kept, animals]);
});

test('loads all that comes with the program: no term stands there twice in whatever spelling', async () => {
  const file = new URL('../data/vocabulary.json', import.meta.url);
  const written = JSON.parse(readFileSync(file, 'utf8')) as { kind: string; term: string }[];
  await db.transaction((tx) => loadVocabulary(tx));
  const loaded = await allVocabulary(db);
  const names = (entries: readonly { kind: string; term: string }[]) =>
    entries.map(({ kind, term }) => `${kind}: ${term}`);
  expect(names(written).filter((name) => !names(loaded).includes(name))).toEqual([]);
  expect(loaded).toHaveLength(written.length);
});

test('what editors changed or deleted stays so at the next start', async () => {
  await load(noise, kept, animals);
  await db.script(`
    delete from search_vocabulary where term = 'IT';
    update search_vocabulary set meanings = '{Hund}' where kind = 'synonym'`);
  await load(noise, kept, animals);
  expect(await allVocabulary(db)).toEqual([noise, { ...animals, meanings: ['Hund'] }]);
});

test('a later version adds what is missing, and leaves alone what is there in whatever spelling', async () => {
  await load(noise, animals);
  await db.rows(sql`update search_vocabulary set term = 'AUSBILDUNG' where kind = 'noise'`);
  await load(noise, kept, { ...animals, term: 'was mit Tier', meanings: ['Hund'] });
  expect(await allVocabulary(db)).toEqual([{ ...noise, term: 'AUSBILDUNG' }, animals, kept]);
});

test.each([
  ['a kind that there is not', { ...noise, kind: 'loud' }, 'Ungültige Art.'],
  ['a word that search cannot read', { ...noise, term: '(m/w/d)' }, 'term "(m/w/d)"'],
  [
    'a synonym of nothing',
    { ...animals, meanings: [], brafo: [] },
    'Bitte geben Sie eine Bedeutung',
  ],
])('loads nothing of a file with %s', async (_, wrong, message) => {
  await expect(load(kept, wrong)).rejects.toThrow(message);
  expect(await allVocabulary(db)).toEqual([]);
  expect(await db.rows(sql`select from marks`)).toEqual([]);
});
