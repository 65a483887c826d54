import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plantFiles } from './planted-files.fixture.ts';
import { findSqlOutsideStores } from './sql-in-stores.ts';

it('stands in stores alone', () => {
  expect(findSqlOutsideStores(join(import.meta.dirname, '../../server/src'))).toEqual([]);
});

it('is found where it does not belong', () => {
  const statement = 'export const rows = sql`select 1`;';
  const files = {
    'features/places/store.ts': statement,
    'features/places/parts-store.ts': statement,
    'features/places/service.ts': statement,
    'features/places/bookstore.ts': statement,
    'features/places/routes.ts': 'export const rows = sql<number>`select 1`;',
    'features/places/policy.ts': 'export const text = "sql";',
    'features/places/service.db.test.ts': statement,
    'core/database/change-feed/changes.ts': statement,
    'app.ts': statement,
  };
  const folder = plantFiles(files);
  expect(findSqlOutsideStores(folder)).toEqual([
    'app.ts',
    'features/places/bookstore.ts',
    'features/places/routes.ts',
    'features/places/service.ts',
  ]);
});
