import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttp } from '../http/http.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await createHttp({ trustProxy: true, rateLimits: false });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'GET'] as const) {
    app.route({ method, url: '/api/thing', handler: () => ({ ok: true }) });
  }
  app.get('/', () => ({ ok: true }));
  app.get('/media/picture.webp', () => ({ ok: true }));
});
afterAll(() => app.close());

const pair = (cookie?: string, header?: string) => ({
  ...(cookie !== undefined && { cookies: { csrftoken: cookie } }),
  ...(header !== undefined && { headers: { 'x-csrftoken': header } }),
});

describe('an unsafe call', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s passes with the pair',
    async (method) => {
      const answer = await app.inject({ method, url: '/api/thing', ...pair('abc', 'abc') });
      expect(answer.statusCode).toBe(200);
    },
  );

  it.each([
    ['without both', pair()],
    ['without the header', pair('abc')],
    ['without the cookie', pair(undefined, 'abc')],
    ['with two empty ones', pair('', '')],
    ['with another value', pair('abc', 'abd')],
    ['with a longer value', pair('abc', 'abcd')],
    ['with bytes of the same number', pair('ab', 'ä')],
  ])('is refused in German %s', async (_, tokens) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await app.inject({ method, url: '/api/thing', ...tokens });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        code: 'csrf_failed',
        detail: expect.stringContaining('Sicherheitsprüfung'),
      });
    }
  });
});

describe('an unsafe call from a browser that blocks cookies', () => {
  const statusFrom = async (site: string, cookie = '', header = '') => {
    const headers = { 'sec-fetch-site': site, 'x-csrftoken': header };
    const cookies = { csrftoken: cookie };
    const call = { method: 'POST', url: '/api/thing', headers, cookies } as const;
    return (await app.inject(call)).statusCode;
  };

  it('passes from a page of this site', async () => {
    expect(await statusFrom('same-origin')).toBe(200);
  });

  it('passes from a page of this site that cannot read the cookie', async () => {
    expect(await statusFrom('same-origin', 'abc')).toBe(200);
  });

  it.each(['same-site', 'cross-site', 'none'])('is refused from %s', async (site) => {
    expect(await statusFrom(site)).toBe(403);
  });

  it('is refused with another value than the cookie', async () => {
    expect(await statusFrom('same-origin', 'abc', 'abd')).toBe(403);
  });
});

describe('where people come by https', () => {
  let https: FastifyInstance;

  beforeAll(async () => {
    https = await createHttp({
      trustProxy: true,
      rateLimits: false,
      publicUrl: 'https://lehrpfad.example',
    });
    https.route({ method: ['GET', 'POST'], url: '/api/thing', handler: () => ({ ok: true }) });
  });
  afterAll(() => https.close());

  it('the cookie is of this host alone, whatever the way from the proxy to here', async () => {
    const { cookies, headers } = await https.inject('/api/thing');
    expect(cookies).toMatchObject([{ name: '__Host-csrftoken', path: '/', secure: true }]);
    expect(String(headers['set-cookie'])).not.toMatch(/domain/i);
  });

  it.each([
    ['__Host-csrftoken', 200],
    ['csrftoken', 403],
  ])('a call repeats the one in %s: %d', async (name, status) => {
    const call = { method: 'POST', url: '/api/thing', cookies: { [name]: 'abc' } } as const;
    const answer = await https.inject({ ...call, headers: { 'x-csrftoken': 'abc' } });
    expect(answer.statusCode).toBe(status);
  });
});

describe('the cookie', () => {
  const cookieOf = async (url: string, headers = {}, cookies = {}) =>
    (await app.inject({ url, headers, cookies })).cookies[0];

  it.each(['/', '/?from=letter', '/api/thing'])(
    'comes with %s, readable by scripts of this site',
    async (url) => {
      const cookie = await cookieOf(url);
      expect(cookie).toMatchObject({ name: 'csrftoken', path: '/', sameSite: 'Lax' });
      expect(cookie?.value).toMatch(/^[\w-]{32}$/);
      expect(cookie).not.toHaveProperty('httpOnly');
      expect(cookie).not.toHaveProperty('secure');
    },
  );

  it('is another for everyone, and stays with who has one', async () => {
    expect((await cookieOf('/'))?.value).not.toBe((await cookieOf('/'))?.value);
    expect(await cookieOf('/', {}, { csrftoken: 'abc' })).toBeUndefined();
  });

  it('is only for https where the page came by https', async () => {
    expect(await cookieOf('/', { 'x-forwarded-proto': 'https' })).toMatchObject({ secure: true });
  });

  it('does not come with pictures, which are cached for everyone', async () => {
    expect(await cookieOf('/media/picture.webp')).toBeUndefined();
  });
});
