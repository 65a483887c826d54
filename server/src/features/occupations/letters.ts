import { sql, type SQL } from 'drizzle-orm/sql';

/** A name as it is compared: in small letters, umlauts too, which `lower()` leaves alone in some collations. */
export const small = (name: SQL): SQL => sql`lower(translate(${name}, 'ÄÖÜ', 'äöü'))`;

/** Whether two names are the same but for capitals. @param column in small letters */
export const isSameName = (column: SQL, name: string): SQL =>
  sql`${column} = ${small(sql`${name}::text`)}`;

/** Whether a text is part of a name, each letter for what it is. @param column in small letters */
export const holds = (column: SQL, text: string): SQL =>
  sql`strpos(${column}, ${small(sql`${text}::text`)}) > 0`;
