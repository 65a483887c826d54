import { describe, expect, it } from 'vitest';
import type { Town } from './place.ts';
import { isAmbiguous, isEnough, townOfText, townSuggestions } from './town-options.ts';
import { rowOf } from './town-coordinates.ts';

const state = 'Sachsen-Anhalt';

function town(id: number, city: string, district: string, postcode: string, shared = false) {
  return { id, city, district, postcode, state, latitude: 52, longitude: 11, shared };
}

const rows = [
  town(1, 'Möckern', 'Jerichower Land', '39291', true),
  town(2, 'Möckern', 'Altmarkkreis Salzwedel', '29413', true),
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

  it('name the part or district that was typed, and leave the choice where that is not enough', () => {
    const merseburg = town(5, 'Merseburg', 'Saalekreis', '06217');
    const found = [
      { ...town(6, 'Magdeburg', 'Magdeburg', '39104'), found_by: 'part', part: 'Sudenburg' },
      { ...merseburg, found_by: 'district', part: '' },
      { ...merseburg, id: 7, district: 'Harz', found_by: 'spelling' },
    ] as const;
    expect(townSuggestions(found, 's').map((item) => [item.hint, item.isSure])).toEqual([
      ['Sudenburg', true],
      ['Saalekreis', false],
      ['', false],
    ]);
  });

  it('show the postcode where one is typed', () => {
    expect(townSuggestions(rows.slice(2, 3), '392')[0]?.hint).toBe('39291');
  });

  it('start at one letter or two digits', () => {
    expect(['', 'm', '3', '39'].map(isEnough)).toEqual([false, true, false, true]);
  });
});

describe('a town that nobody picked', () => {
  const items = townSuggestions(rows, 'mö');

  it('is the one of that name, else the first offered', () => {
    expect(townOfText(' möser', items)?.label).toBe('Möser');
    expect(townOfText('mö', items)?.key).toBe('1');
    expect(townOfText('atlantis', [])).toBeUndefined();
  });

  it('may be a region', () => {
    expect(townOfText('süden', [])?.place).toEqual({ kind: 'region', region: 'sueden' });
  });
});

describe('a name that several towns have', () => {
  const items = townSuggestions(rows, 'möckern');
  const place = items[1]?.place;

  it('is no choice without postcode or district', () => {
    const [first] = items;
    expect(first && isAmbiguous('möckern', first.place)).toBe(true);
    expect(first && isAmbiguous('39291', first.place)).toBe(false);
    expect(townOfText('Möckern (Altmarkkreis Salzwedel)', items)?.place).toBe(place);
    expect(place && isAmbiguous('möckern (altmarkkreis salzwedel)', place)).toBe(false);
  });
});

describe('the row of a town', () => {
  const deetz: Town = { kind: 'town', city: 'Deetz', postcode: '39599', state };
  const named = [
    town(1, 'Deetz', 'Anhalt-Bitterfeld', '39264', true),
    town(2, 'Deetz', 'Stendal', '39599', true),
  ];
  const inStendal = [town(3, 'Bismark', 'Stendal', '39599'), ...named.slice(1)];

  it('has its postcode and its name', () => {
    expect(rowOf(deetz, inStendal, named)?.id).toBe(2);
    expect(rowOf({ ...deetz, city: 'deetz' }, inStendal, named)?.id).toBe(2);
    expect(rowOf({ ...deetz, city: '' }, inStendal, [])?.id).toBe(3);
  });

  it('is never that of a namesake with another postcode', () => {
    expect(rowOf(deetz, [], named.slice(0, 1))).toBeUndefined();
    expect(rowOf(deetz, inStendal.slice(0, 1), named)).toBeUndefined();
  });

  it('is found by the name however it is written', () => {
    const halle = town(4, 'Halle (Saale)', 'Halle (Saale)', '06108');
    const written = { ...deetz, city: 'halle', postcode: '' };
    expect(rowOf(written, [], [halle])?.id).toBe(4);
    const stendal = [town(5, 'Stendal', 'Stendal', '39576')];
    expect(rowOf({ ...written, city: 'stendal' }, [], stendal)?.id).toBe(5);
    // The postcode is wrong, but there is only one Stendal.
    expect(rowOf({ ...deetz, city: 'stendal' }, [], stendal)?.id).toBe(5);
  });
});
