import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStart } from '@lehrpfad/contract/core/dates/date-options.ts';
import { sql } from '../../core/database/drizzle.ts';
import { addAd, addCompany, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { properties, styleParts } from './embed-page.ts';

let app: TestApp;
const ids = { ad: 0, hidden: 0, event: 0 };
const base = 'http://localhost:3000';
const hostile = `"><script>alert('1')</script>&\u0001`;

const visit = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers });

beforeAll(async () => {
  app = await testApp({
    clock: () => testDay,
    prepare: async (db) => {
      const company = await addCompany(db, { name: 'Ofen & <Söhne>' });
      ids.ad = await addAd(db, { company_id: company, title: `Bäcker ${hostile}` });
      ids.hidden = await addAd(db, { company_id: company, published: false });
      const [event] = await db.rows<{ id: number }>(sql`
        insert into events (title, start_date, end_date, status, company_id)
        values ('Offene Tür', '2026-12-01', '2026-12-01', 2, ${company}) returning id`);
      ids.event = event?.id ?? 0;
    },
  });
});

describe('the script for pages of others', () => {
  it('is one small file that pages of every host may load, and keeps nothing', async () => {
    const { headers, body } = await visit('/einbetten/lehrpfad-stellen.js', {
      origin: 'https://schule.example',
    });
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(gzipSync(body).length).toBeLessThan(12_000);
    expect(body).not.toMatch(
      /document\.cookie|localStorage|sessionStorage|indexedDB|iframe|innerHTML/i,
    );
    expect(() => new Function(body)).not.toThrow();
    expect(body).not.toContain('{{');
    const known = { 'if-none-match': String(headers.etag) };
    expect((await visit('/einbetten/lehrpfad-stellen.js', known)).statusCode).toBe(304);
  });

  it('has what the page says of its style, and the words of the board', async () => {
    const { body } = await visit('/einbetten/lehrpfad-stellen.js');
    const used = new Set(body.match(/--lehrpfad-[a-z]+/g));
    expect([...used].toSorted()).toEqual(properties.map(([name]) => name).toSorted());
    const parts = new Set([...body.matchAll(/\bpart: '(\w+)'/g)].map(([, part]) => part));
    expect([...parts].toSorted()).toEqual(styleParts.toSorted());
    expect(body).toContain(`Beginn ${openStart}`);
  });
});

describe('the page that puts an element together', () => {
  const codeOn = (html: string) => /id="code"[^>]*><code>([^<]*)<\/code>/.exec(html)?.[1] ?? '';
  const decoded = (text: string) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');

  it('shows what was chosen as a preview and as code', async () => {
    const { body, headers } = await visit(
      '/einbetten?beruf=Tischler&ort=Stendal&umkreis=25&art=ausbildung&anzahl=10',
    );
    const element = `<lehrpfad-stellen beruf="Tischler" ort="Stendal" umkreis="25" art="ausbildung" anzahl="10">
  <a href="${base}/suche?search_multi_match=Tischler&amp;city=Stendal&amp;perimeter=25&amp;job_type__terms=ausbildung">Auf Lehrpfad: Tischler · in Stendal + 25 km · Ausbildung</a>
</lehrpfad-stellen>`;
    expect(decoded(codeOn(body))).toBe(
      `<script async src="${base}/einbetten/lehrpfad-stellen.js"></script>\n${element}`,
    );
    expect(body).toContain(`\n${element}`);
    expect(body).toMatch(/<option value="25" selected>/);
    // The preview runs only our own script.
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^' ]+'$/);
  });

  it('begins with everything, and leaves out what it does not offer', async () => {
    const usual = '<lehrpfad-stellen anzahl="5">';
    for (const query of [
      '',
      '?umkreis=25',
      '?anzahl=7&art=ferienjob&umkreis=1e9&ort=',
      '?beruf=a&beruf=b',
      `?titel=${'x'.repeat(501)}`,
    ])
      expect([query, (await visit(`/einbetten${query}`)).body.includes(usual)]).toEqual([
        query,
        true,
      ]);
  });

  it('writes whatever was typed as text', async () => {
    const query = new URLSearchParams({
      beruf: hostile.slice(0, -1),
      ort: hostile.slice(0, -1),
      titel: '</lehrpfad-stellen>',
    });
    const { body, statusCode } = await visit(`/einbetten?${query.toString()}`);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('"><script');
    expect(body.match(/<\/lehrpfad-stellen>/g)).toHaveLength(1);
  });
});

describe('oEmbed', () => {
  const ask = (path: string, more = '') =>
    visit(`/oembed?url=${encodeURIComponent(base + path)}${more}`);

  it('is named by the pages of ads and events, in both forms', async () => {
    for (const kind of ['stelle', 'event'] as const) {
      const id = kind === 'stelle' ? ids.ad : ids.event;
      const { headers } = await visit(`/${kind}/${id}`);
      const { body } = await visit(String(headers.location));
      const links = [
        ...body.matchAll(/type="(?:application\/json|text\/xml)\+oembed" href="([^"]+)"/g),
      ];
      expect(links).toHaveLength(2);
      for (const [, href = ''] of links) {
        const { pathname, search } = new URL(href.replaceAll('&amp;', '&'));
        expect((await visit(pathname + search)).statusCode).toBe(200);
      }
    }
    expect((await visit('/orte')).body).not.toContain('oembed');
  });

  it('describes an ad by a card that fits', async () => {
    const { headers, body } = await ask(`/stelle/${ids.ad}`);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    const answer = JSON.parse(body);
    expect(answer).toMatchObject({
      type: 'rich',
      version: '1.0',
      author_name: 'Ofen & <Söhne>',
      provider_name: 'Lehrpfad',
      thumbnail_url: `${base}/bild/stelle/${ids.ad}.png`,
      thumbnail_width: 1200,
      width: 600,
    });
    expect(answer.html).toContain('Ausbildung bei Ofen &amp; &lt;Söhne&gt; in Stendal');
    expect(answer.html).not.toContain('<script');
    const small = (await ask(`/stelle/${ids.ad}-frueher`, '&maxwidth=300&maxheight=100')).json();
    expect(small).toMatchObject({ width: 300, height: 100 });
    // A picture that is too large is left out.
    expect(small.thumbnail_url).toBeUndefined();
  });

  it('writes the same as XML', async () => {
    const { headers, body } = await ask(`/event/${ids.event}`, '&format=xml');
    expect(headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(body).toContain('<title>Offene Tür</title>');
    expect(body).toContain('&lt;blockquote&gt;');
    expect((await ask(`/stelle/${ids.ad}`, '&format=xml')).body).not.toContain('\u0001');
  });

  it('knows nothing that is not public, and nothing of other hosts', async () => {
    for (const path of [`/stelle/${ids.hidden}`, '/stelle/999999', '/orte', '/stelle/x', '/'])
      expect([path, (await ask(path)).statusCode]).toEqual([path, 404]);
    const other = encodeURIComponent(`https://boese.example/stelle/${ids.ad}`);
    expect((await visit(`/oembed?url=${other}`)).statusCode).toBe(404);
    expect((await visit('/oembed?url=kein%20Link')).statusCode).toBe(404);
  });

  it.each([
    ['', 400],
    ['?url=a&url=b', 400],
    [`?url=${'a'.repeat(2001)}`, 400],
    [`?url=${base}/stelle/1&maxwidth=-1`, 400],
    [`?url=${base}/stelle/1&format=yaml`, 501],
  ])('refuses %s', async (query, status) => {
    expect((await visit(`/oembed${query}`)).statusCode).toBe(status);
  });
});
