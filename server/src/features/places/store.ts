import type { Place } from '@lehrpfad/contract/places.ts';
import { sql, type SQL } from 'drizzle-orm/sql';
import type { Queries } from '../../floor/database.ts';
import { inSmallLetters } from '../../floor/sql-parts.ts';

const shared = sql`exists (
  select from towns o join districts od on od.name = o.district
  where o.name = t.name and o.id <> t.id and od.state = d.state) as shared`;

const columns = sql`
  p.id, t.name as city, t.district, p.postcode, d.state, p.latitude, p.longitude, ${shared}`;
const tables = sql`places p join towns t on t.id = p.town_id join districts d on d.name = t.district`;

/** Escapes what LIKE would read as a pattern. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

/** What separates the words of a town: 'Köthen(Anhalt)', 'Halle/Saale' and 'halle saale' are the same. */
const separators = '[(),./[:space:]-]+';

/**
 * How names are compared: without case and punctuation, umlauts as two letters. Capital umlauts are turned first:
 * lower() leaves them alone where the database has the locale C.
 */
function folded(name: SQL): SQL {
  const letters = inSmallLetters(name);
  const ascii = sql`replace(replace(replace(replace(${letters}, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')`;
  return sql`btrim(regexp_replace(${ascii}, ${separators}, ' ', 'g'))`;
}

interface TypedTown {
  readonly name: string;
  /** The whole of one, before or after the name. */
  readonly postcode: string | undefined;
}

/** Takes '39576 Stendal' and 'Stendal 39576' apart. */
function readTown(text: string): TypedTown {
  // A Mac may send umlauts as letter and dots.
  const [, before, name = '', after] =
    /^(?:(\d{5})(?!\d)[\s,]*)?(.*?)(?:[\s,]+(\d{5}))?$/.exec(text.normalize('NFC').trim()) ?? [];
  return { name, postcode: before ?? after };
}

function begins(name: SQL, text: string): SQL {
  return sql`${folded(name)} like ${folded(sql`${literally(text)}::text`)} || '%'`;
}

function townMatches({ name, postcode }: TypedTown): SQL {
  const named = sql`(${begins(sql`t.name`, name)} or exists (
    select from town_aliases a where a.town_id = t.id and ${begins(sql`a.alias`, name)}))`;
  return postcode ? sql`${named} and p.postcode = ${postcode}` : named;
}

/** Places whose postcode begins with the digits, at most `limit`. */
export function placesByPostcode(db: Queries, digits: string, limit: number): Promise<Place[]> {
  return db.rows<Place>(sql`
    select ${columns} from ${tables} where p.postcode like ${`${literally(digits)}%`}
    order by p.postcode, t.population desc nulls last, t.name, p.id limit ${limit}`);
}

/**
 * Places of towns whose name (or another name of theirs) begins with the text, at most `limit`; a postcode beside
 * the name must be theirs. Those whose own name begins so come first.
 */
export function placesByName(db: Queries, text: string, limit: number): Promise<Place[]> {
  const typed = readTown(text);
  return db.rows<Place>(sql`
    select ${columns} from ${tables} where ${townMatches(typed)}
    order by ${begins(sql`t.name`, typed.name)} desc, t.population desc nulls last, t.name, t.district, p.postcode
    limit ${limit}`);
}

/**
 * Towns by name, postcode or both, each once with its first matching postcode and the town's own position;
 * those found by their own name before those found by another, then the largest. An empty text gives the largest.
 */
export function townsMatching(
  db: Queries,
  query: { text: string; state: string | undefined; limit: number },
): Promise<Place[]> {
  const isPostcode = /^\d+$/.test(query.text);
  const typed = isPostcode ? { name: '', postcode: undefined } : readTown(query.text);
  const matches = isPostcode ? sql`p.postcode like ${`${query.text}%`}` : townMatches(typed);
  const inState = query.state ? sql`d.state = ${query.state}` : sql`true`;
  return db.rows<Place>(sql`
    select id, city, district, postcode, state, latitude, longitude, shared from (
      select distinct on (t.id) p.id, t.name as city, t.district, p.postcode, d.state,
        t.latitude, t.longitude, ${shared}, t.population, ${begins(sql`t.name`, typed.name)} as own_name
      from ${tables} where ${matches} and ${inState} order by t.id, p.postcode
    ) town
    order by own_name desc, population desc nulls last, city, district limit ${query.limit}`);
}
