import { regions, type Region } from '@lehrpfad/contract/core/options.ts';
import { t, translated } from '../../core/texts/texts.ts';

/** A town of the list; the postcode distinguishes towns with the same name. A link may contain only the postcode. */
export interface Town {
  readonly kind: 'town';
  readonly city: string;
  readonly postcode: string;
  readonly state: string;
  /** Only if another town has the same name. */
  readonly district?: string;
}

export interface RegionPlace {
  readonly kind: 'region';
  readonly region: Region;
}

/** A point with a display name, from a link in the API's own format. */
export interface Point {
  readonly kind: 'point';
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

export type Place = Town | RegionPlace | Point;

/** Name of a point without a name in its link. */
export const unnamedPoint = t('Markierter Ort');

/** Returns the display name of a place. */
export function placeName(place: Place): string {
  if (place.kind === 'region') {
    return translated(regions.find((region) => region.key === place.region)?.label ?? '');
  }
  if (place.kind === 'point') return place.city || unnamedPoint;
  const name = place.city || place.postcode;
  return place.district ? `${name} (${place.district})` : name;
}

/** Whether a radius can be set: around a town or point, but not around a region. */
export function takesPerimeter(place: Place | null): place is Town | Point {
  return place !== null && place.kind !== 'region';
}
