import { hoursBefore } from '../clock.ts';
import { sql, type AnyPgColumn, type SQL } from './drizzle.ts';

/** Converts a text to lower case, including umlauts, which `lower()` ignores if the database has the locale C. */
export const inSmallLetters = (text: SQL): SQL => sql`lower(translate(${text}, 'ÄÖÜ', 'äöü'))`;

/**
 * Compares two names without regard to case.
 * @param column in lower case
 */
export const isSameName = (column: SQL, name: string): SQL =>
  sql`${column} = ${inSmallLetters(sql`${name}::text`)}`;

/**
 * Checks whether a name contains a text, taken literally.
 * @param column in lower case
 */
export const containsText = (column: SQL, text: string): SQL =>
  sql`strpos(${column}, ${inSmallLetters(sql`${text}::text`)}) > 0`;

/** Formats a moment as responses contain it: UTC, to the millisecond. */
export const instant = (moment: SQL): SQL =>
  sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The new value of `last_updated` after a change: always later than before, in milliseconds, so that everyone who has read the row
 * before is told of the change.
 * @param now the database's clock by default
 * @param before the column
 */
export const changedAt = (now?: Date, before = sql`last_updated`): SQL => sql`
  date_trunc('milliseconds', greatest(${now?.toISOString() ?? sql`now()`}::timestamptz, ${before} + interval '1 ms'))`;

/** Hours in which a deletion can be undone: the page that offers it may still be open that long. */
const restorableHours = 1;

/** Returns the moment since which deletions can be undone. */
export const restorableSince = (now: Date): SQL =>
  sql`${hoursBefore(now, restorableHours).toISOString()}::timestamptz`;

/** Passes ids as one array: `where id = any(${idList(ids)})`. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;

/**
 * Checks whether a column has one of these ids. A single id is compared by itself: a prepared statement expects ten ids in any list, so
 * its plan for one would look too expensive and would never be kept.
 */
export const isAmong = (column: AnyPgColumn, ids: readonly number[]): SQL =>
  ids.length === 1 ? sql`${column} = ${ids[0]}::int` : sql`${column} = any(${idList(ids)})`;
