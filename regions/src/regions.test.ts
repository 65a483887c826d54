import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { folderOf, regionKeys } from './chosen-region.ts';
import { readPart } from './read-part.ts';
import { readRegion } from './region.ts';
import { testsSchema } from './schemas/tests.ts';

interface TownFile {
  readonly towns: readonly { readonly name: string; readonly district: string }[];
}

const folders: string[] = [];

/** Creates a region with one file outside the project. @returns its name, a relative path to that folder */
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

describe('what tests type on the board of each region', () => {
  const townsOf = (key: string) =>
    (JSON.parse(readFileSync(join(folderOf(key), 'places/places.json'), 'utf8')) as TownFile).towns;

  it.each(regionKeys)('is there for %s, with towns of its table', (key) => {
    const { judged, town, largeTown, atPosition, ofCompanies, longName, sharedName, smallTowns } =
      readPart('tests', testsSchema, key);
    const towns = townsOf(key);
    const named = [town, largeTown, atPosition, ofCompanies, longName].map(({ name }) => name);
    const known = new Set(towns.map(({ name }) => name));
    const strangers = [...named, ...smallTowns, ...Object.values(judged.towns)].filter(
      (name) => !known.has(name),
    );
    expect(strangers).toEqual([]);
    const twins = towns.filter(({ name }) => name === sharedName.name);
    expect(twins.map(({ district }) => district)).toContain(sharedName.district);
    expect(twins.length).toBeGreaterThan(1);
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
