import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the names of the tables that the `schema.ts` files describe. */
function describedTables(source: string): ReadonlySet<string> {
  const schemas = globSync('**/schema.ts', { cwd: source });
  const texts = schemas.map((path) => readFileSync(join(source, path), 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/pgTable\('(\w+)'/g)].map((m) => m[1] ?? '')),
  );
}

/** Matches a table's name, of 63 characters at most, after an SQL keyword. */
const afterKeyword = /\b(?:from|join|into|update|table)\s{1,99}([a-z_]{1,63})\b/g;

/**
 * Finds names of described tables that are plain text in a statement, where the type check would miss a renamed table (decision
 * 0037).
 * @param source folder `server/src`
 * @returns `path: table`, sorted
 */
export function findTablesAsText(source: string): string[] {
  const tables = describedTables(source);
  const found = globSync('**/*.ts', { cwd: source })
    .filter((path) => !/\.(?:test|fixture)\.ts$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(source, path), 'utf8');
      const statements = [...text.matchAll(/\bsql(?:<[^<>]*>)?`[^`]*`/g)].map(
        ([statement]) => statement,
      );
      const names = statements.flatMap((statement) =>
        [...statement.matchAll(afterKeyword)].map((m) => m[1] ?? ''),
      );
      return names.filter((name) => tables.has(name)).map((name) => `${path}: ${name}`);
    });
  return [...new Set(found)].toSorted();
}
