import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkHrBa } from '../../../commands/doctor/check-hr-ba.ts';
import { shorten } from './hr-ba-feed.ts';
import { comparableName, OccupationList, readOccupationIds } from './occupation-ids.ts';
import { writeOccupationList } from './occupation-list.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-hr-ba-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the agency's list of occupations", () => {
  it('gives the ids of those that are learnt in an Ausbildung, by both names', async () => {
    const ids = await readOccupationIds(writeOccupationList(folder));
    const idOf = (name: string) => ids.get(comparableName(name));
    expect(idOf('Bäcker/-in')).toBe('3727');
    expect(idOf('Bäcker/Bäckerin')).toBe('3727');
    expect(idOf('Pflegefachmann/-frau')).toBe('9065');
    expect(idOf('Informatik')).toBeUndefined();
  });

  it.each([
    ['', 'names no occupation'],
    ['<html><body>Bitte melden Sie sich an</body></html>', 'names no occupation'],
    ['<berufeliste><beruf id="1"><typ>a</typ>', 'names no occupation'],
    ['<berufeliste>'.repeat(100_000), 'names no occupation'],
  ])('is refused where it is none: %.20s', async (text, message) => {
    await expect(readOccupationIds(writeOccupationList(folder, text))).rejects.toThrow(message);
  });

  it('is read again only where its file has changed', async () => {
    const path = writeOccupationList(folder);
    const list = new OccupationList(path);
    const first = await list.ids();
    expect(await list.ids()).toBe(first);
    utimesSync(path, 1, 1);
    expect(await list.ids()).not.toBe(first);
  });

  it('is checked by the doctor', async () => {
    const hrBa = (occupations: string) => ({
      hrBa: { supplierId: 'V1', partnerId: 'P1', occupations, regions: new Map() },
    });
    expect(await checkHrBa({ hrBa: undefined })).toEqual([]);
    expect(await checkHrBa(hrBa(writeOccupationList(folder)))).toMatchObject([
      { state: 'ok', text: expect.stringContaining('4 names') },
    ]);
    expect(await checkHrBa(hrBa(join(folder, 'missing.xml')))).toMatchObject([
      { state: 'fail', text: expect.stringMatching(/ENOENT.+HR_BA_OCCUPATIONS/) },
    ]);
  });
});

it('shortens at a blank, never within a sign', () => {
  expect(shorten(' Bäckerei Möhring ', 30)).toBe('Bäckerei Möhring');
  expect(shorten('Bäckerei Möhring & Söhne Stendal', 30)).toBe('Bäckerei Möhring & Söhne');
  expect(shorten('Donaudampfschifffahrtsgesellschaft', 10)).toBe('Donaudampf');
  expect(shorten('🥐🥐🥐', 2)).toBe('🥐🥐');
});
