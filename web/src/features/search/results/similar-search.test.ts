import { expect, it } from 'vitest';
import { emptySearch } from '../search.ts';
import { similarSearch } from './similar-search.ts';

const card = {
  job_name: 'Koch/Köchin',
  job_type_int: 2,
  city: 'Halle (Saale)',
  postcode: '06108',
} as const;

it('looks for the occupation near the town', () => {
  expect(similarSearch(card)).toEqual({
    ...emptySearch,
    text: 'Koch/Köchin',
    types: ['ausbildung'],
    place: { kind: 'town', city: 'Halle (Saale)', postcode: '06108', state: '' },
    perimeter: 50,
    sort: 'distance',
  });
});

it('looks everywhere if the town is unknown', () => {
  expect(similarSearch({ ...card, job_type_int: 1, city: '', postcode: '' })).toEqual({
    ...emptySearch,
    text: 'Koch/Köchin',
    types: ['praktikum'],
  });
});
