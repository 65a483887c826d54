import { expect, it } from 'vitest';
import { homeViewOf, zoomFor } from './home-view.ts';

it.each([
  [0, 10],
  [10, 10],
  [15, 9],
  [25, 9],
  [50, 8],
  [100, 7],
  [12.5, 9],
  [9999, 7],
])('shows %d km at zoom %d', (perimeter, zoom) => {
  expect(zoomFor(perimeter)).toBe(zoom);
});

const burg = { kind: 'town', city: 'Burg', postcode: '39288', state: 'Sachsen-Anhalt' } as const;

it('goes to the town of the search', () => {
  const town = { latitude: 52.27, longitude: 11.85 };
  expect(homeViewOf({ place: burg, perimeter: 25 }, town)).toEqual({
    kind: 'place',
    centre: [11.85, 52.27],
    zoom: 9,
  });
});

it('goes to the point that a link names', () => {
  const place = { kind: 'point', city: '', latitude: 51.5, longitude: 12 } as const;
  expect(homeViewOf({ place, perimeter: 50 }, null)).toMatchObject({ centre: [12, 51.5], zoom: 8 });
});

it.each([
  ['without a place', null],
  ['for a region', { kind: 'region', region: 'norden' } as const],
  ['for a town that nobody knows', burg],
])('shows the whole state %s', (_, place) => {
  expect(homeViewOf({ place, perimeter: 0 }, null)).toEqual({ kind: 'state' });
});
