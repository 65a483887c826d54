import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttp } from '../../../core/http/http.ts';
import { createLinks } from '../../../core/http/links.ts';
import { serveWellKnown } from './well-known.ts';

let http: Awaited<ReturnType<typeof createHttp>>;

beforeAll(async () => {
  http = await createHttp({ trustProxy: false, rateLimits: false });
  serveWellKnown(http, createLinks({ publicUrl: 'https://lehrpfad.example', port: 3000 }));
});

afterAll(() => http.close());

it('leads password managers to the page where the password is changed', async () => {
  const { statusCode, headers } = await http.inject('/.well-known/change-password');
  expect(statusCode).toBe(303);
  expect(headers).toMatchObject({ location: '/#/konto', 'cache-control': 'no-store' });
});

it('names the page where passkeys are added and removed', async () => {
  const response = await http.inject('/.well-known/passkey-endpoints');
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(response.json()).toEqual({
    enroll: 'https://lehrpfad.example/#/konto',
    manage: 'https://lehrpfad.example/#/konto',
  });
});

it('answers with 404 for an address that cannot exist, as password managers check', async () => {
  const path = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await http.inject(path)).statusCode).toBe(404);
});
