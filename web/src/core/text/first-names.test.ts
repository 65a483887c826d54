import { expect, it } from 'vitest';
import { firstNames } from './first-names.ts';

const names = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`);

it('names all of a few, and the first of many', () => {
  expect(firstNames([])).toBe('');
  expect(firstNames(names(2), { max: 5 })).toBe('1, 2');
  expect(firstNames(names(6), { max: 5 })).toBe('1, 2, 3, 4, 5, 6');
  expect(firstNames(names(7), { max: 5 })).toBe('1, 2, 3, 4, 5 und 2 weitere');
});

it('counts names that it was not given', () => {
  expect(firstNames(names(2), { count: 2, separator: '; ' })).toBe('1; 2');
  expect(firstNames(names(2), { count: 3, separator: '; ' })).toBe('1; 2 und 1 weitere');
});
