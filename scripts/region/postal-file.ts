/** A row of GeoNames' postal-code file: a place with one of its postcodes. */
export interface PostalRow {
  readonly postcode: string;
  readonly name: string;
  readonly district: string;
  /** The district as the file writes it: 'Landkreis Gotha'. */
  readonly districtInFile: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface PostalFile {
  readonly rows: readonly PostalRow[];
  /** Lines about the state that could not be read, with the reasons. */
  readonly problems: readonly string[];
}

/** Removes GeoNames' additions to the name of a district: 'Landkreis Gotha', 'Erfurt, Stadt'. */
export function districtName(text: string): string {
  return text
    .replace(/^(?:Landkreis|Kreisfreie Stadt|Landeshauptstadt|Stadt|Kreis) /, '')
    .replace(/, (?:Stadt|Landeshauptstadt|Hansestadt)$/, '');
}

const degrees = /^-?\d{1,3}(?:\.\d{1,10})?$/;

function readRow(columns: readonly string[]): PostalRow | string {
  const [, postcode = '', name = ''] = columns;
  const districtInFile = columns[7] ?? '';
  const [latitude = '', longitude = ''] = columns.slice(9, 11);
  if (!/^\d{5}$/.test(postcode)) return `"${postcode}" is not a postcode of five digits`;
  if (name === '') return 'the name of the place is empty';
  if (districtInFile === '') return `${name} has no district`;
  if (!degrees.test(latitude) || !degrees.test(longitude)) return `${name} has no position`;
  return {
    postcode,
    name,
    district: districtName(districtInFile),
    districtInFile,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}

/**
 * Reads GeoNames' postal-code file (https://download.geonames.org/export/zip/, CC BY 4.0).
 * @param sign the state's, such as TH; rows of others are left out
 */
export function readPostalFile(text: string, sign: string): PostalFile {
  const rows: PostalRow[] = [];
  const problems: string[] = [];
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n/)
    .entries()) {
    const columns = line.split('\t').map((column) => column.trim());
    if (columns[0] !== 'DE' || columns[4] !== sign) continue;
    const row = readRow(columns);
    if (typeof row === 'string') problems.push(`line ${at + 1}: ${row}`);
    else rows.push(row);
  }
  return { rows, problems };
}

export interface Settlement {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

/** Reads the populated places of a German state from GeoNames' cities500.txt. @param state its number there, such as 15 */
export function readSettlements(text: string, state: string): Settlement[] {
  return text.split('\n').flatMap((line) => {
    const columns = line.split('\t');
    if (columns[8] !== 'DE' || columns[10] !== state || columns[7] === 'PPLX') return [];
    const [name = '', latitude, longitude, population] = [1, 4, 5, 14].map((at) => columns[at]);
    return [
      {
        name,
        latitude: Number(latitude),
        longitude: Number(longitude),
        population: Number(population),
      },
    ];
  });
}
