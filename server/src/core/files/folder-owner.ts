import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../config/operator-error.ts';

/** The parts of a data folder that a server writes. */
const written = ['database', 'files', 'logs'];

const ownerOf = (path: string) => lstatSync(path).uid;

/**
 * Refuses root on the data folder of another account: that account could neither read nor replace the files of root, and an embedded
 * database with such files does not open any more.
 * @param uid the account of this process; undefined on systems without such numbers
 * @throws {OperatorError}
 */
export function refuseRootForOthers(folder: string, uid = process.getuid?.()): void {
  if (uid !== 0 || !existsSync(folder)) return;
  const present = written.map((name) => join(folder, name)).filter((path) => existsSync(path));
  // An empty folder was made for its account; a mounted one may belong to any account where root has written all that is in it.
  const foreign = (present.length > 0 ? present : [folder]).find((path) => ownerOf(path) !== 0);
  if (foreign === undefined) return;
  const owner = ownerOf(foreign);
  throw new OperatorError(
    `${foreign} belongs to account ${owner}, which could not use the files of root: run this as that account (sudo -u '#${owner}' …).`,
  );
}

/** Counts the files and folders below a folder that belong to another account than this process. */
export function countForeign(folder: string, uid = process.getuid?.()): number {
  if (uid === undefined) return 0;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => ownerOf(join(folder, path)) !== uid).length;
}
