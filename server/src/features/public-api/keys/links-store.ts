import { limits } from '@lehrpfad/contract/core/limits.ts';
import { hoursBefore } from '../../../core/clock.ts';
import { bareList, build } from '../../../core/database/build.ts';
import type { Queries } from '../../../core/database/database.ts';
import { alias, eq, sql } from '../../../core/database/drizzle.ts';
import { hashOf } from '../../../core/security/secrets.ts';
import { apiKeyLinks } from '../schema.ts';

const l = alias(apiKeyLinks, 'l');

/** Owner of a mailed link, and the purpose of the key if one is requested. */
export interface KeyLink {
  readonly email: string;
  readonly purpose: string | null;
}

export async function insertLink(
  tx: Queries,
  { email, purpose }: KeyLink,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<void> {
  await tx.rows(sql`
    insert into ${apiKeyLinks} (${bareList(apiKeyLinks, 'token_hash', 'email', 'purpose', 'created_at')})
    values (${hashOf(token)}, ${email}, ${purpose}, ${now.toISOString()})`);
}

const oldest = (now: Date) => hoursBefore(now, limits.apiKeyLinkHours).toISOString();

/** Returns the data of a link; undefined if it is unknown, used or expired. */
async function findLink(
  db: Queries,
  { token, now, asks }: { readonly token: string; readonly now: Date; readonly asks: boolean },
): Promise<KeyLink | undefined> {
  const [row] = await db.rows<KeyLink>(sql`
    select ${l.email}, ${l.purpose} from ${apiKeyLinks} l
    where ${l.token_hash} = ${hashOf(token)} and ${l.created_at} > ${oldest(now)}::timestamptz
      and (${l.purpose} is not null) = ${asks}::boolean`);
  return row;
}

/** Returns the request that a link confirms. */
export const findRequest = (db: Queries, token: string, now: Date) =>
  findLink(db, { token, now, asks: true });

/** Returns the address whose keys a link manages. */
export const findOwner = async (
  db: Queries,
  token: string,
  now: Date,
): Promise<string | undefined> => (await findLink(db, { token, now, asks: false }))?.email;

export async function deleteLink(tx: Queries, token: string): Promise<void> {
  await tx.rows(build.delete(apiKeyLinks).where(eq(apiKeyLinks.token_hash, hashOf(token))));
}

/** Deletes links that have expired. @returns their addresses */
export async function deleteOldLinks(tx: Queries, now: Date): Promise<string[]> {
  const rows = await tx.rows<{ email: string }>(sql`
    delete from ${apiKeyLinks} l where ${l.created_at} <= ${oldest(now)}::timestamptz returning ${l.email}`);
  return rows.map(({ email }) => email);
}

/** Deletes the links that manage the keys of an address. */
export async function deleteOwnerLinks(tx: Queries, email: string): Promise<void> {
  await tx.rows(
    sql`delete from ${apiKeyLinks} l where ${l.email} = ${email} and ${l.purpose} is null`,
  );
}

/** Whether an address has requested a key and not confirmed it yet. */
export async function hasOpenRequest(tx: Queries, email: string): Promise<boolean> {
  const rows = await tx.rows(sql`select from ${apiKeyLinks} l where ${l.email} = ${email} limit 1`);
  return rows.length > 0;
}
