import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import baseMap from '@lehrpfad/regions/map/base-map.json?url';

type SymbolLayout = NonNullable<SymbolLayerSpecification['layout']>;

/** The page's own font, rendered by the browser: without `glyphs` the style needs no server for its text. */
const font = ['Atkinson Hyperlegible', 'sans-serif'];

const light = {
  around: '#eef4f3',
  state: '#ffffff',
  stateLine: '#57b8b1',
  border: '#c3d2d0',
  text: '#4a605e',
  largeText: '#16302e',
  neighbour: '#5c6f6d',
};

const dark: typeof light = {
  around: '#0e1918',
  state: '#1d302e',
  stateLine: '#3d9c95',
  border: '#3f5754',
  text: '#aabfbc',
  largeText: '#e6f0ee',
  neighbour: '#98aca9',
};

/** Colours as strings, because MapLibre does not know CSS variables. */
export const mapColours = { light, dark };

type Colours = typeof light;

/** A town with at least this many inhabitants is labelled even if its label overlaps something. */
const largeTown = 60_000;

/** More inhabitants than any town has. */
const nobody = 1e9;

/** Smallest number of inhabitants of the towns shown at each zoom. */
const smallTowns: readonly [zoom: number, people: number][] = [
  [6, 60_000],
  [7, 30_000],
  [8, 15_000],
  [9, 5000],
  [10, 2000],
  [11, 0],
];

function shapes(colours: Colours): LayerSpecification[] {
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': colours.around } },
    {
      id: 'state',
      type: 'fill',
      source: 'base',
      filter: ['==', ['get', 'kind'], 'state'],
      paint: { 'fill-color': colours.state },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'base',
      filter: ['==', ['get', 'kind'], 'border'],
      paint: { 'line-color': colours.border, 'line-width': 1.2, 'line-dasharray': [3, 2] },
    },
    {
      id: 'state-line',
      type: 'line',
      source: 'base',
      filter: ['==', ['get', 'kind'], 'state'],
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.stateLine,
        'line-width': ['interpolate', ['linear'], ['zoom'], 6, 1.5, 10, 3],
      },
    },
    {
      id: 'neighbours',
      type: 'symbol',
      source: 'base',
      maxzoom: 9,
      filter: ['==', ['get', 'kind'], 'neighbour'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': 12,
        'text-letter-spacing': 0.15,
        'text-transform': 'uppercase',
      },
      paint: halo(colours.neighbour, colours.around),
    },
  ];
}

const halo = (text: string, around: string) => ({
  'text-color': text,
  'text-halo-color': around,
  'text-halo-width': 1.5,
});

const anchors = [
  'top',
  'bottom',
  'left',
  'right',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
];

/** Layout of a label beside its point, on a side with room. */
function label(sizes: readonly number[], distance: number) {
  return {
    'text-field': ['get', 'name'],
    'text-font': font,
    'text-size': ['interpolate', ['linear'], ['zoom'], ...sizes],
    'text-variable-anchor': anchors,
    // Beside the marker that nearly every town has.
    'text-radial-offset': distance,
    'text-justify': 'auto',
    'text-padding': 1,
    'text-max-width': 8,
    'symbol-sort-key': ['-', ['get', 'people']],
  } as SymbolLayout;
}

/** Returns two layers, so that the larger town is labelled if there is room for only one name. */
function towns(colours: Colours): LayerSpecification[] {
  const isTown: ExpressionSpecification = ['==', ['get', 'kind'], 'town'];
  const least = ['step', ['zoom'], nobody, ...smallTowns.flat()] as ExpressionSpecification;
  return [
    {
      id: 'small-towns',
      type: 'symbol',
      source: 'base',
      filter: [
        'all',
        isTown,
        ['<', ['get', 'people'], largeTown],
        ['>=', ['get', 'people'], least],
      ],
      layout: label([6, 12, 10, 14, 14, 18], 2.4),
      paint: halo(colours.text, colours.state),
    },
    {
      id: 'large-towns',
      type: 'symbol',
      source: 'base',
      filter: ['all', isTown, ['>=', ['get', 'people'], largeTown]],
      layout: label([6, 13, 10, 18, 14, 22], 2.8),
      paint: halo(colours.largeText, colours.state),
    },
  ];
}

/** Returns the style of the built-in map: outline, borders and towns, all from our own server. */
export function ownStyle(isDark: boolean): StyleSpecification {
  const colours = isDark ? dark : light;
  return {
    version: 8,
    sources: {
      base: {
        type: 'geojson',
        // Absolute, because the worker that loads it does not know the page's address.
        data: new URL(baseMap, location.href).href,
        attribution: 'Natural Earth, GeoNames, © OpenStreetMap, © GeoBasis-DE / BKG',
      },
    },
    layers: [...shapes(colours), ...towns(colours)],
  };
}
