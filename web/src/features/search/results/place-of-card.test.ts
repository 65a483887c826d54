import { expect, it } from 'vitest';
import { placeOf } from './place-of-card.ts';

it.each([
  [undefined, 'Stendal'],
  [0, 'Stendal · unter 1 km entfernt'],
  [0.9, 'Stendal · unter 1 km entfernt'],
  [1, 'Stendal · 1 km entfernt'],
  [3.4, 'Stendal · 3 km entfernt'],
  [1234.5, 'Stendal · 1.235 km entfernt'],
])('says how far an ad is away (%s km)', (distance, text) => {
  expect(placeOf({ city: 'Stendal', ...(distance !== undefined && { distance }) })).toBe(text);
});

it('says so where the town is not known, too', () => {
  expect(placeOf({ city: '', distance: 12 })).toBe('12 km entfernt');
});
