import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, if there is one: test databases need not survive a restart. */
const memory = '/dev/shm';
/** Several times as much as all tests together may write; in a container the file system may have only 64 MB. */
const minFreeBytes = 4 * 1024 ** 3;

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= minFreeBytes;
  } catch {
    return false;
  }
}

/** Creates a folder for the temporary files of all checks. The caller removes it. */
export function makeQuickFolder(candidate: string = memory): string {
  const folder = mkdtempSync(join(isRoomy(candidate) ? candidate : tmpdir(), 'lehrpfad-check-'));
  // PostgreSQL may run under another account and must be able to reach its data.
  chmodSync(folder, 0o711);
  return folder;
}
