import type { WebhookDelivery } from '@lehrpfad/contract/public-api/webhooks.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { bare, bareList } from '../../../core/database/build.ts';
import { daysBefore } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import { instant } from '../../../core/database/sql-parts.ts';
import { apiKeys, webhookDeliveries, webhooks } from '../schema.ts';

const d = alias(webhookDeliveries, 'd');
const w = alias(webhooks, 'w');
const k = alias(apiKeys, 'k');

/** A delivery to be sent. */
export interface DueDelivery {
  readonly id: number;
  readonly body: string;
  readonly attempts: number;
}

/** Stores a delivery, to be sent at once. */
export async function insertDelivery(
  tx: Queries,
  {
    keyId,
    body,
    changes,
  }: { readonly keyId: number; readonly body: string; readonly changes: number },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await tx.rows(sql`
    insert into ${webhookDeliveries} (${bareList(webhookDeliveries, 'key_id', 'body', 'changes', 'created_at', 'next_at')})
    values (${keyId}, ${body}, ${changes}, ${at}, ${at})`);
}

/** Returns the first waiting delivery, whether or not it is due; undefined if none waits. */
export async function firstWaiting(
  db: Queries,
  keyId: number,
  now: Date,
): Promise<(DueDelivery & { readonly due: boolean }) | undefined> {
  const [row] = await db.rows<DueDelivery & { due: boolean }>(sql`
    select ${d.id}, ${d.body}, ${d.attempts}, ${d.next_at} <= ${now.toISOString()}::timestamptz as due
    from ${webhookDeliveries} d where ${d.key_id} = ${keyId} and ${d.next_at} is not null order by ${d.id} limit 1`);
  return row;
}

export async function markDelivered(tx: Queries, id: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update ${webhookDeliveries} set ${bare(webhookDeliveries.sent_at)} = ${now.toISOString()}, ${bare(webhookDeliveries.next_at)} = null,
      ${bare(webhookDeliveries.attempts)} = ${webhookDeliveries.attempts} + 1, ${bare(webhookDeliveries.error)} = ''
    where ${webhookDeliveries.id} = ${id}`);
}

/** Stores the error of a delivery. @param next time of the next attempt; null if there is none */
export async function markFailed(
  tx: Queries,
  id: number,
  { error, next }: { readonly error: string; readonly next: Date | null },
): Promise<void> {
  await tx.rows(sql`
    update ${webhookDeliveries} set ${bare(webhookDeliveries.attempts)} = ${webhookDeliveries.attempts} + 1,
      ${bare(webhookDeliveries.error)} = ${error}, ${bare(webhookDeliveries.next_at)} = ${next?.toISOString() ?? null}::timestamptz
    where ${webhookDeliveries.id} = ${id}`);
}

const columns = sql`
  ${d.id}, ${d.changes}, ${d.body}, ${d.attempts}, ${d.error}, ${instant(sql`${d.created_at}`)} as created,
  ${instant(sql`${d.sent_at}`)} as sent, ${instant(sql`${d.next_at}`)} as next`;

/** Returns the latest deliveries of a key, the newest first. */
export const listDeliveries = (db: Queries, keyId: number): Promise<WebhookDelivery[]> =>
  db.rows<WebhookDelivery>(sql`
    select ${columns} from ${webhookDeliveries} d where ${d.key_id} = ${keyId} order by ${d.id} desc limit ${limits.webhookLogEntries}`);

/** A delivery, with the key that it belongs to. */
type ResentDelivery = WebhookDelivery & { readonly key_id: number; readonly start: string };

/** Queues a sent or failed delivery again. @returns it; undefined if there is none, or it waits already */
export async function sendAgain(
  tx: Queries,
  id: number,
  now: Date,
): Promise<ResentDelivery | undefined> {
  const [row] = await tx.rows<ResentDelivery>(sql`
    update ${webhookDeliveries} d set ${bare(webhookDeliveries.next_at)} = ${now.toISOString()}, ${bare(webhookDeliveries.attempts)} = 0
    from ${webhooks} w join ${apiKeys} k on ${k.id} = ${w.key_id} where ${w.key_id} = ${d.key_id} and ${w.stopped_at} is null and ${d.id} = ${id} and ${d.next_at} is null
    returning ${columns}, ${d.key_id}, ${k.key_start} as start`);
  return row;
}

/** Deletes deliveries that no longer wait, after `limits.webhookLogDays`. */
export async function removeOldDeliveries(db: Queries, now: Date): Promise<void> {
  const before = daysBefore(now, limits.webhookLogDays).toISOString();
  await db.rows(sql`
    delete from ${webhookDeliveries} d where ${d.created_at} < ${before}::timestamptz and ${d.next_at} is null`);
}
