import { sql, type SQL } from 'drizzle-orm/sql';

/** A text in small letters, umlauts too, which `lower()` leaves alone where the database has the locale C. */
export const inSmallLetters = (text: SQL): SQL => sql`lower(translate(${text}, 'ÄÖÜ', 'äöü'))`;

/** Ids as one array: `where id = any(${idList(ids)})`. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;
