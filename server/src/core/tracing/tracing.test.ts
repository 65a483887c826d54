import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { createHttp } from '../http/http.ts';
import { openTracing } from './open-tracing.ts';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number; readonly message?: string };
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
  readonly events: readonly unknown[];
}

let collector: Server;
let endpoint: string;
const bodies: string[] = [];

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  bodies.push(await text(request));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
}

const spans = (): SentSpan[] =>
  bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: any) =>
      scopeSpans.flatMap((scope: { spans: SentSpan[] }) => scope.spans),
    ),
  );

const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Returns a row for each statement, and an error for statements that contain `broken`. */
const database = {
  kind: 'embedded',
  rows: async (statement: any) => {
    if (JSON.stringify(statement.getSQL().queryChunks).includes('broken'))
      throw Object.assign(new Error('duplicate key: geheim@schule.example'), { code: '23505' });
    return [{}];
  },
  transaction: (work: (tx: Database) => Promise<unknown>) => work(database),
} as unknown as Database;

beforeAll(async () => {
  collector = createServer((request, response) => {
    void receive(request, response);
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
});

afterAll(() => new Promise((resolve) => collector.close(resolve)));

describe('tracing', () => {
  it('is off where no collector is named', async () => {
    const off = { tracesEndpoint: undefined, tracedShare: 1 };
    expect(await openTracing(off, () => undefined)).toBeUndefined();
  });

  it('sends requests, statements and jobs, and nothing that somebody has typed', async () => {
    const warnings: string[] = [];
    const settings = { tracesEndpoint: endpoint, tracedShare: 1 };
    const tracing = (await openTracing(settings, (reason) => warnings.push(reason)))!;
    const traced = tracing.traceDatabase(database);
    const http = await createHttp({ trustProxy: false, rateLimits: false, tracing });
    const title = 'Geheim';
    http.get('/ads/:id', () => traced.rows(sql`select 1 from job_ads where title = ${title}`));
    http.post('/ads', () =>
      traced.transaction((tx) => tx.rows(sql`insert into broken (mail) values (${title})`)),
    );
    const claimed = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
    await http.inject({ url: '/ads/Geheimes?text=Geheim', headers: claimed });
    const csrf = { cookies: { csrftoken: 'x' }, headers: { 'x-csrftoken': 'x' } };
    await http.inject({ method: 'POST', url: '/ads', payload: { name: 'Geheim' }, ...csrf });
    await http.inject('/nichts/Geheim');
    await traced.rows(sql`select 1 from polled`);
    const rows = () => traced.rows(sql`delete from marks`);
    await tracing.traceJob({ name: 'tidy', cron: '', run: async () => void (await rows()) }).run();
    await tracing.close();
    await http.close();

    const all = spans();
    const one = (name: string) => all.find((span) => span.name === name)!;
    expect(all.map(({ name }) => name).toSorted()).toEqual(
      [
        'GET',
        'GET /ads/:id',
        'select job_ads',
        'POST /ads',
        'transaction',
        'insert broken',
        'job tidy',
        'delete marks',
      ].toSorted(),
    );
    expect(attributesOf(one('GET /ads/:id'))).toEqual({
      'http.request.method': 'GET',
      'http.route': '/ads/:id',
      'http.response.status_code': 200,
    });
    expect(one('GET /ads/:id').parentSpanId ?? '').toBe('');
    expect(one('GET /ads/:id').traceId).not.toBe('a'.repeat(32));
    expect(one('select job_ads').parentSpanId).toBe(one('GET /ads/:id').spanId);
    expect(attributesOf(one('select job_ads'))['db.query.text']).toBe(
      'select 1 from job_ads where title = $1',
    );
    expect(one('transaction').parentSpanId).toBe(one('POST /ads').spanId);
    expect(one('insert broken').parentSpanId).toBe(one('transaction').spanId);
    expect(attributesOf(one('insert broken'))['error.type']).toBe('23505');
    expect(attributesOf(one('POST /ads'))['http.response.status_code']).toBe(500);
    expect(one('delete marks').parentSpanId).toBe(one('job tidy').spanId);
    expect(all.flatMap(({ events }) => events)).toEqual([]);
    expect(bodies.join('')).not.toMatch(/geheim/i);
    expect(warnings).toEqual([]);
  });

  it('holds nothing up where the collector is away', async () => {
    const settings = { tracesEndpoint: 'http://127.0.0.1:9', tracedShare: 1 };
    const tracing = (await openTracing(settings, () => undefined))!;
    const run = vi.fn<() => Promise<void>>().mockResolvedValue();
    await tracing.traceJob({ name: 'tidy', cron: '', run }).run();
    await tracing.close();
    expect(run).toHaveBeenCalledOnce();
  });
});
