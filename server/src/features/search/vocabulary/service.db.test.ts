import {
  vocabularyValues,
  type VocabularyPatch,
  type VocabularyValues,
} from '@lehrpfad/contract/search/vocabulary.ts';
import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { AppError } from '../../../core/http/errors.ts';
import type { Database } from '../../../core/database/database.ts';
import { openDatabase } from '../../../core/database/open-database.ts';
import { afterTestFile, testDatabaseLocation } from '../../../core/database/test-database.ts';
import { addEntry, changeEntry, listEntries, removeEntry } from './service.ts';
import { allVocabulary } from './store.ts';

const location = await testDatabaseLocation();
const db = await openDatabase(location);
afterTestFile(() => db.close());

const noise = (term: string): VocabularyValues => ({
  kind: 'noise',
  term,
  meanings: [],
  brafo: [],
});
const synonym = (term: string, meanings: string[], brafo: number[] = []): VocabularyValues => ({
  kind: 'synonym',
  term,
  meanings,
  brafo,
});

const add = (values: VocabularyValues, on: Database = db) =>
  on.transaction((tx) => addEntry(tx, values));
const change = (id: number, patch: VocabularyPatch, on: Database = db) =>
  on.transaction((tx) => changeEntry(tx, id, patch));
const remove = (id: number, readAt?: string) => db.transaction((tx) => removeEntry(tx, id, readAt));
const list = (
  query: { kind?: 'noise' | 'kept' | 'synonym'; search?: string; page?: number } = {},
) => listEntries(db, { page: 1, ...query });

/** The error with which a call is rejected. */
async function refusal(call: Promise<unknown>) {
  const error = await call.then(
    () => 'was not refused',
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw error;
  return { status: error.statusCode, ...error.answer };
}

beforeEach(() => db.rows(sql`delete from search_vocabulary`));

describe('adding to the vocabulary', () => {
  it('answers with what is then kept', async () => {
    const added = await add(synonym('kfz', ['Kraftfahrzeug', 'auto "neu", {alt}'], [4, 5]));
    expect(added).toEqual({
      id: added.id,
      kind: 'synonym',
      term: 'kfz',
      meanings: ['Kraftfahrzeug', 'auto "neu", {alt}'],
      brafo: [4, 5],
      last_updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(await list()).toEqual({ count: 1, results: [added] });
    expect(await allVocabulary(db)).toEqual([
      synonym('kfz', ['Kraftfahrzeug', 'auto "neu", {alt}'], [4, 5]),
    ]);
  });

  it.each(['Bäcker', 'BAECKER', 'Baecker', 'Bäckerin', 'Bäcker/-in', 'Ba\u0308cker'])(
    'refuses %s where bäcker is known, and shows what is there',
    async (term) => {
      const there = await add(synonym('bäcker', ['Konditor']));
      expect(await refusal(add(synonym(term, ['Brot'])))).toMatchObject({
        status: 409,
        code: 'exists',
        current: there,
        errors: { term: ['Diesen Eintrag gibt es schon.'] },
      });
      expect((await list()).count).toBe(1);
    },
  );

  it('takes the same term for another kind', async () => {
    await add(noise('it'));
    await add({ kind: 'kept', term: 'IT', meanings: [], brafo: [] });
    await add(synonym('It', ['Informatik']));
    expect((await list()).count).toBe(3);
  });

  it('takes the inflections of a synonym for one, but not those of a noise word', async () => {
    await add(synonym('mechaniker', ['Schlosser']));
    expect(await refusal(add(synonym('Mechanikern', ['Schlosser'])))).toMatchObject({
      status: 409,
    });
    await add(noise('Lehre'));
    await add(noise('Lehrer'));
    expect((await list({ kind: 'noise' })).count).toBe(2);
  });

  it.each([
    [noise('(m/w/d)'), 'term'],
    [noise('Kauf-Mann'), 'term'],
    [synonym('eins-zwei-drei-vier', ['x']), 'term'],
    [synonym('…', ['x']), 'term'],
    [synonym('tier', ['Zoo', '!!']), 'meanings'],
  ])('refuses %j, since search could not read it', async (values, field) => {
    const { status, errors } = await refusal(add(values));
    expect(status).toBe(400);
    expect(Object.keys(errors ?? {})).toEqual([field]);
    expect((await list()).count).toBe(0);
  });

  it.runIf(inject('templates').kind === 'server')(
    'keeps a term once when two add it at once',
    async () => {
      const other = await openDatabase(location);
      afterTestFile(() => other.close());
      const both = await Promise.allSettled([
        add(noise('zugleich')),
        add(noise('Zugleich'), other),
        add(noise('ZUGLEICH')),
      ]);
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const one of both)
        if (one.status === 'rejected') expect(one.reason).toMatchObject({ statusCode: 409 });
    },
  );
});

describe('changing the vocabulary', () => {
  it('leaves alone what is not sent', async () => {
    const { id } = await add(synonym('tiere', ['Tierpfleger'], [3]));
    expect(await change(id, { brafo: [2] })).toMatchObject(synonym('tiere', ['Tierpfleger'], [2]));
    expect(await change(id, { term: 'Tier' })).toMatchObject(synonym('Tier', ['Tierpfleger'], [2]));
  });

  it('heeds the moment at which the entry was read, in whatever time zone it is written', async () => {
    const { id, last_updated } = await add(noise('stelle'));
    const changed = await change(id, {
      term: 'stellen',
      last_updated: last_updated.replace('Z', '+00:00'),
    });
    expect(Date.parse(changed.last_updated)).toBeGreaterThan(Date.parse(last_updated));
    expect(await refusal(change(id, { term: 'platz', last_updated }))).toMatchObject({
      status: 409,
      code: 'stale',
      current: changed,
    });
    expect((await list()).results).toEqual([changed]);
  });

  it('gives every change a moment of its own, even within one transaction', async () => {
    const { id } = await add(noise('platz'));
    const moments = await db.transaction(async (tx) => [
      (await changeEntry(tx, id, { term: 'plätze' })).last_updated,
      (await changeEntry(tx, id, { term: 'platz' })).last_updated,
    ]);
    expect(new Set(moments).size).toBe(2);
  });

  it('refuses a term that another entry has, but not its own in another spelling', async () => {
    const there = await add(noise('suche'));
    const { id } = await add(noise('büro'));
    expect(await refusal(change(id, { term: 'Suche' }))).toMatchObject({
      status: 409,
      code: 'exists',
      current: there,
    });
    expect(await change(id, { term: 'Buero' })).toMatchObject({ term: 'Buero' });
  });

  it('refuses what would leave an entry that is none', async () => {
    const { id } = await add(synonym('tiere', ['Tierpfleger']));
    expect(await refusal(change(id, { meanings: [] }))).toMatchObject({
      status: 400,
      errors: { meanings: [expect.stringContaining('Bedeutung')] },
    });
    expect(await refusal(change(id, { kind: 'noise' }))).toMatchObject({
      status: 400,
      errors: { meanings: ['Nur Synonyme haben Bedeutungen.'] },
    });
    expect(await change(id, { kind: 'noise', meanings: [] })).toMatchObject(noise('tiere'));
  });

  it('deletes nothing that somebody has changed since it was read', async () => {
    const { id, last_updated } = await add(synonym('tiere', ['Tierpfleger']));
    const changed = await change(id, { meanings: ['Zoo'] });
    expect(await refusal(remove(id, last_updated))).toMatchObject({
      status: 409,
      current: { meanings: ['Zoo'] },
    });
    expect(await remove(id, changed.last_updated)).toMatchObject({ id, meanings: ['Zoo'] });
  });

  it('finds nothing to change or delete where there is nothing', async () => {
    const { id } = await add(noise('weg'));
    expect(await remove(id)).toMatchObject({ id, term: 'weg' });
    expect(await refusal(remove(id))).toMatchObject({ status: 404 });
    expect(await refusal(change(id, { term: 'da' }))).toMatchObject({ status: 404 });
  });
});

describe('the list', () => {
  beforeEach(async () => {
    for (const term of ['Zoo', 'Ärztin', 'Backofen', 'Bäcker', 'Über', 'ohne'])
      await add(synonym(term, [`${term}meister`]));
    await add(noise('ober'));
  });
  const terms = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).results.map(({ term }) => term);

  it('finds one word by its id', async () => {
    const { id } = await add(noise('und'));
    await add(noise('oder'));
    expect(await listEntries(db, { page: 1, id })).toMatchObject({ count: 1, results: [{ id }] });
    expect(await listEntries(db, { page: 1, id: id + 99 })).toEqual({ count: 0, results: [] });
  });

  it('goes by the German alphabet', async () => {
    expect(await terms({ kind: 'synonym' })).toEqual([
      'Ärztin',
      'Bäcker',
      'Backofen',
      'ohne',
      'Über',
      'Zoo',
    ]);
  });

  it.each([
    ['aerzt', ['Ärztin']],
    ['BACK', ['Bäcker', 'Backofen']],
    ['oomeis', ['Zoo']],
    ['%', []],
  ])('finds %s as a part of terms and meanings', async (search, found) => {
    expect(await terms({ search })).toEqual(found);
  });

  it('has 20 a page, counts them all, and ends with an empty page', async () => {
    for (let i = 0; i < 20; i += 1) await add(noise(`wort${i}`));
    expect(await list({ kind: 'noise' })).toMatchObject({ count: 21 });
    expect(await terms({ kind: 'noise' })).toHaveLength(20);
    expect(await terms({ kind: 'noise', page: 2 })).toHaveLength(1);
    expect(await list({ kind: 'noise', page: 9_000_000_000_000_000 })).toEqual({
      count: 21,
      results: [],
    });
  });
});

/** Entries exactly at the limits of the contract; each of the cases below exceeds one of them. */
const edge = {
  noise: noise('x'.repeat(60)),
  synonym: synonym(
    'ä'.repeat(60),
    ['ß'.repeat(100), ...Array.from({ length: 29 }, (_, i) => `b${i}`)],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  ),
  kept: { kind: 'kept' as const, term: 'äö', meanings: [], brafo: [] },
};
const beyond: [what: string, values: object, folded?: string][] = [
  ['another kind', { ...edge.noise, kind: 'other' }],
  ['a term that is far too long', noise('x'.repeat(961))],
  ['an empty term', noise('')],
  ['noise of two words', noise('a b')],
  ['noise with a meaning', { ...noise('a'), meanings: ['b'] }],
  ['noise with a field', { ...noise('a'), brafo: [1] }],
  ['a short word that is none', { ...edge.kept, term: 'x'.repeat(33) }],
  ['a synonym without meaning', synonym('a', [])],
  ['a synonym of four words', synonym('a b c d', ['e'])],
  ['meanings that are far too long', synonym('a', ['x'.repeat(48_001)])],
  ['an empty meaning', synonym('a', [''])],
  ['a meaning that is null', { ...edge.synonym, meanings: [null] }],
  [
    'too many meanings',
    synonym(
      'a',
      Array.from({ length: 31 }, (_, i) => `b${i}`),
    ),
  ],
  ['a field 0', synonym('a', [], [0])],
  ['a field 13', synonym('a', [], [13])],
];

/** Only the contract counts visible characters. */
const tooLong: [what: string, values: object][] = [
  ['a term', noise('x'.repeat(61))],
  ['a term of families', noise('👨‍👩‍👧‍👦'.repeat(61))],
  ['a short word', { ...edge.kept, term: 'abc' }],
  ['a meaning', synonym('a', ['x'.repeat(101)])],
];

describe('what the contract refuses', () => {
  it.each(tooLong)('%s that is too long', (_, values) => {
    expect(vocabularyValues.safeParse(values).success).toBe(false);
  });

  beforeAll(() => db.rows(sql`delete from search_vocabulary`));
  const insert = (values: object) =>
    db.rows(sql`
      insert into search_vocabulary (kind, term, folded, meanings, brafo)
      select r.kind, r.term, r.term, r.meanings, r.brafo
      from jsonb_to_record(${JSON.stringify(values)}::jsonb) as r(
        kind text, term text, meanings text[], brafo smallint[])`);

  it.each(beyond)('the database refuses too: %s', async (_, values) => {
    expect(vocabularyValues.safeParse(values).success).toBe(false);
    await expect(insert(values)).rejects.toThrow('violates check constraint');
  });

  it.each(Object.entries(edge))('is not what lies within the limits: %s', async (_, values) => {
    expect(vocabularyValues.parse(values)).toEqual(values);
    await insert(values);
    expect(await allVocabulary(db)).toEqual([values]);
  });

  it('says in German what is wrong, by field', () => {
    for (const [what, values] of beyond) {
      const read = vocabularyValues.safeParse(values);
      for (const { path, message } of read.error?.issues ?? []) {
        expect(path.length, what).toBeGreaterThan(0);
        if (what !== 'a meaning that is null') expect(message, what).toMatch(/[.!]$/);
      }
    }
  });

  it('leaves out what only looks different: white space, repetitions, order', () => {
    expect(
      vocabularyValues.parse({
        kind: 'synonym',
        term: ' mit  Tieren\n',
        meanings: ['Zoo', ' Zoo'],
        brafo: [3, 1, 3],
      }),
    ).toEqual(synonym('mit Tieren', ['Zoo'], [1, 3]));
  });
});

it('is refused by the database itself where a term comes twice, folded or as written', async () => {
  const insert = (term: string, foldedTerm: string) =>
    db.rows(
      sql`insert into search_vocabulary (kind, term, folded) values ('noise', ${term}, ${foldedTerm})`,
    );
  await insert('jobs', 'jobs');
  await expect(insert('Jobs!', 'jobs')).rejects.toThrow('duplicate key');
  await expect(insert('JOBS', 'anders')).rejects.toThrow('duplicate key');
});
