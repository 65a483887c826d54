import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database/open-database.ts';
import { openFolder } from '../files/files.ts';
import type { Backup } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * Restores a backup into an embedded database and a folder of its own, and deletes both.
 * @throws {OperatorError} if the restored data is incomplete
 */
export async function verifyBackup(backup: Backup): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lehrpfad-verify-'));
  try {
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    try {
      await restoreBackup(backup, { database, files: openFolder(dataDir), replace: false });
    } finally {
      await database.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
