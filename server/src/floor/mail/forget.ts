import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';

/** Deletes all mails to an address, also those that wait: nothing is kept of somebody who has left. */
export async function forgetMailsTo(tx: Queries, address: string): Promise<void> {
  await tx.rows(sql`delete from mails where recipient = ${address}`);
}
