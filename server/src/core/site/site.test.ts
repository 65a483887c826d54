import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttp } from '../http/http.ts';
import { chooseEncoding, fillPage, PageVariants } from './page-variants.ts';
import { retiredWorker } from './retired-worker.ts';
import { serveSite } from './site.ts';

const html = `<head><!--with picture--><link href="{{picture}}"><!--end--></head>
<main><!--with picture--><img src="{{picture}}" alt="{{unknown}}"><!--end-->Text{{always}}</main>`;

describe('a page', () => {
  it('shows its values, escaped', () => {
    expect(fillPage(html, { picture: '/a"><script>&' })).toBe(
      `<head><link href="/a&quot;&gt;&lt;script&gt;&amp;"></head>
<main><img src="/a&quot;&gt;&lt;script&gt;&amp;" alt="">Text</main>`,
    );
  });

  it('leaves out what needs values where there are none', () => {
    expect(fillPage(html, {})).toBe('<head></head>\n<main>Text</main>');
  });

  it('is compressed once in each of its forms', () => {
    const variants = new PageVariants(html);
    expect(variants.get({ picture: 'a' })).toBe(variants.get({ picture: 'a' }));
    expect(variants.get({ picture: 'a' })).not.toBe(variants.get({ picture: 'b' }));
  });
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('for who accepts %s the encoding is %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

describe('the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-site-'));
  let app: FastifyInstance;
  let first: () => Promise<Record<string, string>>;

  beforeAll(async () => {
    for (const name of ['index.html', 'index.html.br', 'index.html.gz']) {
      writeFileSync(join(folder, name), html);
    }
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/a-123.js'), 'run()');
    writeFileSync(join(folder, 'sw.js'), 'keep()');
    writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
    app = await createHttp({ trustProxy: false, rateLimits: false });
    await serveSite(app, { first: [() => ({ always: '!' }), () => first()], folder });
  });
  beforeEach(() => (first = async () => ({ picture: '/a.avif' })));
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends its page in %s, never to be kept', async (encoding, decompress) => {
    const { headers, rawPayload } = await app.inject({
      url: '/',
      headers: { 'accept-encoding': encoding },
    });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
    });
    expect(decompress(rawPayload).toString()).toBe(
      fillPage(html, { always: '!', picture: '/a.avif' }),
    );
  });

  it('sends the same page under its file name, and under no other', async () => {
    const { headers, body } = await app.inject('/index.html');
    expect(body).toBe(fillPage(html, { always: '!', picture: '/a.avif' }));
    expect(headers['cache-control']).toBe('private, no-cache');
    for (const url of ['/index.html.br', '/index.html.gz', '/assets/../index.html.gz']) {
      expect((await app.inject(url)).statusCode).toBe(404);
    }
    const packed = await app.inject({
      url: '/%69ndex.html',
      headers: { 'accept-encoding': 'br' },
    });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(body);
  });

  it('says how long a file is of which somebody asks for a part beyond its end', async () => {
    const url = '/assets/a-123.js';
    const part = await app.inject({ url, headers: { range: 'bytes=1-2' } });
    expect([part.statusCode, part.body]).toEqual([206, 'un']);
    const beyond = await app.inject({ url, headers: { range: 'bytes=99999-' } });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */5');
    expect(beyond.json()).toMatchObject({ code: 'range' });
  });

  it('asks anew for every request what the page begins with', async () => {
    const pages: string[] = [];
    for (const picture of ['/a', '/b']) {
      first = async () => ({ picture });
      pages.push((await app.inject('/')).body);
    }
    expect(pages).toEqual([
      fillPage(html, { always: '!', picture: '/a' }),
      fillPage(html, { always: '!', picture: '/b' }),
    ]);
  });

  it('opens all the same when that cannot be found out', async () => {
    first = async () => {
      throw new Error('no database');
    };
    const { statusCode, body } = await app.inject('/');
    expect([statusCode, body]).toEqual([200, fillPage(html, { always: '!' })]);
  });

  it('has browsers ask anew for its manifest and its service worker', async () => {
    const [manifest, worker] = await Promise.all(
      ['/manifest.webmanifest', '/sw.js'].map((url) => app.inject(url)),
    );
    expect(manifest?.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/manifest\+json/),
      'cache-control': 'no-cache',
    });
    expect(worker?.headers).toMatchObject({
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
      'cache-control': 'no-cache',
    });
    expect(worker?.body).toBe('keep()');
  });

  it('sends one that removes itself where the service worker is switched off', async () => {
    const without = await createHttp({ trustProxy: false, rateLimits: false });
    await serveSite(without, { folder, serviceWorker: false });
    const { headers, body } = await without.inject('/sw.js');
    await without.close();
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(body).toBe(retiredWorker);
    expect(body).toContain('registration.unregister()');
  });

  it('lets files with a hash in their name be kept for good', async () => {
    const { headers } = await app.inject('/assets/a-123.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});
