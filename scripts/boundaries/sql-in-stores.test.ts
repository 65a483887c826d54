import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findSqlOutsideStores } from './sql-in-stores.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

it('stands in stores alone', () => {
  expect(findSqlOutsideStores(join(import.meta.dirname, '../../server/src'))).toEqual([]);
});

it('is found where it does not belong', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-sql-'));
  folders.push(folder);
  const statement = 'export const rows = sql`select 1`;';
  const files = {
    'features/places/store.ts': statement,
    'features/places/parts-store.ts': statement,
    'features/places/service.ts': statement,
    'features/places/bookstore.ts': statement,
    'features/places/routes.ts': 'export const rows = sql<number>`select 1`;',
    'features/places/policy.ts': 'export const text = "sql";',
    'features/places/service.db.test.ts': statement,
    'core/database/changes.ts': statement,
    'app.ts': statement,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  expect(findSqlOutsideStores(folder)).toEqual([
    'app.ts',
    'features/places/bookstore.ts',
    'features/places/routes.ts',
    'features/places/service.ts',
  ]);
});
