import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import baseMap from '../../data/base-map.json?url';

type SymbolLayout = NonNullable<SymbolLayerSpecification['layout']>;

/** The page's own typeface, drawn by the browser: a style without `glyphs` needs no server for its letters. */
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

/** As text, because MapLibre knows no variables. */
export const mapColours = { light, dark };

type Colours = typeof light;

/** From how many people on a town is written whatever else lies there. */
const largeTown = 60_000;

/** More people than any town has. */
const nobody = 1e9;

/** Towns of how many people appear at which zoom. */
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

/** A label beside its point, on whichever side there is room. */
function label(sizes: readonly number[], distance: number) {
  return {
    'text-field': ['get', 'name'],
    'text-font': font,
    'text-size': ['interpolate', ['linear'], ['zoom'], ...sizes],
    'text-variable-anchor': anchors,
    // Beside the marker that lies on nearly every town.
    'text-radial-offset': distance,
    'text-justify': 'auto',
    'text-padding': 1,
    'text-max-width': 8,
    'symbol-sort-key': ['-', ['get', 'people']],
  } as SymbolLayout;
}

/** Two layers: where there is room for one name only, it is the larger town's. */
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

/** The built-in map: outline, borders and towns, all from our own server. */
export function ownStyle(isDark: boolean): StyleSpecification {
  const colours = isDark ? dark : light;
  return {
    version: 8,
    sources: {
      base: {
        type: 'geojson',
        // The worker that fetches it does not know the page's address.
        data: new URL(baseMap, location.href).href,
        attribution: 'Natural Earth, GeoNames, © OpenStreetMap, © GeoBasis-DE / BKG',
      },
    },
    layers: [...shapes(colours), ...towns(colours)],
  };
}
