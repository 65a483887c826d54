import { stateBounds, stateCentre } from '@lehrpfad/regions/parts/geography.ts';
import { takesPerimeter } from '../../places/place.ts';
import type { Coordinates } from '../search-request.ts';
import type { Search } from '../search.ts';

export type LonLat = readonly [longitude: number, latitude: number];

/** Default view of the map: the whole state, or a place with the zoom for its radius. */
export type HomeView =
  | { readonly kind: 'state' }
  | { readonly kind: 'place'; readonly centre: LonLat; readonly zoom: number };

/** South-west and north-east corner of the state, from its outline. */
export const stateCorners: readonly [LonLat, LonLat] = [
  [stateBounds.west, stateBounds.south],
  [stateBounds.east, stateBounds.north],
];

/** Shown if the whole state does not fit (specification, section 9). */
export const stateView: { readonly centre: LonLat; readonly zoom: number } = {
  centre: [stateCentre.longitude, stateCentre.latitude],
  zoom: 6,
};

/** Returns the zoom for a radius in km (specification, section 9). */
export function zoomFor(perimeter: number): number {
  if (perimeter <= 10) return 10;
  if (perimeter <= 25) return 9;
  return perimeter <= 50 ? 8 : 7;
}

/** Returns the default view of a search. @param town coordinates of the search's town; null if they are unknown or it has none */
export function homeViewOf(
  { place, perimeter }: Pick<Search, 'place' | 'perimeter'>,
  town: Coordinates | null,
): HomeView {
  if (!takesPerimeter(place)) return { kind: 'state' };
  const at = place.kind === 'point' ? place : town;
  if (at === null) return { kind: 'state' };
  return { kind: 'place', centre: [at.longitude, at.latitude], zoom: zoomFor(perimeter) };
}
