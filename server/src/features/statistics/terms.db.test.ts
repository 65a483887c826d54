import { sql } from 'drizzle-orm/sql';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../floor/open-database.ts';
import { afterTestFile, testDatabaseLocation } from '../../floor/test-database.ts';
import { Counters, meansNothing, type Meaning } from './counters.ts';
import { countableTerm } from './terms.ts';

const location = await testDatabaseLocation();
const db = await openDatabase(location);
const second = inject('templates').kind === 'server' ? await openDatabase(location) : db;
afterTestFile(async () => {
  await db.close();
  if (second !== db) await second.close();
});

let now: Date;
const newCounters = (database = db, meaning: Meaning = meansNothing) =>
  new Counters(
    database,
    () => now,
    () => undefined,
    meaning,
  );

async function searchedFor(text: string, times: number, day: string): Promise<void> {
  now = new Date(`${day}T12:00:00Z`);
  const counters = newCounters();
  for (let at = 0; at < times; at += 1) counters.countTerm(text);
  await counters.stop();
}

const kept = () =>
  db.rows(
    sql`select day, dimension, value, count from daily_counts order by day, dimension, value`,
  );
const waiting = async () =>
  (
    await db.rows<{ count: number }>(
      sql`select coalesce(sum(count), 0)::int as count from waiting_terms`,
    )
  )[0]?.count;

beforeEach(async () => {
  await db.script('delete from daily_counts; delete from waiting_terms');
});

describe('what was searched for', () => {
  it('is counted under the name of the catalogue from the first time on', async () => {
    now = new Date('2026-11-21T12:00:00Z');
    const counters = newCounters(db, { ...meansNothing, nameFor: () => 'Bäcker/-in' });
    counters.countTerm('bäckr');
    counters.countTerm('Backer');
    await counters.stop();
    expect(await kept()).toEqual([
      { day: '2026-11-21', dimension: 'term', value: 'Bäcker/-in', count: 2 },
    ]);
  });

  it('is kept otherwise from the fifth time within thirty days on, under the days on which it was', async () => {
    await searchedFor('Erika Mustermann', 2, '2026-11-01');
    await searchedFor('erika  mustermann ', 2, '2026-11-20');
    expect(await kept()).toEqual([]);
    await searchedFor('ERIKA MUSTERMANN', 1, '2026-11-30');
    expect(await kept()).toEqual([
      { day: '2026-11-01', dimension: 'other_term', value: 'erika mustermann', count: 2 },
      { day: '2026-11-20', dimension: 'other_term', value: 'erika mustermann', count: 2 },
      { day: '2026-11-30', dimension: 'other_term', value: 'erika mustermann', count: 1 },
    ]);
    expect(await waiting()).toBe(0);
  });

  it('starts to wait anew after thirty days', async () => {
    await searchedFor('Erika Mustermann', 4, '2026-11-01');
    await searchedFor('Erika Mustermann', 1, '2026-12-01');
    expect(await kept()).toEqual([]);
    expect(await waiting(), 'what is older is forgotten').toBe(1);
    await searchedFor('Erika Mustermann', 4, '2026-12-30');
    expect((await kept()).map(({ count }) => count)).toEqual([1, 4]);
    await searchedFor('Erika Mustermann', 1, '2027-03-01');
    expect(await kept(), 'kept once is not kept for ever').toHaveLength(2);
    expect(await waiting()).toBe(1);
  });

  it('is counted on at once while it is frequent', async () => {
    await searchedFor('Glasbläser', 5, '2026-11-01');
    await searchedFor('Glasbläser', 1, '2026-11-30');
    expect((await kept()).map(({ count }) => count)).toEqual([5, 1]);
  });

  it('in vain waits apart from what is searched for, and counts only if nothing is found anywhere', async () => {
    now = new Date('2026-11-21T12:00:00Z');
    const search = { nameFor: () => undefined, findsNothing: (text: string) => text !== 'koch' };
    const counters = newCounters(db, search);
    for (let at = 0; at < 3; at += 1) counters.countTerm('Zahnzauberer');
    for (let at = 0; at < 5; at += 1) counters.countEmpty('Zahnzauberer');
    for (let at = 0; at < 5; at += 1) counters.countEmpty('Koch');
    await counters.stop();
    expect(await kept()).toEqual([
      { day: '2026-11-21', dimension: 'other_empty', value: 'zahnzauberer', count: 5 },
    ]);
    expect(await waiting()).toBe(3);
  });

  it('waits where nobody can read it', async () => {
    await searchedFor('Erika Mustermann', 4, '2026-11-01');
    const text = JSON.stringify(
      await db.rows(
        sql`select w::text as row, encode(term_hash, 'escape') as hash from waiting_terms w`,
      ),
    );
    expect(text).toContain('2026-11-01');
    expect(text).not.toMatch(/erika|mustermann/i);
    const guess = sql`sha256(convert_to('erika mustermann', 'UTF8'))`;
    expect(await db.rows(sql`select from waiting_terms where term_hash = ${guess}`)).toEqual([]);
  });

  it('is forgotten after thirty days, though nothing like it is searched for any more', async () => {
    await searchedFor('Erika Mustermann', 4, '2026-11-01');
    now = new Date('2026-12-01T00:00:00Z');
    const counters = newCounters();
    counters.count('visit');
    await counters.stop();
    expect(await waiting()).toBe(0);
  });

  it('adds up over processes that count at the same time', async () => {
    now = new Date('2026-11-21T12:00:00Z');
    for (let round = 0; round < 10; round += 1) {
      const term = `Wort ${round}`;
      const both = [newCounters(db), newCounters(second)];
      for (const counters of both)
        for (const word of [term, term, 'Glasbläser']) counters.countTerm(word);
      both[round % 2]?.countTerm(term);
      await Promise.all(both.map((counters) => counters.stop()));
    }
    const counts = new Map((await kept()).map(({ value, count }) => [value, count]));
    expect(counts.get('glasbläser')).toBe(20);
    for (let round = 0; round < 10; round += 1) expect(counts.get(`wort ${round}`)).toBe(5);
    expect(await waiting()).toBe(0);
  });

  it('never stops the counting, whatever was typed', async () => {
    now = new Date('2026-11-21T12:00:00Z');
    const counters = newCounters();
    for (const text of [
      '\u0000',
      'a\u0000b',
      '\ud800',
      "'; drop table users; --",
      '💡',
      'x'.repeat(9999),
      ' \n ',
    ])
      for (let at = 0; at < 5; at += 1) counters.countTerm(text);
    counters.count('visit');
    await counters.stop();
    expect((await kept()).map(({ value }) => value).toSorted()).toEqual(
      ['', "'; drop table users; --", 'a b', '\ufffd', '💡'].toSorted(),
    );
  });
});

describe('countableTerm', () => {
  it.each([
    ['  Koch /\n Köchin ', 'koch / köchin'],
    ['Ko\u0308chin', 'köchin'],
    ['', undefined],
    [' \t', undefined],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), undefined],
  ])('of %j is %j', (text, term) => {
    expect(countableTerm(text)).toBe(term);
  });
});
