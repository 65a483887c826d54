import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { readNow, runnerOf, runRow } from '../../../../test/imports.ts';
import { addCompany, addUser, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { ExchangeError, type Adapter } from '../adapters/adapter.ts';
import { careerPageAdapter } from '../adapters/career-page/career-page.ts';
import { heldHttp, type Held } from '../adapters/reading-all.fixture.ts';

const host = 'https://backstube.example';
const path = 'exchanges/own/career-page/';
const noPostings = 'Auf der Seite wurden keine Stellenangaben (JobPosting) gefunden.';

let app: TestApp;
let headers: Record<string, string>;
let exchange: number;
let pages: Record<string, Held | ExchangeError>;

const posting = (title: string) => `
  <div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">${title}</h1>
    <b itemprop="hiringOrganization">Bäckerei Möhring</b>
    <p itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address" itemscope
      itemtype="https://schema.org/PostalAddress"><i itemprop="postalCode">39576</i> <i itemprop="addressLocality">Stendal</i></span></p>
    <div itemprop="description">Du lernst bei uns das ganze Handwerk.</div></div>`;

const site = (bodies: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(bodies).map(([at, body]) => [host + at, { body }]));

/** Reads the page in its present state. @returns the run as the company sees it */
async function read() {
  const runner = runnerOf(
    {
      database: app.database,
      changes: app.changes,
      http: heldHttp(pages),
      adapters: { 'career-page': careerPageAdapter as Adapter },
    },
    careerPageAdapter as Adapter,
  );
  const run = await runRow(app.database, await readNow(app.database, runner, exchange));
  const { body } = await app.get(path, headers);
  return { run, ads: body.page.ads as number, told: body.page.runs[0].reason as string };
}

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  const userId = await addUser(app.database);
  headers = await app.as(userId);
  await addCompany(app.database, { userId, name: 'Bäckerei Möhring' });
  await app.patch(path, { url: `${host}/karriere` }, headers);
  const [row] = await app.database.rows<{ id: number }>(
    sql`select id from exchanges where user_id = ${userId}`,
  );
  exchange = row?.id ?? 0;
  await app.database.rows(sql`delete from exchange_runs`);
  await app.database.rows(sql`update exchanges set settings = settings || '{"pauseMs": 0}'`);
});

const both = {
  '/karriere': '<a href="/ausbildung/baecker">Bäcker</a> <a href="/ausbildung/verkaeufer">V</a>',
  '/ausbildung/baecker': posting('Ausbildung zum Bäcker (m/w/d)'),
  '/ausbildung/verkaeufer': posting('Ausbildung zur Verkäuferin'),
};

describe("a company's career page", () => {
  it('without any posting is told as that, to the company and the editors', async () => {
    pages = site({ '/karriere': '<h1>Ausbildung zum Bäcker</h1>' });
    const { run, told } = await read();
    expect(run).toMatchObject({ state: 'done', reason: 'no-postings', counts: { gone: 0 } });
    expect(told).toBe(noPostings);
  });

  it('gives the ads of the pages to which it leads', async () => {
    pages = site(both);
    const { run, ads, told } = await read();
    expect(run).toMatchObject({ state: 'done', reason: '', counts: { created: 2 } });
    expect({ ads, told }).toEqual({ ads: 2, told: '' });
  });

  it('keeps the ad of a page that cannot be read for the moment', async () => {
    pages = {
      ...site(both),
      [`${host}/ausbildung/baecker`]: new ExchangeError('unreachable', 'HTTP 503'),
    };
    expect(await read()).toMatchObject({ run: { state: 'failed', reason: 'unreachable' }, ads: 2 });
  });

  it('that has lost its markup takes nothing down before an editor says so', async () => {
    pages = site({ ...both, '/ausbildung/baecker': '', '/ausbildung/verkaeufer': '' });
    const { run, ads, told } = await read();
    expect(run).toMatchObject({ state: 'held', reason: 'no-postings', counts: { gone: 0 } });
    expect({ ads, told }).toEqual({ ads: 2, told: noPostings });
  });

  it('loses the ad of a page that is gone', async () => {
    await app.database.rows(sql`update exchange_runs set state = 'dismissed' where state = 'held'`);
    pages = site(both);
    delete pages[`${host}/ausbildung/verkaeufer`];
    const { run, ads } = await read();
    expect(run).toMatchObject({ state: 'done', counts: { unchanged: 1, gone: 1 } });
    expect(ads).toBe(1);
  });
});
