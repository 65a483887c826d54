import { internship } from '@lehrpfad/contract/core/options.ts';
import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import type { mapPoints } from '@lehrpfad/contract/search/search.ts';
import type { ResponseOf } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { ClusterPosition, Opened } from '../../search.ts';
import type { MarkerKind } from './marker-kinds.ts';

export type MapPoint = ResponseOf<typeof mapPoints>['results'][number];

/** The part of GeoJSON that we write. */
export interface MarkerFeature {
  readonly type: 'Feature';
  readonly geometry: { readonly type: 'Point'; readonly coordinates: [number, number] };
  readonly properties: { readonly id: number; readonly kind: MarkerKind };
}

export interface Markers {
  readonly type: 'FeatureCollection';
  readonly features: MarkerFeature[];
}

function marker(id: number, kind: MarkerKind, coordinates: [number, number]): MarkerFeature {
  return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties: { id, kind } };
}

/** Converts ads and events to one collection in one pass, because there may be ten thousand. Leaves out events without an address. */
export function toMarkers(points: readonly MapPoint[], events: readonly PublicEvent[]): Markers {
  const features: MarkerFeature[] = [];
  for (const { id, job_type_int: type, geo_data: at } of points) {
    features.push(marker(id, type === internship ? 'praktikum' : 'ausbildung', at));
  }
  for (const { id, Address: address } of events) {
    if (address === null) continue;
    const { longitude, latitude } = address.City;
    features.push(marker(id, 'event', [longitude, latitude]));
  }
  return { type: 'FeatureCollection', features };
}

export function isMarkerOf({ properties }: MarkerFeature, opened: Opened): boolean {
  return properties.id === opened.id && (properties.kind === 'event') === (opened.kind === 'event');
}

/** Returns the marker of the open detail; undefined if it has no place on the map. */
export function findMarker({ features }: Markers, opened: Opened): MarkerFeature | undefined {
  return features.find((feature) => isMarkerOf(feature, opened));
}

type Leaf = MarkerFeature['properties'];

/** Returns the target of a click on a cluster: its only item, otherwise the list of all items. */
export function meaningOf(
  leaves: readonly Leaf[],
): Opened | { readonly kind: 'here'; readonly here: ClusterPosition } {
  const [first] = leaves;
  if (first && leaves.length === 1) {
    return { kind: first.kind === 'event' ? 'event' : 'ad', id: first.id };
  }
  const ids = (isEvent: boolean) =>
    leaves.filter(({ kind }) => (kind === 'event') === isEvent).map(({ id }) => id);
  return { kind: 'here', here: { ads: ids(false), events: ids(true) } };
}
