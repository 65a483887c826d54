import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Markers } from './points.ts';

/** Prefix of our names, which no external style uses. */
const prefix = 'lehrpfad-';
export const matches = `${prefix}matches`;
export const selected = `${prefix}selected`;
export const clusterLayer = `${prefix}clusters`;
export const markerLayer = `${prefix}markers`;

export function isOurs(source: string): boolean {
  return source.startsWith(prefix);
}

const noMarkers: Markers = { type: 'FeatureCollection', features: [] };

/** Several markers at one place are one icon with their number; its image is drawn when it is first needed. */
function layers(): LayerSpecification[] {
  const always = { 'icon-allow-overlap': true, 'icon-ignore-placement': false } as const;
  return [
    {
      id: markerLayer,
      type: 'symbol',
      source: matches,
      filter: ['!', ['has', 'point_count']],
      layout: { ...always, 'icon-image': ['concat', 'marker-', ['get', 'kind']] },
    },
    {
      id: clusterLayer,
      type: 'symbol',
      source: matches,
      filter: ['has', 'point_count'],
      layout: {
        ...always,
        'icon-image': [
          'concat',
          ['case', ['==', ['get', 'events'], ['get', 'point_count']], 'events-', 'cluster-'],
          ['to-string', ['get', 'point_count']],
        ],
        // Larger clusters lie on top.
        'symbol-sort-key': ['get', 'point_count'],
      },
    },
    {
      id: selected,
      type: 'symbol',
      source: selected,
      layout: { ...always, 'icon-image': ['concat', 'selected-', ['get', 'kind']] },
    },
  ];
}

/** Returns a base style with our markers on top. */
export function withMarkers(base: StyleSpecification): StyleSpecification {
  return {
    ...base,
    sources: {
      ...base.sources,
      [matches]: {
        type: 'geojson',
        data: noMarkers,
        cluster: true,
        clusterRadius: 50,
        clusterMaxZoom: 18,
        // Has to be one more than the maximum zoom of clusters.
        maxzoom: 19,
        clusterProperties: { events: ['+', ['case', ['==', ['get', 'kind'], 'event'], 1, 0]] },
      },
      [selected]: { type: 'geojson', data: noMarkers },
    },
    layers: [...base.layers, ...layers()],
  };
}
