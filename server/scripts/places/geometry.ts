export type Point = { latitude: number; longitude: number };

/** GeoJSON order: longitude first. */
type Position = readonly [number, number, ...number[]];
type PolygonRings = readonly (readonly Position[])[];

export type Geometry =
  | { type: 'Polygon'; coordinates: PolygonRings }
  | { type: 'MultiPolygon'; coordinates: readonly PolygonRings[] };

type Box = { south: number; north: number; west: number; east: number };

const earthRadiusKm = 6371;
const boxes = new WeakMap<Geometry, Box>();

export function distanceKm(from: Point, to: Point): number {
  const radians = Math.PI / 180;
  const latitude = Math.sin(((to.latitude - from.latitude) * radians) / 2);
  const longitude = Math.sin(((to.longitude - from.longitude) * radians) / 2);
  const chord =
    latitude ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * longitude ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}

export function isInside(point: Point, geometry: Geometry): boolean {
  const { south, north, west, east } = boxOf(geometry);
  if (point.latitude < south || point.latitude > north) return false;
  if (point.longitude < west || point.longitude > east) return false;
  return polygonsOf(geometry).some(
    ([outer, ...holes]) =>
      outer !== undefined &&
      isInsideRing(point, outer) &&
      !holes.some((hole) => isInsideRing(point, hole)),
  );
}

/** Centre of the largest part's outline: precise enough if no settlement gives a better point. */
export function centroidOf(geometry: Geometry): Point {
  const outlines = polygonsOf(geometry).flatMap(([outer]) => (outer ? [ringCentroid(outer)] : []));
  const largest = outlines.toSorted((a, b) => b.area - a.area)[0];
  if (!largest) throw new Error('A municipality without an outline');
  return largest.centre;
}

export function weightedMean(points: readonly (Point & { weight: number })[]): Point {
  const total = points.reduce((sum, point) => sum + point.weight, 0);
  const mean = (value: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + value(point) * point.weight, 0) / total;
  return { latitude: mean((point) => point.latitude), longitude: mean((point) => point.longitude) };
}

/** Four decimals are about ten metres, and keep the file small. */
export function rounded(point: Point): Point {
  return {
    latitude: Math.round(point.latitude * 1e4) / 1e4,
    longitude: Math.round(point.longitude * 1e4) / 1e4,
  };
}

function polygonsOf(geometry: Geometry): readonly PolygonRings[] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** Most points are far outside: a comparison with the box avoids iterating over the outline. */
function boxOf(geometry: Geometry): Box {
  const known = boxes.get(geometry);
  if (known) return known;
  const box = { south: Infinity, north: -Infinity, west: Infinity, east: -Infinity };
  for (const [longitude, latitude] of polygonsOf(geometry).flat(2)) {
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
  }
  boxes.set(geometry, box);
  return box;
}

/** Even-odd rule: an odd number of crossed edges to the east means inside. */
function isInsideRing({ latitude, longitude }: Point, ring: readonly Position[]): boolean {
  let inside = false;
  for (const [[x1, y1], [x2, y2]] of edgesOf(ring)) {
    const crosses = y1 > latitude !== y2 > latitude;
    if (crosses && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

function ringCentroid(ring: readonly Position[]): { area: number; centre: Point } {
  let doubleArea = 0;
  let x = 0;
  let y = 0;
  for (const [[x1, y1], [x2, y2]] of edgesOf(ring)) {
    const cross = x1 * y2 - x2 * y1;
    doubleArea += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  }
  const centre = { latitude: y / (3 * doubleArea), longitude: x / (3 * doubleArea) };
  return { area: Math.abs(doubleArea) / 2, centre };
}

function edgesOf(ring: readonly Position[]): [Position, Position][] {
  return ring.slice(1).map((end, index): [Position, Position] => [ring[index] ?? end, end]);
}
