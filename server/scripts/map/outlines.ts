/** GeoJSON order: longitude, latitude. */
export type Position = readonly [number, number];
export type Line = readonly Position[];

export interface Outline {
  /** ISO 3166-2: `DE-ST`. */
  readonly code: string;
  readonly name: string;
  /** All rings of all parts. */
  readonly rings: readonly Line[];
}

const keyOf = ([longitude, latitude]: Position) => `${longitude},${latitude}`;

/** Rounds degrees to this many decimals; 3 are 70 to 110 m here, 4 are 7 to 11 m. Points that become equal are merged. */
export function roundLine(line: Line, decimals: number): Line {
  const round = (value: number) => Number(value.toFixed(decimals));
  const rounded = line.map(([x, y]): Position => [round(x), round(y)]);
  return rounded.filter(
    (point, at) => at === 0 || keyOf(point) !== keyOf(rounded[at - 1] ?? point),
  );
}

/**
 * The borders between all states except one, each once. That state is drawn completely and exactly; a simplified neighbour beside it would
 * leave gaps and double lines. Neighbours share their points, so a border is a sequence of edges that no earlier outline contains.
 */
export function bordersWithout(outlines: readonly Outline[], code: string): Line[] {
  const taken = new Set<string>();
  const edge = (a: Position, b: Position) => [keyOf(a), keyOf(b)].sort().join(' ');
  const lines: Line[] = [];
  const ordered = outlines.toSorted((a, b) => Number(b.code === code) - Number(a.code === code));
  for (const outline of ordered) {
    for (const ring of outline.rings) {
      let line: Position[] = [];
      for (const [at, point] of ring.entries()) {
        const before = ring[at - 1];
        if (before === undefined) continue;
        const isTaken = taken.has(edge(before, point));
        taken.add(edge(before, point));
        if (!isTaken) {
          if (line.length === 0) line.push(before);
          line.push(point);
        }
        if (isTaken && line.length > 0) {
          lines.push(line);
          line = [];
        }
      }
      if (line.length > 0) lines.push(line);
    }
    if (outline.code === code) lines.length = 0;
  }
  return lines;
}

/** Removes points less than `tolerance` degrees from the line through the others (Douglas and Peucker). */
export function simplify(line: Line, tolerance: number): Line {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let distance = 0;
  for (const [at, point] of line.entries()) {
    const off = distanceToSegment(point, first, last);
    if (off > distance) [farthest, distance] = [at, off];
  }
  if (distance <= tolerance) return [first, last];
  const before = simplify(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(line.slice(farthest), tolerance)];
}

/** Scale of a plane whose degrees of longitude are as short as they are at 52° north. */
const longitudeScale = Math.cos((52 * Math.PI) / 180);

function distanceToSegment(point: Position, from: Position, to: Position): number {
  const plane = ([longitude, latitude]: Position) =>
    [longitude * longitudeScale, latitude] as const;
  const [[px, py], [ax, ay], [bx, by]] = [plane(point), plane(from), plane(to)];
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(px - ax - part * (bx - ax), py - ay - part * (by - ay));
}

/** A ring as the path of an SVG of this width, with the resulting height. */
export function svgPath(ring: Line, width: number): { path: string; height: number } {
  const xs = ring.map(([longitude]) => longitude * longitudeScale);
  const ys = ring.map(([, latitude]) => latitude);
  const [west, north] = [Math.min(...xs), Math.max(...ys)];
  const scale = width / (Math.max(...xs) - west);
  const points = ring.map(
    ([longitude, latitude]) =>
      `${((longitude * longitudeScale - west) * scale).toFixed(1)} ${((north - latitude) * scale).toFixed(1)}`,
  );
  return {
    path: `M${points.join('L')}Z`,
    height: Math.ceil((north - Math.min(...ys)) * scale),
  };
}
