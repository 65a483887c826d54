import { districts } from '@lehrpfad/regions/parts/districts.ts';
import { stateBounds } from '@lehrpfad/regions/parts/geography.ts';
import { stateName } from '@lehrpfad/regions/parts/names.ts';
import { boardStates } from '@lehrpfad/regions/parts/states.ts';

export type GeonamesRow = {
  postcode: string;
  name: string;
  district: string;
  latitude: number;
  longitude: number;
};

export type GeonamesProblem = { line: number; reason: string };

type GeonamesFile = { rows: GeonamesRow[]; problems: GeonamesProblem[] };

/** Columns of the file; the last one, the accuracy, is often empty and sometimes cut off. */
const columnCount = 12;
const requiredColumns = 11;

/** Degrees around the state: a position outside has swapped or mistyped coordinates. */
const margin = 0.06;

const stateBox = {
  south: stateBounds.south - margin,
  north: stateBounds.north + margin,
  west: stateBounds.west - margin,
  east: stateBounds.east + margin,
};

/** Reads GeoNames' postal-code list and keeps the rows of the board's state. */
export function parseGeonamesFile(text: string): GeonamesFile {
  const rows: GeonamesRow[] = [];
  const problems: GeonamesProblem[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    const result = parseLine(line);
    if (typeof result === 'string') problems.push({ line: index + 1, reason: result });
    else if (result) rows.push(result);
  }
  return { rows, problems };
}

/** Returns the row, the reason why the line is invalid, or null for a line about another state. */
function parseLine(line: string): GeonamesRow | string | null {
  if (line.trim() === '') return null;
  const columns = line.split('\t').map((column) => column.trim());
  const [country = '', postcode = '', name = '', state = '', stateCode = ''] = columns;
  if (columns.length > 1 && country !== 'DE') return null;
  if (columns.length < requiredColumns || columns.length > columnCount) {
    return `expected ${columnCount} columns separated by tabs, found ${columns.length}`;
  }
  if (!boardStates.some(({ name: one, sign }) => state === one || stateCode === sign)) return null;
  if (!/^\d{5}$/.test(postcode)) return `"${postcode}" is not a postcode of five digits`;
  if (name === '') return 'the name of the place is empty';
  const district = normalisedDistrict(columns[7] ?? '');
  if (!district) return `"${columns[7]}" is not a district of ${stateName}`;
  const point = parsePoint(columns[9] ?? '', columns[10] ?? '');
  return typeof point === 'string' ? point : { postcode, name, district, ...point };
}

/** Removes prefixes that GeoNames uses for some districts: "Landkreis Stendal", "Kreisfreie Stadt Halle". */
function normalisedDistrict(text: string): string | undefined {
  const name = text.replace(/^(Landkreis|Kreisfreie Stadt|Landeshauptstadt|Stadt) /, '');
  const shortOf = (district: string) => district.replace(/ \([^()]*\)$|^\p{L}+kreis /u, '');
  return districts.map((one) => one.name).find((one) => one === name || shortOf(one) === name);
}

function parsePoint(
  latitudeText: string,
  longitudeText: string,
): { latitude: number; longitude: number } | string {
  const latitude = parseDegrees(latitudeText);
  const longitude = parseDegrees(longitudeText);
  if (latitude === null) return `"${latitudeText}" is not a latitude`;
  if (longitude === null) return `"${longitudeText}" is not a longitude`;
  const { south, north, west, east } = stateBox;
  const inside = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  return inside ? { latitude, longitude } : `${latitude}, ${longitude} is not in ${stateName}`;
}

/** Returns null for an empty column, which Number() would read as 0. */
function parseDegrees(text: string): number | null {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
