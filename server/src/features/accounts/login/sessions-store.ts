import { permissions, type Permission } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { AccountRole } from '@lehrpfad/contract/core/endpoints/account-roles.ts';
import type { OwnSession, Session } from '@lehrpfad/contract/core/sessions.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import { prepared, type Queries } from '../../../core/database/database.ts';
import type { Caller } from '../../../core/security/callers.ts';
import { instant } from '../../../core/database/sql-parts.ts';
import { accountMembers } from '../../team/schema.ts';
import { isConfirmed } from '../second-step/confirmation-store.ts';
import { hasSecondStep } from '../second-step/methods-store.ts';
import { accessTokens, sessions, users } from '../schema.ts';
import { bareList } from '../../../core/database/build.ts';

const u = alias(users, 'u');
const s = alias(sessions, 's');
const t = alias(accessTokens, 't');
const m = alias(accountMembers, 'm');
const o = alias(users, 'o');

/** The account of a company for which a person `u` acts: `m` and its owner `o`, both null for owners and for staff. */
const memberTables = sql`left join ${accountMembers} m on ${m.user_id} = ${u.id} left join ${users} o on ${o.id} = ${m.account_id}`;

const roleOf = sql`coalesce(${m.role}, 'owner')`;

/** Condition that a person may log in: nobody may while the account of the company is deactivated. */
const mayLogIn = sql`(${u.active} and coalesce(${o.active}, true))`;

export interface KnownUser {
  readonly id: number;
  /** Lower case. */
  readonly email: string;
  readonly password_hash: string | null;
  readonly active: boolean;
  readonly permission: Permission;
  readonly name: string;
  readonly setup_complete: boolean;
  /** Role in the account for which the person acts. */
  readonly role: AccountRole;
}

const known = sql`
  select ${u.id}, ${u.email}, ${u.password_hash}, ${mayLogIn} as active, ${u.permission},
    trim(${u.first_name} || ' ' || ${u.last_name}) as name, ${u.setup_complete}, ${roleOf} as role
  from ${users} u ${memberTables}`;

/** @param email lower case */
export async function userByEmail(db: Queries, email: string): Promise<KnownUser | undefined> {
  const [user] = await db.rows<KnownUser>(sql`${known} where ${u.email} = ${email}`);
  return user;
}

/** @param options `lock`: the row can be used by others, but not changed, until the transaction ends */
export async function userById(
  db: Queries,
  id: number,
  { lock = false } = {},
): Promise<KnownUser | undefined> {
  const [user] = await db.rows<KnownUser>(
    sql`${known} where ${u.id} = ${id} ${lock ? sql`for share of u` : sql``}`,
  );
  return user;
}

/** Whether an account still has the checked password; the row is locked until the transaction ends. */
export async function isPasswordUnchanged(
  tx: Queries,
  { id, password_hash }: KnownUser,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    select ${users.id}
    from ${users} where ${users.id} = ${id} and ${users.active} and ${users.password_hash} = ${password_hash} for share`);
  return rows.length === 1;
}

interface NewSession {
  readonly id: string;
  readonly userId: number;
  readonly device: string;
  readonly now: Date;
}

/** Adds a session. Above the limit, the session that was not used for the longest time is deleted, never the new one. */
export async function insertSession(tx: Queries, session: NewSession): Promise<void> {
  const now = session.now.toISOString();
  await tx.rows(sql`
    insert into ${sessions} (${bareList(sessions, 'id', 'user_id', 'device', 'created_at', 'last_used_at')})
    values (${session.id}, ${session.userId}, ${session.device}, ${now}, ${now})`);
  await tx.rows(sql`
    delete from ${sessions} where ${sessions.id} in (
      select ${sessions.id} from ${sessions} where ${sessions.user_id} = ${session.userId} and ${sessions.id} <> ${session.id}
      order by ${sessions.last_used_at} desc, ${sessions.number} desc offset ${limits.sessions - 1})`);
}

export async function insertAccessToken(
  tx: Queries,
  token: { hash: Buffer; sessionId: string; expiresAt: Date },
): Promise<void> {
  await tx.rows(sql`
    insert into ${accessTokens} (${bareList(accessTokens, 'token_hash', 'session_id', 'expires_at')})
    values (${token.hash}, ${token.sessionId}, ${token.expiresAt.toISOString()})`);
}

/** Counts the valid access tokens of a session. */
export async function countAccessTokens(
  tx: Queries,
  sessionId: string,
  now: Date,
): Promise<number> {
  const [row] = await tx.rows<{ count: number }>(sql`
    select count(*)::int as count from ${accessTokens}
    where ${accessTokens.session_id} = ${sessionId} and ${accessTokens.expires_at} > ${now.toISOString()}::timestamptz`);
  return row?.count ?? 0;
}

/**
 * Returns the session of an access token, whatever the state of its account. `lacksSecondStep` tells whether the account has a second step,
 * not whether it needs one.
 */
export async function callerByToken(
  db: Queries,
  hash: Buffer,
  now: Date,
): Promise<Caller | undefined> {
  const [caller] = await db.rows<Caller>(
    prepared(sql`
    select ${u.id} as "userId", coalesce(${m.account_id}, ${u.id}) as "accountId", ${roleOf} as role,
      to_jsonb(${m.branches}) as branches, ${s.id} as "sessionId", ${u.permission}, ${mayLogIn} as active,
      coalesce(${o.validated}, ${u.validated}) as validated,
      ${isConfirmed(s, now)} as "isConfirmed", not ${hasSecondStep(u.id)} as "lacksSecondStep"
    from ${accessTokens} t join ${sessions} s on ${s.id} = ${t.session_id} join ${users} u on ${u.id} = ${s.user_id}
    ${memberTables}
    where ${t.token_hash} = ${hash} and ${t.expires_at} > ${now.toISOString()}::timestamptz`),
  );
  return caller;
}

export async function deleteSession(tx: Queries, id: string): Promise<void> {
  await tx.rows(sql`delete from ${sessions} where ${sessions.id} = ${id}`);
}

/** Deletes the sessions of an account. @param but id of a session that stays */
export async function deleteSessionsOf(tx: Queries, userId: number, but?: string): Promise<void> {
  await tx.rows(sql`
    delete from ${sessions} where ${sessions.user_id} = ${userId} and ${sessions.id} is distinct from ${but ?? null}::uuid`);
}

/** Times at which sessions are over, whatever the state of their accounts: unused since, or begun before. */
export interface SessionEnds {
  readonly unusedSince: Date;
  readonly begunBefore: { readonly staff: Date; readonly company: Date };
}

/** Condition that a session `s` of an account `u` is over. */
export const isOver = ({ unusedSince, begunBefore: { staff, company } }: SessionEnds) => sql`
  (${s.last_used_at} <= ${unusedSince.toISOString()}::timestamptz or ${s.created_at} <= case
    when ${u.permission} <= ${permissions.editor} then ${staff.toISOString()}::timestamptz else ${company.toISOString()}::timestamptz end)`;

export async function deleteOverdue(tx: Queries, now: Date, ends: SessionEnds): Promise<void> {
  await tx.rows(
    sql`delete from ${accessTokens} where ${accessTokens.expires_at} <= ${now.toISOString()}::timestamptz`,
  );
  await tx.rows(
    sql`delete from ${sessions} s using users u where ${u.id} = ${s.user_id} and ${isOver(ends)}`,
  );
}

/** Returns the sessions of an account that are not over, the last used first. */
export function sessionsOf(
  db: Queries,
  userId: number,
  current: string,
  ends: SessionEnds,
): Promise<OwnSession[]> {
  return db.rows<OwnSession>(sql`
    select ${s.number} as id, ${s.device}, ${instant(sql`${s.created_at}`)} as created_at,
      ${instant(sql`${s.last_used_at}`)} as last_used_at, ${s.id} = ${current} as current
    from ${sessions} s join ${users} u on ${u.id} = ${s.user_id}
    where ${s.user_id} = ${userId} and not ${isOver(ends)}
    order by ${s.last_used_at} desc, ${s.created_at} desc, ${s.id}`);
}

/** Deletes a session of an account. @returns false if the account has no such session */
export async function deleteSessionOf(tx: Queries, userId: number, id: number): Promise<boolean> {
  const rows = await tx.rows(sql`
    delete from ${sessions} where ${sessions.user_id} = ${userId} and ${sessions.number} = ${id} returning ${sessions.id}`);
  return rows.length === 1;
}

/** Returns the response of a login, without its tokens. */
export function aboutUser({
  permission,
  name,
  setup_complete,
  id,
  role,
}: KnownUser): Omit<Session, 'access' | 'refresh'> {
  return { permission, name, setup_complete, id, role };
}
