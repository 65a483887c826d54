import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Other places that may contain SQL besides the features' stores: the core, the commands with the demo data, and tests. */
const elsewhere = /^(?:core|commands)\/|\.(?:test|fixture)\.ts$/;
const isStore = (path: string) => /(?:^|[/-])store\.ts$/.test(path);

/**
 * Finds files of features that contain SQL, but are not stores (`store.ts`, `<topic>-store.ts`).
 * @param source folder `server/src`
 * @returns sorted paths below it
 */
export function findSqlOutsideStores(source: string): string[] {
  return globSync('**/*.ts', { cwd: source })
    .filter((path) => !elsewhere.test(path) && !isStore(path))
    .filter((path) => /\bsql(?:<[^<>]{0,999}>)?`/.test(readFileSync(join(source, path), 'utf8')))
    .toSorted();
}
