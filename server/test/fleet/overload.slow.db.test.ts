import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'node:http';
import { expect, inject, it, vi } from 'vitest';
import { openDatabase } from '../../src/core/database/open-database.ts';
import { testDatabaseLocation } from '../../src/core/database/test-database.ts';
import { addAccount, oldPassword } from '../../src/features/accounts/accounts.fixture.ts';
import { runServer } from '../processes.ts';
import { addAd, addCompany } from '../stock.ts';
import { csrf } from './load.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const lastsMs = 40_000;

/** Memory limit in docs/operations.md for a board of this size. */
const maxMegabytes = 512;
/** Maximum growth relative to the memory while all requests are handled: waiting requests may take little memory. */
const maxGrowth = 1.2;

interface Kind {
  readonly name: string;
  readonly callers: number;
  readonly path: (at: number) => string;
  readonly body?: (at: number) => object;
  readonly headers?: (at: number) => Record<string, string>;
}

interface Answered {
  readonly status: number;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

function send(url: string, kind: Kind, at: number): Promise<Answered> {
  const body = kind.body && JSON.stringify(kind.body(at));
  const headers = {
    ...csrf,
    ...(body && { 'content-type': 'application/json' }),
    ...kind.headers?.(at),
  };
  const begun = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - begun });
    const outgoing = request(`${url}${kind.path(at)}`, {
      agent,
      method: body ? 'POST' : 'GET',
      headers,
    });
    outgoing.on('response', (answer) =>
      answer.resume().on('end', () => done(answer.statusCode ?? 0)),
    );
    outgoing.on('error', () => done(0)).end(body);
  });
}

/** Sends requests of a kind for this time, each caller sequentially. */
async function call(url: string, kind: Kind, forMs: number, pauseMs: number): Promise<Answered[]> {
  const answered: Answered[] = [];
  const until = performance.now() + forMs;
  const caller = async (number: number) => {
    for (let at = number; performance.now() < until; at += kind.callers) {
      answered.push(await send(url, kind, at));
      if (pauseMs > 0) await sleep(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: kind.callers }, (_, number) => caller(number)));
  return answered;
}

function summary(answered: readonly Answered[]): string {
  const sorted = answered.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const part = (of: number) => (sorted[Math.floor(sorted.length * of)] ?? 0).toFixed(0);
  const counts = Map.groupBy(answered, ({ status }) => status);
  const statuses = [...counts].map(([status, all]) => `${status}: ${all.length}`).join(', ');
  return `${statuses}; p50 ${part(0.5)} ms, p99 ${part(0.99)} ms`;
}

const megabytes = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Runs `work` and watches the memory of a process meanwhile. @returns its result, and the most megabytes */
async function whileWatching<Result>(pid: number, work: () => Promise<Result>) {
  const state = { max: 0, isOver: false };
  const watching = (async () => {
    while (!state.isOver) {
      state.max = Math.max(state.max, megabytes(pid));
      await sleep(100);
    }
  })();
  const results = await work();
  state.isOver = true;
  await watching;
  return { results, max: state.max };
}

const address = (at: number) => ({
  'x-forwarded-for': `10.${at % 200}.${(at >> 8) % 250}.${at % 250}`,
});

it.runIf(inject('templates').kind === 'server')(
  'far more searches and logins than it can answer cost it neither health nor sessions, and are over at once',
  async () => {
    const location = await testDatabaseLocation('base');
    const db = await openDatabase(location);
    await addAccount(db);
    const company_id = await addCompany(db);
    for (let ad = 0; ad < 300; ad += 1) await addAd(db, { company_id, title: `Ausbildung ${ad}` });
    await db.close();
    const server = await runServer({
      DATABASE_URL: location.databaseUrl,
      DATA_DIR: location.dataDir,
      TRUST_PROXY: 'on',
      // As in docs/operations.md for a board of this size; otherwise garbage hides the retained memory.
      NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=8',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '1048576',
      LOG_LEVEL: 'warn',
    });
    const { url, pid } = server;
    const login: Kind = {
      name: 'login',
      callers: 150,
      path: () => '/api/v1/token/',
      body: (at) => ({ email: `nobody${at}@firma.example`, password: 'x' }),
      headers: address,
    };
    const search: Kind = {
      name: 'search',
      callers: 60,
      path: (at) => `/api/v1/search/?fields=card&search_multi_match=b${at % 5000}`,
      headers: address,
    };
    const suggestions: Kind = {
      name: 'suggestions',
      callers: 20,
      path: (at) => `/api/v1/suggestions/?search_multi_match=k${at % 5000}`,
      headers: address,
    };
    const visit: Kind = {
      name: 'visit',
      callers: 20,
      path: () => '/api/v1/click/new/',
      body: () => ({}),
      headers: address,
    };
    const token = await fetch(`${url}/api/v1/token/`, {
      method: 'POST',
      headers: { ...csrf, 'content-type': 'application/json', 'x-forwarded-for': '10.250.0.1' },
      body: JSON.stringify({ email: 'ute@firma.example', password: oldPassword }),
    });
    const { access } = (await token.json()) as { access: string };
    const session: Kind = {
      name: 'session',
      callers: 1,
      path: () => '/api/v1/user/own/',
      headers: () => ({ authorization: `Bearer ${access}` }),
    };
    const health: Kind = { name: 'health', callers: 1, path: () => '/healthz' };

    const before = await whileWatching(pid, () =>
      Promise.all(
        [search, suggestions, visit, login].map((kind) =>
          // As many requests as it can handle, so that its caches are full before.
          call(url, { ...kind, callers: 3 }, 20_000, 0),
        ),
      ),
    );
    const kinds = [health, session, search, suggestions, login, visit];
    const { results, max } = await whileWatching(pid, () =>
      Promise.all(kinds.map((kind) => call(url, kind, lastsMs, kind.callers === 1 ? 100 : 0))),
    );
    await sleep(2000);
    const after = await call(url, { ...search, callers: 1 }, 2000, 20);
    const again = await send(url, login, 1_000_000);
    for (const [index, answered] of results.entries())
      console.log(`${kinds[index]?.name}: ${summary(answered)}`);
    console.log(
      `2 s later, search: ${summary(after)}; login ${again.status} in ${again.ms.toFixed(0)} ms`,
      `memory ${before.max.toFixed(0)} MB before, ${max.toFixed(0)} MB at most`,
    );
    const [ofHealth = [], ofSession = [], ofSearch = [], , ofLogin = [], ofVisit = []] = results;
    expect(ofHealth.every(({ status }) => status === 200)).toBe(true);
    expect(ofSession.every(({ status }) => status === 200)).toBe(true);
    expect(ofSearch.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect([...new Set(ofLogin.map(({ status }) => status))].toSorted()).toEqual([401, 503]);
    expect(max).toBeLessThan(maxMegabytes);
    expect(max / before.max).toBeLessThan(maxGrowth);
    // Counts have the lowest priority: they are rejected or handled.
    expect(ofVisit.every(({ status }) => [200, 429, 503].includes(status))).toBe(true);
    expect(again.status).toBe(401);
    expect(after.every(({ status }) => status === 200)).toBe(true);
  },
);
