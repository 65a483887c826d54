import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The umask of a process that writes there: only its own account may read or write. */
export const privateUmask = 0o077;

const others = 0o077;
const sticky = 0o1000;

/** Exists once the whole folder has been checked. */
const marker = '.private';

/** All files that the program itself writes there (docs/operations.md). */
const ours = ['backups', 'database', 'database.lock', 'files', 'logs', 'mails', marker];

interface Walk {
  mended: number;
  failed: number;
}

/** Removes other accounts' permissions from a file or folder. */
function close(path: string, walk: Walk): void {
  try {
    const { mode } = statSync(path);
    if ((mode & others) === 0) return;
    chmodSync(path, mode & 0o700);
    // Some file systems ignore chmod.
    if ((statSync(path).mode & others) === 0) walk.mended += 1;
    else walk.failed += 1;
  } catch {
    // The file belongs to someone else, or is gone in the meantime.
    if (existsSync(path)) walk.failed += 1;
  }
}

function closeAll(top: string, walk: Walk): void {
  const waiting = [top];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found === undefined || found.isSymbolicLink()) continue;
    close(path, walk);
    if (!found.isDirectory()) continue;
    try {
      for (const name of readdirSync(path)) waiting.push(join(path, name));
    } catch {
      walk.failed += 1;
    }
  }
}

/** Returns whether the folder belongs to the program alone and may be closed: not `/tmp`, and no foreign files in it. */
function isOwn(folder: string): boolean {
  if ((statSync(folder).mode & sticky) !== 0) return false;
  return readdirSync(folder).every(
    (name) =>
      ours.includes(name) ||
      ours.some((one) => name.startsWith(`${one}.`)) ||
      name === 'lost+found',
  );
}

/**
 * Reports entries of the program that are links to a place that other accounts may read. Only the operator knows who else uses that
 * place and what else is stored there.
 */
function openLinks(folder: string): string[] {
  return ours.flatMap((name) => {
    const path = join(folder, name);
    if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return [];
    const { mode = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if ((mode & others) === 0) return [];
    const target = realpathSync(path);
    return [
      `${path} is a link to ${target}, which is open to other accounts of this machine: close it with chmod -R go= ${target}`,
    ];
  });
}

/**
 * Creates the data folder if needed, and removes other accounts' access to it. If the folder was open or has never been checked,
 * the program's own files in it are closed once; otherwise this is cheap. Links are reported, but not changed.
 * @returns sentences for the operator
 */
export function keepPrivate(folder: string): string[] {
  if (process.platform === 'win32') return [];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const wasOpen = (statSync(folder).mode & others) !== 0;
  const told = openLinks(folder);
  if (!wasOpen && existsSync(join(folder, marker))) return told;
  const walk: Walk = { mended: 0, failed: 0 };
  // The folder first: this makes everything below it inaccessible at once.
  if (isOwn(folder)) close(folder, walk);
  else if (wasOpen)
    told.push(
      `${folder} can be entered by other accounts and holds other things, too: give DATA_DIR a folder of its own.`,
    );
  for (const name of ours) closeAll(join(folder, name), walk);
  if (walk.mended > 0)
    told.push(
      `${folder} was open to other accounts of this machine: ${walk.mended} files and folders are now the server's alone.`,
    );
  if (walk.failed > 0)
    told.push(
      `${walk.failed} files or folders in ${folder} stay open to other accounts: they are not this account's, or the file system keeps no modes.`,
    );
  else writeFileSync(join(folder, marker), '', { mode: 0o600 });
  return told;
}
