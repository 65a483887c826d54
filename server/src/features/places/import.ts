import type { Queries } from '../../core/database/database.ts';
import type { GeonamesRow } from './geonames-file.ts';
import { nameMeant } from './geonames-names.ts';
import {
  insertPostcodes,
  insertTowns,
  moveTownsToPostcodes,
  updatePlaces,
  type Point,
} from './import-store.ts';
import { readKnownPlaces, type KnownPlaces, type KnownTown } from './known-places.ts';

/** Result of an import; a row of the file is a town with one of its postcodes. */
export interface PlacesReport {
  readonly newTowns: number;
  readonly newPostcodes: number;
  /** Postcodes of known towns that have moved. */
  readonly changed: number;
  readonly unchanged: number;
  /** Additions and moves for the operator, one line each. */
  readonly changes: readonly string[];
  readonly skipped: readonly { readonly row: GeonamesRow; readonly reason: string }[];
}

/** Less than a tenth of a metre, which is only a difference in rounding. */
const sameDegrees = 1e-6;

interface Assigned {
  readonly row: GeonamesRow;
  /** Undefined for a town that the table does not have yet. */
  readonly town: KnownTown | undefined;
}

/**
 * Updates the table from the rows of a GeoNames file: adds towns and postcodes, moves known ones, deletes nothing. An alias of a known town
 * in its district means that town.
 */
export async function importPlaces(
  tx: Queries,
  rows: readonly GeonamesRow[],
): Promise<PlacesReport> {
  const known = await readKnownPlaces(tx);
  const { assigned, skipped } = assign(known, rows);
  const fresh = assigned.filter(({ town }) => town === undefined).map(({ row }) => row);
  const newTowns = await insertTowns(tx, fresh);
  const missing: GeonamesRow[] = [...fresh];
  const moved: { id: number; latitude: number; longitude: number }[] = [];
  const changes = fresh.map((row) => `new town: ${labelOf(row)}`);
  let unchanged = 0;
  for (const { row, town } of assigned) {
    if (town === undefined) continue;
    const place = town.places.get(row.postcode);
    const label = labelOf({ ...row, name: town.name });
    if (place === undefined) {
      missing.push({ ...row, name: town.name });
      changes.push(`new postcode: ${label}`);
    } else if (isSamePoint(place, row)) unchanged += 1;
    else {
      moved.push({ id: place.id, latitude: row.latitude, longitude: row.longitude });
      changes.push(
        `moved: ${label} from ${place.latitude}, ${place.longitude} to ${row.latitude}, ${row.longitude}`,
      );
    }
  }
  await insertPostcodes(tx, missing);
  await updatePlaces(tx, moved);
  await moveTownsToPostcodes(
    tx,
    assigned.map(({ row, town }) => ({ name: town?.name ?? row.name, district: row.district })),
  );
  const counts = { newTowns, newPostcodes: missing.length, changed: moved.length, unchanged };
  return { ...counts, changes, skipped };
}

const labelOf = ({ postcode, name, district }: GeonamesRow) => `${postcode} ${name} (${district})`;

function isSamePoint(left: Point, right: Point): boolean {
  return (
    Math.abs(left.latitude - right.latitude) < sameDegrees &&
    Math.abs(left.longitude - right.longitude) < sameDegrees
  );
}

const isKnownIn = (known: KnownPlaces) => (named: { name: string; district: string }) =>
  known.byName(named) !== undefined || known.byAlias(named) !== undefined;

/** Assigns each row to a town. If two rows mean the same place, the one with the town's own name is used. */
function assign(known: KnownPlaces, given: readonly GeonamesRow[]) {
  const rows = given.map((row) => ({ ...row, name: nameMeant(row, isKnownIn(known)) }));
  const assigned = new Map<string, Assigned>();
  const skipped: { row: GeonamesRow; reason: string }[] = [];
  const ownNamesFirst = [
    ...rows.filter((row) => known.byName(row) !== undefined),
    ...rows.filter((row) => known.byName(row) === undefined),
  ];
  for (const row of ownNamesFirst) {
    if (known.isCorrected(row)) {
      skipped.push({ row, reason: 'stays where it has been corrected to' });
      continue;
    }
    const town = known.byName(row) ?? known.byAlias(row);
    if (town === 'ambiguous') {
      skipped.push({ row, reason: 'is another name of several towns in this district' });
      continue;
    }
    const key = [row.district, town?.name ?? row.name, row.postcode].join('|');
    const earlier = assigned.get(key);
    if (earlier === undefined) assigned.set(key, { row, town });
    else if (earlier.row.name === row.name) skipped.push({ row, reason: 'is in the file twice' });
    else
      skipped.push({ row, reason: `counts as ${town?.name}, whose postcode the file has already` });
  }
  return { assigned: [...assigned.values()], skipped };
}
