import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, where there is one: databases of tests need not outlive the machine. */
const memory = '/dev/shm';
/** What all tests together may fill, several times over; in a container it may be no more than 64 MB. */
const enoughBytes = 4 * 1024 ** 3;

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= enoughBytes;
  } catch {
    return false;
  }
}

/** Makes a folder for all that the checks write and nobody needs afterwards. Who calls removes it. */
export function makeQuickFolder(candidate: string = memory): string {
  const folder = mkdtempSync(join(isRoomy(candidate) ? candidate : tmpdir(), 'lehrpfad-check-'));
  // PostgreSQL, which runs as an account of its own here and there, has to come through to its data.
  chmodSync(folder, 0o711);
  return folder;
}
