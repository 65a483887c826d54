import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../database/test-database.ts';
import { countForeign, refuseRootForOthers } from './folder-owner.ts';

const other = 65_534;

// Only root can give a folder to another account.
describe.runIf(process.getuid?.() === 0)('the data folder of another account', () => {
  it.each(['', 'database', 'files', 'logs'])('is refused to root (%j)', (name) => {
    const folder = testFolder();
    mkdirSync(join(folder, name), { recursive: true });
    chownSync(join(folder, name), other, other);
    expect(() => refuseRootForOthers(folder)).toThrow(
      `${join(folder, name)} belongs to account 65534, which could not use the files of root`,
    );
    expect(() => refuseRootForOthers(folder, other)).not.toThrow();
  });

  it('is taken where root has written all that is in it, as in a mounted folder', () => {
    const folder = testFolder();
    mkdirSync(join(folder, 'database'));
    chownSync(folder, other, other);
    expect(() => refuseRootForOthers(folder)).not.toThrow();
  });
});

it('that is missing or its own is never refused', () => {
  expect(() => refuseRootForOthers(join(testFolder(), 'missing'))).not.toThrow();
  expect(() => refuseRootForOthers(testFolder())).not.toThrow();
});

it('counts what belongs to another account, in subfolders as well', () => {
  const folder = testFolder();
  mkdirSync(join(folder, 'a'));
  writeFileSync(join(folder, 'a/b'), '');
  expect(countForeign(folder)).toBe(0);
  expect(countForeign(folder, other)).toBe(2);
});
