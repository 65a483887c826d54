import { sql } from './core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../test/test-app.ts';

let app: TestApp;

const scrape = async () => (await fetch(app.metrics.url ?? '')).text();

/** Returns the value of a line; undefined if there is none. */
async function valueOf(line: string): Promise<number | undefined> {
  const found = (await scrape()).split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

const answers = (method: string, route: string, status: number) =>
  valueOf(
    `lehrpfad_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
  );

const addMail = (state: string, minutes: number) =>
  app.database.rows(sql`
    insert into mails (kind, recipient, subject, state, body, sent_at, created_at)
    select 'test', 'ute@firma.example', 'Betreff', s, case when s <> 'sent' then '[]'::jsonb end, case when s = 'sent' then now() end,
      now() - make_interval(mins => ${minutes})
    from (select ${state}::text as s) state`);

beforeAll(async () => {
  app = await testApp({ settings: { METRICS_PORT: '0', HOST: '127.0.0.1' } });
});

describe('the metrics', () => {
  it('are served on a port of their own, for nothing but GET /metrics', async () => {
    const url = app.metrics.url ?? '';
    const found = await fetch(url);
    expect(found.status).toBe(200);
    expect(found.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
    expect((await fetch(new URL('/', url))).status).toBe(404);
    expect((await app.http.inject('/metrics')).statusCode).toBe(404);
  });

  it('count answers by the pattern of their route, never by path, query or address', async () => {
    const search = '/api/v1/search/?fields=card&search_multi_match=geheim';
    const before = (await answers('GET', '/api/v1/search/', 200)) ?? 0;
    const [hits = 0, misses = 0] = [
      await valueOf('lehrpfad_kept_answers_total{result="hit"}'),
      await valueOf('lehrpfad_kept_answers_total{result="miss"}'),
    ];
    for (let call = 0; call < 3; call += 1)
      expect((await app.http.inject(search)).statusCode).toBe(200);
    // The second and third were sent by the first hook, and count as well.
    expect(await answers('GET', '/api/v1/search/', 200)).toBe(before + 3);
    expect(await valueOf('lehrpfad_kept_answers_total{result="hit"}')).toBe(hits + 2);
    expect(await valueOf('lehrpfad_kept_answers_total{result="miss"}')).toBe(misses + 1);
    expect(await valueOf('lehrpfad_kept_answers_bytes')).toBeGreaterThan(0);
    await app.http.inject('/media/geheim.webp');
    await app.http.inject('/nirgends/geheim');
    expect(await answers('GET', 'none', 404)).toBeGreaterThan(0);
    const text = await scrape();
    expect(text).not.toContain('geheim');
    expect(text).not.toContain('127.0.0.1');
  });

  it('add up the buckets of a histogram', async () => {
    await app.http.inject('/healthz');
    const prefix = 'lehrpfad_http_request_duration_seconds_bucket{le="';
    const buckets = (await scrape())
      .split('\n')
      .filter((line) => line.startsWith(prefix) && line.includes('route="/healthz"'))
      .map((line) => Number(line.split(' ').at(-1)));
    expect(buckets).toHaveLength(14);
    expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
    expect(buckets.at(-1)).toBe(await answers('GET', '/healthz', 200));
  });

  it('count logins that were refused', async () => {
    const refused = () => valueOf('lehrpfad_logins_refused_total{reason="wrong_login"}');
    expect(await refused()).toBe(0);
    const login = { email: 'niemand@firma.example', password: 'falsch' };
    expect((await app.post('token/', login)).status).toBe(401);
    expect(await refused()).toBe(1);
  });

  it('tell how long the queues are, and how old', async () => {
    await addMail('waiting', 90);
    await addMail('waiting', 5);
    await addMail('failed', 600);
    await addMail('sent', 9000);
    const length = (queue: string, state: string) =>
      valueOf(`lehrpfad_queue_length{queue="${queue}",state="${state}"}`);
    expect(await length('mails', 'waiting')).toBe(2);
    expect(await length('mails', 'failed')).toBe(1);
    expect(await length('mails', 'sent')).toBeUndefined();
    expect(await length('jobs', 'waiting')).toBe(0);
    expect(await length('imports', 'held')).toBe(0);
    const oldest = await valueOf('lehrpfad_queue_oldest_seconds{queue="mails",state="waiting"}');
    expect(oldest).toBeGreaterThanOrEqual(5400);
    expect(oldest).toBeLessThan(5520);
    await app.database.rows(sql`
      insert into job_runs (name, suspended_in, suspended_at, deaths) values ('tidy-up', 'x', now(), 2)`);
    expect(await length('jobs', 'suspended')).toBe(1);
    const exchange = sql`(select min(id) from exchanges)`;
    await app.database.rows(sql`
      insert into exchange_runs (exchange_id, trigger, state, finished_at) values (${exchange}, 'daily', 'held', now())`);
    expect(await length('imports', 'held')).toBe(1);
    // A run that a newer one has overtaken is not waiting.
    await app.database.rows(sql`
      insert into exchange_runs (exchange_id, trigger, state, finished_at) values (${exchange}, 'daily', 'done', now())`);
    expect(await length('imports', 'held')).toBe(0);
  });

  it('tell of the index, the change feed and the machine', async () => {
    expect(await valueOf('lehrpfad_search_ready')).toBe(1);
    expect(await valueOf('lehrpfad_search_ads')).toBe(0);
    expect(await valueOf('lehrpfad_change_feed_held')).toBe(0);
    expect(await valueOf('lehrpfad_change_feed_lag_seconds')).toBeLessThan(60);
    expect(await valueOf('lehrpfad_disk_bytes{of="free"}')).toBeGreaterThan(0);
    expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(0);
    const idle = await valueOf('lehrpfad_database_connections{state="idle"}');
    if (app.database.kind === 'server') expect(idle).toBeGreaterThan(0);
    else expect(idle).toBeUndefined();
  });
});

it('count the answers of jobs once the library has made its tables', async () => {
  await app.database.rows(sql`create schema jobs`);
  await app.database.rows(sql`
    create table jobs.job (state text, start_after timestamptz, started_on timestamptz, completed_on timestamptz)`);
  await app.database.rows(sql`
    insert into jobs.job values ('created', now() - interval '1 hour', null, null), ('retry', now() + interval '1 hour', null, null),
      ('failed', now(), now(), now() - interval '1 day'), ('completed', now(), now(), now())`);
  const lines = (await scrape()).split('\n');
  expect(lines).toContain('lehrpfad_queue_length{queue="jobs",state="waiting"} 1');
  expect(lines).toContain('lehrpfad_queue_length{queue="jobs",state="failed"} 1');
  expect(lines).toContain('lehrpfad_queue_length{queue="jobs",state="running"} 0');
});

it('are not served where no port is set, and nothing is counted', async () => {
  const without = await testApp();
  expect(without.metrics.url).toBeUndefined();
  expect(without.http.requestCounts).toBeUndefined();
});

it('refuse a port that is in use, in a sentence', async () => {
  const port = new URL(app.metrics.url ?? '').port;
  const second = testApp({ settings: { METRICS_PORT: port, HOST: '127.0.0.1' } });
  await expect(second).rejects.toThrow(`Port ${port} of METRICS_PORT is in use.`);
});
