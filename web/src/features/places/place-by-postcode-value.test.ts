import { describe, expect, it } from 'vitest';
import {
  noPlace,
  placeFound,
  placeOfPostcode,
  postcodeOf,
  townLabel,
} from './place-by-postcode-value.ts';

function place(id: number, city: string, shared = false) {
  const where = { district: 'Stendal', state: 'Sachsen-Anhalt', latitude: 52, longitude: 11 };
  return { id, city, postcode: '39599', shared, ...where };
}

const messageFor = (value: typeof noPlace) =>
  placeOfPostcode.safeParse(value).error?.issues.map(({ message }) => message);

describe('a postcode', () => {
  it('is read out of what is typed or pasted', () => {
    expect(['39', '39104 Magdeburg', 'D-39104', '391045'].map(postcodeOf)).toEqual([
      '39',
      '39104',
      '39104',
      '39104',
    ]);
  });

  it('of one town means that town', () => {
    const found = placeFound('39599', [place(7, 'Bismark')]);
    expect(found).toEqual({ id: 7, postcode: '39599', city: 'Bismark', towns: 1 });
    expect(placeOfPostcode.parse(found)).toBe(7);
  });

  it('of several towns, of none, or none at all, is no choice', () => {
    const several = placeFound('39599', [place(7, 'Bismark'), place(8, 'Deetz', true)]);
    expect(several).toMatchObject({ id: 0, city: '', towns: 2 });
    expect(messageFor(several)).toEqual(['Bitte Ort auswählen.']);
    expect(messageFor(placeFound('99999', []))).toEqual(['Keine valide PLZ!']);
    expect(messageFor({ ...noPlace, postcode: '395' })).toEqual(['Keine valide PLZ!']);
    expect(messageFor(noPlace)).toEqual(['Pflichtfeld!']);
  });
});

describe('a town to choose', () => {
  it('carries its district where another has its name', () => {
    expect([place(7, 'Bismark'), place(8, 'Deetz', true)].map(townLabel)).toEqual([
      'Bismark',
      'Deetz (Stendal)',
    ]);
  });
});
