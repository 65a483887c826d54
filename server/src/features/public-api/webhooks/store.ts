import { bare, bareList, build } from '../../../core/database/build.ts';
import type { Queries } from '../../../core/database/database.ts';
import { alias, eq, sql } from '../../../core/database/drizzle.ts';
import { instant } from '../../../core/database/sql-parts.ts';
import { apiKeys, webhookDeliveries, webhooks } from '../schema.ts';

const w = alias(webhooks, 'w');
const k = alias(apiKeys, 'k');
const d = alias(webhookDeliveries, 'd');

/** A webhook as the owner of its key sees it. */
export interface Webhook {
  readonly keyId: number;
  readonly url: string;
  /** ISO time of the first failure since the last success; null after a success. */
  readonly failingSince: string | null;
  /** Whether deliveries are stopped until the owner resumes them. */
  readonly stopped: boolean;
  /** Error of the last failed attempt; '' if there is none. */
  readonly error: string;
  /** ISO time of the next attempt of a failed delivery; null if there is none. */
  readonly nextAt: string | null;
}

/** A webhook to which deliveries are sent. */
export interface DueWebhook {
  readonly keyId: number;
  readonly email: string;
  readonly start: string;
  readonly url: string;
  readonly secret: Buffer;
  /** Cursor of the changes (cursor.ts) that were not sent yet. */
  readonly cursor: string;
  readonly failingSince: string | null;
}

interface NewWebhook {
  readonly keyId: number;
  readonly url: string;
  readonly secret: Buffer;
  readonly cursor: string;
}

/** Stores the webhook of a key. An existing one gets the new URL and secret, and continues from its position. */
export async function putWebhook(
  tx: Queries,
  { keyId, url, secret, cursor }: NewWebhook,
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    insert into ${webhooks} (${bareList(webhooks, 'key_id', 'url', 'secret', 'cursor', 'created_at', 'leased_until')})
    values (${keyId}, ${url}, ${secret}, ${cursor}, ${now.toISOString()}, ${now.toISOString()})
    on conflict (${bare(webhooks.key_id)}) do update set ${bare(webhooks.url)} = excluded.url, ${bare(webhooks.secret)} = excluded.secret`);
}

export async function deleteWebhook(tx: Queries, keyId: number): Promise<void> {
  await tx.rows(build.delete(webhooks).where(eq(webhooks.key_id, keyId)));
}

/** Returns the webhook of a key. */
export async function findWebhook(db: Queries, keyId: number): Promise<Webhook | undefined> {
  const [row] = await db.rows<Webhook>(sql`
    select ${w.key_id} as "keyId", ${w.url}, ${instant(sql`${w.failing_since}`)} as "failingSince", ${w.stopped_at} is not null as stopped,
      coalesce(f.error, '') as error, ${instant(sql`f.next_at`)} as "nextAt"
    from ${webhooks} w left join lateral (
      select ${d.error}, ${d.next_at} from ${webhookDeliveries} d where ${d.key_id} = ${w.key_id} and ${d.error} <> ''
      order by ${d.next_at} is null, ${d.id} limit 1) f on true
    where ${w.key_id} = ${keyId}`);
  return row;
}

const mayReceive = sql`${w.stopped_at} is null and ${k.webhook_allowed} and ${k.blocked_at} is null`;

/** Returns the ids of keys whose webhooks may get deliveries. */
export async function receivingKeys(db: Queries): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select ${w.key_id} as id from ${webhooks} w join ${apiKeys} k on ${k.id} = ${w.key_id}
    where ${mayReceive} order by ${w.key_id}`);
  return rows.map(({ id }) => id);
}

/** Returns a webhook and reserves it until a time; undefined if another process is sending, or it may get no deliveries. */
export async function leaseWebhook(
  db: Queries,
  keyId: number,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<DueWebhook | undefined> {
  const [row] = await db.rows<DueWebhook>(sql`
    update ${webhooks} w set ${bare(webhooks.leased_until)} = ${until.toISOString()}
    from ${apiKeys} k
    where ${w.key_id} = ${keyId} and ${k.id} = ${w.key_id} and ${mayReceive} and ${w.leased_until} <= ${now.toISOString()}::timestamptz
    returning ${w.key_id} as "keyId", ${k.email}, ${k.key_start} as start, ${w.url}, ${w.secret}, ${w.cursor},
      ${instant(sql`${w.failing_since}`)} as "failingSince"`);
  return row && { ...row, secret: Buffer.from(row.secret) };
}

export async function endLease(db: Queries, keyId: number, now: Date): Promise<void> {
  await db.rows(sql`
    update ${webhooks} set ${bare(webhooks.leased_until)} = ${now.toISOString()} where ${webhooks.key_id} = ${keyId}`);
}

export async function setCursor(tx: Queries, keyId: number, cursor: string): Promise<void> {
  await tx.rows(sql`
    update ${webhooks} set ${bare(webhooks.cursor)} = ${cursor} where ${webhooks.key_id} = ${keyId}`);
}

/** Stores since when a webhook fails; null if it works. */
export async function setFailing(tx: Queries, keyId: number, since: string | null): Promise<void> {
  await tx.rows(sql`
    update ${webhooks} set ${bare(webhooks.failing_since)} = ${since}::timestamptz where ${webhooks.key_id} = ${keyId}`);
}

/** Stops a webhook until `resumeWebhook`. */
export async function stopWebhook(tx: Queries, keyId: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update ${webhooks} set ${bare(webhooks.stopped_at)} = ${now.toISOString()} where ${webhooks.key_id} = ${keyId}`);
}

/** Locks a webhook. @returns whether it still has the address and the secret that were read */
export async function lockSame(
  tx: Queries,
  { keyId, url, secret }: Pick<DueWebhook, 'keyId' | 'url' | 'secret'>,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    select from ${webhooks} w where ${w.key_id} = ${keyId} and ${w.url} = ${url} and ${w.secret} = ${secret} for update`);
  return rows.length > 0;
}

/** Resumes a webhook from the point where it was stopped, beginning with failed deliveries. @returns whether it was stopped */
export async function resumeWebhook(tx: Queries, keyId: number, now: Date): Promise<boolean> {
  const rows = await tx.rows(
    sql`select from ${webhooks} w where ${w.key_id} = ${keyId} and ${w.stopped_at} is not null for update`,
  );
  if (rows.length === 0) return false;
  await restartWebhook(tx, keyId, now);
  return true;
}

/** Forgets the failures of a webhook: what it has not accepted is sent at once, and its days of failures begin anew. */
export async function restartWebhook(tx: Queries, keyId: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update ${webhooks} set ${bare(webhooks.stopped_at)} = null, ${bare(webhooks.failing_since)} = null
    where ${webhooks.key_id} = ${keyId}`);
  await tx.rows(sql`
    update ${webhookDeliveries} d set ${bare(webhookDeliveries.next_at)} = ${now.toISOString()}, ${bare(webhookDeliveries.attempts)} = 0
    where ${d.key_id} = ${keyId} and (${d.sent_at} is null or ${d.next_at} is not null)`);
}

/** Returns the cursor up to which changes were sent to a webhook, and prevents concurrent changes of it. */
export async function findCursor(tx: Queries, keyId: number): Promise<string | undefined> {
  const [row] = await tx.rows<{ cursor: string }>(
    sql`select ${w.cursor} from ${webhooks} w where ${w.key_id} = ${keyId} for update`,
  );
  return row?.cursor;
}
