import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listBackups } from './newest-backup.ts';

/**
 * Deletes the complete backups in a folder that were made before a moment. Keeps the newest one, however old it is, and
 * everything that is no backup.
 * @returns the names of the deleted backups
 */
export async function removeOldBackups(parent: string, before: Date): Promise<string[]> {
  const complete = await listBackups(parent);
  const old = complete.slice(0, -1).filter(({ madeAt }) => madeAt < before);
  for (const { name } of old) await rm(join(parent, name), { recursive: true });
  return old.map(({ name }) => name);
}
