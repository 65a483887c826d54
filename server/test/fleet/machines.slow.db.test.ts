import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
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
import { formOf, picture } from '../form.ts';
import { runServer } from '../processes.ts';
import { startS3Server } from '../s3-server.ts';
import { countOutcomes, csrf, hasFailed, Load } from './load.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const count = 3;
const imported = 40;

type Server = Awaited<ReturnType<typeof runServer>>;
let machines: { server: Server; dataDir: string }[];
let balancer: string;
let db: Database;
let smtp: TestSmtpServer;
let load: Load;

interface Sent {
  readonly method?: string;
  readonly body?: object;
  readonly form?: ReturnType<typeof formOf>;
  readonly headers?: Record<string, string>;
}

async function call(origin: string, path: string, sent: Sent = {}) {
  const answer = await fetch(`${origin}${path}`, {
    method: sent.method ?? 'GET',
    headers: {
      ...csrf,
      ...(sent.body && { 'content-type': 'application/json' }),
      ...sent.form?.headers,
      ...sent.headers,
    },
    ...(sent.body && { body: JSON.stringify(sent.body) }),
    ...(sent.form && { body: new Uint8Array(sent.form.payload) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, bytes, json: () => JSON.parse(bytes.toString()) };
}

/** Calls all machines at the same time, bypassing the balancer. */
const callEach = (path: string, sent?: Sent) =>
  Promise.all(machines.map(({ server }) => call(server.url, path, sent)));

const logIn = (origin: string, email: string, password: string, address: string) =>
  call(origin, '/api/v1/token/', {
    method: 'POST',
    body: { email, password },
    headers: { 'x-forwarded-for': address },
  });

/** Logs in through the balancer. */
async function sessionOf(permission: number, email: string): Promise<Record<string, string>> {
  await addAccount(db, { email, permission });
  const { json } = await logIn(balancer, email, oldPassword, '10.2.0.1');
  return { authorization: `Bearer ${(json() as { access: string }).access}` };
}

/** Starts an exchange whose feed responds once the test releases it. */
async function startExchange() {
  const ads = Array.from({ length: imported }, (_, number) => ({
    '@type': 'JobPosting',
    identifier: `L-${number}`,
    title: `Ausbildung Koch ${number}`,
    employmentType: 'Ausbildung',
    description: 'Wir bilden aus.',
    datePosted: '2026-11-02',
    occupationalCategory: 'Koch/Köchin',
    hiringOrganization: { name: 'Gasthof Linde' },
    jobLocation: {
      address: { addressCountry: 'DE', postalCode: '39576', addressLocality: 'Stendal' },
    },
  }));
  const letGo = Promise.withResolvers<void>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    void letGo.promise.then(() => response.end(JSON.stringify(ads)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  afterTestFile(async () => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.json`;
  const [row] = await db.rows<{ id: number }>(sql`
    insert into exchanges (key, name, kind, settings, active)
    values ('lehrling', 'Lehrlingsbörse', 'json', ${JSON.stringify({ url })}::text::jsonb, false) returning id`);
  return { id: row!.id, asked, letGo: () => letGo.resolve() };
}

const canRun = inject('templates').kind === 'server' && balancers.length > 0;

describe.runIf(canRun)('three machines under load, with one bucket', () => {
  describe.each(balancers)('behind $name', ({ name, start: startBalancer }) => {
    beforeAll(async () => {
      const [location, store] = [await testDatabaseLocation('base'), await startS3Server()];
      smtp = await testSmtpServer();
      const start = async () => {
        const dataDir = testFolder();
        const server = await runServer({
          DATABASE_URL: location.databaseUrl,
          DATA_DIR: dataDir,
          FILES_URL: store.url,
          MAIL_URL: smtp.url,
          TRUST_PROXY: 'on',
          IMPORT_FROM_LOCAL: 'on',
          LOG_LEVEL: 'warn',
        });
        return { server, dataDir };
      };
      const started = [await start(), await start(), await start()];
      machines = started;
      balancer = (await startBalancer(...started.map(({ server }) => server.url))).url;
      const database = await openDatabase(location);
      db = database;
      const calling = new Load({ url: balancer, callers: 6, pauseMs: 60 });
      load = calling;
      return async () => {
        await calling.stop();
        await database.close();
        for (const { server } of started) server.child.kill('SIGTERM');
        await Promise.all(started.map(({ server }) => server.ended));
      };
    });

    it('know the same sessions, and their end', async () => {
      const headers = await sessionOf(3, 'ute@firma.example');
      const own = async () =>
        (await callEach('/api/v1/user/own/', { headers })).map(({ status }) => status);
      expect(await own()).toEqual([200, 200, 200]);
      const out = { method: 'POST', headers };
      expect((await call(balancer, '/api/v1/rest-auth/logout/', out)).status).toBe(200);
      expect(await own()).toEqual([403, 403, 403]);
    });

    it('count wrong passwords and mails to one address together', async () => {
      await addAccount(db, { email: 'eva@firma.example' });
      const wrong = Array.from({ length: 4 }, () =>
        machines.map(({ server }) => logIn(server.url, 'eva@firma.example', 'x', '10.2.0.2')),
      );
      const tried = (await Promise.all(wrong.flat())).map(({ status }) => status).toSorted();
      expect(tried).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
      const right = machines.map(({ server }) =>
        logIn(server.url, 'eva@firma.example', oldPassword, '10.2.0.2'),
      );
      expect((await Promise.all(right)).map(({ status }) => status)).toEqual([429, 429, 429]);

      const asked = [];
      for (let turn = 0; turn < 2; turn += 1)
        asked.push(
          ...(await callEach('/api/v1/alerts/', {
            method: 'POST',
            body: { mail: 'pia@schule.example', rhythm: 'daily', search: '' },
          })),
        );
      expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429, 429]);
    });

    it('save a form once that reaches all of them, and all hand out its picture', async () => {
      const session = await sessionOf(3, 'ida@firma.example');
      const [place] = await db.rows<{ id: number }>(sql`select id from places order by id limit 1`);
      const form = formOf({
        fields: {
          name: 'Bäckerei Kern',
          weblink: '',
          Address: JSON.stringify({ street: 'Markt 3', additional: '', City: place!.id }),
          Contacts: '[]',
        },
        files: { logo: { bytes: await picture() } },
      });
      const headers = { ...session, 'idempotency-key': randomUUID() };
      const sent = { method: 'POST', form, headers };
      const saved = await callEach('/api/v1/companies/post/', sent);
      expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [first, ...others] = saved.map(({ json }) => json() as { id: number; logo: string });
      expect(others).toEqual([first, first]);
      expect(await db.rows(sql`select id from companies where name = 'Bäckerei Kern'`)).toEqual([
        { id: first!.id },
      ]);
      const pictures = [await call(balancer, first!.logo), ...(await callEach(first!.logo))];
      for (const { status, bytes } of pictures) {
        expect(status).toBe(200);
        expect(bytes.equals(pictures[0]!.bytes)).toBe(true);
      }
      for (const { dataDir } of machines) expect(existsSync(join(dataDir, 'files'))).toBe(false);
    });

    it('read an exchange once, and all show its ads', async () => {
      const headers = await sessionOf(1, 'amt@land.example');
      const exchange = await startExchange();
      const on = { method: 'PATCH', body: { active: true }, headers };
      const answers = await callEach(`/api/v1/exchanges/${exchange.id}/`, on);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      exchange.letGo();
      const runs = () =>
        db.rows(sql`select state, created from exchange_runs where exchange_id = ${exchange.id}`);
      await expect
        .poll(runs, { timeout: 120_000, interval: 200 })
        .toEqual([{ state: 'done', created: imported }]);
      expect(exchange.asked).toEqual(['/feed.json']);
      const shown = async () => {
        const found = await callEach('/api/v1/search/?search_multi_match=Koch');
        return found.map(({ json }) => (json() as { count: number }).count);
      };
      await expect
        .poll(shown, { timeout: 60_000, interval: 200 })
        .toEqual(Array(count).fill(imported));
    });

    it('send each mail once', async () => {
      const mail = { kind: 'test', to: 'ute@firma.example', body: ['Guten Tag'] };
      for (let number = 1; number <= 60; number += 1)
        await db.transaction((tx) => queueMail(tx, { ...mail, subject: `Nummer ${number}` }));
      const waiting = () => db.rows(sql`select id from mails where state <> 'sent'`);
      await expect.poll(waiting, { timeout: 120_000, interval: 200 }).toEqual([]);
      const numbered = smtp.received.filter(({ subject = '' }) => subject.startsWith('Nummer'));
      expect(numbered).toHaveLength(60);
      expect(new Set(numbered.map(({ subject }) => subject)).size).toBe(60);
    });

    it('run each job of a minute once', async () => {
      // The library plans each time once, under a key that the database keeps unique, and then makes a job of it.
      const runs = async () => {
        const [found] = await db.rows<{ planned: number; slots: number; made: number }>(sql`
        select count(*)::int as planned, count(distinct data->>'slot')::int as slots,
          (select count(*)::int from jobs.job where name = 'record-shown-ads' and state = 'completed') as made
        from jobs.job where name = '__pgboss__send-it' and data->>'name' = 'record-shown-ads'`);
        return found!;
      };
      await expect
        .poll(async () => (await runs()).made, { timeout: 240_000, interval: 1000 })
        .toBeGreaterThanOrEqual(2);
      const { planned, slots, made } = await runs();
      expect(planned).toBe(slots);
      expect(made).toBeLessThanOrEqual(slots);
    });

    it('lose no read where one is killed, and answer what comes afterwards', async () => {
      const { server } = machines.pop()!;
      server.child.kill('SIGKILL');
      await server.ended;
      const goneAt = performance.now();
      const afterwards = () => load.outcomes.filter(({ begunAt }) => begunAt > goneAt).length;
      await expect.poll(afterwards, { timeout: 60_000 }).toBeGreaterThan(100);
      const outcomes = await load.stop();
      console.log(
        `${count} machines behind ${name}, one killed at the end:`,
        countOutcomes(outcomes),
      );
      // A load balancer retries a read at another server, but not a write that it has already sent.
      const failed = outcomes.filter(hasFailed);
      expect(failed.filter(({ what, begunAt }) => what === 'read' || begunAt > goneAt)).toEqual([]);
      expect(failed.length).toBeLessThanOrEqual(6);
    });
  });
});
