import type { Session } from '@lehrpfad/contract/sessions.ts';
import type { Permission } from '@lehrpfad/contract/access.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../floor/database.ts';
import type { Caller } from '../../floor/callers.ts';

export interface KnownUser {
  readonly id: number;
  readonly password_hash: string | null;
  readonly active: boolean;
  readonly permission: Permission;
  readonly name: string;
  readonly setup_complete: boolean;
}

/** @param email lower case */
export async function userByEmail(db: Queries, email: string): Promise<KnownUser | undefined> {
  const [user] = await db.rows<KnownUser>(sql`
    select id, password_hash, active, permission, trim(first_name || ' ' || last_name) as name, setup_complete
    from users where email = ${email}`);
  return user;
}

/** Whether an account still has the password that was checked; it keeps it until the transaction ends. */
export async function hasStill(tx: Queries, { id, password_hash }: KnownUser): Promise<boolean> {
  const rows = await tx.rows(sql`
    select id from users where id = ${id} and active and password_hash = ${password_hash} for share`);
  return rows.length === 1;
}

export async function insertSession(
  tx: Queries,
  session: { id: string; userId: number; refreshHash: Buffer; now: Date },
): Promise<void> {
  const now = session.now.toISOString();
  await tx.rows(sql`
    insert into sessions (id, user_id, refresh_hash, created_at, last_used_at)
    values (${session.id}, ${session.userId}, ${session.refreshHash}, ${now}, ${now})`);
}

export async function insertAccessToken(
  tx: Queries,
  token: { hash: Buffer; sessionId: string; expiresAt: Date },
): Promise<void> {
  await tx.rows(sql`
    insert into access_tokens (token_hash, session_id, expires_at)
    values (${token.hash}, ${token.sessionId}, ${token.expiresAt.toISOString()})`);
}

/** The session of an access token, however its account stands. */
export async function callerByToken(
  db: Queries,
  hash: Buffer,
  now: Date,
): Promise<Caller | undefined> {
  const [caller] = await db.rows<Caller>(sql`
    select u.id as "userId", s.id as "sessionId", u.permission, u.active, u.validated
    from access_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
    where t.token_hash = ${hash} and t.expires_at > ${now.toISOString()}::timestamptz`);
  return caller;
}

/** Notes that a session is in use. @returns undefined where it is over, or its account deactivated */
export async function touchSession(
  tx: Queries,
  refreshHash: Buffer,
  now: Date,
  unusedSince: Date,
): Promise<{ id: string } | undefined> {
  const [session] = await tx.rows<{ id: string }>(sql`
    update sessions s set last_used_at = ${now.toISOString()}
    from users u
    where s.refresh_hash = ${refreshHash} and s.last_used_at > ${unusedSince.toISOString()}::timestamptz
      and u.id = s.user_id and u.active
    returning s.id`);
  return session;
}

export async function deleteSession(tx: Queries, id: string): Promise<void> {
  await tx.rows(sql`delete from sessions where id = ${id}`);
}

/** Ends the sessions of an account, but for one that is to stay. */
export async function deleteSessionsOf(tx: Queries, userId: number, but?: string): Promise<void> {
  await tx.rows(sql`
    delete from sessions where user_id = ${userId} and id is distinct from ${but ?? null}::uuid`);
}

export async function deleteOverdue(tx: Queries, now: Date, unusedSince: Date): Promise<void> {
  await tx.rows(
    sql`delete from access_tokens where expires_at <= ${now.toISOString()}::timestamptz`,
  );
  await tx.rows(
    sql`delete from sessions where last_used_at <= ${unusedSince.toISOString()}::timestamptz`,
  );
}

/** What a login answers, but for its tokens. */
export function aboutUser({
  permission,
  name,
  setup_complete,
  id,
}: KnownUser): Omit<Session, 'access' | 'refresh'> {
  return { permission, name, setup_complete, id };
}
