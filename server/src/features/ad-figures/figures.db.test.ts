import { beforeAll, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser, jobNameId, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { sql } from '../../core/database/drizzle.ts';

let app: TestApp;
let owner: number;
let branch: number;
let ad: number;
/** An ad whose occupation only four others offer. */
let rare: number;
let gone: number;

/** Adds a row with these counts; `opened` are openings from the results. */
async function addCounts(
  job_ad: number,
  company: number,
  day: string,
  counts: { shown?: number; opened?: number; saved?: number },
): Promise<void> {
  const { shown = 0, opened = 0, saved = 0 } = counts;
  await app.database.rows(sql`
    insert into ad_daily_counts (day, job_ad_id, company_id, shown, saved, from_results)
    values (${day}::date, ${job_ad}::int, ${company}::int, ${shown}::int, ${saved}::int, ${opened}::int)`);
}

/** Adds ads of other businesses with counts in one week. */
async function addOthers(
  jobName: string,
  openings: readonly number[],
  postcode = '39576',
): Promise<void> {
  for (const opened of openings) {
    const company = await addCompany(app.database, { name: `Firma ${Math.random()}`, postcode });
    const other = await addAd(app.database, {
      company_id: company,
      job_name_id: await jobNameId(app.database, jobName),
    });
    await addCounts(other, company, '2026-11-18', { shown: 10 * opened, opened });
  }
}

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  const db = app.database;
  owner = await addUser(db);
  branch = await addCompany(db, { name: 'Bäckerei Möhring', userId: owner });
  const second = await addCompany(db, { name: 'Bäckerei Möhring Nord', userId: owner });
  ad = await addAd(db, { company_id: branch, title: 'Bäcker' });
  rare = await addAd(db, {
    company_id: second,
    title: 'Konditor',
    job_name_id: await jobNameId(db, 'Konditor/-in'),
  });
  gone = await addAd(db, { company_id: branch, title: 'Weg' });
  // Saturday, 21 November: the week begins on the 16th.
  await addCounts(ad, branch, '2026-11-16', { shown: 40, opened: 4, saved: 1 });
  await addCounts(ad, branch, '2026-11-21', { shown: 20, opened: 2 });
  await addCounts(ad, branch, '2026-11-15', { shown: 30, opened: 1 });
  await addCounts(ad, branch, '2026-01-05', { shown: 7 });
  await addCounts(gone, branch, '2026-11-20', { shown: 5 });
  await addCounts(rare, second, '2026-11-20', { shown: 5, opened: 1 });
  await db.rows(sql`delete from job_ads where id = ${gone}`);
  // Not compared: ads of another region (Halle lies in the south), and of the same account.
  await addOthers('Bäcker/-in', [1, 2, 3, 4, 50]);
  await addOthers('Bäcker/-in', [900], '06108');
  await addOthers('Konditor/-in', [1, 2, 3, 4]);
});

const figures = async (path = 'ad-figures/own/?weeks=4', as = owner) =>
  app.get(path, await app.as(as));

describe('figures of an account', () => {
  it('are sums of weeks by ad and branch, those of deleted ads included', async () => {
    const { status, body } = await figures();
    expect(status).toBe(200);
    expect(body.weeks).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16']);
    expect(body.since).toBe('2026-01-05');
    expect(body.branches.map(({ name }: { name: string }) => name)).toEqual([
      'Bäckerei Möhring',
      'Bäckerei Möhring Nord',
    ]);
    const none = { contacted: 0, shared: 0 };
    expect(body.rows).toEqual([
      { ad, branch, week: 2, shown: 30, opened: 1, saved: 0, ...none },
      { ad, branch, week: 3, shown: 60, opened: 6, saved: 1, ...none },
      { ad: rare, branch: expect.any(Number), week: 3, shown: 5, opened: 1, saved: 0, ...none },
      { ad: gone, branch, week: 3, shown: 5, opened: 0, saved: 0, ...none },
    ]);
    expect(body.openings).toContainEqual(
      expect.objectContaining({ ad, branch, results: 7, direct: 0 }),
    );
    expect(body.ads).toMatchObject([
      { id: ad, title: 'Bäcker', is_public: true },
      { id: rare, title: 'Konditor', is_public: true },
      { id: gone, title: '', gone: 'deleted', is_public: false },
    ]);
  });

  it('tell ads that another account has now from deleted ones, without their titles', async () => {
    const giver = await addUser(app.database);
    const from = await addCompany(app.database, { name: 'Bäckerei Abel', userId: giver });
    const moved = await addAd(app.database, { company_id: from, title: 'Bäcker gesucht' });
    await addCounts(moved, from, '2026-11-18', { shown: 3, opened: 1 });
    const to = await addCompany(app.database, {
      name: 'Bäckerei Kain',
      // In another region, where it is compared with none of these ads.
      postcode: '06108',
      userId: await addUser(app.database),
    });
    await app.database.rows(sql`
      update job_ads set company_id = ${to}, title = 'Noch geheim' where id = ${moved}`);
    const { body } = await figures('ad-figures/own/?weeks=4', giver);
    expect(body.ads).toMatchObject([
      { id: moved, title: '', gone: 'moved', branch: from, is_public: false, median: null },
    ]);
    expect(body.rows).toMatchObject([{ ad: moved, branch: from, shown: 3, opened: 1 }]);
  });

  it('stand beside the median of others of the occupation and region, from five of them on', async () => {
    const { body } = await figures();
    const [baker, confectioner, deleted] = body.ads;
    expect(baker).toMatchObject({ others: 5, median: { shown: 30, opened: 3, saved: 0 } });
    expect(confectioner).toMatchObject({ others: 4, median: null });
    expect(deleted).toMatchObject({ others: 0, median: null });
  });

  it('go back for a year, and are empty for a new account', async () => {
    const { body } = await figures('ad-figures/own/?weeks=52');
    expect(body.rows[0]).toMatchObject({ ad, shown: 7, week: 6 });
    expect((await figures('ad-figures/own/?weeks=400')).status).toBe(400);
    const empty = await figures('ad-figures/own/', await addUser(app.database));
    expect(empty.body).toMatchObject({ branches: [], ads: [], rows: [], since: null });
  });

  it('are for editors too, of any company', async () => {
    const [editor] = await app.database.rows<{ id: number }>(sql`
      insert into users (email, permission, validated, password_hash, active)
      values ('redaktion@kammer.example', 2, true, 'x', true) returning id`);
    const { body } = await figures(`ad-figures/by/company/${branch}/?weeks=4`, editor!.id);
    expect(body.rows.map((row: { ad: number }) => row.ad)).toEqual([ad, ad, gone]);
    expect((await figures('ad-figures/by/company/2000000000/', editor!.id)).status).toBe(404);
  });
});
