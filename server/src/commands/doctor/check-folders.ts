import { existsSync, lstatSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refusalOf } from '../../core/config/system-error.ts';
import { about, reasonOf, type Finding } from './finding.ts';

const others = 0o077;

/** Returns the folder, or the nearest one above it that exists. */
export function existingAbove(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existingAbove(dirname(folder));
}

/** Writes a file and removes it. @returns the reason of a failure with its remedy; undefined on success */
function writeProblem(folder: string): string | undefined {
  const probe = join(folder, `.doctor-${process.pid}`);
  try {
    writeFileSync(probe, 'x', { mode: 0o600, flag: 'wx' });
    return undefined;
  } catch (error) {
    return refusalOf(error) ?? `${reasonOf(error)}. chown it to the server's account`;
  } finally {
    // On a full disk the file was created, but not written.
    if (existsSync(probe)) rmSync(probe, { force: true });
  }
}

/** The folder and its direct entries that other accounts may read: deeper entries are only reachable through these. */
function openEntries(folder: string): string[] {
  const isOpen = (path: string) => {
    const found = lstatSync(path, { throwIfNoEntry: false });
    const target = found?.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : found;
    return target !== undefined && (target.mode & others) !== 0;
  };
  const inside = readdirSync(folder).map((name) => join(folder, name));
  // A closed folder protects all its entries except links, which lead elsewhere.
  if (!isOpen(folder))
    return inside.filter((path) => lstatSync(path).isSymbolicLink() && isOpen(path));
  return [folder, ...inside.filter(isOpen)];
}

const shown = 3;

/** Checks whether only the server's account has access to the data folder, and may write there. */
export function checkDataFolder(folder: string): Finding[] {
  const { ok, warn, fail } = about('data folder');
  if (!existsSync(folder)) {
    const above = existingAbove(folder);
    const why = writeProblem(above);
    if (why === undefined) return [ok(`${folder} will be made at the first start`)];
    return [
      fail(`${folder} cannot be made: ${why}. Make it, and chown it to the server's account`),
    ];
  }
  if (!statSync(folder).isDirectory())
    return [fail(`${folder} is not a folder: set DATA_DIR to one`)];
  if (process.platform === 'win32') return [ok(folder)];
  const found: Finding[] = [];
  const { uid } = statSync(folder);
  if (process.getuid?.() !== uid)
    found.push(
      warn(
        `${folder} belongs to account ${uid}, and this command runs as ${process.getuid?.()}: run it as the server's account (sudo -u)`,
      ),
    );
  const why = writeProblem(folder);
  if (why !== undefined) found.push(fail(`${folder} cannot be written: ${why}`));
  const open = openEntries(folder);
  const rest = open.length > shown ? ` and ${open.length - shown} more` : '';
  if (open.length > 0)
    found.push(
      warn(
        `open to other accounts: ${open.slice(0, shown).join(', ')}${rest}. The next start closes what is its own; or chmod -R go= ${open[0]}`,
      ),
    );
  return found.length > 0 ? found : [ok(`${folder}, for its own account alone`)];
}

/** Checks whether uploaded files can be stored. */
export function checkFiles(dataDir: string): Finding[] {
  const { ok, fail } = about('files');
  const folder = join(dataDir, 'files');
  if (!existsSync(folder)) return [ok('none yet')];
  const why = writeProblem(folder);
  return why === undefined
    ? [ok(`${folder} can be written`)]
    : [fail(`${folder} cannot be written: ${why}`)];
}
