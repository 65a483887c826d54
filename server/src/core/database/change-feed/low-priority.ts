import { sql } from '../drizzle.ts';
import type { Database, Queries } from '../database.ts';

/**
 * Writes changes that need not be visible at once, such as those of a job. They wake no process, and each process defers them to apply
 * them together, because every change makes an index drop its caches.
 */
export function writeLowPriority<Result>(
  database: Database,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.rows(sql`select set_config('lehrpfad.low_priority', 'on', true)`);
    return work(tx);
  });
}
