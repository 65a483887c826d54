import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, picture } from '../../../test/form.ts';
import { addAd, addCompany, addUser, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { addExchangeRow, addImportResult, addRecord, addRun } from './exchanges.fixture.ts';

let app: TestApp;
let admin: Readonly<Record<string, string>>;
let editor: Readonly<Record<string, string>>;

async function staff(permission: number): Promise<Readonly<Record<string, string>>> {
  const id = await addUser(app.database);
  await app.database.rows(sql`
    update users set permission = ${permission}, first_name = 'Eva', last_name = 'Amt' where id = ${id}`);
  return app.as(id);
}

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  [admin, editor] = [await staff(1), await staff(2)];
});

beforeEach(async () => {
  for (const table of ['exchanges', 'job_ads', 'imported_counts', 'audit_entries'])
    await app.database.rows(sql`delete from ${sql.identifier(table)}`);
});

const rows = <Row>(statement: ReturnType<typeof sql>) => app.database.rows<Row>(statement);
const trail = async () =>
  (await app.get('audit/?subject=exchange', admin)).body.results as Record<string, unknown>[];
const xml = { kind: 'xml', settings: { url: 'https://feed.example/a.xml' } };

describe('an exchange that an administrator edits', () => {
  it('is added with its settings, inactive, and noted without what may be a secret', async () => {
    const url = 'https://u:p@feed.example/ads.xml?token=geheim';
    const added = await app.post(
      'exchanges/',
      { name: 'Nordbörse', kind: 'xml', settings: { url } },
      admin,
    );
    expect(added.status).toBe(200);
    expect(added.body).toMatchObject({
      name: 'Nordbörse',
      kind: 'xml',
      active: false,
      daily_at: '03:00',
      rank: 0,
      settings: { url, pauseMs: 300 },
      last_run: null,
      under_way: null,
      trend: [],
      warnings: [],
      has_import_result_link: false,
      owner: '',
    });
    const [note] = await trail();
    expect(note).toMatchObject({ action: 'created', subject_name: 'Nordbörse' });
    expect(note?.['after']).toMatchObject({ url: 'https://feed.example/ads.xml' });
    expect(JSON.stringify(note)).not.toContain('geheim');
  });

  it('says by field what is wrong', async () => {
    const wrong = await app.post(
      'exchanges/',
      { name: ' ', kind: 'xml', settings: { url: 'feed.example' } },
      admin,
    );
    expect(wrong.body.errors).toEqual({ name: ['Pflichtfeld!'] });
    const address = await app.post(
      'exchanges/',
      { name: 'Nord', kind: 'json', settings: { url: 'file:///etc' } },
      admin,
    );
    expect(address.status).toBe(400);
    expect(address.body.errors.url).toHaveLength(1);
    const kind = await app.post('exchanges/', { name: 'Nord', kind: 'upload' }, admin);
    expect(kind.body.errors.kind).toEqual(['Ungültige Angabe.']);
    const table = await app.post('exchanges/', { ...xml, name: 'Kammer', kind: 'table' }, admin);
    expect(table.body).toMatchObject({ kind: 'table', settings: xml.settings });
  });

  it('has a name of its own, and a logo from our store', async () => {
    const form = formOf({
      fields: { name: 'Nordbörse', kind: 'xml', settings: JSON.stringify(xml.settings) },
      files: { logo: { bytes: await picture() } },
    });
    const added = await app.send('POST', 'exchanges/', form, admin);
    expect(added.body.logo).toMatch(/^\/media\/logos\/.*\.jpg$/);
    const again = await app.post('exchanges/', { ...xml, name: 'nordbörse' }, admin);
    expect([again.status, again.body.code]).toEqual([409, 'exists']);
    const without = await app.patch(`exchanges/${added.body.id}/`, { logo: '' }, admin);
    expect(without.body.logo).toBeNull();
    expect(await app.files.exists(`public${added.body.logo.slice('/media'.length)}`)).toBe(false);
  });

  it('is changed only as it was read', async () => {
    const id = await addExchangeRow(app.database);
    const { last_updated } = (await app.get(`exchanges/${id}/`, admin)).body;
    const changed = await app.patch(`exchanges/${id}/`, { rank: 5, last_updated }, admin);
    expect(changed.body.rank).toBe(5);
    const late = await app.patch(`exchanges/${id}/`, { rank: 6, last_updated }, admin);
    expect([late.status, late.body.code, late.body.current.rank]).toEqual([409, 'stale', 5]);
  });

  it('takes its new name to its ads, the adopted ones too, and to what was counted', async () => {
    const id = await addExchangeRow(app.database, { name: 'Alt' });
    const shown = await addAd(app.database, { external: 'Alt' });
    const adopted = await addAd(app.database, { external: 'Alt' });
    await rows(sql`update job_ads set external = '' where id = ${adopted}`);
    await app.patch(`exchanges/${id}/`, { name: 'Neu' }, admin);
    expect(await rows(sql`select id, source, external from job_ads order by id`)).toEqual([
      { id: shown, source: 'Neu', external: 'Neu' },
      { id: adopted, source: 'Neu', external: '' },
    ]);
    expect(
      await rows(sql`select source, sum(count)::int as n from imported_counts group by 1`),
    ).toEqual([{ source: 'Neu', n: 2 }]);
    await addAd(app.database, { external: 'Fremd' });
    const taken = await app.patch(`exchanges/${id}/`, { name: 'Fremd' }, admin);
    expect(taken.body.errors.name[0]).toContain('schon importierte Anzeigen');
  });

  it('is deleted as long as it has sent nothing', async () => {
    const id = await addExchangeRow(app.database);
    const record = await addRecord(app.database, id, { externalId: 'a', state: 'gone' });
    const kept = await app.delete(`exchanges/${id}/`, admin);
    expect([kept.status, kept.body.detail]).toEqual([
      409,
      expect.stringContaining('bleibt zum Nachweis erhalten'),
    ]);
    await rows(sql`delete from exchange_records where id = ${record}`);
    expect((await app.delete(`exchanges/${id}/`, admin)).status).toBe(200);
    expect((await app.get(`exchanges/${id}/`, admin)).status).toBe(404);
    expect((await trail())[0]).toMatchObject({ action: 'deleted', before: { active: true } });
  });

  it('is none of an editor’s business, nor are its settings', async () => {
    const id = await addExchangeRow(app.database);
    expect((await app.get(`exchanges/${id}/`, editor)).status).toBe(403);
    const list = await app.get('exchanges/', editor);
    expect(list.status).toBe(200);
    expect(JSON.stringify(list.body)).not.toContain('geheim');
  });
});

describe('an exchange that is switched on', () => {
  it('is read at once, which is its run of the day', async () => {
    const added = await app.post('exchanges/', { ...xml, name: 'Nord', active: true }, admin);
    expect(added.body.under_way).toMatchObject({ trigger: 'first', state: 'waiting' });
    const id = await addExchangeRow(app.database, { active: false });
    const switched = await app.patch(`exchanges/${id}/`, { active: true }, admin);
    expect(switched.body.under_way).toMatchObject({ trigger: 'first', started_by: '' });
    const again = await app.patch(`exchanges/${id}/`, { active: true, rank: 3 }, admin);
    expect(again.body.under_way.id).toBe(switched.body.under_way.id);
  });
});

describe('a career page without an address', () => {
  it('is neither activated nor tried, and says so, until it has one', async () => {
    const userId = await addUser(app.database);
    const id = await addExchangeRow(app.database, { active: false, kind: 'career-page', userId });
    await rows(sql`update exchanges set settings = '{}' where id = ${id}`);
    const overview = async () => (await app.get(`exchanges/${id}/overview/`, editor)).body;
    expect(await overview()).toMatchObject({ active: false, has_address: false });
    const detail = 'Hier ist keine Adresse eingetragen: Es gibt nichts abzurufen.';
    for (const answer of [
      await app.patch(`exchanges/${id}/`, { active: true }, admin),
      await app.post(`exchanges/${id}/trial/`, {}, admin),
    ])
      expect(answer).toMatchObject({ status: 409, body: { detail } });
    expect(await overview()).toMatchObject({ active: false, under_way: null });
    expect((await app.patch(`exchanges/${id}/`, { rank: 3 }, admin)).status).toBe(200);

    const settings = { url: 'https://www.backstube.example/karriere' };
    await app.patch(`exchanges/${id}/`, { settings, active: true }, admin);
    expect(await overview()).toMatchObject({
      active: true,
      has_address: true,
      under_way: { trigger: 'first' },
    });
  });
});

describe('an exchange that is switched off', () => {
  async function withAds() {
    const id = await addExchangeRow(app.database, { name: 'Nord' });
    const company = await addCompany(app.database, { userId: null, external: true });
    const ads = [];
    for (const externalId of ['a', 'b']) {
      const ad = await addAd(app.database, { external: 'Nord', company_id: company });
      await addRecord(app.database, id, { externalId, jobAdId: ad });
      ads.push(ad);
    }
    await rows(sql`update job_ads set external = '', accepted = true where id = ${ads[1]!}`);
    return { id, ads };
  }
  const published = () => rows(sql`select published from job_ads order by id`);

  it('leaves its ads as they are', async () => {
    const { id } = await withAds();
    await app.patch(`exchanges/${id}/`, { active: false }, admin);
    expect(await published()).toEqual([{ published: true }, { published: true }]);
    expect((await trail())[0]).toMatchObject({ action: 'deactivated', after: { active: false } });
  });

  it('withdraws them where that is wanted, but those that a company has adopted', async () => {
    const { id, ads } = await withAds();
    await app.changes.read();
    const search = async () => (await app.get('search/')).body.count as number;
    expect(await search()).toBe(2);
    await app.patch(`exchanges/${id}/`, { active: false, shown: 'withdraw' }, admin);
    expect(await published()).toEqual([{ published: false }, { published: true }]);
    expect(await search()).toBe(1);
    expect(await rows(sql`select external_id, state from exchange_records order by 1`)).toEqual([
      { external_id: 'a', state: 'gone' },
      { external_id: 'b', state: 'shown' },
    ]);
    expect((await trail())[0]).toMatchObject({ after: { active: false, withdrawn: 1 } });
    expect(ads).toHaveLength(2);
  });

  it('stops what is under way', async () => {
    const { id } = await withAds();
    const run = await app.post(`exchanges/${id}/runs/`, {}, editor);
    await app.patch(`exchanges/${id}/`, { active: false }, admin);
    expect((await app.get(`exchanges/runs/${run.body.id}/`, editor)).body.state).toBe('stopped');
  });
});

describe('the list', () => {
  it('says at a glance how each exchange stands', async () => {
    const id = await addExchangeRow(app.database, { name: 'Nord' });
    await addRun(app.database, id, { at: '2026-11-20T02:00:00Z', created: 8, unchanged: 2 });
    const last = await addRun(app.database, id, { state: 'failed', at: '2026-11-21T02:00:00Z' });
    const ad = await addAd(app.database, { external: 'Nord' });
    await addRecord(app.database, id, { externalId: 'a', jobAdId: ad });
    const [exchange] = (await app.get('exchanges/', editor)).body.results;
    expect(exchange).toMatchObject({
      id,
      name: 'Nord',
      shown: 1,
      job_names: 0,
      warnings: ['failed', 'overdue'],
      last_run: { id: last, state: 'failed', reason: 'unreachable', records: 0 },
      last_good: { records: 10 },
      trend: [
        { day: '2026-11-20', state: 'done', records: 10, created: 8, gone: 0 },
        { day: '2026-11-21', state: 'failed', records: 0 },
      ],
    });
  });

  it('counts job names that wait because of its ads', async () => {
    await addExchangeRow(app.database, { name: 'Nord' });
    await addExchangeRow(app.database, { name: 'Süd' });
    const [name] = await rows<{ id: number }>(
      sql`insert into job_names (name, external) values ('Teigkünstler', true) returning id`,
    );
    await addAd(app.database, { external: 'Nord', job_name_id: name!.id });
    await addAd(app.database, { external: 'Nord', job_name_id: name!.id });
    const list = (await app.get('exchanges/', editor)).body.results as Record<string, unknown>[];
    expect(list.map((one) => [one['name'], one['job_names'], one['warnings']])).toEqual([
      ['Nord', 1, ['job-names']],
      ['Süd', 0, []],
    ]);
    await rows(sql`update job_names set external = false where id = ${name!.id}`);
  });

  it('names the company whose career page or upload it is, after the others', async () => {
    const userId = await addUser(app.database);
    await addCompany(app.database, { name: 'Kornhof', userId });
    await addExchangeRow(app.database, { name: 'A', kind: 'career-page', userId });
    await addExchangeRow(app.database, { name: 'Z' });
    const list = (await app.get('exchanges/', editor)).body.results as Record<string, unknown>[];
    expect(list.map(({ name, owner }) => [name, owner])).toEqual([
      ['Z', ''],
      ['A', 'Kornhof'],
    ]);
  });
});

describe('runs', () => {
  it('are started once at a time, and noted with who did it', async () => {
    const id = await addExchangeRow(app.database);
    const run = await app.post(`exchanges/${id}/runs/`, {}, editor);
    expect(run.body).toMatchObject({ state: 'waiting', trigger: 'demand', started_by: 'Eva Amt' });
    expect((await app.post(`exchanges/${id}/runs/`, {}, editor)).status).toBe(409);
    const [exchange] = (await app.get('exchanges/', editor)).body.results;
    expect(exchange).toMatchObject({ under_way: { id: run.body.id }, last_run: null });
    const stopped = await app.post(`exchanges/runs/${run.body.id}/stop/`, {}, editor);
    expect(stopped.body.state).toBe('stopped');
    expect((await trail()).map(({ action }) => action)).toEqual(['stopped', 'started']);
  });

  it('are not started of what is switched off, or of what companies upload', async () => {
    const off = await addExchangeRow(app.database, { active: false });
    const userId = await addUser(app.database);
    const upload = await addExchangeRow(app.database, { kind: 'upload', userId });
    for (const id of [off, upload])
      expect((await app.post(`exchanges/${id}/runs/`, {}, editor)).status).toBe(409);
    expect((await app.post('exchanges/999/runs/', {}, editor)).status).toBe(404);
  });

  it('stand in a list, the latest first', async () => {
    const id = await addExchangeRow(app.database);
    for (let at = 1; at <= 21; at += 1) await addRun(app.database, id);
    const { count, results } = (await app.get(`exchanges/${id}/runs/`, editor)).body;
    expect([count, results.length]).toEqual([21, 20]);
    expect(results[0].id).toBeGreaterThan(results[1].id);
    expect((await app.get(`exchanges/${id}/runs/?page=2`, editor)).body.results).toHaveLength(1);
  });

  it('that are held say what would go, and wait for one word', async () => {
    const id = await addExchangeRow(app.database, { name: 'Nord' });
    await addRun(app.database, id, { created: 5 });
    const held = await addRun(app.database, id, { state: 'held', unchanged: 1 });
    for (const externalId of ['a', 'b', 'c']) {
      const ad = await addAd(app.database, { external: 'Nord' });
      await addRecord(app.database, id, { externalId, jobAdId: ad });
    }
    await addImportResult(app.database, held, { externalId: 'a', outcome: 'unchanged' });
    const run = (await app.get(`exchanges/runs/${held}/`, editor)).body;
    expect(run).toMatchObject({ records: 1, last_good: 5, would_go: 2, exchange_name: 'Nord' });
    const done = await app.post(`exchanges/runs/${held}/decide/`, { decision: 'dismiss' }, editor);
    expect(done.body).toMatchObject({ state: 'dismissed', decided_by: 'Eva Amt' });
    const again = await app.post(`exchanges/runs/${held}/decide/`, { decision: 'confirm' }, editor);
    expect(again.status).toBe(409);
  });

  it('that are set aside say with what the server has died, and go on as an editor says', async () => {
    const id = await addExchangeRow(app.database, { name: 'Nord' });
    const run = await addRun(app.database, id, { state: 'set-aside' });
    const decide = (decision: string) =>
      app.post(`exchanges/runs/${run}/decide/`, { decision }, editor);
    const [listed] = (await app.get('exchanges/', editor)).body.results;
    expect(listed.warnings).toContain('set-aside');
    // Without an id it is unknown which record to leave out.
    expect((await app.get(`exchanges/runs/${run}/`, editor)).body.in_hand).toBeNull();
    expect((await decide('skip')).status).toBe(409);
    await rows(sql`
      update exchange_runs set in_hand = '{"from":7,"to":7,"id":"N-7","mark":"x"}' where id = ${run}`);
    await rows(
      sql`insert into exchange_left_out (exchange_id, external_id, mark) values (${id}, 'N-7', 'x')`,
    );
    expect((await app.get(`exchanges/runs/${run}/`, editor)).body.in_hand).toEqual({
      number: 7,
      external_id: 'N-7',
    });
    expect((await decide('confirm')).status).toBe(409);
    const skipped = await decide('skip');
    expect(skipped.body).toMatchObject({ state: 'waiting', decided_by: 'Eva Amt' });
    expect(await rows(sql`select external_id from exchange_left_out`)).toHaveLength(1);
    await rows(sql`update exchange_runs set state = 'set-aside', in_hand = '{"id":"N-7"}'`);
    expect((await decide('again')).body).toMatchObject({ state: 'waiting' });
    expect(await rows(sql`select external_id from exchange_left_out`)).toEqual([]);
    expect(await trail()).toMatchObject([{ action: 'started' }, { action: 'started' }]);
  });
});

describe('import results', () => {
  async function aRun() {
    const id = await addExchangeRow(app.database, { name: 'Nord' });
    const run = await addRun(app.database, id, { created: 1, rejected: 1, duplicate: 1 });
    const ad = await addAd(app.database, { title: 'Koch' });
    const record = await addRecord(app.database, id, {
      externalId: 'N-2',
      state: 'duplicate',
      duplicateOf: ad,
    });
    await addImportResult(app.database, run, {
      externalId: 'N-1',
      outcome: 'created',
      title: '=1+1',
    });
    await addImportResult(app.database, run, {
      externalId: 'N-2',
      outcome: 'duplicate',
      reason: 'same-title',
      duplicateOf: ad,
    });
    await addImportResult(app.database, run, {
      externalId: 'N-3',
      outcome: 'rejected',
      reason: 'unknown-place',
      detail: 'Atlantis',
      company: '100 % Handwerk',
    });
    return { id, run, ad, record };
  }

  it('stand in the order of their numbers where they have no id', async () => {
    const { run } = await aRun();
    for (const externalId of ['#2', '#10', '#1'])
      await addImportResult(app.database, run, {
        externalId,
        outcome: 'rejected',
        reason: 'no-id',
      });
    const { body } = await app.get(`exchanges/runs/${run}/import-results/?rejected=1`, editor);
    expect(body.results.map((one: any) => one.external_id)).toEqual(['N-3', '#1', '#2', '#10']);
  });

  it('are found by outcome and by words, with the ad that won', async () => {
    const { run, ad, record } = await aRun();
    const find = async (query: string) =>
      (await app.get(`exchanges/runs/${run}/import-results/?${query}`, editor)).body;
    expect((await find('')).results.map((one: any) => one.outcome)).toEqual([
      'rejected',
      'duplicate',
      'created',
    ]);
    expect((await find('created=1&rejected=1')).count).toBe(2);
    expect((await find('left-alone=1')).count).toBe(0);
    expect((await find('query=100%20%25')).count).toBe(1);
    expect((await find('query=n-2')).results).toEqual([
      {
        external_id: 'N-2',
        title: 'Bäcker',
        company: 'Kornhof',
        outcome: 'duplicate',
        reason: 'same-title',
        detail: '',
        job_ad: null,
        winner: { id: ad, title: 'Koch' },
        record,
        split: false,
        was_shown: false,
      },
    ]);
    expect((await find('page=2')).results).toEqual([]);
    expect((await app.get('exchanges/runs/999/import-results/', editor)).status).toBe(404);
  });

  it('are a table that German spreadsheets open and that runs nothing', async () => {
    const { run, ad } = await aRun();
    const response = await app.http.inject({
      url: `/api/v1/exchanges/runs/${run}/import-results/csv/`,
      headers: editor,
    });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.body.split('\r\n')).toEqual([
      '\uFEFFKennung;Titel;Firma;Ergebnis;Grund;Anzeige;Doppelt zu',
      "N-1;'=1+1;Kornhof;Neu;;;",
      `N-2;Bäcker;Kornhof;Doppelt;Der Titel ist derselbe.;;${ad}`,
      'N-3;Bäcker;100 % Handwerk;Abgelehnt;Der Ort ist nicht bekannt. Atlantis;;',
      '',
    ]);
  });

  it('are all in the table, however many', async () => {
    const { run } = await aRun();
    await rows(sql`
      insert into exchange_import_results (run_id, external_id, title, company, outcome)
      select ${run}, 'x' || n, 'Koch', 'Kornhof', 'unchanged' from generate_series(1, 2500) n`);
    const url = `/api/v1/exchanges/runs/${run}/import-results/csv/`;
    const { body } = await app.http.inject({ url, headers: editor });
    const ids = body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';')[0]);
    expect(ids).toHaveLength(2503);
    expect(new Set(ids).size).toBe(2503);
  });

  it('lead to the record as it came', async () => {
    const { run, record } = await aRun();
    expect((await app.get(`exchanges/records/${record}/`, editor)).body).toMatchObject({
      id: record,
      external_id: 'N-2',
      raw: { title: 'Bäcker' },
      history: [{ run, day: '2026-11-21', outcome: 'duplicate', reason: 'same-title' }],
    });
  });

  it('of a duplicate part the pair, and join it again', async () => {
    const { run, record, ad } = await aRun();
    const split = await app.post('exchanges/splits/', { record }, editor);
    expect(split.body).toEqual({ record, job_ad: ad });
    const find = async () =>
      (await app.get(`exchanges/runs/${run}/import-results/?duplicate=1`, editor)).body.results[0]
        .split;
    expect(await find()).toBe(true);
    expect((await app.delete(`exchanges/splits/${record}/${ad}/`, editor)).status).toBe(200);
    expect(await find()).toBe(false);
    expect((await app.delete(`exchanges/splits/${record}/${ad}/`, editor)).status).toBe(404);
    expect((await trail()).map(({ action }) => action)).toEqual(['joined', 'split']);
  });

  it('are the supplier’s by a secret link, which can be ended', async () => {
    const { id } = await aRun();
    const { link } = (await app.post(`exchanges/${id}/import-result-link/`, {}, admin)).body;
    const path = new URL(link).pathname + new URL(link).search;
    const read = (url: string) => app.http.inject({ url });
    const table = await read(path);
    expect(table.statusCode).toBe(200);
    expect(table.body).toContain('Atlantis');
    const old = await read(path.replace('import-results', 'receipts'));
    expect(old.body).toBe(table.body);
    expect(table.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const [kept] = await rows<{ hash: string }>(
      sql`select import_result_token_hash as hash from exchanges`,
    );
    expect(link).not.toContain(kept!.hash);
    const wrong = await read(`/api/v1/exchanges/import-results/?token=${'x'.repeat(43)}`);
    const without = await read('/api/v1/exchanges/import-results/');
    expect([wrong.statusCode, wrong.body]).toEqual([404, without.body]);
    await app.delete(`exchanges/${id}/import-result-link/`, admin);
    expect((await read(path)).statusCode).toBe(404);
    expect(JSON.stringify(await trail())).not.toContain(kept!.hash);
  });

  it('of a link of an exchange that was never read are an empty table', async () => {
    const id = await addExchangeRow(app.database);
    const { link } = (await app.post(`exchanges/${id}/import-result-link/`, {}, admin)).body;
    const { pathname, search } = new URL(link);
    const table = await app.http.inject({ url: pathname + search });
    expect(table.body.trim().split('\r\n')).toHaveLength(1);
  });
});
