import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';
import { mails } from './schema.ts';

/**
 * Deletes mails to an address, including waiting ones, because no data is kept about a person who has left.
 * @param kinds all kinds by default
 */
export async function forgetMailsTo(
  tx: Queries,
  address: string,
  kinds: readonly string[] | null = null,
): Promise<void> {
  await tx.rows(sql`
    delete from ${mails} where ${mails.recipient} = ${address} and (${kinds === null}::boolean
      or ${mails.kind} in (select jsonb_array_elements_text(${JSON.stringify(kinds ?? [])}::jsonb)))`);
}
