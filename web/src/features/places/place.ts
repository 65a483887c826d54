import { regions, type Region } from '@lehrpfad/contract/options.ts';

/** A town of the list; the postcode tells apart those that share a name. */
export interface Town {
  readonly kind: 'town';
  readonly city: string;
  readonly postcode: string;
  readonly state: string;
}

export interface RegionPlace {
  readonly kind: 'region';
  readonly region: Region;
}

/** A point with a name for display, as a link in the API's own form carries it. */
export interface Point {
  readonly kind: 'point';
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

export type Place = Town | RegionPlace | Point;

/** What people read for a place. */
export function placeName(place: Place): string {
  if (place.kind === 'region') {
    return regions.find((region) => region.key === place.region)?.label ?? '';
  }
  return place.city || 'Markierter Ort';
}

/** A radius makes sense around a town or point, not around a region. */
export function takesPerimeter(place: Place | null): place is Town | Point {
  return place !== null && place.kind !== 'region';
}
