import type { Place } from '@lehrpfad/contract/places.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../floor/database.ts';

const shared = sql`exists (
  select from towns o join districts od on od.name = o.district
  where o.name = t.name and o.id <> t.id and od.state = d.state) as shared`;

const columns = sql`
  p.id, t.name as city, t.district, p.postcode, d.state, p.latitude, p.longitude, ${shared}`;
const tables = sql`places p join towns t on t.id = p.town_id join districts d on d.name = t.district`;

/** Escapes what LIKE would read as a pattern, and asks for texts that begin so. */
function beginsWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Ignores case, and lets 'Koethen' find 'Köthen'. */
function folded(text: SQL): SQL {
  return sql`replace(replace(replace(replace(lower(${text}), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')`;
}

function nameBegins(text: string): SQL {
  const pattern = folded(sql`${beginsWith(text)}::text`);
  return sql`(${folded(sql`t.name`)} like ${pattern} or exists (
    select from town_aliases a where a.town_id = t.id and ${folded(sql`a.alias`)} like ${pattern}))`;
}

/** Places whose postcode begins with the digits, at most `limit`. */
export function placesByPostcode(db: Queries, digits: string, limit: number): Promise<Place[]> {
  return db.rows<Place>(sql`
    select ${columns} from ${tables} where p.postcode like ${beginsWith(digits)}
    order by p.postcode, t.population desc nulls last, t.name, p.id limit ${limit}`);
}

/** Places of towns whose name (or another name of theirs) begins with the text, at most `limit`. */
export function placesByName(db: Queries, text: string, limit: number): Promise<Place[]> {
  return db.rows<Place>(sql`
    select ${columns} from ${tables} where ${nameBegins(text)}
    order by t.population desc nulls last, t.name, t.district, p.postcode limit ${limit}`);
}

/**
 * Towns by name or postcode, each once with its first matching postcode and the town's own position;
 * largest first. An empty text gives the largest.
 */
export function townsMatching(
  db: Queries,
  query: { text: string; state: string | undefined; limit: number },
): Promise<Place[]> {
  const isPostcode = /^\d+$/.test(query.text);
  const matches = isPostcode
    ? sql`p.postcode like ${beginsWith(query.text)}`
    : nameBegins(query.text);
  const inState = query.state ? sql`d.state = ${query.state}` : sql`true`;
  return db.rows<Place>(sql`
    select id, city, district, postcode, state, latitude, longitude, shared from (
      select distinct on (t.id) p.id, t.name as city, t.district, p.postcode, d.state,
        t.latitude, t.longitude, ${shared}, t.population
      from ${tables} where ${matches} and ${inState} order by t.id, p.postcode
    ) town
    order by population desc nulls last, city, district limit ${query.limit}`);
}
