import { sql } from './drizzle.ts';
import type { Queries } from './database.ts';
import { marks } from './schema.ts';
import { bareList } from './build.ts';

/** Returns whether a one-time action for this database has been done. */
export async function hasMark(db: Queries, name: string): Promise<boolean> {
  return (await db.rows(sql`select 1 from ${marks} where ${marks.name} = ${name}`)).length > 0;
}

/** Records that the action has been done; a second call changes nothing. */
export async function insertMark(db: Queries, name: string): Promise<void> {
  await db.rows(
    sql`insert into ${marks} (${bareList(marks, 'name')}) values (${name}) on conflict do nothing`,
  );
}
