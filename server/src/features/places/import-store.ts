import { alias, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import type { GeonamesRow } from './geonames-file.ts';
import { places as placesTable, townAliases, townParts, towns } from './schema.ts';
import { bare, bareList } from '../../core/database/build.ts';

const t = alias(towns, 't');
const a = alias(townAliases, 'a');
const p = alias(placesTable, 'p');
const o = alias(placesTable, 'o');

/** In degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Named {
  readonly name: string;
  readonly district: string;
}

export interface KnownPlace extends Point {
  readonly id: number;
  readonly postcode: string;
}

interface TownWithNames extends Named {
  /** Other names of the town, and names of its parts. */
  readonly aliases: readonly string[];
  readonly places: readonly KnownPlace[];
}

/** Returns all towns with their names and postcodes. */
export function listTownsWithNames(tx: Queries): Promise<TownWithNames[]> {
  return tx.rows<TownWithNames>(sql`
    select ${t.name}, ${t.district},
      array(
        select ${a.alias} from ${townAliases} a where ${a.town_id} = ${t.id} union select a.name from ${townParts} a
        where ${a.town_id} = ${t.id}
      ) as aliases,
      coalesce((
        select json_agg(json_build_object('id', ${p.id}, 'postcode', ${p.postcode}, 'latitude', ${p.latitude}, 'longitude', ${p.longitude}))
        from ${placesTable} p where ${p.town_id} = ${t.id}), '[]') as places
    from ${towns} t order by ${t.id}`);
}

/** Adds towns, each at the average position of its postcodes. */
export async function insertTowns(tx: Queries, rows: readonly GeonamesRow[]): Promise<number> {
  const added = await tx.rows(sql`
    insert into ${towns} (${bareList(towns, 'name', 'district', 'latitude', 'longitude')})
    select r.name, r.district, avg(r.latitude), avg(r.longitude)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      name text, district text, latitude double precision, longitude double precision)
    group by r.name, r.district
    returning id`);
  return added.length;
}

export async function insertPostcodes(tx: Queries, rows: readonly GeonamesRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.rows(sql`
    insert into ${placesTable} (${bareList(placesTable, 'town_id', 'postcode', 'latitude', 'longitude')})
    select distinct ${t.id}, r.postcode, r.latitude, r.longitude
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      name text, district text, postcode text, latitude double precision, longitude double precision)
    join ${towns} t on ${t.name} = r.name and ${t.district} = r.district`);
}

export async function updatePlaces(
  tx: Queries,
  places: readonly (Point & { id: number })[],
): Promise<void> {
  if (places.length === 0) return;
  await tx.rows(sql`
    update ${placesTable} p set ${bare(placesTable.latitude)} = r.latitude, ${bare(placesTable.longitude)} = r.longitude
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as r(
      id integer, latitude double precision, longitude double precision)
    where ${p.id} = r.id`);
}

/**
 * Moves towns with a single postcode to its position. Towns with several postcodes stay: their position is their centre, and the average of
 * the postcodes would depend on how the post divides the town.
 */
export async function moveTownsToPostcodes(tx: Queries, named: readonly Named[]): Promise<void> {
  await tx.rows(sql`
    update ${towns} t set ${bare(towns.latitude)} = ${p.latitude}, ${bare(towns.longitude)} = ${p.longitude}
    from ${placesTable} p
    where ${p.town_id} = ${t.id} and (${t.latitude}, ${t.longitude}) is distinct from (${p.latitude}, ${p.longitude})
      and ${p.use} in ('main', 'street')
      and not exists (select from ${placesTable} o where ${o.town_id} = ${t.id} and ${o.id} <> ${p.id} and ${o.use} in ('main', 'street'))
      and (${t.name}, ${t.district}) in (
        select r.name, r.district
        from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as r(name text, district text))`);
}
