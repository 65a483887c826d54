import { expect, test } from 'vitest';
import { beginsWithOneTypo } from './one-letter.ts';

test.each([
  ['magdeurg', 'magdeburg', true],
  ['magdebrug', 'magdeburg', true],
  ['magdebburg', 'magdeburg', true],
  ['magdxbu', 'magdeburg', true],
  ['qudlinb', 'quedlinburg', true],
  ['agdeburg', 'magdeburg', false],
  ['magdxxu', 'magdeburg', false],
  ['mgd', 'magdeburg', false],
  ['magdeburg', 'magdeburg', false],
])('%s begins %s but for one letter: %s', (text, name, expected) => {
  expect(beginsWithOneTypo(text, name)).toBe(expected);
});
