import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../config/operator-error.ts';
import { spaceOf } from '../../files/disk-space.ts';
import { countForeign } from '../../files/folder-owner.ts';

/** One file of the write-ahead log, which PostgreSQL writes whole when it opens a database. */
const minFreeBytes = 16 * 1024 ** 2;

/** Errors of PGlite for a database that it cannot start; other errors, such as too little memory, are shown as they are. */
const failedStart = /^Aborted\(|^PGlite failed to initialize/;

const damaged = (folder: string) =>
  new OperatorError(
    `The embedded database in ${folder} is damaged. Move this folder away, and put a backup in its place: npm run restore -- BACKUP --replace`,
  );

/**
 * Refuses a database that has lost its first file: PGlite would take the folder for an empty one and write a new database over it.
 * @throws {OperatorError}
 */
export function refuseIncomplete(folder: string): void {
  if (existsSync(join(folder, 'global/pg_control')) && !existsSync(join(folder, 'PG_VERSION')))
    throw damaged(folder);
}

/** Returns the error to show if a database could not be opened: it says why, and what to do. */
export async function openingError(folder: string, error: unknown): Promise<unknown> {
  if (!failedStart.test((error as Error).message)) return error;
  const foreign = countForeign(folder);
  if (foreign > 0)
    return new OperatorError(
      `${foreign} files in ${folder} belong to another account, as after a command that root has run. Give them back: chown -R ${process.getuid?.()} ${folder}`,
    );
  const { freeBytes } = await spaceOf(folder);
  if (freeBytes < minFreeBytes)
    return new OperatorError(
      `The disk of ${folder} is full: make space (old backups, logs, other programs), and start again.`,
    );
  return damaged(folder);
}
