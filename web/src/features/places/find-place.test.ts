import { expect, it } from 'vitest';
import { townAsTyped } from './find-place.ts';

const home = { kind: 'town', state: 'Sachsen-Anhalt' } as const;

it.each([
  ['a name', 'Stendal', { city: 'Stendal', postcode: '' }],
  ['a postcode', '39576', { city: '', postcode: '39576' }],
  ['both', '39576 Stendal', { city: 'Stendal', postcode: '39576' }],
  ['both the other way round', 'Stendal 39576', { city: 'Stendal', postcode: '39576' }],
  ['a label', 'Storkau (Stendal)', { city: 'Storkau', postcode: '', district: 'Stendal' }],
  ['some digits', '395', { city: '395', postcode: '' }],
])('a town that cannot be looked up is read out of %s', (_, text, town) => {
  expect(townAsTyped(text)).toEqual({ ...home, ...town });
});
