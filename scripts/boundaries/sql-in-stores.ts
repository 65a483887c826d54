import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where statements may stand besides the stores of the features: what makes the database itself work, and the demo data. */
const elsewhere = /^(?:core|commands)\/|\.(?:test|fixture)\.ts$/;
const isStore = (path: string) => /(?:^|[/-])store\.ts$/.test(path);

/**
 * Files of features that hold SQL and are no store (`store.ts`, `<topic>-store.ts`).
 * @param source folder `server/src`
 * @returns paths below it, in order
 */
export function findSqlOutsideStores(source: string): string[] {
  return globSync('**/*.ts', { cwd: source })
    .filter((path) => !elsewhere.test(path) && !isStore(path))
    .filter((path) => /\bsql(?:<[^<>]*>)?`/.test(readFileSync(join(source, path), 'utf8')))
    .toSorted();
}
