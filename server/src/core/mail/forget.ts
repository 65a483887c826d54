import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';
import { mails } from './schema.ts';

/**
 * Deletes mails to an address, including waiting ones, because no data is kept about a person who has left.
 * @param kinds all kinds by default
 * @param onceKeys how the `onceKey` of the mails begins, where others may have written mails of the same kind to the address
 */
export async function forgetMailsTo(
  tx: Queries,
  address: string,
  kinds: readonly string[] | null = null,
  onceKeys = '',
): Promise<void> {
  await tx.rows(sql`
    delete from ${mails} where ${mails.recipient} = ${address} and (${kinds === null}::boolean
      or ${mails.kind} in (select jsonb_array_elements_text(${JSON.stringify(kinds ?? [])}::jsonb)))
      and starts_with(coalesce(${mails.once_key}, ''), ${onceKeys}::text)`);
}
