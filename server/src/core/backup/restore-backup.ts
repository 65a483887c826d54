import { createReadStream } from 'node:fs';
import { sql } from '../database/drizzle.ts';
import { listenerName } from '../database/server/server.ts';
import type { Database, Queries } from '../database/database.ts';
import { keysOf, type Files } from '../files/files.ts';
import {
  applyMigrations,
  migrationLock,
  refuseUnknownMigrations,
  withMigrationLock,
} from '../database/migrate.ts';
import { OperatorError } from '../config/operator-error.ts';
import { loadTables } from './load-tables.ts';
import { filePath, type Backup } from './manifest.ts';
import { dropAllObjects, hasTables } from './tables.ts';

export interface RestoreTarget {
  readonly database: Database;
  readonly files: Files;
  /** Whether existing data may be deleted. */
  readonly replace: boolean;
}

/** Refuses while a server uses the database, because it keeps data in memory. A lock protects the embedded database instead. */
async function refuseRunningServers(tx: Queries): Promise<void> {
  const rows = await tx.rows(sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = ${listenerName} limit 1`);
  if (rows.length > 0) {
    throw new OperatorError('A server is running on this database. Stop it first.');
  }
}

/** @param surplus stored files that the backup does not have */
async function makeRoom(tx: Queries, surplus: readonly string[], replace: boolean): Promise<void> {
  const [tables, file] = [await hasTables(tx), surplus[0]];
  if ((tables || file !== undefined) && !replace) {
    throw new OperatorError(
      `There is data already: ${tables ? 'the database has tables' : `the file ${file} is stored`}. ` +
        'Use --replace to delete everything there and put the backup in its place.',
    );
  }
  if (tables) await dropAllObjects(tx);
}

/**
 * Restores a backup: the whole database in one transaction, or nothing. Files are written before the commit and surplus files are
 * deleted after it, so that the database never names a missing file.
 * @returns the migrations that the backup did not contain and that were applied to it
 * @throws {OperatorError} if there is data already, a server is running, or a newer program wrote the backup
 */
export async function restoreBackup(
  backup: Backup,
  { database, files, replace }: RestoreTarget,
): Promise<string[]> {
  const { manifest, folder } = backup;
  refuseUnknownMigrations(manifest.migrations, 'The backup');
  const kept = new Set(manifest.files.map(({ key }) => key));
  // Its own files are no data that could be lost: a restore that was interrupted has left them.
  const surplus = (await keysOf(files)).filter((key) => !kept.has(key));
  const applied = await withMigrationLock(database, migrationLock, async (tx) => {
    await refuseRunningServers(tx);
    await makeRoom(tx, surplus, replace);
    await applyMigrations(tx, manifest.migrations);
    await loadTables(tx, backup);
    const later = await applyMigrations(tx);
    for (const { key } of manifest.files) {
      await files.putStream(key, createReadStream(filePath(folder, key)));
    }
    return later;
  });
  for (const key of surplus) await files.delete(key);
  return applied;
}
