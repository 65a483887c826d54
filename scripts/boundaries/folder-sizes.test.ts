import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findLargeFolders } from './folder-sizes.ts';
import { plantFiles } from './planted-files.fixture.ts';

it('leaves no folder with more files than one can survey', () => {
  expect(findLargeFolders(join(import.meta.dirname, '../..'))).toEqual([]);
});

it('counts production files, and neither tests nor other kinds of files', () => {
  const fill = (folder: string, files: number) =>
    Object.fromEntries(
      Array.from({ length: files }, (_, at) => [`${folder}/file-${at}.ts`, 'export {};']),
    );
  const root = plantFiles({
    ...fill('server/src/features/places', 16),
    ...fill('web/src/features/places', 15),
    'web/src/features/places/store.test.ts': '',
    'web/src/features/places/page.module.css': '',
    ...fill('server/test', 16),
  });
  expect(findLargeFolders(root)).toEqual([{ folder: 'server/src/features/places', files: 16 }]);
});
