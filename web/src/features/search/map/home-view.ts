import { takesPerimeter } from '../../places/place.ts';
import type { Coordinates } from '../search-request.ts';
import type { Search } from '../search.ts';

export type LonLat = readonly [longitude: number, latitude: number];

/** Where the map goes by itself: the whole state, or a place with the zoom that its perimeter needs. */
export type HomeView =
  | { readonly kind: 'state' }
  | { readonly kind: 'place'; readonly centre: LonLat; readonly zoom: number };

/** Sachsen-Anhalt from corner to corner, as its outline has it. */
export const stateBounds: readonly [LonLat, LonLat] = [
  [10.56, 50.92],
  [13.24, 53.06],
];

/** Where the whole state does not fit at this zoom, its middle is shown (specification, section 9). */
export const stateView = { centre: [11.63, 52.13], zoom: 6 } as const;

/** What surrounds a place, by the kilometres of its perimeter (specification, section 9). */
export function zoomFor(perimeter: number): number {
  if (perimeter <= 10) return 10;
  if (perimeter <= 25) return 9;
  return perimeter <= 50 ? 8 : 7;
}

/** @param town where the search's town lies; null where that is not known, or where the search has none */
export function homeViewOf(
  { place, perimeter }: Pick<Search, 'place' | 'perimeter'>,
  town: Coordinates | null,
): HomeView {
  if (!takesPerimeter(place)) return { kind: 'state' };
  const at = place.kind === 'point' ? place : town;
  if (at === null) return { kind: 'state' };
  return { kind: 'place', centre: [at.longitude, at.latitude], zoom: zoomFor(perimeter) };
}
