import { sql } from '../../core/database/drizzle.ts';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../core/database/open-database.ts';
import { afterTestFile, testDatabaseLocation } from '../../core/database/test-database.ts';
import { Counters, meansNothing, type Meaning } from './counters.ts';
import { countableTerm, forgetCallers } from './terms-store.ts';

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

/** Searches for a text several times, by default each time from another address. */
async function searchedFor(
  text: string,
  times: number,
  day: string,
  caller?: string,
): Promise<void> {
  now = new Date(`${day}T12:00:00Z`);
  const counters = newCounters();
  for (let at = 0; at < times; at += 1) counters.countTerm(text, caller ?? `192.0.2.${at}`);
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
  await db.script(
    'delete from daily_counts; delete from waiting_terms; delete from term_callers; delete from caller_keys',
  );
});

describe('search terms', () => {
  it('is counted under the name of the catalogue from the first time on', async () => {
    now = new Date('2026-11-21T12:00:00Z');
    const counters = newCounters(db, {
      ...meansNothing,
      nameFor: () => ({ name: 'Bäcker/-in', isCompany: false }),
    });
    counters.countTerm('bäckr', '192.0.2.1');
    counters.countTerm('Backer', '192.0.2.1');
    await counters.stop();
    expect(await kept()).toEqual([
      { day: '2026-11-21', dimension: 'term', value: 'Bäcker/-in', count: 2 },
    ]);
  });

  it('is stored from the fifth caller within thirty days on, under its days', async () => {
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

  it('without a hit is counted separately, and only if nothing is found anywhere', async () => {
    now = new Date('2026-11-21T12:00:00Z');
    const search = { nameFor: () => undefined, findsNothing: (text: string) => text !== 'koch' };
    const counters = newCounters(db, search);
    for (let at = 0; at < 3; at += 1) counters.countTerm('Zahnzauberer', `192.0.2.${at}`);
    for (let at = 0; at < 5; at += 1) counters.countEmpty('Zahnzauberer', `192.0.2.${at}`);
    for (let at = 0; at < 5; at += 1) counters.countEmpty('Koch', `192.0.2.${at}`);
    await counters.stop();
    expect(await kept()).toEqual([
      { day: '2026-11-21', dimension: 'other_empty', value: 'zahnzauberer', count: 5 },
    ]);
    expect(await waiting()).toBe(3);
  });

  it('of one caller is never shown for how often, only for on how many days', async () => {
    await searchedFor('Erika Mustermann', 50, '2026-11-01', '192.0.2.7');
    for (const day of ['02', '03', '04'])
      await searchedFor('Erika Mustermann', 9, `2026-11-${day}`, '192.0.2.7');
    expect(await kept()).toEqual([]);
    await searchedFor('Erika Mustermann', 1, '2026-11-05', '192.0.2.7');
    expect((await kept()).map(({ count }) => count)).toEqual([50, 9, 9, 9, 1]);
  });

  it('of four callers is not shown, however many processes they ask', async () => {
    now = new Date('2026-11-21T12:00:00Z');
    for (const database of [db, second]) {
      const counters = newCounters(database);
      for (let at = 0; at < 8; at += 1) counters.countTerm('Erika', `192.0.2.${at % 4}`);
      await counters.stop();
    }
    expect(await kept()).toEqual([]);
    await searchedFor('Erika', 1, '2026-11-21', '192.0.2.200');
    expect((await kept()).map(({ count }) => count)).toEqual([17]);
  });

  it('leaves nothing of its callers behind but their number once the day is over', async () => {
    const callers = () =>
      db.rows<{ hash: string }>(
        sql`select encode(caller_hash, 'hex') as hash from term_callers order by hash`,
      );
    const keys = () => db.rows(sql`select day from caller_keys order by day`);
    await searchedFor('Erika', 2, '2026-11-01');
    await searchedFor('Otto', 1, '2026-11-01');
    const first = await callers();
    expect(new Set(first.map(({ hash }) => hash)).size, 'one caller of two terms').toBe(3);
    expect(await keys()).toEqual([{ day: '2026-11-01' }]);
    await searchedFor('Erika', 2, '2026-11-02');
    const next = await callers();
    expect(next).toHaveLength(2);
    for (const { hash } of next) expect(first.map((one) => one.hash)).not.toContain(hash);
    expect(await keys()).toEqual([{ day: '2026-11-02' }]);
    await forgetCallers(db, '2026-11-03');
    expect([...(await callers()), ...(await keys())]).toEqual([]);
    expect(await db.rows(sql`select callers from waiting_terms order by callers desc`)).toEqual([
      { callers: 2 },
      { callers: 2 },
      { callers: 1 },
    ]);
  });

  it('names a company apart from occupations', async () => {
    now = new Date('2026-11-21T12:00:00Z');
    const nameFor = (text: string) => ({ name: text, isCompany: text.startsWith('zwieback') });
    const counters = newCounters(db, { ...meansNothing, nameFor });
    counters.countTerm('Zwieback GmbH', '192.0.2.1');
    counters.countTerm('Koch', '192.0.2.1');
    await counters.stop();
    expect((await kept()).map(({ dimension, value }) => [dimension, value])).toEqual([
      ['company', 'zwieback gmbh'],
      ['term', 'koch'],
    ]);
  });

  it('is stored unreadably until then', async () => {
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
        for (const [at, word] of [term, term, 'Glasbläser'].entries())
          counters.countTerm(word, `10.${round}.${at}.${both.indexOf(counters)}`);
      both[round % 2]?.countTerm(term, '192.0.2.9');
      await Promise.all(both.map((counters) => counters.stop()));
    }
    const counts = new Map((await kept()).map(({ value, count }) => [value, count]));
    expect(counts.get('glasbläser')).toBe(20);
    for (let round = 0; round < 10; round += 1) expect(counts.get(`wort ${round}`)).toBe(5);
    expect(await waiting()).toBe(0);
  });

  it('never stops the counting, with any text', async () => {
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
      for (let at = 0; at < 5; at += 1) counters.countTerm(text, `192.0.2.${at}`);
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
