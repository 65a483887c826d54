import { describe, expect, it } from 'vitest';
import { TownDirectory, type Town } from './towns.ts';

function town(id: number, name: string, values: Partial<Town> = {}): Town {
  return {
    ...{ id, name, aliases: [], state: 'Sachsen-Anhalt', region: null, postcodes: [] },
    ...{ latitude: 52, longitude: 11, ...values },
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
