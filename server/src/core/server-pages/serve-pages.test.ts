import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttp } from '../http/http.ts';
import { messagePage, openTemplates, renderPage } from './page.ts';
import { servePages } from './serve-pages.ts';

let app: FastifyInstance;
const template = openTemplates(new URL('.', import.meta.url));

beforeAll(async () => {
  app = await createHttp({ trustProxy: false, rateLimits: false });
  app.post('/api/thing', () => ({ ok: true }));
  await servePages(app, (pages) => {
    pages.page(
      '/konto/seite',
      ({ query, csrf }) => ({ title: 'Seite', body: `${query('a')}|${csrf.value}` }),
      ({ field }) =>
        field('a') === 'weiter'
          ? { goTo: '/konto/fertig' }
          : messagePage({ title: 'Da', paragraphs: [field('a')], status: 400 }),
    );
    pages.page('/konto/kaputt', () => {
      throw new Error('inside');
    });
  });
});
afterAll(() => app.close());

const send = (payload: string, cookie = 'abc', type = 'application/x-www-form-urlencoded') =>
  app.inject({
    method: 'POST',
    url: '/konto/seite',
    payload,
    cookies: { csrftoken: cookie },
    headers: { 'content-type': type },
  });

describe('a page', () => {
  it('is kept nowhere, tells no address to others and runs no script but one', async () => {
    const { headers, statusCode } = await app.inject('/konto/seite?a=1');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
    });
    expect((await app.inject('/konto/seite')).headers).not.toHaveProperty('x-robots-tag');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[\w+/]{43}='(;|$)/);
    expect(policy).not.toMatch(/unsafe|http/);
  });

  it('gives a token to whoever has none, and the same one in its form', async () => {
    const { cookies, body } = await app.inject('/konto/seite');
    expect(cookies[0]?.value).toMatch(/^[\w-]{32}$/);
    expect(body).toContain(`|${cookies[0]?.value}`);
    const known = await app.inject({ url: '/konto/seite', cookies: { csrftoken: 'abc' } });
    expect(known.body).toContain('|abc');
    expect(known.cookies).toEqual([]);
  });

  it('reads a value that comes twice as none', async () => {
    expect((await app.inject('/konto/seite?a=1&a=2')).body).toContain('\n|');
  });

  it('tells of a failure in German, with nothing of the inside', async () => {
    const { statusCode, body } = await app.inject('/konto/kaputt');
    expect(statusCode).toBe(500);
    expect(body).toMatch(/Ein unerwarteter Fehler ist aufgetreten \(Kennung [\da-f]{8}\)\./);
    expect(body).not.toContain('inside');
  });

  it('is not found in German where there is none', async () => {
    const answer = await app.inject({ url: '/konto/nichts', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<h1>Diese Seite gibt es nicht</h1>');
    expect(answer.body).toContain('href="?lang=uk" lang="uk" hreflang="uk">Українська</a>');
    expect(answer.body).not.toContain('?lang=de');
  });
});

describe('a form', () => {
  it('is read where it carries the token of the cookie', async () => {
    const { statusCode, body } = await send('csrf_token=abc&a=B%C3%A4cker+%26+Co');
    expect(statusCode).toBe(400);
    expect(body).toContain('<p>Bäcker &amp; Co</p>');
  });

  it('leads to another address after something was done', async () => {
    const { statusCode, headers } = await send('csrf_token=abc&a=weiter');
    expect([statusCode, headers.location]).toEqual([303, '/konto/fertig']);
  });

  it.each([
    ['without the token', 'a=weiter'],
    ['with another one', 'csrf_token=abd&a=weiter'],
    ['with an empty one', 'csrf_token=&a=weiter'],
    ['with nothing in it', ''],
  ])('is refused %s, with what to do', async (_, payload) => {
    const { statusCode, body } = await send(payload);
    expect(statusCode).toBe(403);
    expect(body).toContain('Öffnen Sie die Seite bitte neu');
  });

  it('is refused without the cookie, and the header does not help', async () => {
    expect((await send('csrf_token=&a=weiter', '')).statusCode).toBe(403);
    const withHeader = await app.inject({
      method: 'POST',
      url: '/konto/seite',
      payload: 'a=weiter',
      cookies: { csrftoken: 'abc' },
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-csrftoken': 'abc' },
    });
    expect(withHeader.statusCode).toBe(403);
  });

  it('is read from a browser that blocks cookies and names this site', async () => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/konto/seite',
      payload: 'csrf_token=abc&a=weiter',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
    });
    expect(statusCode).toBe(303);
  });

  it.each([
    ['too large', `csrf_token=abc&a=${'x'.repeat(66_000)}`, undefined, 413],
    ['with a field twice', 'csrf_token=abc&a=1&a=2', undefined, 400],
    ['with bytes that are no text', 'csrf_token=abc&a=%E4', undefined, 400],
    ['with a NUL', 'csrf_token=abc&a=%00', undefined, 400],
    ['as JSON', '{"csrf_token":"abc","a":"weiter"}', 'application/json', 415],
    ['as text', 'csrf_token=abc&a=weiter', 'text/plain', 415],
  ])('is refused %s', async (_, payload, type, status) => {
    const { statusCode, headers } = await send(payload, 'abc', type);
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('is read by these pages alone', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/thing',
      payload: 'csrf_token=abc',
      cookies: { csrftoken: 'abc' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'csrf_failed' });
  });
});

describe('what templates insert', () => {
  const evil = '"><script>alert(1)</script>';

  it('is text, whatever it looks like', () => {
    const html = renderPage({
      title: evil,
      body: template('message', { paragraphs: [evil], ways: [{ label: evil, url: evil }] }),
    });
    expect(html).not.toContain('<script');
    expect(html.match(/&lt;script&gt;/g)).toHaveLength(6);
  });
});

describe('the stylesheet', () => {
  it('is kept under its version, and asks nobody else', async () => {
    const url = /href="(\/server-pages\.css[^"]*)"/.exec((await app.inject('/konto/seite')).body)!;
    const { statusCode, headers, body } = await app.inject(url[1]!);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(body).not.toMatch(/url\((?!'?\/assets\/)/);
    const other = await app.inject('/server-pages.css?v=other');
    expect(other.headers['cache-control']).toBe('public, no-cache');
  });
});

it('has the colours of the application in both schemes', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const [light = '', dark = ''] = read('style.css').split('@media (prefers-color-scheme: dark)');
  const ours = (css: string) => [...css.matchAll(/^ +--([\w-]+): (#\w+);$/gm)];
  const theirs = read('../../../../web/src/core/styles/colours.css');
  const pairs = ours(light).map(([, name = '', value = '']) => {
    const other = ours(dark).find(([, same]) => same === name)?.[2];
    return other ? `--${name}: light-dark(${value}, ${other});` : `--${name}: ${value};`;
  });
  expect(pairs.length).toBeGreaterThan(10);
  expect(pairs.filter((pair) => !theirs.includes(pair))).toEqual([]);
});
