import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { hashOf, newSecret } from '../../../core/security/secrets.ts';
import { companyNames } from '../store.ts';
import { accountLinks, editorInvitations, users } from '../schema.ts';
import { bareList } from '../../../core/database/build.ts';

const l = alias(accountLinks, 'l');
const u = alias(users, 'u');
const i = alias(editorInvitations, 'i');

/** Pages of the mailed links, by purpose. */
export const linkPages = {
  reset: '/konto/passwort',
  activation: '/konto/aktivieren',
  invitation: '/konto/einladung',
  email: '/konto/email',
} as const;

export type Purpose = keyof typeof linkPages;

const hourMs = 3_600_000;

const lifetimeMs: Readonly<Record<Purpose, number>> = {
  reset: hourMs,
  activation: 7 * 24 * hourMs,
  invitation: 7 * 24 * hourMs,
  email: 24 * hourMs,
};

/** Owner of a link: an account, or an invitation if there is no account yet. */
export interface LinkTarget {
  readonly userId?: number;
  readonly invitationId?: number;
  /** The address to confirm. */
  readonly newEmail?: string;
}

/**
 * Creates a link for a mail. Only the hash of its token is stored. Older links of the same purpose become invalid, except for resetting a
 * password: after two requests either mail works.
 * @returns its path with the token
 */
export async function makeLink(
  tx: Queries,
  purpose: Purpose,
  { userId, invitationId, newEmail }: LinkTarget,
  now: Date,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + lifetimeMs[purpose]).toISOString();
  if (purpose !== 'reset') {
    await tx.rows(sql`
      delete from ${accountLinks} where ${accountLinks.purpose} = ${purpose}
        and (${accountLinks.user_id} = ${userId ?? null}::integer
          or ${accountLinks.editor_invitation_id} = ${invitationId ?? null}::integer)`);
  }
  await tx.rows(sql`
    insert into ${accountLinks} (${bareList(accountLinks, 'token_hash', 'purpose', 'user_id', 'editor_invitation_id', 'new_email', 'created_at', 'expires_at')})
    values (${hashOf(token)}, ${purpose}, ${userId ?? null}::integer, ${invitationId ?? null}::integer, ${newEmail ?? null},
      ${now.toISOString()}, ${expiresAt})`);
  return `${linkPages[purpose]}?token=${token}`;
}

/** A valid link with the person whom its page addresses. */
export interface ValidLink {
  readonly userId: number | null;
  readonly invitationId: number | null;
  readonly newEmail: string | null;
  /** E-mail address of the account or the invitation. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Names of the account's branches. */
  readonly companies: readonly string[];
}

/**
 * Finds a valid link without using it up. Links of a deactivated account are invalid, and so is an activation link of an account that has a
 * password.
 */
export async function findLink(
  db: Queries,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<ValidLink | undefined> {
  const [link] = await db.rows<ValidLink>(sql`
    select ${l.user_id} as "userId", ${l.editor_invitation_id} as "invitationId", ${l.new_email} as "newEmail",
      coalesce(${u.email}, ${i.email}) as email, coalesce(${u.first_name}, ${i.first_name}) as "firstName",
      coalesce(${u.last_name}, ${i.last_name}) as "lastName", ${companyNames} as companies
    from ${accountLinks} l left join ${users} u on ${u.id} = ${l.user_id}
    left join ${editorInvitations} i on ${i.id} = ${l.editor_invitation_id}
    where ${l.token_hash} = ${hashOf(token)} and ${l.purpose} = ${purpose}
      and ${l.expires_at} > ${now.toISOString()}::timestamptz
      and (${u.id} is null or case when ${l.purpose} = 'activation' then ${u.password_hash} is null else ${u.active} end)`);
  return link;
}

/** Deletes a link in one statement, so that only one of two concurrent requests succeeds. @returns whether the link was valid */
export async function useLink(
  tx: Queries,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<boolean> {
  const used = await tx.rows(sql`
    delete from ${accountLinks}
    where ${accountLinks.token_hash} = ${hashOf(token)} and ${accountLinks.purpose} = ${purpose}
      and ${accountLinks.expires_at} > ${now.toISOString()}::timestamptz
    returning ${accountLinks.id}`);
  return used.length === 1;
}

export async function deleteLinksOf(tx: Queries, userId: number): Promise<void> {
  await tx.rows(sql`delete from ${accountLinks} where ${accountLinks.user_id} = ${userId}`);
}

export async function deleteExpiredLinks(db: Queries, now: Date): Promise<void> {
  await db.rows(
    sql`delete from ${accountLinks} where ${accountLinks.expires_at} <= ${now.toISOString()}::timestamptz`,
  );
}

/** The oldest creation time at which a link is still recent, and the present time. */
export interface LinkAge {
  readonly before: Date;
  readonly now: Date;
}

/** Condition that no link is valid or recent. @param whose a condition on `account_links l` */
export function withoutLink(whose: SQL, { before, now }: LinkAge): SQL {
  return sql`not exists (select from ${accountLinks} l where ${whose}
    and (${l.expires_at} > ${now.toISOString()}::timestamptz or ${l.created_at} >= ${before.toISOString()}::timestamptz))`;
}
