import { describe, expect, it } from 'vitest';
import { isEnough, meantBy, townSuggestions } from './town-options.ts';

function town(id: number, city: string, district: string, postcode: string) {
  return { id, city, district, postcode, state: 'Sachsen-Anhalt', latitude: 52, longitude: 11 };
}

const rows = [
  town(1, 'Möckern', 'Jerichower Land', '39291'),
  town(2, 'Möckern', 'Altmarkkreis Salzwedel', '29413'),
  town(3, 'Möser', 'Jerichower Land', '39291'),
  town(4, 'Möser', 'Jerichower Land', '39175'),
];

describe('town suggestions', () => {
  it('name each town once, with its district only where the name is not enough', () => {
    expect(townSuggestions(rows, 'mö').map((item) => [item.label, item.hint])).toEqual([
      ['Möckern', 'Jerichower Land'],
      ['Möckern', 'Altmarkkreis Salzwedel'],
      ['Möser', ''],
    ]);
  });

  it('show the postcode where one is typed', () => {
    expect(townSuggestions(rows.slice(0, 1), '392')[0]?.hint).toBe('39291');
  });

  it('start at one letter or two digits', () => {
    expect(['', 'm', '3', '39'].map(isEnough)).toEqual([false, true, false, true]);
  });
});

describe('a town that nobody picked', () => {
  const items = townSuggestions(rows, 'mö');

  it('is the one of that name, else the first offered', () => {
    expect(meantBy(' möser', items)?.label).toBe('Möser');
    expect(meantBy('mö', items)?.key).toBe('1');
    expect(meantBy('atlantis', [])).toBeUndefined();
  });

  it('may be a region', () => {
    expect(meantBy('süden', [])?.place).toEqual({ kind: 'region', region: 'sueden' });
  });
});
