import { readFileSync } from 'node:fs';
import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { addAd, addCompany, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { recordShownAds } from '../../job-ads/publishing/shown-store.ts';

const schema = readFileSync(new URL('atom.fixture.rng', import.meta.url), 'utf8');
const hostile = `Bäcker ]]> <script>alert(1)</script> & "'\u0001\u000b\uffff😀 &amp; &#0;`;

let app: TestApp;
let company: number;
let ad: number;
let now = testDay;

const visit = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers });

/** Returns the errors of libxml2 for a feed by the schema of RFC 4287; empty for a valid one. */
async function faults(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.atom', contents: xml }],
    schema: [{ fileName: 'atom.rng', contents: schema }],
    extension: 'relaxng',
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** Parses a document with libxml2 and serialises it again. */
async function readAnew(xml: string): Promise<string> {
  const { normalized } = await validateXML({
    xml: [{ fileName: 'feed.atom', contents: xml }],
    schema: [{ fileName: 'atom.rng', contents: schema }],
    extension: 'relaxng',
    normalization: 'format',
  });
  return normalized;
}

const texts = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text]) => text);

beforeAll(async () => {
  app = await testApp({
    clock: () => now,
    prepare: async (db) => {
      company = await addCompany(db, { name: 'Möhring & <Söhne>' });
      ad = await addAd(db, { company_id: company, title: hostile });
      await addAd(db, { title: 'Koch werden', details: '<p>Küche</p>' });
      await addAd(db, { company_id: company, title: 'Unsichtbar', published: false });
      await recordShownAds(db, testDay);
    },
  });
});

describe('the feed of a search', () => {
  it('is valid by RFC 4287 with any title', async () => {
    const { body, headers, statusCode } = await visit('/feed/suche.atom');
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
    ]);
    expect(await faults(body)).toEqual([]);
    expect(texts(body, 'title')).toHaveLength(3);
    expect(body).not.toContain('Unsichtbar');
    expect(await readAnew(body)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('is found wrong by the check where it is', async () => {
    const { body } = await visit('/feed/suche.atom');
    expect(await faults(body.replace(/<updated>.*<\/updated>/, ''))).not.toEqual([]);
    expect(await faults(body.replace(/<updated>/, '<updated>x'))).not.toEqual([]);
    expect(await faults(body.replace('</feed>', '<b/></feed>'))).not.toEqual([]);
  });

  it('has the ads that the search finds, and names itself by its address', async () => {
    const query = 'job_type__terms=ausbildung&search_multi_match=B%C3%A4cker&x=%3C&job_ids=1';
    const { body } = await visit(`/feed/suche.atom?${query}`);
    expect(await faults(body)).toEqual([]);
    const own =
      'http://localhost:3000/feed/suche.atom?search_multi_match=B%C3%A4cker&amp;job_type__terms=ausbildung';
    expect(texts(body, 'id')[0]).toBe(own);
    expect(texts(body, 'title')[0]).toBe('Neue Stellen: Bäcker · Ausbildung – Lehrpfad');
    expect(texts(body, 'id')).toContain(`http://localhost:3000/stelle/${ad}`);
  });

  it.each([
    'search_multi_match=qqqxyz',
    'city=%3C%22%3E%5D%5D%3E&perimeter=10',
    'start=1',
    'search_multi_match=%01%EF%BF%BF%C2%80',
    '&&==&',
  ])('is valid for %s', async (query) => {
    const { body, statusCode } = await visit(`/feed/suche.atom?${query}`);
    expect(statusCode).toBe(200);
    expect(await faults(body)).toEqual([]);
  });

  it.each([
    'job_type__terms=ferienjob',
    `search_multi_match=${'a'.repeat(501)}`,
    `x=${'a'.repeat(3000)}`,
    'location__geo_distance=1',
    'start=7',
  ])('is none for %s', async (query) => {
    expect((await visit(`/feed/suche.atom?${query}`)).statusCode).toBe(404);
  });

  it.each(['search_multi_match=%00', '%', '%E4=%E4'])('is refused for %s', async (query) => {
    expect((await visit(`/feed/suche.atom?${query}`)).statusCode).toBe(400);
  });

  it('keeps the id of an ad, and has the time of its last change', async () => {
    const before = (await visit('/feed/suche.atom')).body;
    await app.database.rows(sql`
      update job_ads set title = 'Neuer Titel', last_updated = '2026-12-01T10:00:00Z' where id = ${ad}`);
    await app.changes.read();
    const { body } = await visit('/feed/suche.atom');
    expect(texts(body, 'id').toSorted()).toEqual(texts(before, 'id').toSorted());
    expect(texts(body, 'updated')[0]).toBe('2026-12-01T10:00:00.000Z');
    expect(body).toContain(`/stelle/${ad}-neuer-titel`);
  });

  it('is answered 304 until something changes', async () => {
    const { headers } = await visit('/feed/suche.atom');
    const known = { 'if-none-match': String(headers.etag) };
    expect((await visit('/feed/suche.atom', known)).statusCode).toBe(304);
    const since = { 'if-modified-since': String(headers['last-modified']) };
    expect((await visit('/feed/suche.atom', since)).statusCode).toBe(304);
    await addAd(app.database, { title: 'Noch einer' });
    await app.changes.read();
    expect((await visit('/feed/suche.atom', known)).statusCode).toBe(200);
  });

  it('has fifty entries at most', async () => {
    for (let at = 0; at < 55; at += 1)
      await addAd(app.database, { company_id: company, title: `Stelle ${at}` });
    await app.changes.read();
    for (const url of ['/feed/suche.atom', await feedOfCompany()])
      expect(texts((await visit(url)).body, 'published')).toHaveLength(50);
  });
});

async function feedOfCompany(): Promise<string> {
  const { headers } = await visit(`/unternehmen/${company}/feed.atom`);
  return String(headers.location);
}

describe('the feed of a company', () => {
  it('is named by its page, moves with its name, and is valid', async () => {
    const path = await feedOfCompany();
    expect(path).toMatch(new RegExp(`^/unternehmen/${company}-[a-z-]+/feed\\.atom$`));
    const { body } = await visit(path);
    expect(await faults(body)).toEqual([]);
    expect(texts(body, 'title')[0]).toMatch(/^Möhring &amp; &lt;Söhne&gt;/);
    expect(body).not.toContain('Koch werden');
    const page = await visit(path.replace('/feed.atom', ''));
    expect(page.body).toContain(
      `<link rel="alternate" type="application/atom+xml" title="Neue Stellen von Möhring &amp; &lt;Söhne&gt;" href="${path}">`,
    );
  });

  it('does not exist for a company that is not public', async () => {
    const locked = await addCompany(app.database, { locked: true });
    for (const segment of [locked, 0, 'x', 999_999])
      expect((await visit(`/unternehmen/${segment}/feed.atom`)).statusCode).toBe(404);
  });
});

describe('the count of new ads', () => {
  it('counts ads that became public since then, and returns the time up to which they were counted', async () => {
    const count = async (since: string, query = '') =>
      (await app.get(`search/new/?since=${encodeURIComponent(since)}${query}`)).body;
    const before = await count(testDay.toISOString());
    expect(before).toEqual({ count: 0, as_of: new Date(testDay.getTime() - 60_000).toISOString() });
    now = new Date(testDay.getTime() + 3_600_000);
    await addAd(app.database, { title: 'Ganz neu', company_id: company });
    await recordShownAds(app.database, now);
    await app.changes.read();
    const all = await count(before.as_of);
    expect(all.count).toBeGreaterThan(0);
    expect((await count(before.as_of, '&search_multi_match=qqqxyz')).count).toBe(0);
    expect((await count(before.as_of, '&job_type__terms=praktikum')).count).toBe(0);
    expect((await count(now.toISOString())).count).toBe(0);
    for (const odd of ['1000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])
      expect((await count(odd)).count).toBeGreaterThanOrEqual(0);
    expect((await app.get('search/new/?since=gestern')).status).toBe(400);
    expect((await app.get('search/new/')).status).toBe(400);
  });
});
