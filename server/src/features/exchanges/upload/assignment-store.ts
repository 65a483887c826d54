import type { TableAssignment } from '@lehrpfad/contract/exchanges/own-tables.ts';
import { bare } from '../../../core/database/build.ts';
import type { Queries } from '../../../core/database/database.ts';
import { sql } from '../../../core/database/drizzle.ts';
import { exchanges } from '../schema.ts';

/** Returns how the account assigned the columns of a table last; undefined if it has not. */
export async function readAssignment(
  db: Queries,
  userId: number,
): Promise<TableAssignment | undefined> {
  const [row] = await db.rows<{ assignment: TableAssignment | null }>(sql`
    select ${exchanges.settings} -> 'assignment' as assignment from ${exchanges}
    where ${exchanges.user_id} = ${userId} and ${exchanges.kind} = 'upload'`);
  return row?.assignment ?? undefined;
}

/** Saves how the columns of a table were assigned, for the next one with the same headings. */
export async function saveAssignment(
  tx: Queries,
  exchangeId: number,
  assignment: TableAssignment,
): Promise<void> {
  await tx.rows(sql`
    update ${exchanges} set ${bare(exchanges.settings)} = ${JSON.stringify({ assignment })}::jsonb where ${exchanges.id} = ${exchangeId}`);
}
