import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { migrationFiles } from '../../src/core/database/migrate.ts';
import { testFolder } from '../../src/core/database/test-database.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Least number of migrations since the previous version: about a release. */
const minMigrationsBetween = 10;

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

const migrationsAt = (commit: string): string[] =>
  git('ls-tree', '--name-only', `${commit}:server/migrations`)
    .split('\n')
    .filter((file) => file.endsWith('.sql'));

/**
 * Finds the newest commit before the last migrations. A migration can be renamed until it is released, and the program refuses a database
 * with one that it does not know: commits with former names are passed over.
 * @returns undefined if the history is not available, as in an archive or a shallow clone
 */
export function findPreviousVersion(): string | undefined {
  const known = migrationFiles();
  try {
    return git('log', '--format=%H', '--', 'server/migrations')
      .split('\n')
      .map((change) => `${change}~1`)
      .find((commit) => {
        const then = migrationsAt(commit);
        const areKnown = then.every((file) => known.includes(file));
        return areKnown && then.length <= known.length - minMigrationsBetween;
      });
  } catch {
    return undefined;
  }
}

/** Writes the files of the program at a commit, with the current packages. @returns the URL of its `server/` */
export function layDownProgram(commit: string): URL {
  const folder = testFolder();
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const [packages, own] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(own, '@lehrpfad'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@lehrpfad') symlinkSync(join(packages, name), join(own, name));
  for (const name of readdirSync(join(packages, '@lehrpfad')))
    if (existsSync(join(folder, name)))
      symlinkSync(join(folder, name), join(own, '@lehrpfad', name));
  symlinkSync(join(root, 'server/node_modules'), join(folder, 'server/node_modules'));
  return pathToFileURL(join(folder, 'server/'));
}
