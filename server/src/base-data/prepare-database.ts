import { loadOccupations } from '../features/occupations/catalogue/base-data.ts';
import { loadPlainTexts } from '../features/pages/plain-base-data.ts';
import { loadPlaces } from '../features/places/base-data.ts';
import { loadVocabulary } from '../features/search/vocabulary/base-data.ts';
import { loadRegion } from './region-base-data.ts';
import type { Database, Queries } from '../core/database/database.ts';
import { migrate, withMigrationLock } from '../core/database/migrate.ts';
import { openDatabase } from '../core/database/open-database.ts';

/** Loads the data that every database contains: districts and chambers, places, occupations, the search's vocabulary, texts in plain language. */
export async function loadBaseData(tx: Queries): Promise<void> {
  await loadRegion(tx);
  await loadPlaces(tx);
  await loadOccupations(tx);
  await loadVocabulary(tx);
  await loadPlainTexts(tx);
}

/** Brings the schema and the base data up to date. Safe with several processes at once. */
export async function prepareDatabase(database: Database): Promise<string[]> {
  const applied = await migrate(database);
  await withMigrationLock(database, 'lehrpfad-base-data', loadBaseData);
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
