import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { folderOf, regionKeys } from './chosen-region.ts';
import { readRegion } from './region.ts';

const folders: string[] = [];

/** A region with one file, outside the project; its name leads there. */
function regionWith(part: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-region-'));
  folders.push(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${part}.json`), text);
  return relative(folderOf(''), folder);
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('the data of each region', () => {
  it.each(regionKeys)('of %s is complete and fits together', (key) => {
    expect(() => readRegion(key)).not.toThrow();
  });
});

describe('a file of a region', () => {
  const errorOf = (region: string) => {
    try {
      readRegion(region);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('is named with what is wrong in it, and where', () => {
    const region = regionWith(
      'names',
      JSON.stringify({ state: ' Saarland', in: 'im Saarland', inWhole: 'im ganzen Saarland' }),
    );
    const lines = errorOf(region).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/names\.json: state: must be a text of one line without spaces/),
        expect.stringMatching(/names\.json: of: /),
        expect.stringMatching(/names\.json: sign: /),
      ]),
    );
  });

  it('is named when it is missing, and when it is no JSON', () => {
    expect(errorOf(regionWith('other', '{}'))).toMatch(/names\.json: is missing/);
    expect(errorOf(regionWith('names', '{"state": '))).toMatch(/names\.json: is no JSON: /);
  });
});
