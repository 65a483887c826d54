import { loadBaseData } from './base-data.ts';
import type { Database } from '../core/database/database.ts';
import { migrate, underLock } from '../core/database/migrate.ts';
import { openDatabase } from '../core/database/open-database.ts';

/** Brings the schema and the base data up to date. Safe with several processes at once. */
export async function prepareDatabase(database: Database): Promise<string[]> {
  const applied = await migrate(database);
  await underLock(database, 'lehrpfad-base-data', loadBaseData);
  return applied;
}

/** Opens the database for a command, brings it up to date, and closes it when the work has ended. */
export async function withPreparedDatabase(
  config: Parameters<typeof openDatabase>[0],
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(config);
  try {
    await prepareDatabase(database);
    await work(database);
  } finally {
    await database.close();
  }
}
