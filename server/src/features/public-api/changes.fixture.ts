import { expect } from 'vitest';
import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';

/** Waits until all changes can be read. Transactions in databases of other tests on the same server delay them, too. */
export async function untilChangesAreComplete(db: Queries): Promise<void> {
  const held = sql`
    select from public_changes where transaction_id >= pg_snapshot_xmin(pg_current_snapshot()) limit 1`;
  await expect.poll(() => db.rows(held)).toEqual([]);
}
