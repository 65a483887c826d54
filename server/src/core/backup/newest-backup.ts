import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile, partialSuffix } from './manifest.ts';

/** Returns when the backup in that folder was made; undefined if the folder contains no backup. */
async function readMoment(folder: string): Promise<Date | undefined> {
  try {
    const { madeAt: text } = JSON.parse(await readFile(join(folder, manifestFile), 'utf8')) as {
      madeAt?: unknown;
    };
    const moment = new Date(String(text));
    return Number.isNaN(moment.getTime()) ? undefined : moment;
  } catch {
    return undefined;
  }
}

/** Returns the names of the backup folders, the newest last (names begin with the time); empty if `parent` cannot be read. */
async function listNames(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  return names.filter((name) => name.startsWith('lehrpfad-')).toSorted();
}

/** Returns the complete backups in a folder, the newest last. */
export async function listBackups(
  parent: string,
): Promise<readonly { readonly name: string; readonly madeAt: Date }[]> {
  const complete = (await listNames(parent)).filter((name) => !name.endsWith(partialSuffix));
  const read = complete.map(async (name) => ({
    name,
    madeAt: await readMoment(join(parent, name)),
  }));
  return (await Promise.all(read)).flatMap(({ name, madeAt }) =>
    madeAt ? [{ name, madeAt }] : [],
  );
}

/** State of the backups in a folder. */
export interface BackupFolder {
  /** When the newest complete one was made. */
  readonly newest: Date | undefined;
  /** Names of folders of backups that were interrupted, or are being made now. */
  readonly partial: readonly string[];
}

export async function readBackupFolder(parent: string): Promise<BackupFolder> {
  const names = await listNames(parent);
  const partial = names.filter((name) => name.endsWith(partialSuffix));
  for (const name of names.toReversed()) {
    if (partial.includes(name)) continue;
    const newest = await readMoment(join(parent, name));
    if (newest !== undefined) return { newest, partial };
  }
  return { newest: undefined, partial };
}
