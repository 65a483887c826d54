import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAd, addCompany, addUser, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import type { Database } from '../../core/database/database.ts';
import { sql } from '../../core/database/drizzle.ts';
import { AdCounts } from './counts.ts';
import { removeAdCountsBefore } from './counts-store.ts';
import { moveAdCounts } from './moving-store.ts';

let app: TestApp;
let db: Database;
let company: number;
let owner: number;
let ad: number;
let other: number;

const noon = () => testDay;
const nothing = () => undefined;

/** The rows of the sums, without counts of 0. */
async function sums(): Promise<object[]> {
  const rows = await db.rows<Record<string, unknown>>(
    sql`select * from ad_daily_counts order by day, job_ad_id`,
  );
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== 0)),
  );
}

beforeAll(async () => {
  app = await testApp({
    clock: noon,
    // The search reads both ads at its start; it would index later ones with a delay.
    prepare: async (database) => {
      owner = await addUser(database);
      company = await addCompany(database, { userId: owner });
      ad = await addAd(database, { company_id: company });
      other = await addAd(database, { company_id: company });
    },
  });
  db = app.database;
});

beforeEach(async () => {
  await db.rows(sql`delete from ad_daily_counts`);
});

const act = (job_ad: number, name = 'opened', from?: string) => ({
  job_ad,
  act: name,
  ...(from && { from }),
});

const report = async (acts: unknown, as?: number) =>
  (await app.post('jobdescriptions/count/', { acts }, as === undefined ? {} : await app.as(as)))
    .status;

describe('counts of ads', () => {
  it('are sums of the day in Germany, which several processes add to', async () => {
    const late = () => new Date('2026-11-21T23:30:00Z');
    const [one, two] = [new AdCounts(db, noon, nothing), new AdCounts(db, late, nothing)];
    const countShown = one.shown([ad, other]);
    countShown();
    countShown();
    one.count({ ad: ad, act: 'opened', from: 'results' }, '192.0.2.1');
    one.count({ ad: ad, act: 'saved', from: 'results' }, '192.0.2.1');
    await one.flush();
    countShown();
    two.shown([ad])();
    two.count({ ad: ad, act: 'contacted', from: 'direct' }, '192.0.2.1');
    await Promise.all([one.stop(), two.stop()]);
    const row = { company_id: company };
    expect(await sums()).toEqual([
      { ...row, day: '2026-11-21', job_ad_id: ad, shown: 3, saved: 1, from_results: 1 },
      { ...row, day: '2026-11-21', job_ad_id: other, shown: 3 },
      { ...row, day: '2026-11-22', job_ad_id: ad, shown: 1, contacted: 1 },
    ]);
  });

  it('wait for a database that is away', async () => {
    let isAway = true;
    const rows: Database['rows'] = (statement) =>
      isAway ? Promise.reject(new Error('away')) : db.rows(statement);
    const counts = new AdCounts({ ...db, rows }, noon, nothing);
    counts.shown([ad])();
    counts.count({ ad: ad, act: 'shared', from: 'direct' }, '192.0.2.1');
    await expect(counts.flush()).rejects.toThrow('away');
    isAway = false;
    await counts.stop();
    expect(await sums()).toMatchObject([{ job_ad_id: ad, shown: 1, shared: 1 }]);
  });

  it('are added once where the database fails between two statements', async () => {
    let statements = 0;
    const rows: Database['rows'] = (statement) => {
      statements += 1;
      if (statements !== 2) return db.rows(statement);
      counts.shown([ad])();
      counts.count({ ad, act: 'saved', from: 'direct' }, '192.0.2.1');
      return Promise.reject(new Error('away'));
    };
    const counts = new AdCounts({ ...db, rows }, noon, nothing);
    const unknown = Array.from({ length: 600 }, (_, at) => 2_000_000_000 + at);
    counts.shown([ad, ...unknown, other])();
    await expect(counts.flush()).rejects.toThrow('away');
    await counts.stop();
    expect(statements).toBe(3);
    expect(await sums()).toMatchObject([
      { job_ad_id: ad, shown: 2, saved: 1 },
      { job_ad_id: other, shown: 1 },
    ]);
  });

  it('let requests be answered while they are gathered', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let gathered = 0;
    const counts = new AdCounts(
      db,
      () => {
        gathered += 1;
        vi.advanceTimersByTime(2);
        return testDay;
      },
      nothing,
    );
    for (let at = 0; at < 10; at += 1) counts.shown([ad])();
    const flushed = counts.flush();
    await new Promise((resolve) => setImmediate(resolve));
    expect(gathered).toBeLessThan(10);
    await flushed;
    vi.useRealTimers();
    expect(await sums()).toMatchObject([{ job_ad_id: ad, shown: 10 }]);
  });

  it('leave out what is no ad, and ads that nobody can see', async () => {
    const hidden = await addAd(db, { company_id: company, published: false });
    const counts = new AdCounts(db, noon, nothing);
    for (const id of [hidden, 2_000_000_000, ad])
      counts.count({ ad: id, act: 'opened', from: 'direct' }, '192.0.2.1');
    await counts.stop();
    expect(await sums()).toMatchObject([{ job_ad_id: ad, from_direct: 1 }]);
  });

  it('are forgotten after their days, and stay when the ad is deleted', async () => {
    const gone = await addAd(db, { company_id: company });
    const counts = new AdCounts(db, noon, nothing);
    counts.count({ ad: gone, act: 'opened', from: 'direct' }, '192.0.2.1');
    await counts.stop();
    await db.rows(sql`delete from job_ads where id = ${gone}`);
    await removeAdCountsBefore(db, '2026-11-21');
    expect(await sums()).toHaveLength(1);
    await removeAdCountsBefore(db, '2026-11-22');
    expect(await sums()).toEqual([]);
  });
});

describe('what the application counts by itself', () => {
  it('is ads in answers, sent again or not, pages of ads in browsers, and what browsers report', async () => {
    const search = () => app.get('search/?fields=card&search_multi_match=baecker');
    for (let times = 0; times < 3; times += 1) expect((await search()).status).toBe(200);
    // Searches for given ids are not counted, and neither is the full form, which programs use.
    await app.get(`search/?fields=card&job_ids=${ad}`);
    await app.get('search/?search_multi_match=baecker');
    const browser = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
    const page = (await app.http.inject(`/stelle/${ad}`)).headers.location;
    for (const headers of [browser, {}])
      expect((await app.http.inject({ url: String(page), headers })).statusCode).toBe(200);
    const stranger = await addUser(db);
    expect(await report([act(ad, 'opened', 'start'), act(ad, 'saved')])).toBe(200);
    expect(await report([act(ad, 'contacted'), act(other, 'opened', 'favourites')], stranger)).toBe(
      200,
    );
    // Acts of the ad's own company and of editors are not counted.
    expect(await report([act(ad, 'shared')], owner)).toBe(200);
    const [editor] = await db.rows<{ id: number }>(sql`
      insert into users (email, permission, validated, password_hash, active)
      values ('redaktion@kammer.example', 2, true, 'x', true) returning id`);
    expect(await report([act(ad, 'shared')], editor!.id)).toBe(200);
    const row = { day: '2026-11-21', company_id: company, shown: 3 };
    await app.adCounts.flush();
    expect(await sums()).toEqual([
      { ...row, job_ad_id: ad, saved: 1, contacted: 1, from_start: 1, from_direct: 1 },
      { ...row, job_ad_id: other, from_favourites: 1 },
    ]);
  });

  it('refuses what is no report', async () => {
    const many = Array.from({ length: 51 }, () => act(ad));
    for (const acts of [
      many,
      'x',
      [act(0)],
      [act(ad, 'bought')],
      [act(ad, 'opened', 'moon')],
      [{}],
    ])
      expect(await report(acts)).toBe(400);
    expect(await report([])).toBe(200);
  });
});

it('counts of ads move with them when their branch closes', async () => {
  const [from, to] = [company, await addCompany(db, { userId: owner })];
  const counts = new AdCounts(db, noon, nothing);
  counts.count({ ad: ad, act: 'opened', from: 'direct' }, '192.0.2.1');
  counts.count({ ad: other, act: 'opened', from: 'direct' }, '192.0.2.1');
  await counts.flush();
  await db.rows(sql`update job_ads set company_id = ${to} where id = ${ad}`);
  counts.count({ ad: ad, act: 'opened', from: 'direct' }, '192.0.2.1');
  await counts.stop();
  await moveAdCounts(db, { id: from, addressId: null, moveTo: to });
  expect(await sums()).toMatchObject([
    { job_ad_id: ad, company_id: to, from_direct: 2 },
    { job_ad_id: other, company_id: from, from_direct: 1 },
  ]);
});
