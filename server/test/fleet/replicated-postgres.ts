import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterTestFile } from '../../src/core/database/test-database.ts';
import {
  makePostgres,
  openPostgres,
  postgresFolder,
  runPostgresProgram,
  type PostgresServer,
} from '../postgres.ts';

export interface Replicated {
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  /** Makes the standby accept writes. */
  promote(): void;
}

async function send(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Starts a server with an empty database `board`, and a synchronous standby. */
export async function startReplicated(bin: string): Promise<Replicated> {
  const [first, second] = [postgresFolder(), postgresFolder()];
  const opened: PostgresServer[] = [];
  afterTestFile(async () => {
    for (const server of opened) await server.end('SIGQUIT');
    for (const folder of [first, second]) rmSync(folder, { recursive: true, force: true });
  });
  makePostgres(bin, first);
  const primary = await openPostgres(bin, first);
  opened.push(primary);
  await send(primary.url, ['create database board']);
  const data = join(second, 'data');
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'lehrpfad'];
  const options = ['-D', data, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync'];
  runPostgresProgram(bin, 'pg_basebackup', [...from, ...options], second);
  const standby = await openPostgres(bin, second);
  opened.push(standby);
  await send(primary.url, [
    `alter system set synchronous_standby_names = '*'`,
    'select pg_reload_conf()',
  ]);
  const promote = () => runPostgresProgram(bin, 'pg_ctl', ['promote', '-D', data], second);
  return { primary, standby, promote };
}
