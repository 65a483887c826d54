import { expect, it } from 'vitest';
import { activeFilters } from './active-filters.ts';
import { countFilters, emptySearch, withoutFilters, type Search } from '../search.ts';

const search: Search = {
  ...emptySearch,
  text: 'Koch',
  types: ['ausbildung'],
  start: 1,
  created: '2026-01-01__',
  brafo: [2, 5],
  jobIds: [9],
};
const fields = [{ id: 1, number: 2, description: 'Bauen' }];
const filters = activeFilters(search, fields, '2026-11-21');

it('names every filter that is set', () => {
  expect(filters.map((filter) => filter.label)).toEqual([
    'Geteilte Stelle',
    'Ausbildung',
    'Beginn: Ab sofort',
    'Veröffentlicht: ab 01.01.26',
    'Bauen',
    'Feld 5',
  ]);
  expect(countFilters(search)).toBe(filters.length);
});

it('takes out one at a time', () => {
  expect(filters.find((filter) => filter.label === 'Bauen')?.removed).toEqual({
    ...search,
    jobIds: [],
    brafo: [5],
  });
});

it('leaves text and town when all go', () => {
  expect(withoutFilters(search)).toEqual({ ...emptySearch, text: 'Koch' });
  expect(activeFilters(withoutFilters(search), [], '2026-11-21')).toEqual([]);
});
