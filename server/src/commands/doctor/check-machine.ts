import { operationLimits } from '@lehrpfad/contract/core/operations/board-state-options.ts';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { spaceOf, type DiskSpace } from '../../core/files/disk-space.ts';
import { existingAbove } from './check-folders.ts';
import { about, type Finding } from './finding.ts';

const gigabyte = 1e9;
const inGigabytes = (bytes: number) => `${(bytes / gigabyte).toFixed(1)} GB`;

/** Limits of free space for a warning and for a failure; a write-ahead log alone takes some hundred megabytes. */
const min = {
  warn: operationLimits.lowDisk,
  fail: { share: 0.03, bytes: 0.5 * gigabyte },
};

/** @param minBytes free space below which the server rejects writes */
export function checkSpace({ freeBytes, totalBytes, freeFiles }: DiskSpace, minBytes = 0): Finding {
  const { ok, warn, fail } = about('disk');
  const share = freeBytes / Math.max(1, totalBytes);
  const text = `${inGigabytes(freeBytes)} of ${inGigabytes(totalBytes)} are free`;
  const remedy = 'make space: old backups, logs, other programs';
  if (freeBytes < minBytes) return fail(`${text}, and writes are refused: ${remedy}`);
  if (freeBytes < min.fail.bytes || share < min.fail.share) return fail(`${text}: ${remedy}`);
  if (freeBytes < min.warn.bytes || share < min.warn.share) return warn(`${text}: ${remedy}`);
  if (freeFiles < 0.05) return warn(`${text}, but hardly any more files can be made (df -i)`);
  return ok(text);
}

/**
 * Checks the disk of a folder that may not exist yet.
 * @param minMegabytes free space below which the server rejects writes
 */
export async function checkDisk(folder: string, minMegabytes: number): Promise<Finding[]> {
  return [checkSpace(await spaceOf(existingAbove(folder)), minMegabytes * 1024 ** 2)];
}

/** Written when the program was installed: an earlier clock is wrong. */
const installed = fileURLToPath(new URL('../../../package.json', import.meta.url));
/** systemd-timesyncd creates this file once it has set the clock. */
const synchronised = '/run/systemd/timesync/synchronized';
const maxClockDifferenceMs = 5000;

/**
 * Checks this machine's clock.
 * @param known moments that have certainly passed, with their source
 * @param database the time of a PostgreSQL server on another machine, if there is one
 */
export function compareClocks(
  now: Date,
  known: readonly { readonly moment: Date; readonly from: string }[],
  database?: Date,
): Finding {
  const { ok, warn, fail } = about('clock');
  const remedy = 'set it, and have it kept by NTP (systemd-timesyncd, chrony)';
  const later = known.find(({ moment }) => moment.getTime() - now.getTime() > maxClockDifferenceMs);
  if (later)
    return fail(
      `${now.toISOString()} is before ${later.moment.toISOString()}, ${later.from}: ${remedy}`,
    );
  const apart = database === undefined ? 0 : Math.abs(database.getTime() - now.getTime());
  if (apart > maxClockDifferenceMs)
    return warn(`${Math.round(apart / 1000)} s apart from the database's: ${remedy}`);
  if (database !== undefined) return ok('the same as the database server’s, to some seconds');
  return existsSync(synchronised)
    ? ok('kept by NTP')
    : ok(`${now.toISOString()}, not compared with another one`);
}

export function checkClock(now: Date, lastBackup: Date | undefined, database?: Date): Finding[] {
  const known = [{ moment: statSync(installed).mtime, from: 'when the program was installed' }];
  if (lastBackup) known.push({ moment: lastBackup, from: 'when the last backup was made' });
  return [compareClocks(now, known, database)];
}
