import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { migrationFiles } from '../../src/core/database/migrate.ts';
import { testFolder } from '../../src/core/database/test-database.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Number of migrations since the previous version: about a release. */
const migrationsBetween = 10;

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** Returns the commit before the last migrations; undefined if the history is not available, as in an archive or a shallow clone. */
export function findPreviousVersion(): string | undefined {
  const first = migrationFiles().at(-migrationsBetween);
  try {
    const added = git(
      'log',
      '--diff-filter=A',
      '--format=%H',
      '--',
      `server/migrations/${first}`,
    ).split('\n');
    return git('rev-parse', '--verify', `${added.at(-1)}~1`);
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
