import { sql } from '../../../core/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addExchange, importResultsOf, readNow, runnerOf } from '../../../../test/imports.ts';
import { addUser, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { jsonAdapter } from '../adapters/json/json.ts';
import { hastyHttp, openBadServer, type BadServer } from '../fetching/bad-server.fixture.ts';
import { previewOf } from './mapping.ts';

let app: TestApp;
let server: BadServer;
let exchange: number;
let editor: Readonly<Record<string, string>>;

/** A feed whose field names are not recognised: the records are nested in companies, and `name` is the place. */
const feed = {
  stand: '2026-11-20',
  companies: Array.from({ length: 4 }, (_, at) => ({
    firm: `Betrieb ${at}`,
    openPlaces: [
      {
        key: `k-${at}-1`,
        what: `Ausbildung Koch ${at}`,
        who: { label: `Gasthof ${at}` },
        name: 'Stendal',
        zipcode_de: '39576',
        contact: { mail: 'a@b.example', name: 'Anna Kern' },
        text: { long: 'Du kochst.' },
      },
      {
        key: `k-${at}-2`,
        what: `Ausbildung Kellner ${at}`,
        text: { long: 'Du bedienst.' },
        who: { label: 'Gasthof' },
        name: 'Stendal',
        zipcode_de: '39576',
      },
    ],
  })),
};

const mapping = {
  record: 'openPlaces',
  fields: {
    id: 'key',
    title: 'what',
    company: 'who.label',
    town: 'name',
    postcode: 'zipcode_de',
    description: 'text.long',
  },
} as const;

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  server = await openBadServer();
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = 2 where id = ${id}`);
  editor = await app.as(id);
  server.on('/feed', (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(feed));
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  await app.database.rows(sql`delete from exchanges`);
  exchange = await addExchange(app.database);
  await setFeed('/feed');
});

const setFeed = (path: string, kind = 'json') =>
  app.database.rows(sql`
    update exchanges set kind = ${kind}, settings = ${JSON.stringify({ url: server.at(path), pauseMs: 0 })}::jsonb
    where id = ${exchange}`);

const preview = (wanted?: Parameters<typeof previewOf>[2]) =>
  previewOf({ db: app.database, http: hastyHttp(), now: testDay }, exchange, wanted);

it('A preview offers the lists and paths of the real feed, without those of people', async () => {
  const found = await preview();
  expect(found).toMatchObject({ mapping: null, state: 'failed', reason: 'unknown-format' });
  expect(found.lists).toEqual(expect.arrayContaining(['companies', 'openPlaces']));
  const chosen = await preview({ record: 'openPlaces' });
  expect(chosen.paths).toContainEqual({ path: 'who.label', sample: 'Gasthof 0' });
  expect(JSON.stringify(chosen)).not.toMatch(/Kern|a@b/);
});

it('A mapping shows the first five records as they would be read, and is kept for the runs', async () => {
  const { records, last_updated } = await preview(mapping);
  expect(records).toHaveLength(5);
  expect(records[0]).toEqual({
    values: {
      id: 'k-0-1',
      title: 'Ausbildung Koch 0',
      company: 'Gasthof 0',
      town: 'Stendal',
      postcode: '39576',
      description: 'Du kochst.',
    },
    rejected: '',
  });
  const path = `exchanges/${exchange}/mapping/`;
  const saved = await app.patch(path, { mapping, last_updated }, editor);
  expect([saved.status, saved.body.mapping]).toEqual([200, mapping]);
  const late = await app.patch(path, { mapping: null, last_updated }, editor);
  expect([late.status, late.body.code]).toEqual([409, 'stale']);
  expect((await preview()).mapping).toEqual(mapping);
  const runner = runnerOf(
    { ...app, http: hastyHttp(), adapters: { json: jsonAdapter } },
    jsonAdapter,
  );
  const id = await readNow(app.database, runner, exchange);
  const results = await importResultsOf(app.database, id);
  expect(Object.keys(results)).toHaveLength(8);
  expect(new Set(Object.values(results))).toEqual(new Set(['created']));
  const undone = await app.patch(
    path,
    { mapping: null, last_updated: saved.body.last_updated },
    editor,
  );
  expect(undone.body.mapping).toBeNull();
  const [row] = await app.database.rows<{ settings: object }>(
    sql`select settings from exchanges where id = ${exchange}`,
  );
  expect(row?.settings).not.toHaveProperty('mapping');
});

it('An element of XML can be chosen, and attributes are places, too', async () => {
  server.on(
    '/xml',
    (response) =>
      void response.end(
        '<export><kopf><titel>Stand</titel></kopf><gruppe><platz nr="7" url="https://a.example/7"><wort>Azubi Koch</wort><haus><wort>Gasthof</wort></haus></platz></gruppe></export>',
      ),
  );
  await setFeed('/xml', 'xml');
  const wanted = {
    record: 'platz',
    fields: { id: 'nr', title: 'wort', company: 'haus.wort', link: 'url' },
  };
  expect(await preview(wanted)).toMatchObject({
    lists: expect.arrayContaining(['platz', 'gruppe', 'kopf']),
    paths: expect.arrayContaining([
      { path: 'haus.wort', sample: 'Gasthof' },
      { path: 'nr', sample: '7' },
    ]),
    records: [
      { values: { id: '7', title: 'Azubi Koch', company: 'Gasthof', link: 'https://a.example/7' } },
    ],
  });
});

it('A feed that cannot be read, or a path that is not there, is told with its cause', async () => {
  await setFeed('/404?key=geheim');
  const missing = await preview();
  expect(missing).toMatchObject({ state: 'failed', reason: 'unreachable' });
  expect(JSON.stringify(missing)).not.toContain('geheim');
  await setFeed('/html');
  expect(await preview()).toMatchObject({ state: 'failed', reason: 'unknown-format' });
  await setFeed('/feed');
  expect(await preview({ record: 'nirgends' })).toMatchObject({ records: [] });
  const wrong = await preview({ record: 'openPlaces', fields: { title: 'nirgends' } });
  expect(wrong.records[0]).toMatchObject({ values: { id: expect.any(String) } });
});

it('Only editors may, and only for feeds', async () => {
  const path = `exchanges/${exchange}/mapping/`;
  expect((await app.patch(path, { mapping: null })).status).toBe(403);
  const odd = await app.patch(path, { mapping: { fields: { title: 'x'.repeat(201) } } }, editor);
  expect(odd.status).toBe(400);
  const other = await app.patch(path, { mapping: { fields: { secret: 'x' } } }, editor);
  expect(other.status).toBe(400);
  await app.database.rows(sql`update exchanges set kind = 'table' where id = ${exchange}`);
  const table = await app.patch(path, { mapping: null }, editor);
  expect([table.status, table.body.detail]).toEqual([409, expect.stringContaining('XML und JSON')]);
});
