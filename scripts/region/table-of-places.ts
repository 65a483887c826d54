import type { PostalRow, Settlement } from './postal-file.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A town in the format of `places/places.json`. */
export interface DraftTown extends Point {
  readonly name: string;
  readonly district: string;
  readonly population: number | null;
  readonly aliases: readonly string[];
  readonly postcodes: readonly (Point & { readonly postcode: string; readonly use?: 'main' })[];
}

/** Maximum distance in km between a town and the settlement of the same name. */
const sameTownKm = 8;

export function kilometres(a: Point, b: Point): number {
  const radian = Math.PI / 180;
  const middle = ((a.latitude + b.latitude) / 2) * radian;
  const east = (b.longitude - a.longitude) * radian * Math.cos(middle);
  return Math.hypot((b.latitude - a.latitude) * radian, east) * 6371;
}

/** Rounds degrees to the four decimal places of the table: about ten metres. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

function middleOf(points: readonly Point[]): Point {
  const mean = (of: (point: Point) => number) =>
    rounded(points.reduce((sum, point) => sum + of(point), 0) / points.length);
  return { latitude: mean((point) => point.latitude), longitude: mean((point) => point.longitude) };
}

/** Returns a name without its distinguishing addition: 'Berga' of 'Berga/Elster', 'Stadtroda' of 'Stadtroda (Thüringen)'. */
const shortName = (name: string) => name.split(/ \(|\/|, /, 1)[0] ?? name;

function townOf(rows: readonly PostalRow[], settlements: readonly Settlement[]): DraftTown {
  const [first] = rows;
  if (first === undefined) throw new Error('A town has a row at least.');
  const centre = middleOf(rows);
  const people = settlements
    .filter(({ name }) => shortName(name) === shortName(first.name))
    .filter((one) => kilometres(one, centre) <= sameTownKm)
    .map(({ population }) => population);
  const codes = Map.groupBy(rows, ({ postcode }) => postcode);
  const isOnly = codes.size === 1;
  return {
    name: first.name,
    district: first.district,
    ...centre,
    population: people.length > 0 ? Math.max(...people) || null : null,
    aliases: shortName(first.name) === first.name ? [] : [shortName(first.name)],
    postcodes: [...codes]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([postcode, points]) => ({
        postcode,
        ...middleOf(points),
        // If there are several postcodes, the file does not tell which one is that of the town hall.
        ...(isOnly && ({ use: 'main' } as const)),
      })),
  };
}

/** Makes the towns of a state: places with the same name in the same district are one town. */
export function townsOf(
  rows: readonly PostalRow[],
  settlements: readonly Settlement[],
): DraftTown[] {
  const byName = new Map<string, Settlement[]>();
  for (const one of settlements) {
    const key = shortName(one.name);
    byName.set(key, [...(byName.get(key) ?? []), one]);
  }
  const groups = Map.groupBy(rows, ({ name, district }) => `${district}|${name}`);
  return [...groups.values()]
    .map((group) => townOf(group, byName.get(shortName(group[0]?.name ?? '')) ?? []))
    .toSorted(
      (a, b) => a.district.localeCompare(b.district, 'de') || a.name.localeCompare(b.name, 'de'),
    );
}

/** Writes the table, one line for each town, so that a change can be read as a difference. */
export function tableText(towns: readonly DraftTown[]): string {
  const source = { name: 'GeoNames', licence: 'CC BY 4.0', url: 'https://www.geonames.org/' };
  const lines = towns.map((town) => JSON.stringify(town));
  return `{\n  "attribution": [${JSON.stringify(source)}],\n  "towns": [\n    ${lines.join(',\n    ')}\n  ]\n}\n`;
}
