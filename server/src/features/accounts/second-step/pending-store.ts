import { limits } from '@lehrpfad/contract/core/limits.ts';
import { sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { pendingLogins } from '../schema.ts';
import { bare, bareList } from '../../../core/database/build.ts';

const table = pendingLogins;

export interface PendingLogin {
  readonly user_id: number;
  readonly password_mark: Uint8Array;
  readonly tries: number;
  /** Challenge of a passkey; null unless one was requested. */
  readonly challenge: string | null;
}

/** Maximum number of logins of an account whose second step may be open at the same time; the one that ends first is deleted. */
const maxPerAccount = 20;

export async function insertPendingLogin(
  tx: Queries,
  login: { hash: Buffer; userId: number; passwordMark: Buffer; now: Date },
): Promise<void> {
  const { hash, userId, passwordMark, now } = login;
  const end = new Date(now.getTime() + limits.pendingLoginMinutes * 60_000).toISOString();
  await tx.rows(sql`
    insert into ${table} (${bareList(table, 'token_hash', 'user_id', 'password_mark', 'expires_at')})
    values (${hash}, ${userId}, ${passwordMark}, ${end})`);
  await tx.rows(sql`
    delete from ${table} where ${table.token_hash} in (
      select ${table.token_hash} from ${table} where ${table.user_id} = ${userId} and ${table.token_hash} <> ${hash}
      order by ${table.expires_at} desc, ${table.token_hash} offset ${maxPerAccount - 1})`);
}

/** Condition that a login is open: it has tries and time left. */
const isOpen = (hash: Buffer, now: Date) => sql`
  ${table.token_hash} = ${hash} and ${table.expires_at} > ${now.toISOString()}::timestamptz and ${table.tries} < ${limits.secondStepTries}`;

/** Returns the account of an open login. */
export async function findPendingLogin(
  db: Queries,
  hash: Buffer,
  now: Date,
): Promise<number | undefined> {
  const [row] = await db.rows<{ user_id: number }>(
    sql`select ${table.user_id} from ${table} where ${isOpen(hash, now)}`,
  );
  return row?.user_id;
}

/** Counts a try of an open login, before it is checked. @returns the login, with this try */
export async function countTry(
  db: Queries,
  hash: Buffer,
  now: Date,
): Promise<PendingLogin | undefined> {
  const [row] = await db.rows<PendingLogin>(sql`
    update ${table} set ${bare(table.tries)} = ${table.tries} + 1 where ${isOpen(hash, now)}
    returning ${table.user_id}, ${table.password_mark}, ${table.tries}, ${table.challenge}`);
  return row;
}

/** Stores or deletes the challenge of a passkey: each one can be answered once. */
export async function storeLoginChallenge(
  db: Queries,
  hash: Buffer,
  challenge: string | null,
): Promise<void> {
  await db.rows(
    sql`update ${table} set ${bare(table.challenge)} = ${challenge} where ${table.token_hash} = ${hash}`,
  );
}

/** Ends a login. @returns false if another request has ended it meanwhile */
export async function deletePendingLogin(tx: Queries, hash: Buffer): Promise<boolean> {
  const rows = await tx.rows(
    sql`delete from ${table} where ${table.token_hash} = ${hash} returning ${table.user_id}`,
  );
  return rows.length === 1;
}

export async function deletePendingLoginsOf(tx: Queries, userId: number): Promise<void> {
  await tx.rows(sql`delete from ${table} where ${table.user_id} = ${userId}`);
}

export async function deleteExpiredLogins(db: Queries, now: Date): Promise<void> {
  await db.rows(
    sql`delete from ${table} where ${table.expires_at} <= ${now.toISOString()}::timestamptz`,
  );
}
