import { describe, expect, it } from 'vitest';
import { builtInPlaces } from '../../src/features/places/all-places-store.fixture.ts';
import { casesOf, halves, measured } from './measuring.ts';

interface PointCase {
  readonly name: string;
  readonly district: string;
  readonly postcode?: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly tolerance_km: number;
}

/** All cases: GeoNames contains every town. */
const reach = { tuning: 1, 'held-out': 1 } as const;

const places = builtInPlaces();

const kmPerDegree = 111.2;

function kmBetween(one: PointCase, latitude: number, longitude: number): number {
  const wide = Math.cos((one.latitude * Math.PI) / 180);
  return kmPerDegree * Math.hypot(one.latitude - latitude, (one.longitude - longitude) * wide);
}

const plain = (name: string) =>
  name
    .replace(/ *[(/][^()]*\)?$/, '')
    .replace(/^Lutherstadt /, '')
    .toLowerCase();

/** Returns by how much the town's position is wrong; a part of a town is compared by its postcode. */
function wrongIn(one: PointCase): string | undefined {
  const named = places.filter(
    ({ town, aliases, district }) =>
      district === one.district && [town, ...aliases].map(plain).includes(plain(one.name)),
  );
  const exact = named.filter(({ town }) => plain(town) === plain(one.name));
  const place = exact[0] ?? named[0];
  if (place === undefined) return `${one.name} (${one.district}) is not known`;
  // A part of a town is identified by its postcode.
  const part = exact.length === 0 && named.find(({ postcode }) => postcode === one.postcode);
  const off = part
    ? kmBetween(one, part.latitude, part.longitude)
    : kmBetween(one, place.townLatitude, place.townLongitude);
  return off <= one.tolerance_km
    ? undefined
    : `${one.name} (${one.district}) is ${off.toFixed(1)} km off, as ${place.town}`;
}

describe('the coordinates of towns', () => {
  it.each(halves)('are right as often as promised (%s)', (half) => {
    const cases = casesOf<PointCase>('coordinates', half);
    const { right, total } = measured('coordinates', half, cases, wrongIn);
    expect(right / total).toBeGreaterThanOrEqual(reach[half]);
  });
});
