/** The 14 districts (Landkreise and kreisfreie Städte) in the board's spelling. */
export const districts: readonly string[] = [
  'Altmarkkreis Salzwedel',
  'Anhalt-Bitterfeld',
  'Börde',
  'Burgenlandkreis',
  'Dessau-Roßlau',
  'Halle (Saale)',
  'Harz',
  'Jerichower Land',
  'Magdeburg',
  'Mansfeld-Südharz',
  'Saalekreis',
  'Salzlandkreis',
  'Stendal',
  'Wittenberg',
];

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

/** The state with a margin: a position outside has swapped or mistyped coordinates. */
const stateBox = { south: 50.9, north: 53.1, west: 10.5, east: 13.3 };

/** Reads GeoNames' postal-code list and keeps the rows of Sachsen-Anhalt. */
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
  if (state !== 'Sachsen-Anhalt' && stateCode !== 'ST') return null;
  if (!/^\d{5}$/.test(postcode)) return `"${postcode}" is not a postcode of five digits`;
  if (name === '') return 'the name of the place is empty';
  const district = normalisedDistrict(columns[7] ?? '');
  if (!district) return `"${columns[7]}" is not a district of Sachsen-Anhalt`;
  const point = parsePoint(columns[9] ?? '', columns[10] ?? '');
  return typeof point === 'string' ? point : { postcode, name, district, ...point };
}

/** Removes prefixes that GeoNames uses for some districts: "Landkreis Stendal", "Kreisfreie Stadt Halle". */
function normalisedDistrict(text: string): string | undefined {
  const name = text.replace(/^(Landkreis|Kreisfreie Stadt|Landeshauptstadt|Stadt) /, '');
  return districts.find(
    (district) => district === name || district.replace(/ \([^()]*\)$|^Altmarkkreis /, '') === name,
  );
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
  return inside ? { latitude, longitude } : `${latitude}, ${longitude} is not in Sachsen-Anhalt`;
}

/** Returns null for an empty column, which Number() would read as 0. */
function parseDegrees(text: string): number | null {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
