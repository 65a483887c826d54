import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createApi } from '../api.ts';
import { jsonType, RawResponse } from '../raw-response.ts';
import { createHttp } from '../http.ts';
import { encodingFor } from './finished-answer.ts';

const declared = {
  method: 'GET',
  path: 'things/',
  access: 'public',
  summary: 'Things',
  query: z.object({ q: z.string().max(5).optional(), full: z.string().optional() }),
  response: z.object({ text: z.string() }),
} as const;
const things = endpoint(declared);

const textOf = (q: string | undefined) => JSON.stringify({ text: `${q ?? 'all'} `.repeat(800) });

let http: FastifyInstance;
let state: string;
let made: string[];
const each = vi.fn<() => void>();

async function open(settings: { rateLimits?: boolean; sharedCacheSeconds?: number } = {}) {
  const app = await createHttp({ trustProxy: false, rateLimits: false, ...settings });
  createApi(app).handle(
    things,
    ({ query: { q, full } }) => {
      made.push(q ?? '');
      if (full) return { text: `full ${made.length}` };
      return new RawResponse(jsonType, Buffer.from(textOf(q)), {}, { each });
    },
    { state: () => state, keeps: ({ full }) => full === undefined },
  );
  return app;
}

const ask = (query = '', headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  http.inject({ method, url: `/api/v1/things/${query}`, headers });

beforeEach(async () => {
  state = 'one';
  made = [];
  each.mockClear();
  http = await open();
});
afterEach(() => http.close());

describe('a public read', () => {
  it('is made once for each address and state, and told of each time', async () => {
    const answers = [await ask('?q=a'), await ask('?q=a'), await ask('?q=b')];
    expect(answers.map(({ payload }) => payload)).toEqual([textOf('a'), textOf('a'), textOf('b')]);
    expect(made).toEqual(['a', 'b']);
    expect(each).toHaveBeenCalledTimes(3);
    state = 'two';
    await ask('?q=a');
    expect(made).toEqual(['a', 'b', 'a']);
  });

  it('is not kept where the state changes while it is made', async () => {
    const states = ['before', 'before', 'after'];
    const changing = await createHttp({ trustProxy: false, rateLimits: false });
    let calls = 0;
    createApi(changing).handle(
      things,
      () => {
        calls += 1;
        return { text: 'x' };
      },
      { state: () => states.shift() ?? 'after' },
    );
    await changing.inject('/api/v1/things/');
    await changing.inject('/api/v1/things/');
    await changing.inject('/api/v1/things/');
    expect(calls).toBe(2);
    await changing.close();
  });

  it('says by its tag that a copy is still right, also where nothing is kept', async () => {
    const { headers } = await ask('?q=a');
    const known = { 'if-none-match': String(headers.etag) };
    const again = await ask('?q=a', known);
    expect(again).toMatchObject({ statusCode: 304, payload: '' });
    expect(again.headers.etag).toBe(headers.etag);
    expect((await ask('?q=b', known)).statusCode).toBe(304);
    state = 'two';
    expect((await ask('?q=a', known)).statusCode).toBe(200);
  });

  it('sets no cookie, and carries the headers that protect', async () => {
    for (const query of ['?q=a', '?q=a', '?q=too-long']) {
      const { headers } = await ask(query);
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
  });

  it('tells caches how long they may keep it', async () => {
    expect((await ask()).headers['cache-control']).toBe('public, no-cache');
    const shared = await open({ sharedCacheSeconds: 7 });
    const { headers } = await shared.inject('/api/v1/things/');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=7');
    await shared.close();
  });

  it('is the same in all encodings', async () => {
    const plain = await ask('?q=a');
    for (const again of [1, 2]) {
      const gzip = await ask('?q=a', { 'accept-encoding': 'gzip' });
      expect(gunzipSync(gzip.rawPayload).toString(), String(again)).toBe(plain.payload);
      const br = await ask('?q=a', { 'accept-encoding': 'gzip, deflate, br' });
      expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload);
    }
  });

  it('is answered to HEAD, with and without a slash at the end', async () => {
    const { headers, payload } = await ask('?q=a', {}, 'HEAD');
    expect([headers['content-length'], payload]).toEqual([String(textOf('a').length), '']);
    expect((await http.inject('/api/v1/things?q=a')).payload).toBe(textOf('a'));
  });

  it('that must not be kept is made each time', async () => {
    const first = await ask('?full=1');
    expect(first.headers).not.toHaveProperty('etag');
    expect(first.headers['cache-control']).toBe('no-store');
    expect([first.json(), (await ask('?full=1')).json()]).toEqual([
      { text: 'full 1' },
      { text: 'full 2' },
    ]);
  });

  it('is refused for wrong parameters and undecodable addresses, each time', async () => {
    for (const query of ['?q=too-long', '?q=too-long', '?q=%E4'])
      expect((await ask(query)).statusCode).toBe(400);
    expect(made).toEqual([]);
  });

  it('is refused from an address that asks too often, though it is kept', async () => {
    const limited = await open({ rateLimits: true });
    vi.useFakeTimers({ toFake: ['Date'] });
    const statuses: number[] = [];
    for (let call = 0; call <= 100; call += 1)
      statuses.push((await limited.inject('/api/v1/things/')).statusCode);
    vi.useRealTimers();
    expect(statuses).toEqual([...Array.from({ length: 100 }, () => 200), 429]);
    await limited.close();
  });

  it('can only be what is the same for everyone', async () => {
    const personal = endpoint({ ...declared, path: 'own/', access: 'account' });
    const other = await createHttp({ trustProxy: false, rateLimits: false });
    const register = () =>
      createApi(other).handle(personal, () => ({ text: '' }), { state: () => state });
    expect(register).toThrow('own/');
    await other.close();
  });
});

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br; q=0.5', 'br'],
  ['identity', 'identity'],
])('accepting %j is answered in %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
