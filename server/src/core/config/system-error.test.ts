import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../database/test-database.ts';
import { fileProblem } from './system-error.ts';

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

it('says what is in the way of a folder', () => {
  const file = join(testFolder(), 'file');
  writeFileSync(file, '');
  expect(fileProblem(errorOf(() => mkdirSync(file)))).toBe(
    `${file}: there is a file of this name; it has to be a folder (EEXIST).`,
  );
  expect(fileProblem(errorOf(() => mkdirSync(join(file, 'a'))))).toMatch(/a part of this path/);
});

it.each([
  ['EACCES', '/srv/data', /^\/srv\/data: this account may not use it: .+ \(EACCES\)\.$/],
  ['ENOSPC', undefined, /^ENOSPC: write: the disk is full: make space .+\.$/],
])('explains %s', (code, path, sentence) => {
  expect(fileProblem(Object.assign(new Error(`${code}: write`), { code, path }))).toMatch(sentence);
});

it('leaves all others their stack', () => {
  expect(fileProblem(errorOf(() => JSON.parse('{')))).toBe(undefined);
  expect(fileProblem(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBe(undefined);
});
