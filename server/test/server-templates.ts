import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '../src/base-data/prepare-database.ts';
import { openServerDatabase } from '../src/core/database/server/server.ts';
import { migrate } from '../src/core/database/migrate.ts';
import { findPostgres, startPostgres } from './postgres.ts';

/** Starts a PostgreSQL server and creates the template databases once for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('No PostgreSQL 15 or newer was found.');
  const { url, stop } = await startPostgres(bin);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [name, from] of [
    ['empty', 'template1'],
    ['base', 'empty'],
  ] as const) {
    await client.query(`create database ${name} template ${from}`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    const database = await openServerDatabase(own.href);
    await (name === 'base' ? prepareDatabase(database) : migrate(database));
    await database.close();
  }
  await client.end();
  project.provide('templates', { kind: 'server', at: url });
  return stop;
}
