import { sql } from '../drizzle.ts';
import type { Queries } from '../database.ts';
import { searchChanges } from '../schema.ts';

/** Rows are kept for this long, by the database's clock. */
export const keepHours = 24;

/** Deletes changes that every running process read long ago. */
export async function pruneChanges(database: Queries): Promise<void> {
  await database.rows(sql`
    delete from ${searchChanges}
    where ${searchChanges.changed_at} < now() - make_interval(hours => ${keepHours})
      and ${searchChanges.transaction_id} < pg_snapshot_xmin(pg_current_snapshot())`);
}
