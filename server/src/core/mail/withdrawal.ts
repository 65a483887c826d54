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

/**
 * Deletes the mail about an action that was undone, unless it was sent or is being sent.
 * @returns whether it was deleted
 */
export async function withdrawMail(tx: Queries, onceKey: string): Promise<boolean> {
  const rows = await tx.rows(sql`
    delete from ${mails} where ${mails.once_key} = ${onceKey} and ${mails.state} <> 'sent'
      and not ${mails.in_hand} returning ${mails.id}`);
  return rows.length > 0;
}

/**
 * Deletes the mails about actions that were undone or replaced, unless they were sent or are being sent.
 * @param onceKeys how the `onceKey` of the mails begins
 * @returns whether a mail was deleted
 */
export async function withdrawMails(tx: Queries, onceKeys: string): Promise<boolean> {
  const rows = await tx.rows(sql`
    delete from ${mails} where ${mails.state} = 'waiting' and not ${mails.in_hand}
      and starts_with(${mails.once_key}, ${onceKeys}::text) returning ${mails.id}`);
  return rows.length > 0;
}

/** Whether the mail with this key was sent, or is being sent. */
export async function wasSent(tx: Queries, onceKey: string): Promise<boolean> {
  const rows = await tx.rows(sql`
    select from ${mails} where ${mails.once_key} = ${onceKey} and (${mails.state} = 'sent' or ${mails.in_hand})`);
  return rows.length > 0;
}
