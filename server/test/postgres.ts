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
function postgresAccount(): { uid?: number; gid?: number } {
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

export interface PostgresServer {
  readonly url: string;
  readonly port: number;
  /** Process id of the server's main process. */
  readonly pid: number;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Makes a folder that belongs to the account of PostgreSQL. */
export function postgresFolder(): string {
  const { uid, gid } = postgresAccount();
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-postgres-'));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Runs a program of PostgreSQL as the account of PostgreSQL. */
export function runPostgresProgram(bin: string, name: string, args: string[], folder: string) {
  execFileSync(join(bin, name), args, { ...postgresAccount(), cwd: folder, stdio: 'pipe' });
}

/** Makes the files of an empty server in `data` of a folder. */
export function makePostgres(bin: string, folder: string): void {
  const options = ['-U', 'lehrpfad', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  runPostgresProgram(bin, 'initdb', ['-D', join(folder, 'data'), ...options], folder);
}

/** Starts a server on the files in `data` of a folder. */
export async function openPostgres(
  bin: string,
  folder: string,
  { settings = [], port }: { settings?: readonly string[]; port?: number } = {},
): Promise<PostgresServer> {
  const chosen = port ?? (await freePort());
  const all = ['fsync=off', 'max_connections=100', ...settings].flatMap((one) => ['-c', one]);
  const place = ['-D', join(folder, 'data'), '-p', String(chosen), '-h', '127.0.0.1', '-k', folder];
  const server = spawn(join(bin, 'postgres'), [...place, ...all], {
    ...postgresAccount(),
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://lehrpfad@127.0.0.1:${chosen}/postgres`;
  await untilItAnswers(url);
  return {
    url,
    port: chosen,
    pid: server.pid ?? 0,
    end: async (signal) => {
      server.kill(signal);
      await ended;
    },
  };
}

/** Starts a separate server in a temporary folder without durability. Its address leads to its socket, which takes less time than a port. */
export async function startPostgres(
  bin: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = postgresFolder();
  makePostgres(bin, folder);
  const { url, end } = await openPostgres(bin, folder, { settings: ['synchronous_commit=off'] });
  return {
    url: `${url}?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
