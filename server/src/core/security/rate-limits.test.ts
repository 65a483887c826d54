import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '../http/http.ts';
import { CallCounter, rateLimitOf } from './rate-limits.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

async function limited(config: { trustProxy: boolean; rateLimits: boolean }) {
  const app = await createHttp(config);
  app.get('/search', { config: { rateLimit: rateLimitOf('search') } }, () => ({ ok: true }));
  app.get('/points', { config: { rateLimit: rateLimitOf('search') } }, () => ({ ok: true }));
  app.get('/words', { config: { rateLimit: rateLimitOf('suggestions') } }, () => ({ ok: true }));
  return app;
}

const get = (app: FastifyInstance, url: string, from?: string, forwarded?: string) =>
  app.inject({
    url,
    ...(from && { remoteAddress: from }),
    ...(forwarded && { headers: { 'x-forwarded-for': forwarded } }),
  });

async function use(app: FastifyInstance, times: number, ...call: [string, string?, string?]) {
  const statuses = new Set<number>();
  for (let time = 0; time < times; time += 1) statuses.add((await get(app, ...call)).statusCode);
  return [...statuses];
}

describe('a hundred searches a second and address', () => {
  it('are answered, the next is refused in German until the second is over', async () => {
    const app = await limited({ trustProxy: false, rateLimits: true });
    expect(await use(app, 100, '/search', '10.0.0.1')).toEqual([200]);
    const refused = await get(app, '/search', '10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json()).toEqual({
      code: 'too_many',
      detail: 'Zu viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.',
    });
    expect((await get(app, '/points', '10.0.0.1')).statusCode).toBe(429);
    expect((await get(app, '/words', '10.0.0.1')).statusCode).toBe(200);
    expect((await get(app, '/search', '10.0.0.2')).statusCode).toBe(200);
    vi.advanceTimersByTime(1001);
    expect((await get(app, '/search', '10.0.0.1')).statusCode).toBe(200);
    await app.close();
  });

  it('are no limit with RATE_LIMITS=off', async () => {
    const app = await limited({ trustProxy: false, rateLimits: false });
    expect(await use(app, 150, '/search', '10.0.0.1')).toEqual([200]);
    await app.close();
  });

  it('are counted by the address that the proxy saw, whatever the caller claims', async () => {
    const app = await limited({ trustProxy: true, rateLimits: true });
    for (let call = 0; call < 100; call += 1) {
      await get(app, '/search', '10.0.0.9', `192.0.2.${call}, 203.0.113.7`);
    }
    expect((await get(app, '/search', '10.0.0.9', '1.1.1.1, 203.0.113.7')).statusCode).toBe(429);
    expect((await get(app, '/search', '10.0.0.9', '203.0.113.8')).statusCode).toBe(200);
    await app.close();
  });

  it('are counted by the /64 of an IPv6 address, and by the IPv4 address inside one', async () => {
    const app = await limited({ trustProxy: false, rateLimits: true });
    for (let call = 0; call < 100; call += 1) {
      await get(app, '/search', `2001:db8:0:1::${call.toString(16)}`);
      await get(app, '/search', call % 2 === 0 ? '203.0.113.7' : '::ffff:203.0.113.7');
    }
    expect((await get(app, '/search', '2001:db8:0:1:ffff::1')).statusCode).toBe(429);
    expect((await get(app, '/search', '2001:db8:0:2::1')).statusCode).toBe(200);
    expect((await get(app, '/search', '203.0.113.7')).statusCode).toBe(429);
    expect((await get(app, '/search', '203.0.113.8')).statusCode).toBe(200);
    await app.close();
  });

  it('are counted by the connection where no proxy stands in front', async () => {
    const app = await limited({ trustProxy: false, rateLimits: true });
    await use(app, 100, '/search', '10.0.0.1', '192.0.2.1');
    expect((await get(app, '/search', '10.0.0.1', '192.0.2.2')).statusCode).toBe(429);
    await app.close();
  });
});

describe('six hundred calls of the public API a minute', () => {
  it('are answered and counted down, the next is refused until the minute is over', async () => {
    const app = await createHttp({ trustProxy: false, rateLimits: true });
    const counter = new CallCounter(app);
    app.get('/open', ({ ip }, reply) => {
      counter.count(reply, { name: ip, max: 600 });
      return { ok: true };
    });
    const first = await get(app, '/open', '10.0.0.1');
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '600',
      'ratelimit-remaining': '599',
      'ratelimit-reset': '60',
    });
    expect(await use(app, 599, '/open', '10.0.0.1')).toEqual([200]);
    vi.advanceTimersByTime(20_000);
    const { statusCode, headers } = await get(app, '/open', '10.0.0.1');
    expect([statusCode, headers['retry-after']]).toEqual([429, '40']);
    expect(headers).toMatchObject({ 'ratelimit-remaining': '0', 'ratelimit-reset': '40' });
    expect((await get(app, '/open', '10.0.0.2')).statusCode).toBe(200);
    vi.advanceTimersByTime(40_000);
    expect((await get(app, '/open', '10.0.0.1')).statusCode).toBe(200);
    await app.close();
  });

  it('are no limit with RATE_LIMITS=off', async () => {
    const app = await createHttp({ trustProxy: false, rateLimits: false });
    const counter = new CallCounter(app);
    app.get('/open', ({ ip }, reply) => {
      counter.count(reply, { name: ip, max: 600 });
      return { ok: true };
    });
    expect(await use(app, 650, '/open', '10.0.0.1')).toEqual([200]);
    await app.close();
  });

  it('can be refused before they are counted', async () => {
    const app = await createHttp({ trustProxy: false, rateLimits: true });
    const counter = new CallCounter(app);
    const calls = { name: 'wrong keys', max: 2 };
    app.get('/open', () => {
      counter.refuseWhereFull(calls);
      return { ok: true };
    });
    app.get('/wrong', (_request, reply) => {
      counter.count(reply, calls);
      return { ok: true };
    });
    expect(await use(app, 5, '/open')).toEqual([200]);
    expect(await use(app, 2, '/wrong')).toEqual([200]);
    expect(await use(app, 2, '/open')).toEqual([429]);
    vi.advanceTimersByTime(60_000);
    expect(await use(app, 2, '/open')).toEqual([200]);
    await app.close();
  });
});
