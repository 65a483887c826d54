import { globSync } from 'node:fs';
import { dirname } from 'node:path';

/** So many files of a folder can be surveyed; more are divided by topic. */
const limit = 15;

/** Folders of uniform files: one for each list of words or each file of a region, which nobody has to tell apart. */
const uniform = new Set([
  'server/src/features/search/concepts/data',
  'regions/src/parts',
  'regions/src/schemas',
]);

/**
 * Finds folders with more production files than 15; tests and their fixtures do not count.
 * @param root folder of the repository
 * @returns sorted folders with their number of files
 */
export function findLargeFolders(root: string): { folder: string; files: number }[] {
  const counts = new Map<string, number>();
  for (const path of globSync('{contract,regions,server,web}/src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(?:test|fixture)\.tsx?$/.test(path)) continue;
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts]
    .map(([folder, files]) => ({ folder, files }))
    .filter(({ folder, files }) => files > limit && !uniform.has(folder))
    .toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
}
