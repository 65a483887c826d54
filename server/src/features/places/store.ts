import type { Place } from '@lehrpfad/contract/places/places.ts';
import { stateCentre } from '@lehrpfad/regions/parts/geography.ts';
import { boardStateNames } from '@lehrpfad/regions/parts/states.ts';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { trimBoth } from '../../core/text/trim.ts';
import { idList, inSmallLetters } from '../../core/database/sql-parts.ts';
import { districtsTyped } from './district-names.ts';
import { beginsWithOneTypo } from './one-letter.ts';
import { districts as districtsTable, places, townAliases, townParts, towns } from './schema.ts';

const od = alias(districtsTable, 'od');
const o = alias(towns, 'o');
const t = alias(towns, 't');
const d = alias(districtsTable, 'd');
const p = alias(places, 'p');
const a = alias(townAliases, 'a');
const aTownParts = alias(townParts, 'a');

/** Condition that a district is in one of the states that the board is for. */
const isOnBoard = (state: SQL): SQL => sql`
  ${state} in (select jsonb_array_elements_text(${JSON.stringify(boardStateNames)}::jsonb))`;

const shared = sql`exists (
  select from ${towns} o join ${districtsTable} od on ${od.name} = ${o.district}
  where ${o.name} = ${t.name} and ${o.id} <> ${t.id} and ${
    boardStateNames.length > 1 ? sql`true` : sql`${od.state} = ${d.state}`
  }) as shared`;

const columns = sql`
  ${p.id}, ${t.name} as city, ${t.district}, ${p.postcode}, ${d.state}, ${p.latitude}, ${p.longitude}, ${shared}`;
const tables = sql`places p join ${towns} t on ${t.id} = ${p.town_id} join ${districtsTable} d on ${d.name} = ${t.district}`;

/** Escapes the wildcards of LIKE. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

/** Separators of the words of a town: 'Köthen(Anhalt)', 'Halle/Saale' and 'halle saale' are the same. */
const separators = '[(),./[:space:]-]+';

/**
 * Folds a name for comparison: without case and punctuation, umlauts as two letters. Capital umlauts are replaced first, because lower()
 * does not change them in a database with the locale C.
 */
function folded(name: SQL): SQL {
  const letters = inSmallLetters(name);
  const ascii = sql`replace(replace(replace(replace(${letters}, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')`;
  return sql`btrim(regexp_replace(${ascii}, ${separators}, ' ', 'g'))`;
}

interface TypedTown {
  readonly name: string;
  /** A complete postcode, before or after the name. */
  readonly postcode: string | undefined;
}

/** Splits '39576 Stendal' and 'Stendal 39576' into name and postcode. */
function readTown(text: string): TypedTown {
  // Macs may send umlauts as letter and combining dots.
  const whole = text.normalize('NFC').trim();
  const before = /^\d{5}(?!\d)/.exec(whole)?.[0];
  const rest = whole.slice(before?.length ?? 0);
  const after = /^[\s,](\d{5})$/.exec(rest.slice(-'-39576'.length))?.[1];
  const name = rest.slice(0, rest.length - (after?.length ?? 0));
  return { name: trimBoth(name, /[\s,]/), postcode: before ?? after };
}

function begins(name: SQL, text: string): SQL {
  return sql`${folded(name)} like ${folded(sql`${literally(text)}::text`)} || '%'`;
}

/** Condition that the town `t` has an alias with this beginning. */
const hasAlias = (name: string): SQL => sql`
  ${t.id} in (select ${a.town_id} from ${townAliases} a where ${begins(sql`a.alias`, name)})`;

/** Condition that the town `t` has a part with this beginning. */
const hasPart = (name: string): SQL => sql`
  ${t.id} in (select ${aTownParts.town_id} from ${townParts} a where ${begins(sql`a.name`, name)})`;

function townMatches({ name, postcode }: TypedTown): SQL {
  const named = sql`(${begins(sql`${t.name}`, name)} or ${hasAlias(name)} or ${hasPart(name)})`;
  return postcode ? sql`${named} and ${p.postcode} = ${postcode}` : named;
}

/** Condition that a postcode is offered: it is used for street addresses. Others are accepted if typed, but never offered. */
const isOffered = sql`${p.use} in ('main', 'street')`;

/** Condition that a postcode matches the digits: those that are offered match their beginning, outdated ones all five digits. */
const digitsMatch = (digits: string): SQL => sql`
  ${p.postcode} like ${`${literally(digits)}%`} and (${isOffered} or (${p.use} = 'outdated' and ${p.postcode} = ${digits}))`;

/** Returns at most `limit` places whose postcode begins with the digits. */
export function placesByPostcode(db: Queries, digits: string, limit: number): Promise<Place[]> {
  return db.rows<Place>(sql`
    select ${columns} from ${tables} where ${digitsMatch(digits)}
    order by ${p.postcode}, ${t.population} desc nulls last, ${t.name}, ${p.id} limit ${limit}`);
}

/**
 * Returns at most `limit` places of towns whose name or alias begins with the text; a postcode beside the name must be theirs. Matches of
 * their own name come first.
 */
export function placesByName(db: Queries, text: string, limit: number): Promise<Place[]> {
  const typed = readTown(text);
  return db.rows<Place>(sql`
    select ${columns} from ${tables} where ${townMatches(typed)} and ${isOffered}
    order by ${begins(sql`${t.name}`, typed.name)} desc, ${t.population} desc nulls last, ${t.name}, ${t.district}, ${p.postcode}
    limit ${limit}`);
}

interface Nearness {
  /** In degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly maxKm: number;
}

interface TownsQuery {
  readonly text: string;
  readonly state: string | undefined;
  readonly limit: number;
}

/**
 * Returns towns by name, part, district, postcode or several of these: each once with its main postcode (empty if unknown) or the typed
 * one, and with the town's own position. Matches of their own name come first, then of an alias or a part, then of a district; larger towns
 * first. If nothing is found, names with one wrong letter are returned. An empty text returns the largest towns.
 */
export async function townsMatching(
  db: Queries,
  { text, state, limit }: TownsQuery,
): Promise<Place[]> {
  const isPostcode = /^\d+$/.test(text);
  const typed = isPostcode ? { name: '', postcode: undefined } : readTown(text);
  const matches = isPostcode ? digitsMatch(text) : sql`(${townMatches(typed)} or ${isIn(typed)})`;
  const inState = state ? sql`${d.state} = ${state}` : sql`true`;
  const found = await townsWhere(db, sql`${matches} and ${inState}`, typed.name, limit);
  if (found.length > 0 || typed.name === '') return found;
  const ids = await townsSpeltLike(db, typed.name);
  if (ids.length === 0) return [];
  const spelt = sql`${t.id} = any(${idList(ids)}) and ${inState}`;
  const rows = await townsWhere(db, spelt, typed.name, limit);
  return rows.map((row) => ({ ...row, found_by: 'spelling' }));
}

/** Condition that the town `t` is in one of the typed districts. */
function isIn({ name, postcode }: TypedTown): SQL {
  const districts = postcode ? [] : districtsTyped(name);
  return sql`${t.district} in (select jsonb_array_elements_text(${JSON.stringify(districts)}::jsonb))`;
}

/** A degree of longitude in degrees of latitude, in the middle of the state. */
const longitudeShare = Math.cos((stateCentre.latitude * Math.PI) / 180);

const kmInDegree = 111.2;

/** Returns the town of the board's states that is nearest to a position, at most so many km away. */
export async function nearestTown(
  db: Queries,
  { latitude, longitude, maxKm }: Nearness,
): Promise<Place | null> {
  const [north, east] = [sql`t.latitude - ${latitude}`, sql`(t.longitude - ${longitude})`];
  const squared = sql`power(${north}, 2) + power(${east} * ${longitudeShare}, 2)`;
  const [nearest] = await db.rows<{ id: number; squared: number }>(sql`
    select ${t.id}, ${squared} as squared from ${towns} t join ${districtsTable} d on ${d.name} = ${t.district}
    where ${isOnBoard(sql`${d.state}`)} order by 2, ${t.id} limit 1`);
  if (nearest === undefined || Math.sqrt(nearest.squared) * kmInDegree > maxKm) return null;
  const [town] = await townsWhere(db, sql`${t.id} = ${nearest.id}`, '', 1);
  return town ?? null;
}

/** Returns the found towns. Details are read outside the inner query, for the rows of the result only. */
function townsWhere(db: Queries, which: SQL, name: string, limit: number): Promise<Place[]> {
  const own = name === '' ? sql`true` : begins(sql`${t.name}`, name);
  return db.rows<Place>(sql`
    select t.place as id, t.name as city, t.district, t.postcode, ${d.state}, t.latitude, t.longitude, ${shared}, found_by,
      case when found_by = 'part' then (
        select min(${aTownParts.name}) from ${townParts} a where ${aTownParts.town_id} = t.id and ${begins(sql`a.name`, name)}) else '' end as part
    from (
      select distinct on (t.id) t.*, ${p.id} as place, ${p.postcode}, ${own} as own_name,
        case when ${own} or ${hasAlias(name)} then 'name' when ${hasPart(name)} then 'part' else 'district' end as found_by
      from ${tables} where ${which} and ${p.use} <> 'box'
      order by t.id, ${p.use} = 'main' desc, ${p.use} = 'unknown' desc, ${p.use} = 'street' desc, ${p.postcode}
    ) t join ${districtsTable} d on ${d.name} = t.district
    order by own_name desc, found_by = 'district', t.population desc nulls last, t.name, t.district limit ${limit}`);
}

/** Returns the ids of towns with a name that begins with the text except for one letter; the first letter must be right (one-letter.ts). */
async function townsSpeltLike(db: Queries, text: string): Promise<number[]> {
  const typed = folded(sql`${text}::text`);
  const rows = await db.rows<{ id: number; name: string; typed: string }>(sql`
    select id, name, typed from (
      select n.id, ${folded(sql`n.name`)} as name, ${typed} as typed from (
        select id, name from ${towns} union all select town_id, alias from ${townAliases}
        union all select town_id, name from ${townParts}) n) f
    where left(name, 1) = left(typed, 1)`);
  return rows.filter(({ name, typed: own }) => beginsWithOneTypo(own, name)).map(({ id }) => id);
}
