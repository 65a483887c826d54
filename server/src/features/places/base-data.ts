import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../floor/database.ts';

/** The built-in table: every town of the state with its postcodes. Degrees, WGS 84. */
export interface PlacesFile {
  readonly towns: readonly BuiltInTown[];
}

export interface BuiltInTown {
  readonly name: string;
  readonly district: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number | null;
  readonly aliases: readonly string[];
  readonly postcodes: readonly {
    readonly postcode: string;
    readonly latitude: number;
    readonly longitude: number;
  }[];
}

const builtInFile = new URL('./data/places.json', import.meta.url);

/**
 * Puts the built-in towns, postcodes and aliases into the database: adds what is missing, changes and
 * deletes nothing. A mark for this version of the file makes later starts cost one query.
 */
export async function loadPlaces(tx: Queries, file: URL = builtInFile): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const mark = `places-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
  const marked = await tx.rows(sql`select 1 from marks where name = ${mark}`);
  if (marked.length > 0) return;
  const { towns } = JSON.parse(text) as PlacesFile;
  await insertTowns(tx, towns);
  await insertPostcodesAndAliases(tx, towns);
  await tx.rows(sql`insert into marks (name) values (${mark}) on conflict do nothing`);
}

async function insertTowns(tx: Queries, towns: readonly BuiltInTown[]): Promise<void> {
  const rows = towns.map(({ name, district, latitude, longitude, population }) => ({
    ...{ name, district, latitude, longitude, population },
  }));
  await tx.rows(sql`
    insert into towns (name, district, latitude, longitude, population)
    select r.name, r.district, r.latitude, r.longitude, r.population
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      name text, district text, latitude double precision, longitude double precision, population integer)
    on conflict (name, district) do nothing`);
}

async function insertPostcodesAndAliases(
  tx: Queries,
  towns: readonly BuiltInTown[],
): Promise<void> {
  const postcodes = towns.flatMap(({ name, district, postcodes: own }) =>
    own.map((place) => ({ name, district, ...place })),
  );
  await tx.rows(sql`
    insert into places (town_id, postcode, latitude, longitude)
    select t.id, r.postcode, r.latitude, r.longitude
    from jsonb_to_recordset(${JSON.stringify(postcodes)}::jsonb) as r(
      name text, district text, postcode text, latitude double precision, longitude double precision)
    join towns t on t.name = r.name and t.district = r.district
    on conflict (town_id, postcode) do nothing`);
  const aliases = towns.flatMap(({ name, district, aliases: own }) =>
    own.map((alias) => ({ name, district, alias })),
  );
  await tx.rows(sql`
    insert into town_aliases (town_id, alias)
    select t.id, r.alias
    from jsonb_to_recordset(${JSON.stringify(aliases)}::jsonb) as r(name text, district text, alias text)
    join towns t on t.name = r.name and t.district = r.district
    on conflict (town_id, alias) do nothing`);
}
