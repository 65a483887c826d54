import {
  chmodSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepPrivate } from './private-folder.ts';
import { testFolder } from '../database/test-database.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

/** Creates a data folder as an older version left it: readable by everyone. */
function openFolder(): string {
  const folder = join(testFolder(), 'data');
  mkdirSync(join(folder, 'database/base'), { recursive: true });
  mkdirSync(join(folder, 'files/public'), { recursive: true });
  for (const file of ['database/base/1', 'files/public/a.webp', 'database.lock'])
    writeFileSync(join(folder, file), 'x');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chmodSync(join(folder, file), statSync(join(folder, file)).isDirectory() ? 0o777 : 0o666);
  chmodSync(folder, 0o777);
  return folder;
}

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('is made for one account alone', () => {
    const folder = join(testFolder(), 'a/data');
    expect(keepPrivate(folder)).toEqual([]);
    expect(modeOf(folder)).toBe('700');
  });

  it('is closed with all that is in it where it was open, with a word, and once', () => {
    const folder = openFolder();
    expect(keepPrivate(folder)).toEqual([
      `${folder} was open to other accounts of this machine: 8 files and folders are now the server's alone.`,
    ]);
    expect(modeOf(folder)).toBe('700');
    expect(modeOf(join(folder, 'database/base'))).toBe('700');
    expect(modeOf(join(folder, 'database/base/1'))).toBe('600');
    expect(modeOf(join(folder, 'files/public/a.webp'))).toBe('600');
    expect(keepPrivate(folder)).toEqual([]);
  });

  it('is looked through where that was broken off, and not again', () => {
    const folder = openFolder();
    chmodSync(folder, 0o700);
    expect(keepPrivate(folder)).toHaveLength(1);
    const file = join(folder, 'files/public/a.webp');
    expect(modeOf(file)).toBe('600');
    chmodSync(file, 0o644);
    expect(keepPrivate(folder)).toEqual([]);
    expect(modeOf(file)).toBe('644');
    chmodSync(folder, 0o755);
    expect(keepPrivate(folder)).toHaveLength(1);
    expect(modeOf(file)).toBe('600');
  });

  it('follows no link out of it, and outlives one that leads nowhere', () => {
    const folder = openFolder();
    const outside = join(testFolder(), 'outside');
    writeFileSync(outside, 'x');
    chmodSync(outside, 0o644);
    symlinkSync(outside, join(folder, 'files/link'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'logs'));
    keepPrivate(folder);
    expect(modeOf(outside)).toBe('644');
    expect(modeOf(folder)).toBe('700');
  });

  it('is closed where it is a link itself', () => {
    const folder = openFolder();
    const link = join(testFolder(), 'link');
    symlinkSync(folder, link);
    expect(keepPrivate(link)).toHaveLength(1);
    expect(modeOf(folder)).toBe('700');
  });

  it('tells at each start of a link to what is open, and leaves that to the operator', () => {
    const folder = openFolder();
    const elsewhere = join(testFolder(), 'elsewhere');
    mkdirSync(elsewhere);
    chmodSync(elsewhere, 0o755);
    symlinkSync(elsewhere, join(folder, 'backups'));
    const word = `${join(folder, 'backups')} is a link to ${elsewhere}, which is open to other accounts of this machine: close it with chmod -R go= ${elsewhere}`;
    expect(keepPrivate(folder)).toEqual([word, expect.stringContaining('8 files and folders')]);
    expect(keepPrivate(folder)).toEqual([word]);
    expect(modeOf(elsewhere)).toBe('755');
    chmodSync(elsewhere, 0o700);
    expect(keepPrivate(folder)).toEqual([]);
  });

  it.each([
    ['holds what is not ours', (folder: string) => writeFileSync(join(folder, 'other'), 'x')],
    ['is for everybody, as /tmp is', (folder: string) => chmodSync(folder, 0o1777)],
  ])('is left as it is where it %s, but not what is ours in it', (_, change) => {
    const folder = openFolder();
    change(folder);
    const before = modeOf(folder);
    const told = keepPrivate(folder);
    expect(told[0]).toContain('give DATA_DIR a folder of its own');
    expect(modeOf(folder)).toBe(before);
    expect(modeOf(join(folder, 'database'))).toBe('700');
    rmSync(folder, { recursive: true });
  });
});
