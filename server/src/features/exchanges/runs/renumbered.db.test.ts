import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  addExchange,
  everyRow,
  forgetImports,
  importResultsOf,
  probe,
  readNow,
  runnerOf,
  runRow,
  sent,
  type Sent,
} from '../../../../test/imports.ts';
import { heldHttp } from '../adapters/reading-all.fixture.ts';
import { tableAdapter } from '../adapters/table/table.ts';
import { exchangeToTry, runTrial } from '../editor/trial.ts';
import { addUser, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import type { Adapter } from '../adapters/adapter.ts';

let app: TestApp;
let exchange: number;
/** Ads that the exchange sends. */
let ads: Sent[];
let announced: number | undefined;

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  exchange = await addExchange(app.database);
});

beforeEach(async () => {
  announced = undefined;
  await app.changes.write(forgetImports);
});

const trades = ['Ofen', 'Teig', 'Torten', 'Verkauf', 'Versand', 'Labor', 'Lager', 'Technik'];

/** One ad for each of these titles, whose ids begin with a prefix. */
const stock = (prefix: string, titles: readonly string[] = trades): Sent[] =>
  titles.map((title, index) => sent(`${prefix}${index}`, { title: `Backstube ${title}` }));

async function read() {
  const { database, changes } = app;
  const onError = (error: unknown) => {
    throw error;
  };
  const adapter = probe({
    ads: () => ads,
    pageSize: 3,
    ...(announced !== undefined && { announced }),
  });
  const id = await readNow(database, runnerOf({ database, changes, onError }, adapter), exchange);
  return { id, run: await runRow(database, id), results: await importResultsOf(database, id) };
}

/** Ids of the ads of the exchange by their titles, with the ids of their source. */
async function shown(): Promise<Record<string, string[]>> {
  const rows = await app.database.rows<{ id: number; title: string; source_id: string }>(sql`
    select id, title, source_id from job_ads where published and source is not null order by id`);
  const groups = Map.groupBy(rows, ({ title }) => title);
  return Object.fromEntries(
    [...groups].map(([title, same]) => [title, same.map(({ id, source_id: of }) => `${id} ${of}`)]),
  );
}

const adOf = async (sourceId: string) =>
  (
    await app.database.rows<Record<string, unknown>>(
      sql`select * from job_ads where source_id = ${sourceId}`,
    )
  )[0]!;

const change = (set: ReturnType<typeof sql>, sourceId: string) =>
  app.changes.write((tx) => tx.rows(sql`update job_ads set ${set} where source_id = ${sourceId}`));

it('a source that gives all its ads new ids keeps these ads, and doubles none', async () => {
  ads = stock('a');
  await read();
  const before = await shown();
  ads = stock('b').map((ad) => ({ ...ad, text: 'Jetzt mit Fahrtkosten.' }));
  const { run, results } = await read();
  expect(run).toMatchObject({ state: 'done', counts: { created: 0, changed: 8, gone: 0 } });
  expect(results).toEqual(Object.fromEntries(ads.map(({ id }) => [id, 'changed'])));
  const renamed = Object.entries(before).map(([title, [ad]]) => [title, [ad?.replace(' a', ' b')]]);
  expect(await shown()).toEqual(Object.fromEntries(renamed));
  expect((await adOf('b3'))['details']).toContain('Fahrtkosten');
  expect((await adOf('b3'))['source_url']).toBe('https://boerse.example/b3');
  const { body } = await app.get('search/?search_multi_match=Backstube');
  expect(body.count).toBe(8);

  const stored = await everyRow(app.database);
  expect((await read()).run.counts).toMatchObject({ created: 0, changed: 0, unchanged: 8 });
  expect(await everyRow(app.database)).toEqual(stored);
});

it('rows of a page keep their ads when their titles become links, and when these change', async () => {
  const { database, changes } = app;
  const table = await addExchange(database, { key: 'liste' });
  const url = 'https://liste.example/feed.json?token=geheim';
  /** @param linked returns the content of a cell with a title */
  async function readPage(linked: (title: string) => string) {
    const cells = trades.map((title) =>
      ['Krug GmbH', linked(title), '06108 Halle', `Ausbildung in ${title}.`]
        .map((cell) => `<td>${cell}</td>`)
        .join(''),
    );
    const rows = ['<th>Firma<th>Titel<th>Ort<th>Beschreibung', ...cells];
    const body = `<!doctype html><h1>Ausbildungsplätze</h1><table><tr>${rows.join('<tr>')}</table>`;
    const runner = runnerOf(
      { database, changes, http: heldHttp({ [url]: { body } }) },
      tableAdapter as Adapter,
    );
    return runRow(database, await readNow(database, runner, table));
  }
  const idsOf = async () =>
    Object.entries(await shown()).map(([title, [ad]]) => [title, ad?.split(' ')[0]]);
  await readPage((title) => title);
  const before = await idsOf();
  expect(before).toHaveLength(trades.length);
  for (const session of ['', '?sid=a', '?sid=b']) {
    const { counts } = await readPage((title) => `<a href="/l/${title}${session}">${title}</a>`);
    expect(counts).toMatchObject({ created: 0, changed: trades.length, gone: 0 });
    expect(await idsOf()).toEqual(before);
  }
});

it('an ad keeps what editors or its company have done with it', async () => {
  ads = stock('a');
  await read();
  const editor = await addUser(app.database);
  await change(sql`title = 'Berichtigt', last_updated_by = ${editor}`, 'a0');
  await change(sql`external = ''`, 'a1');
  await change(sql`published = false`, 'a2');
  ads = stock('b');
  const { run, results } = await read();
  expect(run).toMatchObject({ state: 'done', counts: { created: 0, gone: 0 } });
  expect(results).toMatchObject({ b0: 'left-alone edited', b1: 'left-alone adopted' });
  expect(await adOf('b0')).toMatchObject({ title: 'Berichtigt', published: true });
  expect(await adOf('b1')).toMatchObject({ external: '', published: true });
  expect(await adOf('b2')).toMatchObject({ published: false });
  expect(Object.values(await shown()).flat()).toHaveLength(7);
});

const another = (id: string) => sent(id, { title: 'Backstube Ofen', text: `Stelle ${id}.` });

it.each<[string, { before: readonly Sent[]; now: readonly Sent[] }]>([
  ['two old ads', { before: [another('a8')], now: [] }],
  ['two new ads', { before: [], now: [another('b8')] }],
  ['an ad that stays', { before: [another('x')], now: [another('x')] }],
])('nothing is guessed where %s have the same title', async (_, { before, now }) => {
  ads = [...stock('a'), ...before];
  await read();
  ads = [...stock('b'), ...now];
  const { results } = await read();
  expect(results).toMatchObject({ a0: 'gone', b0: 'created', b1: 'changed' });
});

it('what was shown once instead of two records is shown once under its new ids', async () => {
  const [ofen] = stock('a');
  ads = [...stock('a'), { ...ofen!, id: 'a8' }];
  await read();
  const [first] = stock('b');
  ads = [...stock('b'), { ...first!, id: 'b8' }];
  const { run, results } = await read();
  expect(run).toMatchObject({ state: 'done', counts: { created: 0, changed: 8, duplicate: 1 } });
  expect(results['b8']).toBe('duplicate same-record');
  const [double] = await app.database.rows<{ duplicate_of: number }>(
    sql`select duplicate_of from exchange_records where external_id = 'b8'`,
  );
  expect(double?.duplicate_of).toBe((await adOf('b0'))['id']);
});

it('a locked ad stays locked under its new id', async () => {
  ads = stock('a');
  await read();
  await change(sql`lock_reason = 'scam', locked_at = now()`, 'a0');
  ads = stock('b');
  const { results } = await read();
  expect(results['b0']).toBe('changed');
  expect(await adOf('b0')).toMatchObject({ lock_reason: 'scam' });
});

it('a new ad is new where its title, trade, place or company is another', async () => {
  ads = stock('a');
  await read();
  const [one, two, three, four, ...rest] = stock('b');
  ads = [
    { ...one!, title: 'Backstube Brot' },
    { ...two!, jobName: 'Koch/Köchin' },
    { ...three!, company: 'Mühle Stein GmbH' },
    { ...four!, postcode: '39104', town: 'Magdeburg' },
    ...rest,
  ];
  const { results } = await read();
  expect(Object.values(results).filter((outcome) => outcome === 'created')).toHaveLength(4);
  expect(results).toMatchObject({ b4: 'changed', b7: 'changed' });
});

it('a run that did not bring all that was announced changes no ids', async () => {
  ads = stock('a');
  await read();
  ads = stock('b').slice(0, 6);
  announced = 8;
  const { run, results } = await read();
  expect(run).toMatchObject({ state: 'held', reason: 'incomplete' });
  expect(new Set(Object.values(results))).toEqual(new Set(['created']));
});

it('ads keep their new ids from a run that was held, too', async () => {
  ads = stock('a');
  await read();
  const before = await shown();
  ads = stock('b').slice(0, 6);
  announced = 8;
  expect((await read()).run.state).toBe('held');
  ads = stock('b');
  announced = undefined;
  const { run, results } = await read();
  expect(run).toMatchObject({ state: 'done' });
  expect(run.counts).toMatchObject({ created: 0, changed: 8, unchanged: 0, gone: 0 });
  expect(new Set(Object.values(results))).toEqual(new Set(['changed']));
  const renamed = Object.entries(before).map(([title, [ad]]) => [title, [ad?.replace(' a', ' b')]]);
  expect(await shown()).toEqual(Object.fromEntries(renamed));
});

it('two ads that a held run sent together stay two', async () => {
  ads = stock('a');
  await read();
  ads = [...stock('a').slice(0, 6), another('b0')];
  announced = 9;
  expect((await read()).run.state).toBe('held');
  ads = [...stock('a').slice(1), another('b0')];
  announced = undefined;
  const { results } = await read();
  expect(results).toMatchObject({ a0: 'gone', b0: 'unchanged' });
});

it('a trial tells of the new ids what a run would make of them', async () => {
  ads = stock('a');
  await read();
  const editor = await addUser(app.database);
  await change(sql`title = 'Berichtigt', last_updated_by = ${editor}`, 'a0');
  await change(sql`external = ''`, 'a1');
  ads = stock('b');
  const { database } = app;
  const trial = await runTrial(
    runnerOf({ database }, probe({ ads: () => ads, pageSize: 3 })),
    await exchangeToTry(database, exchange),
  );
  const { run, results } = await read();
  expect(trial.counts).toEqual(run.counts);
  const told = trial.import_results.map(({ external_id: id, outcome, reason }) => [
    id,
    [outcome, reason].filter((word) => word !== '').join(' '),
  ]);
  expect(Object.fromEntries(told)).toEqual(results);
});
