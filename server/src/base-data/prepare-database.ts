import { loadBaseData } from './base-data.ts';
import type { Database } from '../core/database/database.ts';
import { migrate, underLock } from '../core/database/migrate.ts';

/** Brings the schema and the base data up to date. Safe with several processes at once. */
export async function prepareDatabase(database: Database): Promise<string[]> {
  const applied = await migrate(database);
  await underLock(database, 'lehrpfad-base-data', loadBaseData);
  return applied;
}
