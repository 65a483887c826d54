import type { GeoJSONSource, Map as MapLibre, MapGeoJSONFeature } from 'maplibre-gl';
import type { ClusterPosition, Opened } from '../search.ts';
import type { LonLat } from './home-view.ts';
import { clusterLayer, markerLayer, matches } from './layers/marker-layers.ts';
import { meaningOf, type MarkerFeature } from './layers/points.ts';

/** Below this zoom a click on a cluster only zooms in (specification, section 9). */
const listingZoom = 15;
/** Tolerance, because an animation may end slightly before its target zoom. */
const almost = 0.01;

/** Radius in CSS pixels around a click, so that small markers are as easy to hit as a button of 44 px. */
const reach = 8;

type Found =
  | Opened
  | { readonly kind: 'here'; readonly here: ClusterPosition; readonly centre: LonLat }
  | { readonly kind: 'zoom'; readonly centre: LonLat; readonly zoom: number };

interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Returns the position of a marker; all our markers are points. */
function positionOf({ geometry }: MapGeoJSONFeature): LonLat {
  if (geometry.type !== 'Point') throw new Error(`A marker is no ${geometry.type}`);
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  return [longitude, latitude];
}

/** Returns the meaning of a click at a point of the map; null if there is no marker. */
export async function pick(map: MapLibre, at: ScreenPoint): Promise<Found | null> {
  const feature = nearest(map, at, reach);
  if (!feature) return null;
  const { cluster_id: cluster, point_count: count, id, kind } = feature.properties;
  if (cluster === undefined) return { kind: kind === 'event' ? 'event' : 'ad', id: Number(id) };
  const source = map.getSource<GeoJSONSource>(matches);
  if (!source) return null;
  if (map.getZoom() < listingZoom - almost) {
    const zoom = await source.getClusterExpansionZoom(Number(cluster));
    // Markers at one point never separate: zooms no further than where the next click lists them.
    return { kind: 'zoom', centre: positionOf(feature), zoom: Math.min(zoom, listingZoom) };
  }
  const leaves = await source.getClusterLeaves(Number(cluster), Number(count), 0);
  const meaning = meaningOf(leaves.map((leaf) => leaf.properties as MarkerFeature['properties']));
  return meaning.kind === 'here' ? { ...meaning, centre: positionOf(feature) } : meaning;
}

/** Returns the position of the marker in view that is nearest to a point; undefined if none is in view. */
export function nearestMarker(map: MapLibre, at: ScreenPoint): LonLat | undefined {
  const { clientWidth, clientHeight } = map.getCanvas();
  const feature = nearest(map, at, Math.max(clientWidth, clientHeight));
  return feature && positionOf(feature);
}

/** @param within the distance to look in, in CSS pixels */
function nearest(
  map: MapLibre,
  { x, y }: ScreenPoint,
  within: number,
): MapGeoJSONFeature | undefined {
  const layers = [markerLayer, clusterLayer].filter((layer) => map.getLayer(layer));
  const distance = (feature: MapGeoJSONFeature) => {
    const [longitude, latitude] = positionOf(feature);
    const point = map.project([longitude, latitude]);
    return Math.hypot(point.x - x, point.y - y);
  };
  return map
    .queryRenderedFeatures(
      [
        [x - within, y - within],
        [x + within, y + within],
      ],
      { layers },
    )
    .map((feature) => ({ feature, far: distance(feature) }))
    .sort((a, b) => a.far - b.far)[0]?.feature;
}
