import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import { inSmallLetters } from '../../../core/database/sql-parts.ts';
import { companies } from '../schema.ts';

const c = alias(companies, 'c');

/**
 * Folds a name for comparison: without case and spaces, umlauts as two letters. Capital umlauts are replaced first, because lower() does
 * not change them in a database with the locale C.
 */
export function folded(text: SQL): SQL {
  const letters = inSmallLetters(text);
  const ascii = sql`replace(replace(replace(replace(${letters}, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')`;
  return sql`regexp_replace(${ascii}, '[[:space:]]+', '', 'g')`;
}

/** Folds a street, so that 'Breite Str. 1' equals 'Breite Straße 1'. */
export function foldedStreet(text: SQL): SQL {
  return sql`regexp_replace(${folded(text)}, 'str(asse|\.)', 'str', 'g')`;
}

/** Passes a text from outside as a value of the query. Macs may send umlauts as letter and combining dots. */
export function value(text: string): SQL {
  return sql`${text.normalize('NFC')}::text`;
}

/** The name of `companies c` in the form that `folded` returns; the column is stored folded, with single spaces (migration 0018). */
export const nameOfCompany = sql`replace(${c.folded_name}, ' ', '')`;
