import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let headers: Readonly<Record<string, string>>;
const today = '2026-11-21';

const get = async (path: string) => {
  const { status, body } = await app.get(`statistics/${path}`, headers);
  expect(status).toBe(200);
  return body;
};

type Row = readonly [day: string, dimension: string, value: string, count: number];

async function counted(...rows: readonly Row[]): Promise<void> {
  for (const [day, dimension, value, count] of rows)
    await app.database.rows(sql`
      insert into daily_counts (day, dimension, value, count) values (${day}, ${dimension}, ${value}, ${count})`);
}

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  const editor = await addUser(app.database);
  await app.database.rows(sql`update users set permission = 2 where id = ${editor}`);
  headers = await app.as(editor);
});

beforeEach(() => app.database.script('delete from daily_counts; delete from imported_counts'));

describe('the statistics', () => {
  it('are sums of the last 365 days', async () => {
    await counted(
      ...([
        ['2025-11-21', 'search', '', 1000],
        ['2025-11-22', 'search', '', 1],
        ['2026-04-30', 'search', '', 20],
        [today, 'search', '', 300],
        ['2026-11-19', 'visit', '', 4],
        [today, 'visit', '', 5],
        [today, 'query', 'with_query', 7],
        [today, 'query', 'without', 8],
        ['2026-05-01', 'type', 'praktikum__ausbildung', 3],
        [today, 'type', 'praktikum', 2],
        [today, 'brafo', '12', 6],
        [today, 'brafo', 'none', 9],
        [today, 'perimeter', '25km', 11],
        [today, 'region', 'norden', 13],
      ] satisfies Row[]),
    );
    const answer = await get('');
    expect(answer).toMatchObject({
      searches: { searches_total: 321, searches_today: 300 },
      clicks_total: 9,
      clicks_today: 5,
      clicks_per_day: { '2026-11-19': 4, '2026-11-20': 0, '2026-11-21': 5 },
      queries: { with_query: 7, without: 8 },
      job_types: { ausbildung: 0, praktikum: 2, ausbildung__praktikum: 3 },
      perimeters: { Stadt: 0, '10km': 0, '25km': 11 },
      regions: { norden: 13, sueden: 0 },
      search_terms: [],
      externals: { Insgesamt: { internships: 0, apprenticeships: 0 } },
    });
    expect(Object.keys(answer.clicks_per_day)).toHaveLength(3);
    expect(Object.keys(answer.brafos)).toHaveLength(13);
    expect(answer.brafos).toMatchObject({ '1': 0, '12': 6, none: 9 });
    expect(await get('searches/count/')).toEqual({ searches_total: 321, searches_today: 300 });
  });

  it('show the visits up to today or the end of the span, also if nobody came', async () => {
    await counted(['2026-11-17', 'visit', '', 4], ['2026-11-19', 'visit', '', 2]);
    const visits = async (query: string) => (await get(query)).clicks_per_day;
    const counts = { '2026-11-17': 4, '2026-11-18': 0, '2026-11-19': 2 };
    const upToToday = { ...counts, '2026-11-20': 0, [today]: 0 };
    expect(await visits('')).toEqual(upToToday);
    expect(await visits('?from=2026-11-01&to=2026-12-31')).toEqual(upToToday);
    expect(await visits('?from=2026-11-01&to=2026-11-20')).toEqual({ ...counts, '2026-11-20': 0 });
    expect(await visits('?from=2026-10-01&to=2026-10-31')).toEqual({});
  });

  it('count each day of a span once, wherever months begin and end', async () => {
    await app.database.rows(sql`
      insert into daily_counts (day, dimension, value, count)
      select day::date, 'search', '', 1 from generate_series('2026-01-01'::date, '2026-06-30'::date, '1 day') day`);
    const total = async (from: string, to: string) =>
      (await get(`?from=${from}&to=${to}`)).searches.searches_total;
    expect(await total('2026-01-01', '2026-06-30')).toBe(181);
    expect(await total('2026-01-31', '2026-03-01')).toBe(30);
    expect(await total('2026-02-01', '2026-02-28')).toBe(28);
    expect(await total('2026-02-02', '2026-02-27')).toBe(26);
    expect(await total('2026-02-10', '2026-03-31')).toBe(50);
    expect(await total('2026-02-20', '2026-04-10')).toBe(50);
    expect(await total('2026-01-10', '2026-04-20')).toBe(101);
    expect(await total('2025-12-25', '2026-12-31')).toBe(181);
    await app.database.rows(sql`update daily_counts set count = 3 where day = '2026-02-10'`);
    expect(await total('2026-02-01', '2026-02-28')).toBe(30);
    await app.database.rows(sql`delete from daily_counts where day < '2026-02-10'`);
    expect(await total('2026-01-01', '2026-02-28')).toBe(21);
    expect((await app.get('statistics/?from=2026-02-02&to=2026-02-01', headers)).status).toBe(400);
  });

  it('show texts that stand for no name from five searches on only', async () => {
    await counted(
      ...([
        ['2026-10-03', 'term', 'Koch/Köchin', 1],
        ['2026-10-30', 'other_term', 'erika musterfrau', 4],
        ['2026-10-30', 'other_term', 'glasharfe', 3],
        [today, 'other_term', 'glasharfe', 2],
      ] satisfies Row[]),
    );
    expect(await get('terms/')).toEqual({
      count: 2,
      results: [
        { term: 'glasharfe', count: 5, share: 5 / 6 },
        { term: 'Koch/Köchin', count: 1, share: 1 / 6 },
      ],
    });
    expect((await get('')).search_terms).toEqual([
      ['glasharfe', 5],
      ['Koch/Köchin', 1],
    ]);
    expect(await get('terms/?from=2026-11-01')).toEqual({ count: 0, results: [] });
    expect(await get('terms/?search=KÖCH')).toMatchObject({ count: 1 });
  });

  it('count companies apart from occupations, and all of them among the terms', async () => {
    await counted(
      ...([
        [today, 'term', 'Koch/Köchin', 2],
        [today, 'company', 'Zwieback Manufaktur', 7],
      ] satisfies Row[]),
    );
    expect(await get('')).toMatchObject({
      search_terms: [['Koch/Köchin', 2]],
      search_companies: [['Zwieback Manufaktur', 7]],
    });
    expect((await get('terms/')).results.map(({ term }: { term: string }) => term)).toEqual([
      'Zwieback Manufaktur',
      'Koch/Köchin',
    ]);
  });

  it('list all terms, 20 a page, or at once', async () => {
    await app.database.rows(sql`
      insert into daily_counts (day, dimension, value, count)
      select ${today}::date, 'term', 'Beruf ' || n, n from generate_series(1, 45) n`);
    const { count, results } = await get('terms/?page=3');
    expect({ count, terms: results.map(({ term }: { term: string }) => term) }).toEqual({
      count: 45,
      terms: ['Beruf 5', 'Beruf 4', 'Beruf 3', 'Beruf 2', 'Beruf 1'],
    });
    expect(await get('terms/?page=4')).toEqual({ count: 45, results: [] });
    expect((await get('terms/?all=1')).results).toHaveLength(45);
    expect((await get('')).search_terms).toHaveLength(10);
    expect((await app.get('statistics/terms/?page=abc', headers)).status).toBe(400);
  });

  it('show the eight towns of the last 90 days, and what came in the last week', async () => {
    await counted(
      ...([
        ['2026-08-23', 'town', 'Zeitz', 500],
        ['2026-08-24', 'town', 'Stendal', 3],
        ['2026-11-14', 'town', 'Stendal', 2],
        ['2026-11-15', 'town', 'Stendal', 1],
        ...Array.from({ length: 8 }, (_, at): Row => [today, 'town', `Ort ${at + 1}`, at + 1]),
      ] satisfies Row[]),
    );
    const { cities } = await get('additional/');
    expect(cities).toHaveLength(8);
    expect(cities.slice(0, 4)).toEqual([
      ['Ort 8', { quarter: 8, week: 8 }],
      ['Ort 7', { quarter: 7, week: 7 }],
      ['Ort 6', { quarter: 6, week: 6 }],
      ['Stendal', { quarter: 6, week: 1 }],
    ]);
  });

  it('count imported ads by exchange and type', async () => {
    const company_id = await addCompany(app.database, { userId: null });
    const board = 'Bundesagentur für Arbeit';
    await addAd(app.database, { company_id, external: board });
    await addAd(app.database, { company_id, external: board, job_type: 1 });
    await addAd(app.database, { company_id, external: 'Lehrstellenbörse' });
    await addAd(app.database, { company_id });
    await app.database.rows(
      sql`update exchanges set logo = 'public/logos/ba.jpg' where name = ${board}`,
    );
    // New rows have the real date; the test's own day is another.
    await app.database.rows(sql`update imported_counts set day = ${today}::date`);
    expect(await get('externals/')).toEqual({
      [board]: {
        internships: 1,
        apprenticeships: 1,
        logo_name: 'bundesagentur-fuer-arbeit',
        logo: '/media/logos/ba.jpg',
      },
      Lehrstellenbörse: {
        internships: 0,
        apprenticeships: 1,
        logo_name: 'lehrstellenboerse',
        logo: null,
      },
      Insgesamt: { internships: 1, apprenticeships: 2, logo_name: '', logo: null },
    });
  });

  it('tell companies with an account from those without', async () => {
    const before = await get('companies/registered/');
    await addCompany(app.database);
    await addCompany(app.database, { userId: null, external: true });
    expect(await get('companies/registered/')).toEqual({
      registered: before.registered + 1,
      not_registered: before.not_registered + 1,
    });
  });

  it('are numbers of open tasks', async () => {
    const waiting = await get('waiting/');
    expect(await get('companies/accepted/')).toBe(waiting.requests);
    expect(await get('jobnames/todo/')).toBe(waiting.job_names);
  });
});

describe('searches that found nothing', () => {
  it('are listed for a month, with their present number of hits', async () => {
    await counted(
      ...([
        ['2026-10-31', 'empty', 'Glasbläser/-in', 9],
        ['2026-11-01', 'empty', 'Glasbläser/-in', 1],
        [today, 'other_empty', 'zahnzauberer', 6],
        [today, 'other_empty', 'erika musterfrau', 4],
        [today, 'empty', 'Bäcker/-in', 2],
        [today, 'term', 'Koch/Köchin', 50],
      ] satisfies Row[]),
    );
    await app.changes.write((tx) => addAd(tx, {}));
    expect(await get('empty/')).toEqual({
      count: 3,
      results: [
        { term: 'zahnzauberer', count: 6, hits_now: 0 },
        { term: 'Bäcker/-in', count: 2, hits_now: expect.any(Number) },
        { term: 'Glasbläser/-in', count: 1, hits_now: 0 },
      ],
    });
    expect((await get('empty/')).results[1].hits_now).toBeGreaterThan(0);
    expect(await get('empty/?month=2026-10')).toMatchObject({ count: 1 });
  });
});

describe('visits', () => {
  it('are those of the public and of companies; editors’ own do not count', async () => {
    const company = await app.as(await addUser(app.database));
    expect((await app.post('click/new/', {})).status).toBe(200);
    expect((await app.post('click/new/', {}, company)).status).toBe(200);
    for (let at = 0; at < 3; at += 1)
      expect((await app.post('click/new/', {}, headers)).status).toBe(200);
    await expect.poll(async () => (await get('')).clicks_today).toBe(2);
  });
});
