import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../test-database.ts';
import { openEmbeddedDatabase } from './embedded.ts';
import { openingError } from './opening-error.ts';

function databaseFolder(file: string): string {
  const folder = join(testFolder(), 'database');
  mkdirSync(join(folder, 'global'), { recursive: true });
  writeFileSync(join(folder, file), '18\n');
  return folder;
}

const damaged = (folder: string) =>
  `The embedded database in ${folder} is damaged. Move this folder away, and put a backup in its place: npm run restore -- BACKUP --replace`;

it('a database without its other files is damaged', async () => {
  const folder = databaseFolder('PG_VERSION');
  await expect(openEmbeddedDatabase(folder)).rejects.toThrow(damaged(folder));
});

it('a database without its first file is damaged, and no new one is written over it', async () => {
  const folder = databaseFolder('global/pg_control');
  await expect(openEmbeddedDatabase(folder)).rejects.toThrow(damaged(folder));
  expect(readdirSync(folder)).toEqual(['global']);
});

it('an error of another kind stays as it is', async () => {
  const error = new RangeError('WebAssembly.Memory(): could not allocate memory');
  expect(await openingError(testFolder(), error)).toBe(error);
});
