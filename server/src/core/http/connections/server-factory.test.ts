import { Writable } from 'node:stream';
import { endpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createApi } from '../api.ts';
import { jsonType, RawResponse } from '../raw-response.ts';
import { createHttp } from '../http.ts';

const things = endpoint({
  method: 'GET',
  path: 'things/',
  access: 'public',
  summary: 'Things',
  query: z.object({ q: z.string().optional() }),
  response: z.object({ text: z.string() }),
} as const);

const numbers = endpoint({ ...things, path: 'numbers/' } as const);

let app: FastifyInstance;
let url: string;
let state: string;
let number: number;
let lines: Record<string, unknown>[];
const made = vi.fn<() => void>();
const each = vi.fn<(caller: string) => void>();
const seenByFastify = vi.fn<() => void>();

/** A response that is made again after each change, and fails in the state 'lost'. */
function numbered(): RawResponse {
  number += 1;
  if (state === 'lost') throw new Error('Nothing is known.');
  const validity = { bytes: 0, holds: () => false };
  const body = Buffer.from(`{"text":"${number}"}`);
  return new RawResponse(jsonType, body, {}, { each, validity, again: numbered });
}

beforeEach(async () => {
  state = 'one';
  number = 0;
  lines = [];
  for (const call of [made, each, seenByFastify]) call.mockClear();
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  app = await createHttp({ trustProxy: true, rateLimits: true, metricsPort: 0 }, pino(output));
  const api = createApi(app);
  api.handle(
    things,
    () => {
      made();
      return new RawResponse(jsonType, Buffer.from('{"text":"x"}'), {}, { each });
    },
    { state: () => state },
  );
  api.handle(
    numbers,
    () => {
      made();
      return numbered();
    },
    { state: () => state },
  );
  app.addHook('onSend', (_request, _reply, _payload, done) => {
    seenByFastify();
    done();
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  url = `${address}/api/v1/things/`;
  // The first response is made and cached.
  await (await fetch(url)).text();
  lines = [];
  each.mockClear();
});
afterEach(() => app.close());

it('answers what is kept with the same headers and bytes as the first time', async () => {
  state = 'two';
  const answers = [await fetch(url), await fetch(url), await fetch(url.slice(0, -1))];
  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => name !== 'date').toSorted();
  const [first, ...again] = answers.map(headersOf);
  expect(first).toContainEqual(['x-content-type-options', 'nosniff']);
  for (const headers of again) expect(headers).toEqual(first);
  for (const answer of answers) expect(await answer.text()).toBe('{"text":"x"}');
  // Once for each URL, after the one of the former state.
  expect(made).toHaveBeenCalledTimes(3);
});

it('logs and counts an answer as Fastify does, without the address of the caller', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.7, 203.0.113.9' };
  expect((await fetch(`${url}?`, { headers })).status).toBe(200);
  await (await fetch(`${url}?`, { headers })).text();
  await expect.poll(() => lines).toHaveLength(2);
  const [own = {}, kept = {}] = lines;
  expect(Object.keys(kept)).toEqual(Object.keys(own));
  expect(kept).toMatchObject({
    level: 30,
    reqId: expect.stringMatching(/^[\da-f]{8}$/),
    method: 'GET',
    route: '/api/v1/things/',
    status: 200,
    ms: expect.any(Number),
  });
  expect(kept['reqId']).not.toBe(own['reqId']);
  // The proxy added the last entry of the header.
  expect(each.mock.calls).toEqual([['203.0.113.9'], ['203.0.113.9']]);
  expect(app.requestCounts?.statusesOf('GET', '/api/v1/things/')).toEqual(new Map([[200, 3]]));
  expect(app.publicReads.usage).toMatchObject({ hits: 1, misses: 2 });
});

it('makes an answer again that is no longer right, without Fastify', async () => {
  const ask = async () => {
    const answer = await fetch(url.replace('things', 'numbers'));
    return [answer.status, await answer.text()];
  };
  made.mockClear();
  const answers = [await ask(), await ask()];
  state = 'two';
  answers.push(await ask(), await ask());
  expect(answers).toEqual([
    [200, '{"text":"1"}'],
    [200, '{"text":"1"}'],
    [200, '{"text":"2"}'],
    [200, '{"text":"2"}'],
  ]);
  expect([made.mock.calls.length, each.mock.calls.length]).toEqual([1, 4]);
  expect(app.publicReads.usage).toMatchObject({ hits: 2, misses: 3 });
  await expect.poll(() => lines).toHaveLength(4);
  // Errors are left to Fastify.
  state = 'lost';
  expect((await ask())[0]).toBe(500);
  expect(made).toHaveBeenCalledTimes(2);
});

it('answers a copy that is still right, and HEAD, without a body', async () => {
  const { headers } = await fetch(url);
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  const unchanged = await fetch(url, { headers: known });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    '12',
    '',
  ]);
  expect(made).toHaveBeenCalledTimes(1);
});

it('leaves other methods to Fastify', async () => {
  const posted = await fetch(url, { method: 'POST' });
  expect(posted.status).not.toBe(200);
  expect(seenByFastify).toHaveBeenCalled();
});

it('has Fastify refuse callers that ask too often', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const headers = { 'x-forwarded-for': '203.0.113.10' };
  const statuses: number[] = [];
  for (let call = 0; call <= 100; call += 1) statuses.push((await fetch(url, { headers })).status);
  const other = await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.11' } });
  vi.useRealTimers();
  expect(statuses).toEqual([...Array.from({ length: 100 }, () => 200), 429]);
  expect(other.status).toBe(200);
});

it('outlives an error: Fastify answers instead', async () => {
  each.mockImplementationOnce(() => {
    throw new Error('it cannot be counted');
  });
  expect((await fetch(url)).status).toBe(200);
  expect(each).toHaveBeenCalledTimes(2);
  expect((await fetch(url)).status).toBe(200);
});

it.each(['garbage', ':::, ::', '[::1]:80', ',', 'fe80::1%eth0, unknown'])(
  'answers a caller with X-Forwarded-For: %s',
  async (forwarded) => {
    expect((await fetch(url, { headers: { 'x-forwarded-for': forwarded } })).status).toBe(200);
  },
);
