import type { Queries } from '../database.ts';
import { sql } from '../drizzle.ts';

/** Returns the version of PostgreSQL, such as `17.5`; also works for the embedded database. */
export async function serverVersion(db: Queries): Promise<string> {
  const [row] = await db.rows<{ version: string }>(
    sql`select split_part(current_setting('server_version'), ' ', 1) as version`,
  );
  return row?.version ?? '';
}
