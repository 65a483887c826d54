import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from './core/database/drizzle.ts';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { runScript, runServer, type Running } from '../test/processes.ts';
import { onQuickerDatabase } from '../test/quicker-database.ts';
import { buildApp } from './app.ts';
import { hashDemoPassword } from './features/accounts/passwords/demo-password.ts';
import { readConfig } from './core/config/config.ts';
import { openDatabase } from './core/database/open-database.ts';
import {
  afterTestFile,
  testDatabase,
  testDatabaseLocation,
  testFolder,
} from './core/database/test-database.ts';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const embedded = inject('templates').kind === 'embedded';

async function settings() {
  const { dataDir, databaseUrl } = await testDatabaseLocation('base');
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
}

const statusOf = async (url: string) => (await fetch(url)).status;

/** A request whose body the test sends at its own pace. */
function slowRequest(url: string) {
  const headers = {
    'content-type': 'application/json',
    cookie: 'csrftoken=a',
    'x-csrftoken': 'a',
    // The server sends "100 Continue" once it has begun to process the request.
    expect: '100-continue',
  };
  const outgoing = request(`${url}/api/v1/click/new/`, { method: 'POST', headers });
  const begun = once(outgoing, 'continue');
  const answer = once(outgoing, 'response').then(([incoming]) => {
    const { statusCode } = (incoming as IncomingMessage).resume();
    return statusCode;
  });
  outgoing.flushHeaders();
  return { begun, answer, finish: () => outgoing.end('{"a":1}') };
}

async function countVisits(url: string, times: number): Promise<void> {
  const headers = { cookie: 'csrftoken=a', 'x-csrftoken': 'a' };
  for (let visit = 0; visit < times; visit += 1) {
    expect((await fetch(`${url}/api/v1/click/new/`, { method: 'POST', headers })).status).toBe(200);
  }
}

describe('the server', () => {
  let env: Awaited<ReturnType<typeof settings>>;
  let server: Running & { url: string };

  beforeAll(async () => {
    env = await settings();
    // File modes as versions up to 2.3 left them.
    chmodSync(env.DATA_DIR, 0o755);
    mkdirSync(join(env.DATA_DIR, 'files'), { mode: 0o755 });
    server = await runServer(env);
  });

  it('says on standard error that it is ready and where; standard output is for the log', () => {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(server.stderr()).toMatch(
      /^\/.+ was open to other accounts of this machine: \d+ files and folders are now the server's alone\.\nLehrpfad \d+\.\d+\.\d+: opening the (embedded|PostgreSQL) database …\n/,
    );
    for (const line of server.stdout().trim().split('\n'))
      expect(JSON.parse(line)).toHaveProperty('level');
  });

  it.runIf(embedded)('leaves nothing in the data folder to other accounts of the machine', () => {
    const paths = readdirSync(env.DATA_DIR, { recursive: true, encoding: 'utf8' });
    expect(paths.length).toBeGreaterThan(500);
    const open = ['', ...paths].filter((path) => {
      const found = statSync(join(env.DATA_DIR, path), { throwIfNoEntry: false });
      return ((found?.mode ?? 0) & 0o077) !== 0;
    });
    expect(open).toEqual([]);
  });

  it('is alive, ready and answers searches', async () => {
    expect(await statusOf(`${server.url}/healthz`)).toBe(200);
    expect(await statusOf(`${server.url}/readyz`)).toBe(200);
    expect(await statusOf(`${server.url}/api/v1/search/`)).toBe(200);
  });

  it('brings no demo data unless asked to', async () => {
    const found = (await (await fetch(`${server.url}/api/v1/search/`)).json()) as { count: number };
    expect(found.count).toBe(0);
  });

  it.runIf(onQuickerDatabase)(
    'runs beside another with its own folder and port, and goes on when nobody reads its output any more',
    async () => {
      // They share a database server's database; an embedded one is for one process alone.
      const own = embedded ? await settings() : { ...env, DATA_DIR: testFolder() };
      const other = await runServer(own);
      expect(other.url).not.toBe(server.url);
      expect(await statusOf(`${other.url}/readyz`)).toBe(200);
      expect(await statusOf(`${server.url}/readyz`)).toBe(200);
      other.child.stdout?.destroy();
      other.child.stderr?.destroy();
      for (let call = 0; call < 5; call += 1) {
        expect(await statusOf(`${other.url}/api/v1/brafo/`)).toBe(200);
      }
      other.child.kill('SIGTERM');
      expect(await other.ended).toBe(0);
    },
  );

  it.runIf(embedded)('keeps its folder to itself', async () => {
    const second = runScript('src/main.ts', { env });
    expect(await second.ended).toBe(1);
    expect(second.stderr()).toContain(`in use by process ${server.pid} `);
    expect(second.stderr()).not.toContain('    at ');
    expect(await statusOf(`${server.url}/readyz`)).toBe(200);
  });

  it('finishes what it has begun when told to stop, takes nothing new and loses no count', async () => {
    await countVisits(server.url, 3);
    const slow = slowRequest(server.url);
    await slow.begun;
    server.child.kill('SIGTERM');
    await server.said(/SIGTERM: finishing open requests/);
    await expect
      .poll(
        () =>
          fetch(`${server.url}/healthz`).then(
            () => 'open',
            () => 'closed',
          ),
        { timeout: 10_000 },
      )
      .toBe('closed');
    slow.finish();
    expect(await slow.answer).toBe(200);
    expect(await server.ended).toBe(0);
    expect(existsSync(join(env.DATA_DIR, 'database.lock'))).toBe(false);

    const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
    afterTestFile(() => database.close());
    const rows = await database.rows(
      sql`select sum(count)::int as visits from daily_counts where dimension = 'visit'`,
    );
    expect(rows).toEqual([{ visits: 4 }]);
  });

  it('has written its log into the data folder, the same as to standard output', () => {
    const folder = join(env.DATA_DIR, 'logs');
    const files = readdirSync(folder).sort();
    expect(files.map((file) => readFileSync(join(folder, file), 'utf8')).join('')).toBe(
      server.stdout(),
    );
    expect(server.stdout()).toContain('"route":"/api/v1/search/"');
    expect(server.stdout()).not.toMatch(/127\.0\.0\.1:\d+.*request|user-agent|remoteAddress/);
  });
});

describe('readiness', () => {
  it('comes when the index is loaded, life before that', async () => {
    const config = { ...readConfig({ DATA_DIR: testFolder() }), rateLimits: false };
    const app = await buildApp({ config, database: await testDatabase() });
    afterTestFile(() => app.close());
    const statuses = async () => {
      const urls = ['/healthz', '/readyz', '/api/v1/search/'];
      return Promise.all(urls.map(async (url) => (await app.http.inject(url)).statusCode));
    };
    expect(await statuses()).toEqual([200, 503, 503]);
    const early = await app.http.inject('/api/v1/search/');
    expect(early.headers['retry-after']).toBe('1');
    expect(early.json()).toMatchObject({ code: 'starting' });
    await app.start({ jobs: false });
    expect(await statuses()).toEqual([200, 200, 200]);
  });
});

describe.runIf(onQuickerDatabase)('a server that cannot start', () => {
  it('says that the port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    const server = runScript('src/main.ts', { env: { ...(await settings()), PORT: String(port) } });
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toMatch(
      new RegExp(
        `\nPort ${port} is in use\\. Stop the other program, or set PORT to another one\\.\n$`,
      ),
    );
    taken.close();
  });

  it("says who has the README's password", async () => {
    const env = await settings();
    const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
    await database.rows(sql`
      insert into users (email, permission, active, password_hash)
      values ('admin@lehrpfad.example', 1, true, ${await hashDemoPassword()})`);
    await database.close();
    const server = runScript('src/main.ts', { env });
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toMatch(
      /The server is not started: [^]*\n {2}admin@lehrpfad\.example\n[^]*npm run lock-demo-accounts/,
    );
    expect(server.stderr()).not.toContain('is ready at');
  });

  it('names the setting of a data folder that cannot be made, without a stack', async () => {
    const file = join(testFolder(), 'file');
    writeFileSync(file, '');
    const server = runScript('src/main.ts', { env: { DATA_DIR: join(file, 'data') } });
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toBe(
      `DATA_DIR: ${join(file, 'data')}: a part of this path is a file; it has to be a folder (ENOTDIR).\n`,
    );
  });

  it('lists all settings that are wrong', async () => {
    const env = { PORT: 'http', LOG_LEVEL: 'loud', DATA_DIR: testFolder() };
    const server = runScript('src/main.ts', { env });
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toBe(
      'These settings are not right:\n' +
        '  PORT: must be a port number\n' +
        '  LOG_LEVEL: must be debug, info, warn, error or silent\n',
    );
  });
});
