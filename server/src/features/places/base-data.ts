import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';
import { nameMeant } from './geonames-names.ts';

/** The built-in table: every town of the state with its postcodes. Degrees, WGS 84. */
export interface PlacesFile {
  readonly towns: readonly BuiltInTown[];
}

/**
 * What a town's postcode is for. `main` is that of its town hall, or its only one; `outdated` ones the post has given up, and they are
 * only read; those of boxes and large recipients (`box`) are never offered. Where nobody has said which it is, it is empty (`unknown`).
 */
export type PostcodeUse = 'main' | 'street' | 'outdated' | 'box' | 'unknown';

export interface BuiltInTown {
  readonly name: string;
  readonly district: string;
  /** That it is part of, where it is none itself. */
  readonly municipality?: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number | null;
  readonly aliases: readonly string[];
  /** Parts by whose names people look for it, with their postcode where they have one of their own. */
  readonly parts?: readonly { readonly name: string; readonly postcode?: string }[];
  readonly postcodes: readonly {
    readonly postcode: string;
    /** `street` where it is not said. */
    readonly use?: PostcodeUse;
    readonly latitude: number;
    readonly longitude: number;
  }[];
}

const builtInFile = new URL('./data/places.json', import.meta.url);

/**
 * Brings the built-in towns into the database: adds what is missing, and moves known towns and postcodes to where the file says.
 * What addresses point at stays. A mark for this version of the file makes later starts cost one query.
 */
export async function loadPlaces(tx: Queries, file: URL = builtInFile): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const mark = `places-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
  const marked = await tx.rows(sql`select 1 from marks where name = ${mark}`);
  if (marked.length > 0) return;
  const { towns } = JSON.parse(text) as PlacesFile;
  const values = JSON.stringify(towns);
  await writeTowns(tx, values);
  await writePlaces(tx, values);
  await writeNames(tx, values);
  await deleteFormerTowns(tx, towns);
  await tx.rows(sql`insert into marks (name) values (${mark}) on conflict do nothing`);
}

/** A population that is there stays: somebody may have corrected it. */
async function writeTowns(tx: Queries, towns: string): Promise<void> {
  await tx.rows(sql`
    insert into towns (name, district, municipality, latitude, longitude, population)
    select r.name, r.district, r.municipality, r.latitude, r.longitude, r.population
    from jsonb_to_recordset(${towns}::jsonb) as r(
      name text, district text, municipality text, latitude double precision, longitude double precision, population integer)
    on conflict (name, district) do update set
      municipality = excluded.municipality, latitude = excluded.latitude, longitude = excluded.longitude
    where (towns.municipality, towns.latitude, towns.longitude)
      is distinct from (excluded.municipality, excluded.latitude, excluded.longitude)`);
}

/** A town whose main postcode is not known, or that has parts, also has a place without one. */
async function writePlaces(tx: Queries, towns: string): Promise<void> {
  // One town has one main postcode at any moment.
  await tx.rows(sql`
    update places p set use = 'street' from towns t, jsonb_to_recordset(${towns}::jsonb) as r(name text, district text)
    where p.use = 'main' and t.id = p.town_id and t.name = r.name and t.district = r.district`);
  await tx.rows(sql`
    insert into places (town_id, postcode, use, latitude, longitude)
    select t.id, c.postcode, coalesce(c.use, 'street'), c.latitude, c.longitude
    from jsonb_to_recordset(${towns}::jsonb) as r(name text, district text, postcodes jsonb)
    join towns t on t.name = r.name and t.district = r.district,
    jsonb_to_recordset(r.postcodes) as c(postcode text, use text, latitude double precision, longitude double precision)
    union all
    select t.id, '', 'unknown', t.latitude, t.longitude
    from jsonb_to_recordset(${towns}::jsonb) as r(name text, district text, parts jsonb, postcodes jsonb)
    join towns t on t.name = r.name and t.district = r.district
    where r.parts is not null or not r.postcodes @> '[{"use": "main"}]'
    on conflict (town_id, postcode) do update set
      use = excluded.use, latitude = excluded.latitude, longitude = excluded.longitude
    where (places.use, places.latitude, places.longitude)
      is distinct from (excluded.use, excluded.latitude, excluded.longitude)`);
}

async function writeNames(tx: Queries, towns: string): Promise<void> {
  await tx.rows(sql`
    insert into town_aliases (town_id, alias)
    select t.id, a.alias
    from jsonb_to_recordset(${towns}::jsonb) as r(name text, district text, aliases jsonb)
    join towns t on t.name = r.name and t.district = r.district,
    jsonb_array_elements_text(r.aliases) as a(alias)
    on conflict (town_id, alias) do nothing`);
  await tx.rows(sql`
    insert into town_parts (town_id, name, postcode)
    select t.id, a.name, coalesce(a.postcode, '')
    from jsonb_to_recordset(${towns}::jsonb) as r(name text, district text, parts jsonb)
    join towns t on t.name = r.name and t.district = r.district,
    jsonb_to_recordset(coalesce(r.parts, '[]')) as a(name text, postcode text)
    on conflict (town_id, name) do update set postcode = excluded.postcode
    where town_parts.postcode <> excluded.postcode`);
}

/** Whether nothing points at a town `t`. */
const isUnused = sql`not exists (
  select from places p where p.town_id = t.id and (
    exists (select from addresses where place_id = p.id) or exists (select from company_requests where place_id = p.id)))`;

/**
 * Towns that are none go, as long as no address has them: parts that stood amid their postcode, and names that GeoNames puts behind
 * their town's ('Schkopau Korbetha').
 */
async function deleteFormerTowns(tx: Queries, towns: readonly BuiltInTown[]): Promise<void> {
  const keyOf = ({ name, district }: { name: string; district: string }) => `${district}|${name}`;
  const known = new Set(towns.map(keyOf));
  const parts = new Set(
    towns.flatMap(({ district, parts: own = [] }) =>
      own.map(({ name }) => keyOf({ name, district })),
    ),
  );
  const unused = await tx.rows<{ id: number; name: string; district: string }>(sql`
    select t.id, t.name, t.district from towns t where ${isUnused}`);
  const former = unused.filter((town) => {
    if (known.has(keyOf(town))) return false;
    return parts.has(keyOf(town)) || nameMeant(town, (one) => known.has(keyOf(one))) !== town.name;
  });
  const ids = idList(former.map(({ id }) => id));
  await tx.rows(sql`delete from places where town_id = any(${ids})`);
  await tx.rows(sql`delete from towns where id = any(${ids})`);
}
