import { sql, type SQL } from 'drizzle-orm/sql';
import { inSmallLetters } from '../../core/database/sql-parts.ts';

/** Whether two names are the same but for capitals. @param column in small letters */
export const isSameName = (column: SQL, name: string): SQL =>
  sql`${column} = ${inSmallLetters(sql`${name}::text`)}`;

/** Whether a text is part of a name, each letter for what it is. @param column in small letters */
export const holds = (column: SQL, text: string): SQL =>
  sql`strpos(${column}, ${inSmallLetters(sql`${text}::text`)}) > 0`;
