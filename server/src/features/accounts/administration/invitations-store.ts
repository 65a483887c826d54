import type { EditorRequest } from '@lehrpfad/contract/accounts/editing.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { instant } from '../../../core/database/sql-parts.ts';
import { withoutLink, type LinkAge } from '../links/account-links-store.ts';
import type { Invited } from '../store.ts';
import { accountLinks, editorInvitations } from '../schema.ts';
import { bare, bareList } from '../../../core/database/build.ts';

const i = alias(editorInvitations, 'i');
const l = alias(accountLinks, 'l');

/** Hours after which an invitation may be sent again. */
const pauseHours = 24;

/** Creates an invitation for an address. @returns its id; undefined if the address has one */
export async function insertInvitation(
  tx: Queries,
  { email, firstName, lastName, salutation, permission }: Invited,
  now: Date,
): Promise<number | undefined> {
  const sent = now.toISOString();
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into ${editorInvitations} (${bareList(editorInvitations, 'email', 'first_name', 'last_name', 'salutation', 'permission', 'created_at', 'last_sent_at')})
    values (${email}, ${firstName}, ${lastName}, ${salutation}, ${permission}, ${sent}, ${sent})
    on conflict (${bareList(editorInvitations, 'email')}) do nothing returning ${editorInvitations.id}`);
  return row?.id;
}

export async function recordSent(tx: Queries, id: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update ${editorInvitations} set ${bare(editorInvitations.last_sent_at)} = ${now.toISOString()} where ${editorInvitations.id} = ${id}`);
}

/** Returns the open invitations sorted by name, or one of them. */
export function invitationRows(
  db: Queries,
  now: Date,
  id: number | null = null,
): Promise<EditorRequest[]> {
  const sent = sql`coalesce(${i.last_sent_at}, ${i.created_at})`;
  return db.rows<EditorRequest>(sql`
    select ${i.id}, ${i.first_name}, ${i.last_name}, ${i.email}, ${i.salutation}, ${i.permission}, ${instant(sent)} as last_sent_at,
      ${instant(sql`(${sent} + make_interval(hours => ${pauseHours}))`)} as resend_from,
      not exists (select from ${accountLinks} l where ${l.editor_invitation_id} = ${i.id}
        and ${l.expires_at} > ${now.toISOString()}::timestamptz) as expired
    from ${editorInvitations} i where ${id}::integer is null or ${i.id} = ${id}
    order by lower(${i.last_name}), lower(${i.first_name}), ${i.id}`);
}

/** Locks an invitation until the transaction ends. */
export async function lockInvitation(tx: Queries, id: number): Promise<void> {
  await tx.rows(
    sql`select ${editorInvitations.id} from ${editorInvitations} where ${editorInvitations.id} = ${id} for update`,
  );
}

/** Deletes an invitation with its links, and returns it. */
export async function takeInvitation(tx: Queries, id: number): Promise<Invited | undefined> {
  const [row] = await tx.rows<Invited>(sql`
    delete from ${editorInvitations} where ${editorInvitations.id} = ${id}
    returning ${editorInvitations.email}, ${editorInvitations.first_name} as "firstName", ${editorInvitations.last_name} as "lastName",
      ${editorInvitations.salutation}, ${editorInvitations.permission}`);
  return row;
}

/** Deletes invitations that nobody has accepted. @returns their e-mail addresses */
export async function deleteUnusedInvitations(tx: Queries, age: LinkAge): Promise<string[]> {
  const gone = await tx.rows<{ email: string }>(sql`
    delete from ${editorInvitations} i
    where coalesce(${i.last_sent_at}, ${i.created_at}) < ${age.before.toISOString()}::timestamptz
      and ${withoutLink(sql`${l.editor_invitation_id} = ${i.id}`, age)}
    returning ${i.email}`);
  return gone.map(({ email }) => email);
}
