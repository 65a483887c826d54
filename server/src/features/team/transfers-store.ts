import type { Team } from '@lehrpfad/contract/team/team.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import { bare, bareList } from '../../core/database/build.ts';
import type { Queries } from '../../core/database/database.ts';
import { instant } from '../../core/database/sql-parts.ts';
import { hashOf } from '../../core/security/secrets.ts';
import { users } from '../accounts/schema.ts';
import { companies } from '../companies/schema.ts';
import { accountInvitations, accountMembers, accountTransfers } from './schema.ts';

const x = alias(accountTransfers, 'x');
const u = alias(users, 'u');
const o = alias(users, 'o');
const c = alias(companies, 'c');

/** Returns the transfer of an account that waits for a colleague. */
export async function findTransfer(
  db: Queries,
  accountId: number,
  now: Date,
): Promise<Team['transfer']> {
  const [row] = await db.rows<NonNullable<Team['transfer']>>(sql`
    select ${x.user_id}, ${instant(sql`${x.expires_at}`)} as expires_at from ${accountTransfers} x
    where ${x.account_id} = ${accountId} and ${x.expires_at} > ${now.toISOString()}::timestamptz`);
  return row ?? null;
}

/** Stores the colleague whom an account asks to take it over; the link of a former request becomes invalid. */
export async function saveTransfer(
  tx: Queries,
  { accountId, userId, token }: { accountId: number; userId: number; token: string },
  now: Date,
): Promise<void> {
  const expires = new Date(now.getTime() + limits.teamLinkDays * 24 * 3_600_000);
  await deleteTransfer(tx, accountId);
  await tx.rows(sql`
    insert into ${accountTransfers} (${bareList(accountTransfers, 'account_id', 'user_id', 'token_hash', 'created_at', 'expires_at')})
    values (${accountId}, ${userId}, ${hashOf(token)}, ${now.toISOString()}, ${expires.toISOString()})`);
}

export async function deleteTransfer(tx: Queries, accountId: number): Promise<void> {
  await tx.rows(sql`
    delete from ${accountTransfers} where ${accountTransfers.account_id} = ${accountId}`);
}

/** A valid link by which a colleague takes over an account. */
export interface TransferLink {
  readonly accountId: number;
  readonly userId: number;
  readonly email: string;
  readonly ownerEmail: string;
  /** Names of the account's branches. */
  readonly companies: readonly string[];
}

/** Finds a valid link without using it up. It is invalid while one of the two is deactivated. */
export async function findTransferLink(
  db: Queries,
  token: string,
  now: Date,
): Promise<TransferLink | undefined> {
  const [link] = await db.rows<TransferLink>(sql`
    select ${x.account_id} as "accountId", ${x.user_id} as "userId", ${u.email}, ${o.email} as "ownerEmail",
      (select coalesce(jsonb_agg(distinct ${c.name}), '[]') from ${companies} c where ${c.user_id} = ${x.account_id}) as companies
    from ${accountTransfers} x join ${users} u on ${u.id} = ${x.user_id} and ${u.active}
    join ${users} o on ${o.id} = ${x.account_id} and ${o.active}
    where ${x.token_hash} = ${hashOf(token)} and ${x.expires_at} > ${now.toISOString()}::timestamptz`);
  return link;
}

/** Makes a colleague the owner: the former one manages the account, all other persons and invitations stay. */
export async function changeOwner(tx: Queries, from: number, to: number, now: Date): Promise<void> {
  await deleteTransfer(tx, from);
  await tx.rows(sql`delete from ${accountMembers} where ${accountMembers.user_id} = ${to}`);
  await tx.rows(sql`
    update ${accountMembers} set ${bare(accountMembers.account_id)} = ${to} where ${accountMembers.account_id} = ${from}`);
  await tx.rows(sql`
    update ${accountInvitations} set ${bare(accountInvitations.account_id)} = ${to} where ${accountInvitations.account_id} = ${from}`);
  await tx.rows(sql`
    insert into ${accountMembers} (${bareList(accountMembers, 'user_id', 'account_id', 'role', 'created_at')})
    values (${from}, ${to}, 'management', ${now.toISOString()})`);
}

export async function deleteExpiredTransfers(db: Queries, now: Date): Promise<void> {
  await db.rows(sql`
    delete from ${accountTransfers} where ${accountTransfers.expires_at} <= ${now.toISOString()}::timestamptz`);
}
