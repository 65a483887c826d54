import type { TeamInvitation } from '@lehrpfad/contract/team/team.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { invitationPauseHours } from '@lehrpfad/contract/team/options.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import { bare, bareList } from '../../core/database/build.ts';
import type { Queries } from '../../core/database/database.ts';
import { instant } from '../../core/database/sql-parts.ts';
import { forgetMailsTo } from '../../core/mail/withdrawal.ts';
import { hashOf } from '../../core/security/secrets.ts';
import { users } from '../accounts/schema.ts';
import { companies } from '../companies/schema.ts';
import { invitationKinds, mailKeysOf, type Invited } from './mails.ts';
import { accountInvitations } from './schema.ts';
import { branchList, type Reach } from './members-store.ts';

const i = alias(accountInvitations, 'i');
const c = alias(companies, 'c');
const u = alias(users, 'u');

const expiryOf = (now: Date) =>
  new Date(now.getTime() + limits.teamLinkDays * 24 * 3_600_000).toISOString();

/** Returns the open invitations of an account by name, or one of them. */
export function listInvitations(
  db: Queries,
  accountId: number,
  now: Date,
  id: number | null = null,
): Promise<TeamInvitation[]> {
  return db.rows<TeamInvitation>(sql`
    select ${i.id}, ${i.first_name}, ${i.last_name}, ${i.email}, ${i.role}, to_jsonb(${i.branches}) as branches,
      ${instant(sql`${i.last_sent_at}`)} as last_sent_at,
      ${instant(sql`(${i.last_sent_at} + make_interval(hours => ${invitationPauseHours}))`)} as resend_from,
      ${i.expires_at} <= ${now.toISOString()}::timestamptz as expired
    from ${accountInvitations} i where ${i.account_id} = ${accountId} and (${id}::int is null or ${i.id} = ${id})
    order by lower(${i.last_name}), lower(${i.first_name}), ${i.id}`);
}

interface NewInvitation extends Reach {
  readonly accountId: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Adds an invitation. @returns its id; undefined if the account has invited the address already */
export async function insertInvitation(
  tx: Queries,
  { accountId, email, first_name, last_name, role, branches }: NewInvitation,
  now: Date,
): Promise<number | undefined> {
  const at = now.toISOString();
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into ${accountInvitations} (${bareList(
      accountInvitations,
      'account_id',
      'email',
      'first_name',
      'last_name',
      'role',
      'branches',
      'created_at',
      'last_sent_at',
      'expires_at',
    )})
    values (${accountId}, ${email}, ${first_name}, ${last_name}, ${role}, ${branchList(branches)}, ${at}, ${at}, ${expiryOf(now)})
    on conflict (${bareList(accountInvitations, 'account_id', 'email')}) do nothing returning id`);
  return row?.id;
}

/** Gives an invitation a new link. @param token null if no link was sent; the former one is invalid in any case */
export async function renewInvitation(
  tx: Queries,
  id: number,
  token: string | null,
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    update ${accountInvitations} set ${bare(accountInvitations.token_hash)} = ${token === null ? null : hashOf(token)}::bytea,
      ${bare(accountInvitations.last_sent_at)} = ${now.toISOString()}, ${bare(accountInvitations.expires_at)} = ${expiryOf(now)}
    where ${accountInvitations.id} = ${id}`);
}

/** A valid link of an invitation. */
export interface InvitationLink extends Reach {
  readonly id: number;
  readonly accountId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Names of the account's branches. */
  readonly companies: readonly string[];
}

/** Finds a valid link without using it up. Those of a deactivated account are invalid. */
export async function findInvitationLink(
  db: Queries,
  token: string,
  now: Date,
): Promise<InvitationLink | undefined> {
  const [link] = await db.rows<InvitationLink>(sql`
    select ${i.id}, ${i.account_id} as "accountId", ${i.email}, ${i.first_name} as "firstName", ${i.last_name} as "lastName",
      ${i.role}, to_jsonb(${i.branches}) as branches,
      (select coalesce(jsonb_agg(distinct ${c.name}), '[]') from ${companies} c where ${c.user_id} = ${i.account_id}) as companies
    from ${accountInvitations} i join ${users} u on ${u.id} = ${i.account_id} and ${u.active}
    where ${i.token_hash} = ${hashOf(token)} and ${i.expires_at} > ${now.toISOString()}::timestamptz`);
  return link;
}

/** Deletes an invitation in one statement, so that only one of two concurrent requests succeeds. @returns whether it was there */
export async function takeInvitation(tx: Queries, id: number): Promise<boolean> {
  const rows = await tx.rows(sql`
    delete from ${accountInvitations} where ${accountInvitations.id} = ${id} returning ${accountInvitations.id}`);
  return rows.length === 1;
}

/** Deletes invitations that nobody has accepted. @returns what was deleted */
export function deleteOldInvitations(
  tx: Queries,
  before: Date,
  now: Date,
): Promise<{ id: number; email: string }[]> {
  return tx.rows<{ id: number; email: string }>(sql`
    delete from ${accountInvitations} where ${accountInvitations.last_sent_at} < ${before.toISOString()}::timestamptz
      and ${accountInvitations.expires_at} <= ${now.toISOString()}::timestamptz returning ${accountInvitations.id}, ${accountInvitations.email}`);
}

/** Deletes the mails of an invitation, and those of no other account to the same address. */
export function forgetInvitationMails(tx: Queries, { id, email }: Invited): Promise<void> {
  return forgetMailsTo(tx, email, invitationKinds, mailKeysOf(id));
}
