import { describe, expect, it } from 'vitest';
import { TownDirectory, type Town } from './towns.ts';

function town(id: number, name: string, values: Partial<Town> = {}): Town {
  return {
    id,
    name,
    aliases: [],
    state: 'Sachsen-Anhalt',
    region: null,
    postcodes: [],
    latitude: 52,
    longitude: 11,
    ...values,
  };
}

const directory = new TownDirectory([
  town(1, 'Burg', { postcodes: ['39288'], aliases: ['Burg bei Magdeburg'] }),
  town(2, 'Burg', { postcodes: ['03096'], state: 'Brandenburg' }),
  town(3, 'Cobbel', { postcodes: ['39517'] }),
  town(4, 'Cobbel', { postcodes: ['39326', '39345'] }),
  town(5, 'Tangerhütte', { postcodes: ['39517'] }),
]);

describe('TownDirectory', () => {
  it.each([
    ['namesakes, all of them', { city: 'Cobbel' }, [3, 4]],
    ['a namesake by its state', { city: 'Burg', state: 'Brandenburg' }, [2]],
    ['no namesake of another state', { city: 'Burg', state: 'Sachsen-Anhalt' }, [1]],
    ['no town of another state', { city: 'Cobbel', state: 'Brandenburg' }, []],
    ['a namesake by its postcode', { city: 'Cobbel', postcode: '39345' }, [4]],
    ['the town, where another shares the postcode', { city: 'Cobbel', postcode: '39517' }, [3]],
    ['all towns of a postcode', { postcode: '39517' }, [3, 5]],
    ['the name where the postcode is not its own', { city: 'Cobbel', postcode: '06108' }, [3, 4]],
    ['another name', { city: 'Burg bei Magdeburg' }, [1]],
    ['another spelling', { city: 'tangerhuette' }, [5]],
    ['no town of an unknown name', { city: 'Atlantis' }, []],
    [
      'no town of an unknown name with a known postcode',
      { city: 'Atlantis', postcode: '39517' },
      [],
    ],
    ['no town of an unknown postcode', { postcode: '99999' }, []],
  ])('finds %s', (_, named, ids) => {
    expect(directory.find(named).map(({ id }) => id)).toEqual(ids);
  });
});

describe('parts of towns', () => {
  const parts = new TownDirectory([
    town(1, 'Magdeburg', { parts: ['Sudenburg', 'Altstadt'], knownParts: ['Sudenburg'] }),
    town(2, 'Halle (Saale)', {
      aliases: ['Halle'],
      parts: ['Neustadt', 'Trotha', 'Kanena'],
      knownParts: ['Trotha', 'Kanena'],
    }),
    town(3, 'Trotha'),
    town(4, 'Zeitz', { parts: ['Kanena'], knownParts: ['Kanena'] }),
  ]);

  it.each([
    ['with the town', 'tischler magdeburg sudenburg', 1],
    ['alone, where nothing else is called so', 'tischler sudenburg', 1],
    ['with what people call the town', 'halle neustadt', 2],
    ['but a town of that name is the town', 'trotha', 3],
    ['but not of several towns', 'kanena', undefined],
    ['but not alone where every town has one', 'altstadt', undefined],
  ])('are found %s', (_, text, id) => {
    expect(parts.inText(text.split(' '))?.town.id).toBe(id);
  });

  it('are found in a field', () => {
    expect(parts.find({ city: 'Magdeburg-Sudenburg' }).map(({ id }) => id)).toEqual([1]);
  });
});
