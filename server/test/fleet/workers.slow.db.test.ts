import { existsSync, readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Database } from '../../src/core/database/database.ts';
import { sql } from '../../src/core/database/drizzle.ts';
import { openDatabase } from '../../src/core/database/open-database.ts';
import {
  afterTestFile,
  testDatabaseLocation,
  testFolder,
} from '../../src/core/database/test-database.ts';
import { queueMail } from '../../src/core/mail/delivery/outbox.ts';
import { testSmtpServer, type TestSmtpServer } from '../../src/core/mail/smtp-server.fixture.ts';
import { addAccount, oldPassword } from '../../src/features/accounts/accounts.fixture.ts';
import { balancers } from '../balancers/balancers.ts';
import { freePort } from '../programs.ts';
import { runServer } from '../processes.ts';
import { addAd } from '../stock.ts';
import { countOutcomes, csrf, hasFailed, startLoad, type Outcome } from './load.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const count = 3;
const numbers = Array.from({ length: count }, (_, index) => String(index + 1));

let server: Awaited<ReturnType<typeof runServer>>;
let db: Database;
let smtp: TestSmtpServer;
let metricsUrl: string;

interface Sent {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** Uses a new connection for each request: the processes get connections in turn. */
async function call(path: string, { method = 'GET', body, headers = {} }: Sent = {}) {
  const outgoing = request(`${server.url}/api/v1/${path}`, {
    method,
    agent: false,
    headers: { ...csrf, ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  outgoing.end(body && JSON.stringify(body));
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve).on('error', reject);
  });
  return { status: incoming.statusCode ?? 0, body: await text(incoming) };
}

const logIn = (email: string, password: string, address: string) =>
  call('token/', {
    method: 'POST',
    body: { email, password },
    headers: { 'x-forwarded-for': address },
  });

const metrics = async () => (await (await fetch(metricsUrl)).text()).split('\n');

/** Returns the processes that have handled a route, according to the metrics. */
async function answeredBy(route: string): Promise<string[]> {
  const lines = (await metrics()).filter(
    (line) => line.includes('_seconds_count{') && line.includes(`route="${route}"`),
  );
  return lines.flatMap((line) => /worker="(\d)"/.exec(line)?.[1] ?? []).toSorted();
}

const readyWorkers = async () =>
  Number(
    (await metrics()).find((line) => line.startsWith('lehrpfad_workers{state="ready"}'))?.at(-1),
  );

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

/** Ways to reach the processes. */
const ways = [
  { name: 'the port itself', start: async (url: string) => ({ url }), pauseMs: 5 },
  // A load balancer has one address, from which each process accepts a hundred requests a second.
  ...balancers.map((one) => ({ ...one, pauseMs: 60 })),
];

const maxMs = (outcomes: readonly Outcome[]) =>
  Math.max(...outcomes.map(({ begunAt, endedAt }) => endedAt - begunAt)).toFixed(0);

describe.runIf(inject('templates').kind === 'server')('three processes on one port', () => {
  beforeAll(async () => {
    const location = await testDatabaseLocation('base');
    smtp = await testSmtpServer();
    const port = String(await freePort());
    metricsUrl = `http://127.0.0.1:${port}/metrics`;
    server = await runServer({
      DATABASE_URL: location.databaseUrl,
      DATA_DIR: testFolder(),
      WORKERS: String(count),
      METRICS_PORT: port,
      MAIL_URL: smtp.url,
      DRAIN_SECONDS: '2',
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'warn',
    });
    db = await openDatabase(location);
    afterTestFile(() => db.close());
  });

  it('know the same sessions', async () => {
    await addAccount(db);
    const login = await logIn('ute@firma.example', oldPassword, '10.1.0.1');
    expect(login.status).toBe(200);
    const { access } = JSON.parse(login.body) as { access: string };
    const headers = { authorization: `Bearer ${access}` };
    for (let turn = 0; turn < 4 * count; turn += 1)
      expect((await call('user/own/', { headers })).status).toBe(200);
    expect(await answeredBy('/api/v1/user/own/')).toEqual(numbers);
  });

  it('count wrong passwords together', async () => {
    const wrong = Array.from({ length: 12 }, () => logIn('ute@firma.example', 'x', '10.1.0.2'));
    const statuses = (await Promise.all(wrong)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
    expect(await answeredBy('/api/v1/token/')).toEqual(expect.arrayContaining(numbers));
  });

  it('show a change within a moment, all of them', async () => {
    const id = await addAd(db, { title: 'Anfang' });
    for (let change = 1; change <= 5; change += 1) {
      const title = `Stand ${change}.`;
      await db.rows(sql`update job_ads set title = ${title} where id = ${id}`);
      const shown = async () => {
        const answers = numbers.map(() => call(`search/?fields=card&job_ids=${id}`));
        return (await Promise.all(answers)).every(({ body }) => body.includes(title));
      };
      await expect.poll(shown, { timeout: 3000 }).toBe(true);
      // No process shows an older state afterwards.
      for (let turn = 0; turn < 4; turn += 1) expect(await shown()).toBe(true);
    }
  });

  it('lose no request but those in hand of a process that is killed, and start another', async () => {
    const load = startLoad({ url: server.url, callers: 12 });
    await sleep(3000);
    const victim = childrenOf(server.pid).at(-1)!;
    const killedAt = performance.now();
    process.kill(victim, 'SIGKILL');
    await server.said(new RegExp(`Process \\d \\(${victim}\\) has ended \\(SIGKILL\\)`));
    await sleep(1000);
    await expect.poll(readyWorkers, { timeout: 60_000 }).toBe(count);
    await sleep(2000);
    const outcomes = await load.stop();
    const failed = outcomes.filter(hasFailed);
    console.log(
      `one of ${count} killed:`,
      countOutcomes(outcomes),
      `longest ${maxMs(outcomes)} ms`,
    );
    expect(outcomes.length).toBeGreaterThan(500);
    // Each request was running when the process died: a caller has one request at a time.
    expect(failed.filter(({ begunAt }) => begunAt > killedAt + 50)).toEqual([]);
    expect(failed.length).toBeLessThanOrEqual(12);
  });

  it.each(ways)(
    'are replaced one after the other under load by $name, and no request fails',
    async ({ name, start, pauseMs }) => {
      const { url } = await start(server.url);
      const load = startLoad({ url, callers: 12, pauseMs });
      await sleep(2000);
      const before = server.stderr().split('have been replaced').length;
      server.child.kill('SIGHUP');
      await expect
        .poll(() => server.stderr().split('have been replaced').length, { timeout: 120_000 })
        .toBe(before + 1);
      await sleep(1000);
      const outcomes = await load.stop();
      console.log(
        `replaced, by ${name}:`,
        countOutcomes(outcomes),
        `longest ${maxMs(outcomes)} ms`,
      );
      expect(outcomes.filter(hasFailed)).toEqual([]);
      expect(outcomes.length).toBeGreaterThan(500);
      expect(await readyWorkers()).toBe(count);
    },
  );

  it('send each mail once', async () => {
    const mail = { kind: 'test', to: 'ute@firma.example', body: ['Guten Tag'] };
    for (let number = 1; number <= 60; number += 1)
      await db.transaction((tx) => queueMail(tx, { ...mail, subject: `Nummer ${number}` }));
    await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(60);
    const waiting = () => db.rows(sql`select id from mails where state <> 'sent'`);
    await expect.poll(waiting).toEqual([]);
    expect(new Set(smtp.received.map(({ subject }) => subject)).size).toBe(60);
    expect(smtp.received).toHaveLength(60);
  });

  it('run each job of a minute once', async () => {
    // The library plans each time once, under a key that the database keeps unique, and then makes a job of it.
    const runs = () =>
      db.rows<{ planned: number; slots: number; made: number }>(sql`
        select count(*)::int as planned, count(distinct data->>'slot')::int as slots,
          (select count(*)::int from jobs.job where name = 'record-shown-ads' and state = 'completed') as made
        from jobs.job where name = '__pgboss__send-it' and data->>'name' = 'record-shown-ads'`);
    await expect
      .poll(async () => (await runs())[0]?.made ?? 0, { timeout: 240_000, interval: 1000 })
      .toBeGreaterThanOrEqual(2);
    const [found] = await runs();
    expect(found?.planned).toBe(found?.slots);
    expect(found?.made).toBeLessThanOrEqual(found?.slots ?? 0);
  });

  it('all end when they are told to, and have written what they counted', async () => {
    const visits = async () => {
      const [row] = await db.rows<{ visits: number }>(sql`
        select coalesce(sum(count), 0)::int as visits from daily_counts where dimension = 'visit'`);
      return row?.visits ?? 0;
    };
    await sleep(1500);
    const before = await visits();
    for (let visit = 0; visit < 30; visit += 1)
      expect((await call('click/new/', { method: 'POST' })).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect((await visits()) - before).toBe(30);
  });

  it('all end where the process that supervises them is killed', async () => {
    const { databaseUrl } = await testDatabaseLocation('base');
    const other = await runServer({
      DATABASE_URL: databaseUrl,
      DATA_DIR: testFolder(),
      WORKERS: '2',
      LOG_LEVEL: 'warn',
    });
    const children = childrenOf(other.pid);
    expect(children.length).toBeGreaterThan(0);
    other.child.kill('SIGKILL');
    await expect
      .poll(() => children.filter((pid) => existsSync(`/proc/${pid}`)), { timeout: 60_000 })
      .toEqual([]);
    await expect(fetch(other.url)).rejects.toThrow('fetch failed');
  });
});
