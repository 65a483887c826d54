import { alias, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';
import { districts, places, townAliases, townParts, towns as townsTable } from './schema.ts';
import { addresses } from '../companies/schema.ts';
import { companyRequests } from '../registrations/schema.ts';
import { bare, bareList } from '../../core/database/build.ts';

const p = alias(places, 'p');
const t = alias(townsTable, 't');

export interface District {
  readonly name: string;
  readonly state: string;
  /** Key of its area. */
  readonly region: string | null;
}

/** Returns all districts, and whether there are towns in them. */
export async function readDistricts(
  tx: Queries,
): Promise<{ readonly stored: readonly District[]; readonly hasTowns: boolean }> {
  const rows = await tx.rows<District & { has_towns: boolean }>(sql`
    select d.name, d.state, d.region, exists (select 1 from ${townsTable} t where ${t.district} = d.name) as has_towns
    from ${districts} d`);
  return {
    stored: rows.map(({ name, state, region }) => ({ name, state, region })),
    hasTowns: rows.some((row) => row.has_towns),
  };
}

export async function deleteDistricts(tx: Queries): Promise<void> {
  await tx.rows(sql`delete from ${districts}`);
}

/** Adds districts. An existing one gets the region. */
export async function writeDistricts(tx: Queries, all: readonly District[]): Promise<void> {
  const rows = JSON.stringify(all);
  await tx.rows(sql`
    insert into ${districts} (${bareList(districts, 'name', 'state', 'region')})
    select r.name, r.state, r.region from jsonb_to_recordset(${rows}::jsonb) as r(name text, state text, region text)
    on conflict (${bare(districts.name)}) do update set ${bare(districts.region)} = excluded.region
    where ${districts.region} is distinct from excluded.region`);
}

/**
 * Adds and moves towns. An existing population stays, since it may have been corrected. @param towns those of the file (`BuiltInTown`), as
 * JSON
 */
export async function writeTowns(tx: Queries, towns: string): Promise<void> {
  await tx.rows(sql`
    insert into ${townsTable} (${bareList(townsTable, 'name', 'district', 'municipality', 'latitude', 'longitude', 'population')})
    select r.name, r.district, r.municipality, r.latitude, r.longitude, r.population
    from jsonb_to_recordset(${towns}::jsonb) as r(
      name text, district text, municipality text, latitude double precision, longitude double precision, population integer)
    on conflict (${bareList(townsTable, 'name', 'district')}) do update set
      ${bare(townsTable.municipality)} = excluded.municipality, ${bare(townsTable.latitude)} = excluded.latitude,
        ${bare(townsTable.longitude)} = excluded.longitude
    where (${townsTable.municipality}, ${townsTable.latitude}, ${townsTable.longitude})
      is distinct from (excluded.municipality, excluded.latitude, excluded.longitude)`);
}

/** Writes the postcodes of towns. A town with an unknown main postcode, or with parts, also gets a place without a postcode. */
export async function writePlaces(tx: Queries, towns: string): Promise<void> {
  // A town always has only one main postcode.
  await tx.rows(sql`
    update ${places} p
    set ${bare(places.use)} = 'street' from ${townsTable} t, jsonb_to_recordset(${towns}::jsonb) as r(name text, district text)
    where ${p.use} = 'main' and ${t.id} = ${p.town_id} and ${t.name} = r.name and ${t.district} = r.district`);
  await tx.rows(sql`
    insert into ${places} (${bareList(places, 'town_id', 'postcode', 'use', 'latitude', 'longitude')})
    select ${t.id}, c.postcode, coalesce(c.use, 'street'), c.latitude, c.longitude
    from jsonb_to_recordset(${towns}::jsonb) as r(name text, district text, postcodes jsonb)
    join ${townsTable} t on ${t.name} = r.name and ${t.district} = r.district,
    jsonb_to_recordset(r.postcodes) as c(postcode text, use text, latitude double precision, longitude double precision)
    union all
    select ${t.id}, '', 'unknown', ${t.latitude}, ${t.longitude}
    from jsonb_to_recordset(${towns}::jsonb) as r(name text, district text, parts jsonb, postcodes jsonb)
    join ${townsTable} t on ${t.name} = r.name and ${t.district} = r.district
    where r.parts is not null or not r.postcodes @> '[{"use": "main"}]'
    on conflict (${bareList(places, 'town_id', 'postcode')}) do update set
      ${bare(places.use)} = excluded.use, ${bare(places.latitude)} = excluded.latitude, ${bare(places.longitude)} = excluded.longitude
    where (${places.use}, ${places.latitude}, ${places.longitude})
      is distinct from (excluded.use, excluded.latitude, excluded.longitude)`);
}

/** Writes other names of the towns, and their parts. */
export async function writeNames(tx: Queries, towns: string): Promise<void> {
  await tx.rows(sql`
    insert into ${townAliases} (${bareList(townAliases, 'town_id', 'alias')})
    select ${t.id}, a.alias
    from jsonb_to_recordset(${towns}::jsonb) as r(name text, district text, aliases jsonb)
    join ${townsTable} t on ${t.name} = r.name and ${t.district} = r.district,
    jsonb_array_elements_text(r.aliases) as a(alias)
    on conflict (${bareList(townAliases, 'town_id', 'alias')}) do nothing`);
  await tx.rows(sql`
    insert into ${townParts} (${bareList(townParts, 'town_id', 'name', 'postcode')})
    select ${t.id}, a.name, coalesce(a.postcode, '')
    from jsonb_to_recordset(${towns}::jsonb) as r(name text, district text, parts jsonb)
    join ${townsTable} t on ${t.name} = r.name and ${t.district} = r.district,
    jsonb_to_recordset(coalesce(r.parts, '[]')) as a(name text, postcode text)
    on conflict (${bareList(townParts, 'town_id', 'name')}) do update set ${bare(townParts.postcode)} = excluded.postcode
    where ${townParts.postcode} <> excluded.postcode`);
}

/** Condition that nothing refers to a town `t`. */
const isUnused = sql`not exists (
  select from ${places} p where ${p.town_id} = ${t.id} and (
    exists (select from ${addresses} where ${addresses.place_id} = ${p.id}) or exists (select from ${companyRequests}
    where ${companyRequests.place_id} = ${p.id})))`;

/** Returns the towns that no address and no request refers to. */
export function listUnusedTowns(
  tx: Queries,
): Promise<{ id: number; name: string; district: string }[]> {
  return tx.rows(
    sql`select ${t.id}, ${t.name}, ${t.district} from ${townsTable} t where ${isUnused}`,
  );
}

/** Deletes towns with their postcodes. */
export async function deleteTowns(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.rows(sql`delete from ${places} where ${places.town_id} = any(${idList(ids)})`);
  await tx.rows(sql`delete from ${townsTable} where ${townsTable.id} = any(${idList(ids)})`);
}
