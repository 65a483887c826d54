import { chmodSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { runScript, runServer } from '../../test/processes.ts';
import { onQuickerDatabase } from '../../test/quicker-database.ts';
import { sql } from '../core/database/drizzle.ts';
import type { Database } from '../core/database/database.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { testDatabaseLocation, testFolder } from '../core/database/test-database.ts';
import { hashDemoPassword } from '../features/accounts/passwords/demo-password.ts';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Each of these tests starts two processes: `npm run test:slow`. */
const whereItHasTime = onQuickerDatabase && inject('endurance');

let env: { DATA_DIR: string; DATABASE_URL: string | undefined; PORT: string };

beforeAll(async () => {
  const { dataDir, databaseUrl } = await testDatabaseLocation('base');
  chmodSync(dataDir, 0o700);
  env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '0' };
});

/** Runs the command. @returns its exit code and its lines, without the padding */
async function doctor(settings: Record<string, string | undefined> = env) {
  const running = runScript('src/commands/doctor.ts', { env: settings });
  const code = await running.ended;
  const lines = running.stdout().trim().split('\n');
  return {
    code,
    lines: lines.map((line) => line.replaceAll(/ {2,}/g, ' ')),
    stderr: running.stderr(),
  };
}

async function inDatabase(work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

const line = (text: RegExp) => expect.arrayContaining([expect.stringMatching(text)]);

describe('npm run doctor', () => {
  it('ends well where nothing is broken, and says what to do about the rest', async () => {
    const { code, lines, stderr } = await doctor();
    expect(stderr).toBe('');
    expect(lines).toEqual(line(/^ok database (embedded )?PostgreSQL \S+( \S+)*, up to date$/));
    expect(lines).toEqual(line(/^ok accounts /));
    expect(lines).toEqual(line(/^ok queues nothing is late/));
    expect(lines).toEqual(line(/^ok data folder /));
    expect(lines).toEqual(line(/^warn backup none/));
    expect(lines.at(-1)).toMatch(/^\d+ ok, \d+ warn, 0 fail$/);
    expect(code).toBe(0);
  });

  it('works while the server runs', async () => {
    const server = await runServer({ ...env, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
    const port = new URL(server.url).port;
    const many = env.DATABASE_URL && { WORKERS: '8' };
    const { code, lines } = await doctor({ ...env, ...many, PORT: port });
    expect(code).toBe(0);
    if (env.DATABASE_URL)
      expect(lines).toEqual(
        line(/^warn connections 8 process\(es\) take up to 104 of 97 connections: .+$/),
      );
    expect(lines).toEqual(line(/^ok server runs at .* and is ready$/));
    if (env.DATABASE_URL) expect(lines).toEqual(line(/^ok database PostgreSQL .*, up to date$/));
    else expect(lines).toEqual(line(/^warn database open in process \d+ on .*stop it first$/));
    server.child.kill('SIGTERM');
    await server.ended;
  });

  it.runIf(onQuickerDatabase)(
    'finds the password of the README, and what is late or has failed',
    async () => {
      const hash = await hashDemoPassword();
      await inDatabase(async (database) => {
        await database.rows(sql`
        insert into users (email, permission, validated, password_hash, active)
        values ('ute@land.example', 1, true, ${hash}, true)`);
        await database.rows(sql`
        insert into mails (kind, recipient, subject, state, body) values ('test', 'a@b.example', 'x', 'failed', '[]')`);
        await database.rows(sql`
        insert into mails (kind, recipient, subject, body, created_at)
        values ('test', 'a@b.example', 'x', '[]', now() - interval '2 hours')`);
        await database.rows(sql`
        insert into job_runs (name, suspended_in, suspended_at, deaths) values ('tidy-up', 'x', now(), 2)`);
      });
      const { code, lines } = await doctor();
      expect(code).toBe(1);
      expect(lines).toEqual(
        line(/^fail accounts 1 with the password .*ute@land\.example.*lock-demo-accounts/),
      );
      expect(lines).toEqual(line(/^warn queues 1 mail\(s\) have failed/));
      expect(lines).toEqual(line(/^warn queues 1 mail\(s\) wait/));
      expect(lines).toEqual(line(/^warn queues 1 job\(s\) are suspended/));
      const demo = await doctor({ ...env, DEMO_DATA: 'on' });
      expect(demo.code).toBe(0);
    },
  );

  it.runIf(whereItHasTime)(
    'tells of migrations that wait, and of those of a newer program',
    async () => {
      let name = '';
      await inDatabase(async (database) => {
        const [last] = await database.rows<{ name: string }>(sql`
        delete from migrations where name = (select max(name) from migrations) returning name`);
        name = last?.name ?? '';
      });
      const missing = await doctor();
      expect(missing.code).toBe(0);
      expect(missing.lines).toEqual(line(/^warn database .*1 migration\(s\) wait/));
      await inDatabase((database) =>
        database.rows(sql`insert into migrations (name) values (${name}), ('9999_later.sql')`),
      );
      const newer = await doctor();
      expect(newer.code).toBe(1);
      expect(newer.lines).toEqual(line(/^fail database newer than this program.*9999_later\.sql/));
    },
  );

  it.runIf(whereItHasTime)('works before the first start, and makes nothing', async () => {
    const folder = `${testFolder()}/data`;
    const { code, lines } = await doctor({ DATA_DIR: folder, PORT: '0' });
    expect(code).toBe(0);
    expect(lines).toEqual(line(/^ok data folder .*will be made/));
    expect(lines).toEqual(line(/^ok database none yet/));
    const again = await doctor({ DATA_DIR: folder, PORT: '0' });
    expect(again.lines).toEqual(line(/^ok data folder .*will be made/));
  });

  it.runIf(whereItHasTime)(
    'fails, and checks the rest, where the database cannot be reached or settings are wrong',
    async () => {
      const away = await doctor({ ...env, DATABASE_URL: 'postgres://a:geheim@127.0.0.1:1/b' });
      expect(away.code).toBe(1);
      expect(away.lines).toEqual(line(/^fail database .*DATABASE_URL.*/));
      expect(away.lines).toEqual(line(/^warn mail /));
      expect(away.lines.join()).not.toContain('geheim');
      const wrong = await doctor({ ...env, PORT: 'x' });
      expect(wrong.code).toBe(1);
      expect(wrong.lines).toEqual(line(/^fail settings .*PORT: must be a port number/));
    },
  );
});
