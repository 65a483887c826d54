import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from '../../../core/database/drizzle.ts';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase, testFolder } from '../../../core/database/test-database.ts';
import type { VocabularyEntry } from '../engine/text/vocabulary.ts';
import { loadVocabulary } from './base-data.ts';
import { allVocabulary } from './store.ts';

const db = await testDatabase();
const folder = testFolder();

/** Loads these entries as the shipped vocabulary. */
async function load(...entries: object[]): Promise<void> {
  const file = join(folder, 'vocabulary.json');
  writeFileSync(file, JSON.stringify(entries));
  await db.transaction((tx) => loadVocabulary(tx, pathToFileURL(file)));
}

const noise: VocabularyEntry = { kind: 'noise', term: 'Ausbildung', meanings: [], brafo: [] };
const kept: VocabularyEntry = { kind: 'kept', term: 'IT', meanings: [], brafo: [] };
const animals: VocabularyEntry = {
  kind: 'synonym',
  term: 'was mit Tieren',
  meanings: ['Tierpfleger', 'Zoo'],
  brafo: [2],
};

async function expectVocabulary(expected: readonly VocabularyEntry[]): Promise<void> {
  const byTerm = (a: { term: string }, b: { term: string }) => (a.term < b.term ? -1 : 1);
  expect((await allVocabulary(db)).toSorted(byTerm)).toEqual(expected.toSorted(byTerm));
}

beforeEach(async () => {
  await db.script(`delete from search_vocabulary; delete from marks`);
});

test('loads what the file has', async () => {
  await load(noise, { kind: 'kept', term: 'IT' }, animals);
  await expectVocabulary([noise, kept, animals]);
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
  await expectVocabulary([noise, { ...animals, meanings: ['Hund'] }]);
});

test('a later version adds what is missing, and leaves alone what is there in whatever spelling', async () => {
  await load(noise, animals);
  await db.rows(sql`update search_vocabulary set term = 'AUSBILDUNG' where kind = 'noise'`);
  await load(noise, kept, { ...animals, term: 'was mit Tier', meanings: ['Hund'] });
  await expectVocabulary([{ ...noise, term: 'AUSBILDUNG' }, animals, kept]);
});

test('a later version brings nothing back that editors deleted or gave another term', async () => {
  await load(noise, kept, animals);
  await db.script(`
    delete from search_vocabulary where term = 'IT';
    update search_vocabulary set term = 'Katze', folded = 'katz' where kind = 'synonym'`);
  const more = { ...noise, term: 'Lehre' };
  await load(more, noise, kept, { ...animals, meanings: ['Hund'] });
  await expectVocabulary([noise, { ...animals, term: 'Katze' }, more]);
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
  await expectVocabulary([]);
  expect(await db.rows(sql`select from marks`)).toEqual([]);
});
