import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fieldPictures, pictureAddress } from '@lehrpfad/contract/occupations/pictures.ts';
import { describe, expect, it } from 'vitest';
import { picturesByName, pictureOf } from './picture.ts';

const folder = fileURLToPath(new URL('../../../../web/public', import.meta.url));

describe('the picture of an occupation', () => {
  it.each([
    ['Bäcker/-in', [2, 7], 'croissant'],
    ['Fachkraft für Lagerlogistik', [12], 'package'],
    ['Kraftfahrzeugmechatroniker/-in', [2], 'car'],
    ['Pflegefachmann/-frau', [4], 'stethoscope'],
    ['Unbekannt', [], 'tools'],
  ])('of %s is that of its trade or career field', (name, fields, picture) => {
    expect(pictureOf(name, fields)).toBe(picture);
  });

  it('exists, and no other file lies beside it', () => {
    const used = [...new Set([...fieldPictures, ...picturesByName.map(([, picture]) => picture)])];
    for (const picture of used)
      expect(existsSync(folder + pictureAddress(picture)), picture).toBe(true);
    const drawn = readdirSync(`${folder}/occupations`).filter((file) => file.endsWith('.svg'));
    expect(drawn.toSorted()).toEqual(used.map((picture) => `${picture}.svg`).toSorted());
  });
});
