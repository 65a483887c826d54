import type { Queries } from '../../../core/database/database.ts';
import type { Links } from '../../../core/http/links.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { makeLink } from '../links/account-links-store.ts';
import { insertInvitation, recordSent } from './invitations-store.ts';
import { invitationMail } from '../mails.ts';
import { insertUser, isEmailTaken, type Invited, type NewUser } from '../store.ts';

/** A person's data in an API request. */
export interface Person {
  /** In upper or lower case. */
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly salutation: 1 | 2 | 3;
}

interface Sending {
  readonly links: Links;
  readonly now: Date;
}

function asUser({ email, first_name, last_name, salutation }: Person): NewUser {
  return { email: email.toLowerCase(), firstName: first_name, lastName: last_name, salutation };
}

/**
 * Adds a company account: validated, and inactive until somebody sets its password with the activation link.
 * @returns its id; undefined if the address has an account
 */
export function createCompanyUser(tx: Queries, person: Person): Promise<number | undefined> {
  return insertUser(tx, { ...asUser(person), permission: 3, passwordHash: null });
}

/**
 * Creates the link that activates an account; older activation links become invalid. It is valid for 7 days.
 * @returns its path with the token, which must appear in a mail only
 */
export function makeActivationLink(tx: Queries, userId: number, now: Date): Promise<string> {
  return makeLink(tx, 'activation', { userId }, now);
}

/**
 * Invites somebody to become an editor or an administrator, and queues the mail.
 * @returns the invitation's id; undefined if the address has an account or an invitation
 */
export async function inviteEditor(
  tx: Queries,
  person: Person & Pick<Invited, 'permission'>,
  sending: Sending,
): Promise<number | undefined> {
  const user = { ...asUser(person), permission: person.permission };
  if (await isEmailTaken(tx, user.email)) return undefined;
  const invitationId = await insertInvitation(tx, user, sending.now);
  if (invitationId !== undefined) await mailInvitation(tx, user.email, invitationId, sending);
  return invitationId;
}

/** Sends an invitation again; older links become invalid. */
export async function sendInvitationAgain(
  tx: Queries,
  { id, email }: { readonly id: number; readonly email: string },
  sending: Sending,
): Promise<void> {
  await recordSent(tx, id, sending.now);
  await mailInvitation(tx, email, id, sending);
}

async function mailInvitation(
  tx: Queries,
  email: string,
  invitationId: number,
  { links, now }: Sending,
): Promise<void> {
  const path = await makeLink(tx, 'invitation', { invitationId }, now);
  await queueMail(tx, invitationMail(email, links.to(path)));
}
