import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from '../core/database/drizzle.ts';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { runScript } from '../../test/processes.ts';
import { onQuickerDatabase } from '../../test/quicker-database.ts';
import { dropAllObjects } from '../core/backup/tables.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { testDatabaseLocation, testFolder } from '../core/database/test-database.ts';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Each of these tests starts several processes: `npm run test:slow`. */
const whereItHasTime = onQuickerDatabase && inject('endurance');

let env: { DATA_DIR: string; DATABASE_URL: string | undefined };

beforeAll(async () => {
  const { dataDir, databaseUrl } = await testDatabaseLocation('base');
  env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
});

async function run(command: string, args: string[] = [], input = '', settings = env) {
  const running = runScript(`src/commands/${command}.ts`, { args, env: settings, input });
  return { code: await running.ended, stderr: running.stderr(), stdout: running.stdout() };
}

async function emails(): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  const rows = await database.rows<{ email: string }>(sql`select email from users order by email`);
  await database.close();
  return rows.map(({ email }) => email);
}

const ute = ['--email', 'Ute@Land.example', '--first-name', 'Ute', '--last-name', 'Müller'];

describe('create-admin', () => {
  it('reads the password from standard input and never from an argument', async () => {
    expect(await run('create-admin', ute, 'zwölf Zeichen am Meer\n')).toEqual({
      code: 0,
      stdout: '',
      stderr: 'The administrator ute@land.example can log in now.\n',
    });
  });

  it.runIf(whereItHasTime)('says in a sentence what is wrong', async () => {
    expect(
      await run('create-admin', [...ute, '--password', 'zwölf Zeichen am Meer']),
    ).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Unknown option '--password'"),
    });
    expect(await run('create-admin', ['--email', 'a@b.de'], 'zwölf Zeichen am Meer')).toMatchObject(
      {
        code: 1,
        stderr: 'Give --email, --first-name and --last-name, or run the command in a terminal.\n',
      },
    );
  });
});

describe('set-password and lock-demo-accounts', () => {
  it.runIf(onQuickerDatabase)('say what they did, and what is missing', async () => {
    expect(
      await run('set-password', ['--email', 'Ute@land.example'], 'Wiese Kran Nachtigall\n'),
    ).toEqual({
      code: 0,
      stdout: '',
      stderr: 'ute@land.example has the new password; all sessions of it have ended.\n',
    });
    expect(await run('set-password', [], 'Wiese Kran Nachtigall\n')).toMatchObject({
      code: 1,
      stderr: 'Say whose: --email ADDRESS\n',
    });
    expect(await run('lock-demo-accounts')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining("0 account(s) with the README's password"),
    });
  });
});

describe('backup and restore', () => {
  let folder: string;

  it('print where the backup lies', async () => {
    mkdirSync(join(env.DATA_DIR, 'files/public'), { recursive: true });
    writeFileSync(join(env.DATA_DIR, 'files/public/a.webp'), 'picture');
    const { code, stdout, stderr } = await run('backup', whereItHasTime ? ['--verify'] : []);
    expect(code).toBe(0);
    folder = stdout.trim();
    expect(folder).toContain(join(env.DATA_DIR, 'backups', 'lehrpfad-'));
    expect(stderr).toMatch(/^Backed up \d{4,} rows of \d+ tables and 1 files\.\n/);
    if (whereItHasTime) expect(stderr).toMatch(/\nIt was restored .*\n$/);
  });

  it('refuse to overwrite, and do it when told', async () => {
    const refused = await run('restore', [folder]);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('Use --replace') });
    rmSync(join(env.DATA_DIR, 'files'), { recursive: true });
    const done = await run('restore', [folder, '--replace']);
    expect(done).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Restored the state of'),
    });
    expect(await emails()).toEqual(['ute@land.example']);
    expect(existsSync(join(env.DATA_DIR, 'files/public/a.webp'))).toBe(true);
  });

  it.runIf(whereItHasTime)('touch nothing when the backup is damaged, or none', async () => {
    rmSync(join(folder, 'files/public/a.webp'));
    const attempts = [[folder, '--replace'], [testFolder()], []].map((args) =>
      run('restore', args),
    );
    expect(await Promise.all(attempts)).toMatchObject([
      { code: 1, stderr: expect.stringContaining('a.webp is missing') },
      { code: 1, stderr: expect.stringContaining('is not a backup') },
      { code: 1, stderr: expect.stringContaining('npm run restore -- FOLDER') },
    ]);
    expect(existsSync(join(env.DATA_DIR, 'files/public/a.webp'))).toBe(true);
  });

  it.runIf(whereItHasTime)(
    'leave nothing that looks complete when they are killed half-way',
    async () => {
      const parent = testFolder();
      const backup = runScript('src/commands/backup.ts', { args: [parent], env });
      await expect.poll(() => readdirSync(parent), { interval: 1 }).not.toEqual([]);
      backup.child.kill('SIGKILL');
      expect(await backup.ended).toBe('SIGKILL');
      const [left = ''] = readdirSync(parent);
      expect(left).toMatch(/\.partial$/);
      expect(existsSync(join(parent, left, 'manifest.json'))).toBe(false);
      expect(await run('restore', [join(parent, left), '--replace'])).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('not finished'),
      });
    },
  );
});

describe('import', () => {
  const posting = (number: number, title: string) => ({
    '@type': 'JobPosting',
    identifier: `L-${number}`,
    title,
    employmentType: 'Ausbildung',
    description: 'Wir bilden aus.',
    datePosted: '2026-11-02',
    occupationalCategory: 'Koch/Köchin',
    hiringOrganization: { name: 'Gasthof Linde' },
    jobLocation: {
      address: { addressCountry: 'DE', postalCode: '39576', addressLocality: 'Stendal' },
    },
  });
  const feed = [
    posting(1, 'Ausbildung Koch (m/w/d)'),
    posting(2, 'Ausbildung Köchin'),
    posting(3, ''),
  ];

  it.runIf(whereItHasTime)(
    'does a dry run without writing, and then prints the same import results',
    async () => {
      const server = createServer((_request, response) => response.end(JSON.stringify(feed)));
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
      await database.rows(sql`
      insert into exchanges (key, name, kind, settings)
      values ('lehrling', 'Lehrlingsbörse', 'json', ${JSON.stringify({ url })}::text::jsonb)`);
      await database.close();
      const entries = async () => {
        const opened = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
        const rows = await opened.rows(sql`
          select e.action, e.subject_name as name, e.user_id, e.user_name, e.after -> 'run' = to_jsonb(r.id) as is_of_run
          from audit_entries e join exchange_runs r on true where e.subject = 'exchange'`);
        await opened.close();
        return rows;
      };

      const local = { ...env, IMPORT_FROM_LOCAL: 'on' };
      const tried = await run('import', ['lehrling', '--dry-run'], '', local);
      const done = await run('import', ['lehrling'], '', local);
      server.close();
      const summary = /created: 2\n(.*\n)+rejected: 1 \(no-title 1\)\n/;
      expect(tried).toMatchObject({ code: 0, stderr: expect.stringMatching(summary) });
      expect(tried.stderr).toContain('Nothing was written.');
      expect(done).toMatchObject({ code: 0, stderr: expect.stringMatching(summary) });
      const lines = (table: string) => table.replaceAll(/\d+(?=;\r\n)/g, '');
      expect(lines(done.stdout)).toBe(lines(tried.stdout));
      expect(await entries(), 'the dry run has none').toEqual([
        {
          action: 'started',
          name: 'Lehrlingsbörse',
          user_id: null,
          user_name: 'Befehl auf dem Server',
          is_of_run: true,
        },
      ]);
      expect(tried.stdout).toContain('L-3;;Gasthof Linde;Abgelehnt;Der Titel fehlt.');
    },
  );

  it.runIf(whereItHasTime)('says which exchanges there are', async () => {
    expect(await run('import', ['gibtsnicht'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There are: arbeitsagentur, lehrling.'),
    });
  });
});

describe('a command without arguments', () => {
  it.runIf(whereItHasTime).each(['lock-demo-accounts', 'resume-jobs', 'doctor'])(
    'refuses them: %s',
    async (command) => {
      expect(await run(command, ['--help'])).toMatchObject({
        code: 1,
        stderr: expect.stringContaining("Unknown option '--help'"),
      });
    },
  );
});

describe('migrate', () => {
  it('does nothing where it is asked for more', async () => {
    const { code, stderr } = await run('migrate', ['--help']);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "Unknown option '--help'\n" });
  });

  it('prepares an empty database, and says what it applied', async () => {
    const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
    await database.transaction(dropAllObjects);
    await database.close();
    const { code, stderr } = await run('migrate');
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^Applied 0001_floor\.sql\.\n(Applied .+\n)+The database is up to date\.\n$/,
    );
  });
});
