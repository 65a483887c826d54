import { regions, type Region } from '@lehrpfad/contract/core/options.ts';

/** A town of the list; the postcode tells apart those that share a name. A link may hold the postcode alone. */
export interface Town {
  readonly kind: 'town';
  readonly city: string;
  readonly postcode: string;
  readonly state: string;
  /** Only where another town has the same name. */
  readonly district?: string;
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

/** A point that its link gives no name. */
export const unnamedPoint = 'Markierter Ort';

/** What people read for a place. */
export function placeName(place: Place): string {
  if (place.kind === 'region') {
    return regions.find((region) => region.key === place.region)?.label ?? '';
  }
  if (place.kind === 'point') return place.city || unnamedPoint;
  const name = place.city || place.postcode;
  return place.district ? `${name} (${place.district})` : name;
}

/** A radius makes sense around a town or point, not around a region. */
export function takesPerimeter(place: Place | null): place is Town | Point {
  return place !== null && place.kind !== 'region';
}
