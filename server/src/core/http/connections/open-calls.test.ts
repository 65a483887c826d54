import { endpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createApi } from '../api.ts';
import { createHttp } from '../http.ts';

const declared = {
  method: 'GET',
  access: 'public',
  summary: '',
  response: z.object({ done: z.boolean() }),
} as const;
const kinds = {
  slow: endpoint({ ...declared, path: 'slow/' }),
  session: endpoint({ ...declared, path: 'session/' }),
  search: endpoint({ ...declared, path: 'searched/', rate: 'search' }),
  suggestions: endpoint({ ...declared, path: 'suggested/', rate: 'suggestions' }),
  statistics: endpoint({ ...declared, path: 'figures/', isStatistics: true }),
} as const;

let app: FastifyInstance;
let finish: () => void;

beforeEach(async () => {
  app = await createHttp({ trustProxy: false, rateLimits: false });
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const api = createApi(app);
  for (const kind of [kinds.session, kinds.search, kinds.suggestions, kinds.statistics])
    api.handle(kind, () => ({ done: true }));
  api.handle(kinds.slow, async () => {
    await finished;
    return { done: true };
  });
  app.get('/healthz', () => ({ status: 'alive' }));
});
afterEach(() => app.close());

const statusOf = async (url: string) => (await app.inject({ url })).statusCode;

/** Shows which kinds are still accepted, lowest priority first. */
async function answered(): Promise<string> {
  const paths = ['figures', 'suggested', 'searched', 'session'].map((path) => `/api/v1/${path}/`);
  const statuses = await Promise.all([...paths, '/healthz'].map(statusOf));
  return statuses.map((status) => (status === 200 ? '+' : '-')).join('');
}

it('calls too many are refused in the order of their worth, and all are answered again at once when there are fewer', async () => {
  const open: Promise<{ statusCode: number }>[] = [];
  const openUpTo = async (count: number) => {
    while (open.length < count) open.push(app.inject({ url: '/api/v1/slow/' }));
    await expect.poll(() => app.openCalls.count).toBe(count);
    return answered();
  };
  expect(await openUpTo(60)).toBe('+++++');
  expect(await openUpTo(64)).toBe('-++++');
  expect(await openUpTo(128)).toBe('--+++');
  expect(await openUpTo(256)).toBe('---++');
  expect(await openUpTo(512)).toBe('----+');
  const { statusCode, headers, payload } = await app.inject({ url: '/api/v1/session/' });
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(payload)).toMatchObject({
    code: 'busy',
    detail: expect.stringContaining('ausgelastet'),
  });
  expect(app.openCalls.refused).toEqual({ statistics: 4, suggestions: 3, search: 2, session: 2 });
  finish();
  expect(new Set((await Promise.all(open)).map((one) => one.statusCode))).toEqual(new Set([200]));
  expect([app.openCalls.count, await answered()]).toEqual([0, '+++++']);
});

it('callers that leave are no longer counted', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const left = new AbortController();
  const call = fetch(`${origin}/api/v1/slow/`, { signal: left.signal }).catch(() => 'left');
  await expect.poll(() => app.openCalls.count).toBe(1);
  left.abort();
  expect(await call).toBe('left');
  await expect.poll(() => app.openCalls.count).toBe(0);
  finish();
});
