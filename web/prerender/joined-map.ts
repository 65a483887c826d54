import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenRegions, folderOf } from '@lehrpfad/regions/chosen-region.ts';
import { boardStateNames } from '@lehrpfad/regions/parts/states.ts';

/** Longitude and latitude in degrees. */
type Position = readonly [longitude: number, latitude: number];

export interface MapFeature {
  readonly type: 'Feature';
  readonly properties: { readonly kind: string; readonly name?: string; readonly people?: number };
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

/** The built-in map of a region, and the outline that replaces the map if it may not be shown. */
export interface RegionMap {
  readonly features: readonly MapFeature[];
  /** An SVG, 300 wide, with one path. */
  readonly outline: string;
}

const ofKind = (map: RegionMap, kind: string) =>
  map.features.filter(({ properties }) => properties.kind === kind);

const ringsOf = (map: RegionMap): readonly (readonly Position[])[] =>
  ofKind(map, 'state').flatMap(({ geometry }) => geometry.coordinates as Position[][]);

/** Borders are rounded to three decimals, outlines to four. */
const keyOf = ([longitude, latitude]: Position) => `${longitude.toFixed(3)} ${latitude.toFixed(3)}`;

/** Returns the parts of a line that do not run along the outline of a state, whose points are given. */
function partsBeside(line: readonly Position[], outline: ReadonlySet<string>): Position[][] {
  const parts: Position[][] = [];
  let part: Position[] = [];
  for (const [at, point] of line.entries()) {
    const before = line[at - 1];
    const isAlong = before !== undefined && outline.has(keyOf(before)) && outline.has(keyOf(point));
    if (isAlong) {
      parts.push(part);
      part = [];
    }
    part.push(point);
  }
  return [...parts, part].filter(({ length }) => length > 1);
}

/** Returns the borders around the first state, without the parts that the outlines of the other states draw. */
function joinBorders([first, ...others]: readonly [RegionMap, ...RegionMap[]]): MapFeature[] {
  const outlines = new Set(others.flatMap(ringsOf).flat().map(keyOf));
  return ofKind(first, 'border').map(({ geometry, ...border }) => {
    const lines = geometry.coordinates as Position[][];
    const coordinates = lines.flatMap((line) => partsBeside(line, outlines));
    return { ...border, geometry: { ...geometry, coordinates } };
  });
}

/** Degrees, about 10 km: a city beyond the border of one state is a town of the other one, with another position in the same city. */
const sameTown = 0.1;

function joinTowns(maps: readonly RegionMap[]): MapFeature[] {
  const byName = new Map<string, MapFeature[]>();
  for (const town of maps.flatMap((map) => ofKind(map, 'town'))) {
    const { name = '' } = town.properties;
    const [longitude, latitude] = town.geometry.coordinates as Position;
    const known = byName.get(name) ?? [];
    const isKnown = known.some(({ geometry }) => {
      const [x, y] = geometry.coordinates as Position;
      return Math.abs(x - longitude) < sameTown && Math.abs(y - latitude) < sameTown;
    });
    if (!isKnown) byName.set(name, [...known, town]);
  }
  const peopleOf = ({ properties }: MapFeature) => properties.people ?? 0;
  return [...byName.values()].flat().toSorted((a, b) => peopleOf(b) - peopleOf(a));
}

/** Names of states beyond the border, each once. */
function joinNeighbours(maps: readonly RegionMap[], states: readonly string[]): MapFeature[] {
  const byName = new Map<string, MapFeature>();
  for (const one of maps.flatMap((map) => ofKind(map, 'neighbour'))) {
    const { name = '' } = one.properties;
    if (!states.includes(name) && !byName.has(name)) byName.set(name, one);
  }
  return [...byName.values()];
}

const longitudeScale = Math.cos((52 * Math.PI) / 180);

/** The rectangle around a map's state on the plane of the outline's picture. */
function boxOf(map: RegionMap) {
  const points = ringsOf(map).flat();
  const xs = points.map(([longitude]) => longitude * longitudeScale);
  const ys = points.map(([, latitude]) => latitude);
  return {
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
  };
}

/** Combines the pictures of the outlines at the positions of the states. */
function joinOutlines(maps: readonly RegionMap[]): string {
  const boxes = maps.map(boxOf);
  const west = Math.min(...boxes.map((box) => box.west));
  const north = Math.max(...boxes.map((box) => box.north));
  const scale = 300 / (Math.max(...boxes.map((box) => box.east)) - west);
  const height = Math.ceil((north - Math.min(...boxes.map((box) => box.south))) * scale);
  const pictures = maps.map(({ outline }, at) => {
    const box = boxes[at] ?? boxOf({ features: [], outline });
    const size = ((box.east - box.west) * scale) / 300;
    const [x, y] = [(box.west - west) * scale, (north - box.north) * scale];
    const path = /<path [^<>]{1,20000}>/.exec(outline)?.[0] ?? '';
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(4)})">${path}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 308 ${height + 8}">${pictures.join('')}</svg>\n`;
}

/** Returns one map of several states, in the order in which layers draw it. */
export function joinMaps(
  maps: readonly [RegionMap, ...RegionMap[]],
  states: readonly string[],
): RegionMap {
  return {
    features: [
      ...maps.flatMap((map) => ofKind(map, 'state')),
      ...joinBorders(maps),
      ...joinNeighbours(maps, states),
      ...joinTowns(maps),
    ],
    outline: joinOutlines(maps),
  };
}

export function readMap(region: string): RegionMap {
  const read = (file: string) => readFileSync(join(folderOf(region), 'map', file), 'utf8');
  const { features } = JSON.parse(read('base-map.json')) as Pick<RegionMap, 'features'>;
  return { features, outline: read('outline.svg') };
}

/** Returns the folder with the map of the chosen regions. For several regions, writes the joined map first. */
export function folderOfMap(): string {
  const [first = '', ...others] = chosenRegions;
  if (others.length === 0) return join(folderOf(first), 'map');
  const folder = join(import.meta.dirname, '../../.cache/maps', chosenRegions.join('-'));
  const maps = [readMap(first), ...others.map(readMap)] as const;
  const { features, outline } = joinMaps(maps, boardStateNames);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'base-map.json'),
    JSON.stringify({ type: 'FeatureCollection', features }),
  );
  writeFileSync(join(folder, 'outline.svg'), outline);
  return folder;
}
