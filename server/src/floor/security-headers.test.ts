import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttp } from './http.ts';

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
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

it('allow scripts, fonts and calls of this host alone, and no framing', async () => {
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  const directives = new Map(policy.split(';').map((part) => [part.split(' ')[0], part]));
  expect(directives.get('default-src')).toBe("default-src 'self'");
  expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directives.get('object-src')).toBe("object-src 'none'");
  expect(directives.get('script-src')?.split(' ').slice(1)).not.toContain("'unsafe-inline'");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
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
