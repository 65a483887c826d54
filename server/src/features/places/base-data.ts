import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { regionFiles } from '@lehrpfad/regions/chosen-region.ts';
import type { Queries } from '../../core/database/database.ts';
import { hasMark, insertMark } from '../../core/database/marks.ts';
import {
  deleteTowns,
  listUnusedTowns,
  writeNames,
  writePlaces,
  writeTowns,
} from './base-data-store.ts';
import { nameMeant } from './geonames-names.ts';

/** The built-in table: every town of a state with its postcodes. Degrees, WGS 84. */
export interface PlacesFile {
  readonly towns: readonly BuiltInTown[];
}

/**
 * Use of a postcode. `main` is that of the town hall, or the only one; `outdated` postcodes are no longer valid, and are only recognised;
 * those of PO boxes and large recipients (`box`) are never offered. An unknown postcode is empty (`unknown`).
 */
export type PostcodeUse = 'main' | 'street' | 'outdated' | 'box' | 'unknown';

export interface BuiltInTown {
  readonly name: string;
  readonly district: string;
  /** The municipality that it is part of, if it is not one itself. */
  readonly municipality?: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number | null;
  readonly aliases: readonly string[];
  /** Parts by whose names people search for it, with their own postcode if they have one. */
  readonly parts?: readonly { readonly name: string; readonly postcode?: string }[];
  readonly postcodes: readonly {
    readonly postcode: string;
    /** `street` by default. */
    readonly use?: PostcodeUse;
    readonly latitude: number;
    readonly longitude: number;
  }[];
}

const builtInFiles = regionFiles('places/places.json');

/**
 * Loads the built-in towns into the database: adds missing ones, and moves known towns and postcodes to their positions in the file. Rows
 * that addresses refer to stay. A mark for this version of a file reduces later starts to one query.
 * @param files one for each state of the board
 */
export async function loadPlaces(tx: Queries, files: readonly URL[] = builtInFiles): Promise<void> {
  for (const file of files) await loadFile(tx, file);
}

async function loadFile(tx: Queries, file: URL): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const mark = `places-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
  if (await hasMark(tx, mark)) return;
  const { towns } = JSON.parse(text) as PlacesFile;
  const values = JSON.stringify(towns);
  await writeTowns(tx, values);
  await writePlaces(tx, values);
  await writeNames(tx, values);
  await deleteFormerTowns(tx, towns);
  await insertMark(tx, mark);
}

/**
 * Deletes former towns without addresses: parts that lay within the area of their postcode, and names that GeoNames adds to their town's
 * name ('Schkopau Korbetha').
 */
async function deleteFormerTowns(tx: Queries, towns: readonly BuiltInTown[]): Promise<void> {
  const keyOf = ({ name, district }: { name: string; district: string }) => `${district}|${name}`;
  const known = new Set(towns.map(keyOf));
  const parts = new Set(
    towns.flatMap(({ district, parts: own = [] }) =>
      own.map(({ name }) => keyOf({ name, district })),
    ),
  );
  const former = (await listUnusedTowns(tx)).filter((town) => {
    if (known.has(keyOf(town))) return false;
    return parts.has(keyOf(town)) || nameMeant(town, (one) => known.has(keyOf(one))) !== town.name;
  });
  await deleteTowns(
    tx,
    former.map(({ id }) => id),
  );
}
