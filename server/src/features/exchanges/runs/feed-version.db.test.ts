import { sql } from '../../../core/database/drizzle.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addExchange, everyRow, readNow, runnerOf, runRow } from '../../../../test/imports.ts';
import { testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { jsonAdapter } from '../adapters/json/json.ts';
import { hastyHttp, openBadServer, type BadServer } from '../fetching/bad-server.fixture.ts';
import { detailsOf, listStatuses } from '../editor/exchange-status-store.ts';
import { queueRun } from './queue/queue.ts';

let app: TestApp;
let server: BadServer;
let exchange: number;
let now = testDay;
let version = '"eins"';
let ads = ['Koch', 'Bäcker', 'Tischler'];
/** Statuses of the server's responses in the last run. */
let answered: number[] = [];

const day = 24 * 60 * 60 * 1000;

const postings = (titles: readonly string[]) => ({
  jobs: titles.map((title, at) => ({
    id: `v-${at}`,
    title: `Ausbildung ${title}`,
    company: 'Mühle Kern GmbH',
    postalcode: '39576',
    city: 'Stendal',
    jobtype: 'Ausbildung',
    description: `Du lernst ${title}.`,
    url: `https://muehle-kern.example/${at}`,
  })),
});

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  server = await openBadServer();
  exchange = await addExchange(app.database);
  await setAddress('/feed');
  server.on('/feed', (response, { headers }) => {
    const isSame = headers['if-none-match'] === version;
    answered.push(isSame ? 304 : 200);
    if (isSame) return void response.writeHead(304).end();
    response.writeHead(200, { 'content-type': 'application/json', etag: version });
    response.end(JSON.stringify(postings(ads)));
  });
});
afterAll(() => server.close());

const setAddress = (path: string) =>
  app.database.rows(sql`
    update exchanges set settings = ${JSON.stringify({ url: server.at(path), pauseMs: 0 })}::jsonb,
      last_updated = last_updated + interval '1 second' where id = ${exchange}`);

const runner = () =>
  runnerOf(
    { ...app, http: hastyHttp(), adapters: { json: jsonAdapter }, clock: () => now },
    jsonAdapter,
  );

/** Carries out the run of the next night. */
async function readDaily() {
  answered = [];
  now = new Date(now.getTime() + day);
  const id = await app.database.transaction((tx) => queueRun(tx, exchange, 'daily', null));
  await runner().drain(id);
  return { id, ...(await runRow(app.database, id)) };
}

const whole = { state: 'done', reason: '', counts: { unchanged: 3 } };
const same = { state: 'done', reason: 'not-modified', counts: { unchanged: 0, gone: 0 } };

it('A feed that has not changed ends the daily run without touching an ad', async () => {
  expect(await readDaily()).toMatchObject({ state: 'done', counts: { created: 3 } });
  const before = await everyRow(app.database);
  expect(await readDaily()).toMatchObject(same);
  expect(answered).toEqual([304]);
  expect(await everyRow(app.database)).toEqual(before);
});

it('A run that somebody asks for reads it all the same, and so does one after seven days', async () => {
  answered = [];
  const id = await readNow(app.database, runner(), exchange);
  expect(await runRow(app.database, id)).toMatchObject(whole);
  for (let nights = 1; nights <= 6; nights += 1) expect(await readDaily()).toMatchObject(same);
  expect(await readDaily()).toMatchObject(whole);
  expect(answered).toEqual([200]);
});

it('A changed feed is read and compared with the last run that has read one', async () => {
  expect(await readDaily()).toMatchObject(same);
  [version, ads] = ['"zwei"', ['Koch', 'Bäcker']];
  expect(await readDaily()).toMatchObject({ reason: '', counts: { unchanged: 2, gone: 1 } });
  expect(await readDaily()).toMatchObject(same);
  const [status] = await listStatuses(app.database, exchange);
  expect(status).toMatchObject({ state: 'done', records: 2, rejected: 0 });
  const [details] = await detailsOf(app.database, [exchange]);
  expect(details).toMatchObject({ last_run: { records: 0 }, last_good: { records: 2 } });
  expect(details?.trend.map(({ records }) => records)).not.toContain(0);
});

it.each([
  ['its settings have changed', () => setAddress('/feed')],
  [
    'other software has read it',
    () => app.database.rows(sql`update exchange_feed_versions set read_by = '1.0.0 1'`),
  ],
  [
    'a company was locked',
    () =>
      app.database.rows(sql`
        update exchange_records set state = 'rejected', reason = 'company-locked' where external_id = 'v-1'`),
  ],
  [
    'another ad of the employer is new',
    () =>
      app.database.rows(sql`
        update job_ads set source = 'Anderswo', external = 'Anderswo', last_updated = ${new Date(now.getTime() + 1000).toISOString()}::timestamptz
        where id = (select job_ad_id from exchange_records where external_id = 'v-2')`),
  ],
])('A feed is read whole where %s', async (_what, change) => {
  expect((await readDaily()).state).toBe('done');
  await change();
  expect(await readDaily()).toMatchObject({ state: 'done', reason: '' });
  expect(answered).toEqual([200]);
});

it('A feed of several pages, or one that breaks off, is asked for whole the next time', async () => {
  server.on('/pages', (response, { headers }) => {
    answered.push(headers['if-none-match'] === undefined ? 200 : 304);
    response.writeHead(200, { 'content-type': 'application/json', etag: '"p"' });
    response.end(JSON.stringify({ ...postings(ads), next: '/pages?page=2' }));
  });
  await setAddress('/pages');
  // The second page links to itself, so the run fails.
  expect(await readDaily()).toMatchObject({ state: 'failed', reason: 'broken-answer' });
  expect(await readDaily()).toMatchObject({ state: 'failed' });
  expect(new Set(answered)).toEqual(new Set([200]));
  expect(await app.database.rows(sql`select from exchange_feed_versions`)).toEqual([]);
});
