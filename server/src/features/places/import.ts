import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../core/database/database.ts';
import type { GeonamesRow } from './geonames-file.ts';
import { nameMeant } from './geonames-names.ts';
import { readKnownPlaces, type KnownPlaces, type KnownTown } from './known-places.ts';

/** What an import did; a row of the file is a town with one of its postcodes. */
export interface PlacesReport {
  readonly newTowns: number;
  readonly newPostcodes: number;
  /** Postcodes of known towns that have moved. */
  readonly changed: number;
  readonly unchanged: number;
  /** What was added or moved, a line each, as the operator reads it. */
  readonly changes: readonly string[];
  readonly skipped: readonly { readonly row: GeonamesRow; readonly reason: string }[];
}

/** Less than a tenth of a metre: the same point, only rounded differently. */
const sameDegrees = 1e-6;

interface Assigned {
  readonly row: GeonamesRow;
  /** Undefined for a town that the table does not have yet. */
  readonly town: KnownTown | undefined;
}

/**
 * Brings the table up to the rows of a GeoNames file: adds towns and postcodes, moves known ones, deletes
 * nothing. A name that is another name of a known town in its district means that town.
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
  await movePlaces(tx, moved);
  await moveTowns(
    tx,
    assigned.map(({ row, town }) => ({ name: town?.name ?? row.name, district: row.district })),
  );
  const counts = { newTowns, newPostcodes: missing.length, changed: moved.length, unchanged };
  return { ...counts, changes, skipped };
}

const labelOf = ({ postcode, name, district }: GeonamesRow) => `${postcode} ${name} (${district})`;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

function isSamePoint(left: Point, right: Point): boolean {
  return (
    Math.abs(left.latitude - right.latitude) < sameDegrees &&
    Math.abs(left.longitude - right.longitude) < sameDegrees
  );
}

const isKnownIn = (known: KnownPlaces) => (named: { name: string; district: string }) =>
  known.byName(named) !== undefined || known.byAlias(named) !== undefined;

/** Decides for every row which town it means. Where two rows mean the same place, a town's own name wins. */
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

/** A new town lies in the middle of its postcodes. */
async function insertTowns(tx: Queries, rows: readonly GeonamesRow[]): Promise<number> {
  const added = await tx.rows(sql`
    insert into towns (name, district, latitude, longitude)
    select r.name, r.district, avg(r.latitude), avg(r.longitude)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      name text, district text, latitude double precision, longitude double precision)
    group by r.name, r.district
    returning id`);
  return added.length;
}

async function insertPostcodes(tx: Queries, rows: readonly GeonamesRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.rows(sql`
    insert into places (town_id, postcode, latitude, longitude)
    select distinct t.id, r.postcode, r.latitude, r.longitude
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      name text, district text, postcode text, latitude double precision, longitude double precision)
    join towns t on t.name = r.name and t.district = r.district`);
}

async function movePlaces(tx: Queries, places: readonly (Point & { id: number })[]): Promise<void> {
  if (places.length === 0) return;
  await tx.rows(sql`
    update places p set latitude = r.latitude, longitude = r.longitude
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as r(
      id integer, latitude double precision, longitude double precision)
    where p.id = r.id`);
}

/**
 * A town of the file with one postcode lies where that lies. One with several stays: its point is its centre,
 * which no postcode's is, and the middle of the postcodes would be weighted by how the post divides the town.
 */
async function moveTowns(
  tx: Queries,
  named: readonly { name: string; district: string }[],
): Promise<void> {
  await tx.rows(sql`
    update towns t set latitude = p.latitude, longitude = p.longitude
    from places p
    where p.town_id = t.id and (t.latitude, t.longitude) is distinct from (p.latitude, p.longitude)
      and p.use in ('main', 'street')
      and not exists (select from places o where o.town_id = t.id and o.id <> p.id and o.use in ('main', 'street'))
      and (t.name, t.district) in (
        select r.name, r.district
        from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as r(name text, district text))`);
}
