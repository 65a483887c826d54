import { sql, type AnyPgColumn, type SQL } from './drizzle.ts';

/** A text in small letters, umlauts too, which `lower()` leaves alone where the database has the locale C. */
export const inSmallLetters = (text: SQL): SQL => sql`lower(translate(${text}, 'ÄÖÜ', 'äöü'))`;

/** Whether two names are the same but for capitals. @param column in small letters */
export const isSameName = (column: SQL, name: string): SQL =>
  sql`${column} = ${inSmallLetters(sql`${name}::text`)}`;

/** Whether a text is part of a name, each letter for what it is. @param column in small letters */
export const holds = (column: SQL, text: string): SQL =>
  sql`strpos(${column}, ${inSmallLetters(sql`${text}::text`)}) > 0`;

/** A moment as it is sent out: UTC, to the millisecond. */
export const instant = (moment: SQL): SQL =>
  sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * What a change makes of `last_updated`: the moment, and always later than before in the milliseconds that are sent out, so that whoever
 * has read the row before is told of it.
 * @param now by the clock of the database where it is not given
 * @param before the column
 */
export const changedAt = (now?: Date, before = sql`last_updated`): SQL => sql`
  date_trunc('milliseconds', greatest(${now?.toISOString() ?? sql`now()`}::timestamptz, ${before} + interval '1 ms'))`;

/** Ids as one array: `where id = any(${idList(ids)})`. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;

/** Whether a row is one of those. */
export const isAmong = (column: AnyPgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${idList(ids)})`;
