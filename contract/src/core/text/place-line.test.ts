import { expect, test } from 'vitest';
import { placeLine } from './place-line.ts';

test('a place is its postcode and town, or the town alone', () => {
  expect(placeLine({ postcode: '39104', city: 'Magdeburg' })).toBe('39104 Magdeburg');
  expect(placeLine({ postcode: '', city: 'Werben (Elbe)' })).toBe('Werben (Elbe)');
});
