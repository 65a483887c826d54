import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../core/database/drizzle.ts';
import { addAd, addCompany, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { untilChangesAreComplete } from '../changes.fixture.ts';
import { operations } from '../operations.ts';
import { operationWords, parameterWords } from './words.ts';

let app: TestApp;
let page: string;
let ads: number[];

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** The examples of the page: URLs with their promised responses. */
const examplesOn = (html: string) =>
  [...html.matchAll(/class="example" href="([^"]+)"[\s\S]*?<pre[^>]*><code>([^<]*)<\/code>/g)].map(
    ([, url = '', answer = '']) => ({ url: decoded(url), answer: JSON.parse(decoded(answer)) }),
  );

/** Fetches like an external program, by full URLs. */
const fetchFromBoard = async (address: string) => {
  const { pathname, search, origin } = new URL(address);
  expect(origin).toBe('http://localhost:3000');
  const { statusCode, headers, body } = await app.http.inject(pathname + search);
  return new Response(statusCode === 304 ? null : body, {
    status: statusCode,
    headers: headers as Record<string, string>,
  });
};

interface Copy {
  readonly ads: Map<number, { readonly id: number; readonly title: string }>;
  cursor: string;
}

interface Client {
  readAll(): Promise<Copy>;
  follow(copy: Copy): Promise<Copy>;
}

/** Runs the program on the page literally. */
async function clientOfPage(): Promise<Client> {
  const [, text = ''] = /<pre[^>]*id="programm"[^>]*><code>([^<]*)<\/code>/.exec(page) ?? [];
  return import(`data:text/javascript,${encodeURIComponent(decoded(text))}`);
}

beforeAll(async () => {
  app = await testApp({
    clock: () => testDay,
    prepare: async (db) => {
      const company = await addCompany(db, { name: 'Ofen & <Söhne>' });
      ads = [];
      for (let number = 1; number <= 120; number += 1)
        ads.push(await addAd(db, { company_id: company, title: `Stelle ${number}` }));
      await addAd(db, { company_id: company, title: 'Verborgen', published: false });
      await db.rows(sql`
        update job_ads set details = ${`<p>${'Lang & breit. '.repeat(50)}</p>`} where id = ${ads[0]}`);
      await db.rows(sql`
        insert into events (title, start_date, end_date, status, company_id)
        values ('Offene Tür', '2026-12-01', '2026-12-01', 2, ${company})`);
    },
  });
  page = (await app.http.inject('/schnittstelle')).body;
});

afterEach(() => vi.unstubAllGlobals());

describe('the page of the public API', () => {
  it('describes every call and every parameter in German', () => {
    expect(Object.keys(operationWords)).toEqual(operations.map(({ name }) => name));
    const named = operations.flatMap(({ query }) => Object.keys(query.shape));
    for (const { name, path } of operations) {
      const [, section = ''] = page.split(`id="${name}"`);
      expect(section).toContain(`/api/public/v1/${path.replace(':id', '{id}')}`);
    }
    const own = Object.values(operationWords).flatMap(({ parameters = {} }) =>
      Object.keys(parameters),
    );
    expect(named.filter((name) => !(name in parameterWords) && !own.includes(name))).toEqual([]);
    expect(page).not.toMatch(/<dd[^>]*><\/dd>/);
  });

  it('shows a live response of every call', async () => {
    const examples = examplesOn(page);
    expect(examples).toHaveLength(operations.length);
    for (const { url, answer } of examples) {
      const response = await fetchFromBoard(url);
      expect([url, response.status]).toEqual([url, 200]);
      const cut = (_name: string, value: unknown) =>
        typeof value === 'string' && value.length > 160 ? `${value.slice(0, 160)} …` : value;
      const { meta: _, ...now } = JSON.parse(JSON.stringify(await response.json(), cut));
      const { meta, ...shown } = answer;
      expect(shown).toEqual(now);
      if (meta) expect(meta).toEqual(expect.objectContaining({ limit: expect.any(Number) }));
    }
    // Texts of companies are escaped here.
    expect(page).toContain('Ofen &amp; &lt;Söhne&gt;');
    expect(page).not.toContain('<Söhne>');
  });

  it('says so if nothing is public yet', async () => {
    const empty = await testApp({ clock: () => testDay });
    const { statusCode, body } = await empty.http.inject('/schnittstelle');
    expect(statusCode).toBe(200);
    expect(body.match(/deshalb steht hier kein Beispiel/g)).toHaveLength(3);
    await empty.close();
  });
});

describe('a program written from the page alone', () => {
  it('reads all ads, and follows what changes', async () => {
    vi.stubGlobal('fetch', fetchFromBoard);
    const client = await clientOfPage();
    await untilChangesAreComplete(app.database);
    let copy = await client.readAll();
    expect([...copy.ads.keys()]).toEqual(ads);

    const [changed, hidden, deleted] = ads;
    await app.database.rows(sql`update job_ads set title = 'Neu' where id = ${changed}`);
    await app.database.rows(sql`update job_ads set published = false where id = ${hidden}`);
    await app.database.rows(sql`delete from job_ads where id = ${deleted}`);
    const added = await addAd(app.database, { title: 'Dazu' });
    await untilChangesAreComplete(app.database);
    copy = await client.follow(copy);
    expect([...copy.ads.keys()]).toEqual([
      ...ads.filter((id) => id !== hidden && id !== deleted),
      added,
    ]);
    expect(copy.ads.get(changed!)?.title).toBe('Neu');
    expect(await client.follow(copy)).toBe(copy);
  });

  it('begins anew where its cursor is of another database', async () => {
    vi.stubGlobal('fetch', fetchFromBoard);
    const client = await clientOfPage();
    const copy = await client.readAll();
    const [, ...rest] = Buffer.from(copy.cursor, 'base64url').toString().split(' ');
    const cursor = Buffer.from([crypto.randomUUID(), ...rest].join(' ')).toString('base64url');
    const again = await client.follow({ ads: new Map(), cursor });
    expect([...again.ads.keys()]).toEqual([...copy.ads.keys()]);
  });
});

describe('the form of a call', () => {
  const lead = async (query: string) => {
    const { statusCode, headers } = await app.http.inject(`/schnittstelle/ausprobieren?${query}`);
    expect(statusCode).toBe(302);
    return headers.location;
  };

  it('has a field for each parameter, and leads to the call without the empty ones', async () => {
    for (const { name, path, query } of operations) {
      const [, form = ''] = page.split(`name="was" value="${name}"`);
      const fields = [...form.split('</form>')[0]!.matchAll(/ name="(\w+)"/g)].map(
        ([, one]) => one,
      );
      const id = path.includes(':id') ? ['id'] : [];
      expect([name, fields]).toEqual([name, [...id, ...Object.keys(query.shape)]]);
    }
    expect(await lead('was=listAds&kind=&limit=5&occupation=')).toBe('/api/public/v1/ads?limit=5');
    expect(await lead('was=readAd&id=7')).toBe('/api/public/v1/ads/7');
    expect(await lead('was=searchAds&text=K%C3%B6ch+%26+Co&place=Halle')).toBe(
      '/api/public/v1/search?text=K%C3%B6ch+%26+Co&place=Halle',
    );
  });

  it.each([
    ['was=readAd', '/schnittstelle#readAd'],
    ['was=readAd&id=../../../x', '/schnittstelle#readAd'],
    ['was=nichts&kind=x', '/schnittstelle'],
    ['', '/schnittstelle'],
    ['was=listAds&kind=a&kind=b', '/api/public/v1/ads'],
    [`was=searchAds&text=${'a'.repeat(501)}`, '/api/public/v1/search'],
    ['was=listAds&//boese.example=1', '/api/public/v1/ads'],
  ])('stays on this board for %s', async (query, location) => {
    expect(await lead(query)).toBe(location);
  });
});
