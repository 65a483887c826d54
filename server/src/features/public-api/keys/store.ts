import type { ApiKey, ApiKeysQuery } from '@lehrpfad/contract/public-api/api-keys.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { bare, bareList, build } from '../../../core/database/build.ts';
import { daysBefore } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import { alias, eq, sql, type SQL } from '../../../core/database/drizzle.ts';
import {
  changedAt,
  containsText,
  inSmallLetters,
  instant,
} from '../../../core/database/sql-parts.ts';
import { hashOf } from '../../../core/security/secrets.ts';
import { searchWords } from '../../../core/text/search-words.ts';
import { apiKeys, webhooks } from '../schema.ts';

const k = alias(apiKeys, 'k');
const w = alias(webhooks, 'w');

const columns = sql`
  ${k.id}, ${k.email}, ${k.purpose}, ${k.key_start} as start, ${instant(sql`${k.created_at}`)} as created,
  to_char(${k.last_used_on}, 'YYYY-MM-DD') as last_used, ${k.blocked_at} is not null as blocked, ${k.block_reason}, ${k.note},
  ${k.webhook_allowed}, ${k.webhook_reason}, (select jsonb_build_object('url', ${w.url}, 'failing_since', ${instant(sql`${w.failing_since}`)}, 'stopped', ${w.stopped_at} is not null)
    from ${webhooks} w where ${w.key_id} = ${k.id}) as webhook,
  ${instant(sql`${k.last_updated}`)} as last_updated`;

interface NewKey {
  readonly email: string;
  readonly purpose: string;
  readonly key: string;
  /** The first characters of the key. */
  readonly start: string;
}

export async function insertKey(tx: Queries, { email, purpose, key, start }: NewKey, now: Date) {
  const at = now.toISOString();
  await tx.rows(sql`
    insert into ${apiKeys} (${bareList(apiKeys, 'email', 'purpose', 'key_hash', 'key_start', 'created_at', 'last_updated')})
    values (${email}, ${purpose}, ${hashOf(key)}, ${start}, ${at}, date_trunc('milliseconds', ${at}::timestamptz))`);
}

/** A key with the fields that a request needs. */
export interface UsedKey {
  readonly id: number;
  readonly blocked: boolean;
  readonly lastUsed: string | null;
}

export async function findKey(db: Queries, key: string): Promise<UsedKey | undefined> {
  const [row] = await db.rows<UsedKey>(sql`
    select ${k.id}, ${k.blocked_at} is not null as blocked, to_char(${k.last_used_on}, 'YYYY-MM-DD') as "lastUsed"
    from ${apiKeys} k where ${k.key_hash} = ${hashOf(key)}`);
  return row;
}

/** Stores the day of the last request, without changing `last_updated`. */
export async function setLastUsed(db: Queries, id: number, day: string): Promise<void> {
  await db.rows(sql`
    update ${apiKeys} set ${bare(apiKeys.last_used_on)} = ${day}::date
    where ${apiKeys.id} = ${id} and ${apiKeys.last_used_on} is distinct from ${day}::date`);
}

/** Lets one transaction at a time change the keys of an address. */
export async function lockKeysOf(tx: Queries, email: string): Promise<void> {
  await tx.rows(
    sql`select pg_advisory_xact_lock(hashtextextended(${`api keys of ${email}`}::text, 0))`,
  );
}

/** Returns the keys of an address, the newest first. */
export const keysOf = (db: Queries, email: string): Promise<ApiKey[]> =>
  db.rows<ApiKey>(
    sql`select ${columns} from ${apiKeys} k where ${k.email} = ${email} order by ${k.id} desc`,
  );

/** Returns a key and locks it until the transaction ends; undefined if there is none. */
export async function lockKey(tx: Queries, id: number): Promise<ApiKey | undefined> {
  const [row] = await tx.rows<ApiKey>(
    sql`select ${columns} from ${apiKeys} k where ${k.id} = ${id} for update`,
  );
  return row;
}

export async function writeKey(
  tx: Queries,
  id: number,
  change: Pick<ApiKey, 'blocked' | 'block_reason' | 'note' | 'webhook_allowed' | 'webhook_reason'>,
  now: Date,
): Promise<void> {
  const { blocked, block_reason: reason, note } = change;
  const { webhook_allowed: allowed, webhook_reason: webhookReason } = change;
  await tx.rows(sql`
    update ${apiKeys} set ${bare(apiKeys.blocked_at)} = case when ${blocked}::boolean
        then coalesce(${bare(apiKeys.blocked_at)}, ${now.toISOString()}::timestamptz) end,
      ${bare(apiKeys.block_reason)} = ${reason}, ${bare(apiKeys.note)} = ${note},
      ${bare(apiKeys.webhook_allowed)} = ${allowed}, ${bare(apiKeys.webhook_reason)} = ${webhookReason},
      ${bare(apiKeys.last_updated)} = ${changedAt(now)}
    where ${apiKeys.id} = ${id}`);
}

export async function deleteKey(tx: Queries, id: number): Promise<void> {
  await tx.rows(build.delete(apiKeys).where(eq(apiKeys.id, id)));
}

/** Deletes the keys that were not used for `limits.apiKeyUnusedDays`. @returns the addresses of their owners */
export async function deleteUnusedKeys(tx: Queries, now: Date): Promise<string[]> {
  const before = daysBefore(now, limits.apiKeyUnusedDays).toISOString();
  const rows = await tx.rows<{ email: string }>(sql`
    delete from ${apiKeys} k
    where coalesce(${k.last_used_on}::timestamptz, ${k.created_at}) < ${before}::timestamptz returning ${k.email}`);
  return rows.map(({ email }) => email);
}

function ofState({ usable, blocked }: ApiKeysQuery): SQL {
  if ((usable === undefined) === (blocked === undefined)) return sql`true`;
  return blocked === undefined ? sql`${k.blocked_at} is null` : sql`${k.blocked_at} is not null`;
}

/** Returns a page of the keys, the newest first. */
export async function keysPage(
  db: Queries,
  query: ApiKeysQuery,
): Promise<{ count: number; results: ApiKey[] }> {
  const text = inSmallLetters(sql`concat_ws(' ', ${k.email}, ${k.purpose}, ${k.key_start})`);
  const words = searchWords(query.search).map((word) => containsText(text, word));
  const which = sql.join([ofState(query), ...words], sql` and `);
  const [counted] = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from ${apiKeys} k where ${which}`,
  );
  const results = await db.rows<ApiKey>(sql`
    select ${columns} from ${apiKeys} k where ${which} order by ${k.id} desc
    limit ${limits.pageSize} offset ${(query.page - 1) * limits.pageSize}::bigint`);
  return { count: counted?.count ?? 0, results };
}
