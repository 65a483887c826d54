import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './programs.ts';

const debianFolder = '/usr/lib/postgresql';
const oldest = 15;

/** Returns the folder of PostgreSQL's server programs: `PG_BIN`, Debian's newest, or the one on the PATH. */
export function findPostgres(): string | undefined {
  if (process.env['PG_BIN']) return process.env['PG_BIN'];
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= oldest));
  if (existsSync(join(debianFolder, String(newest), 'bin/postgres')))
    return join(debianFolder, String(newest), 'bin');
  return (process.env['PATH'] ?? '')
    .split(':')
    .find((folder) => existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root; then it runs as the account that its package creates. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Starts a separate server in a temporary folder, on a free port, without durability. */
export async function startPostgres(
  bin: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const owner = account();
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const initdb = [
    '-D',
    data,
    '-U',
    'lehrpfad',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  execFileSync(join(bin, 'initdb'), initdb, { ...owner, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'max_connections=100'].flatMap(
    (setting) => ['-c', setting],
  );
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://lehrpfad@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url);
  return {
    url,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
