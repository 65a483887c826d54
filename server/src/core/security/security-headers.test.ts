import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttp } from '../http/http.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await createHttp({ trustProxy: false, rateLimits: false });
  app.get('/', () => ({ ok: true }));
  app.get('/fails', () => {
    throw new Error('inside');
  });
});
afterAll(() => app.close());

it.each([
  ['an answer', '/'],
  ['a failure', '/fails'],
  ['a refusal', '/nowhere'],
])('stand on %s', async (_, url) => {
  const { headers } = await app.inject(url);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['permissions-policy']).toContain('camera=(), ');
  expect(headers['permissions-policy']).toContain('geolocation=(self)');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

it('allow scripts, fonts and calls of this host alone, and no framing', async () => {
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  const directives = new Map(policy.split(';').map((part) => [part.split(' ')[0], part]));
  expect(directives.get('default-src')).toBe("default-src 'self'");
  expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directives.get('base-uri')).toBe("base-uri 'none'");
  expect(directives.get('object-src')).toBe("object-src 'none'");
  expect(directives.get('script-src')?.split(' ').slice(1)).not.toContain("'unsafe-inline'");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
});

it.each([
  ['https://lehrpfad.example', 'max-age=31536000'],
  ['http://lehrpfad.example', undefined],
])('with the public address %s want https: %s', async (publicUrl, expected) => {
  const http = await createHttp({ trustProxy: false, rateLimits: false, publicUrl });
  const { headers } = await http.inject('/');
  expect(headers['strict-transport-security']).toBe(expected);
  await http.close();
});

async function policyFor(mapStyleUrl: string, cookie?: string): Promise<Map<string, string>> {
  const http = await createHttp({ trustProxy: false, rateLimits: false, mapStyleUrl });
  http.get('/', () => ({ ok: true }));
  const { headers } = await http.inject({ url: '/', headers: cookie ? { cookie } : {} });
  await http.close();
  const parts = String(headers['content-security-policy']).split(';');
  return new Map(parts.map((part) => [part.split(' ')[0] ?? '', part]));
}

describe('the map', () => {
  const style = 'https://karte.example:8443/stile/bunt.json?schluessel=1';

  it('may ask its host, and for nothing but data and pictures, once the visitor consents', async () => {
    const policy = await policyFor(style, 'csrftoken=abc; cookieConsent=true');
    expect(policy.get('connect-src')).toBe("connect-src 'self' https://karte.example:8443");
    expect(policy.get('img-src')).toBe("img-src 'self' https://karte.example:8443");
    const others = [...policy].filter(([name]) => !['connect-src', 'img-src'].includes(name));
    expect(others.join()).not.toContain('karte.example');
    expect(policy.get('worker-src')).toBe("worker-src 'self'");
  });

  it.each([
    undefined,
    'cookieConsent=false',
    'cookieConsent=',
    'xcookieConsent=true',
    'a=cookieConsent=true',
  ])('may ask nobody with the cookies "%s"', async (cookie) => {
    const policy = await policyFor(style, cookie);
    expect(policy.get('connect-src')).toBe("connect-src 'self'");
    expect(policy.get('img-src')).toBe("img-src 'self'");
  });

  it('needs no other host where it comes from ours', async () => {
    const policy = await policyFor('', 'cookieConsent=true');
    expect([...policy.values()].join()).not.toContain('http');
  });
});

it('tell nothing of the inside when something fails', async () => {
  const answer = await app.inject('/fails');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    code: 'internal',
    detail: expect.stringMatching(
      /^Ein unerwarteter Fehler ist aufgetreten \(Kennung [0-9a-f]{8}\)\.$/,
    ),
  });
});
