import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import { inSmallLetters } from '../../../core/database/sql-parts.ts';
import { companies } from '../schema.ts';

const c = alias(companies, 'c');

/**
 * How names are compared: without case and blanks, umlauts as two letters. Capital umlauts are turned first: lower() leaves them
 * alone where the database has the locale C.
 */
export function folded(text: SQL): SQL {
  const letters = inSmallLetters(text);
  const ascii = sql`replace(replace(replace(replace(${letters}, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')`;
  return sql`regexp_replace(${ascii}, '[[:space:]]+', '', 'g')`;
}

/** 'Breite Str. 1' is 'Breite Straße 1'. */
export function foldedStreet(text: SQL): SQL {
  return sql`regexp_replace(${folded(text)}, 'str(asse|\.)', 'str', 'g')`;
}

/** A text from outside, as a value of the query. A Mac may send umlauts as letter and dots. */
export function value(text: string): SQL {
  return sql`${text.normalize('NFC')}::text`;
}

/** The name of `companies c` as `folded` would make it; it is kept folded, with single blanks (migration 0018). */
export const nameOfCompany = sql`replace(${c.folded_name}, ' ', '')`;
