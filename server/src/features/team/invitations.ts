import type { inviteForm, Team } from '@lehrpfad/contract/team/team.ts';
import { invitationsPerDay, maxColleagues } from '@lehrpfad/contract/team/options.ts';
import type { z } from 'zod';
import type { Database, Queries } from '../../core/database/database.ts';
import { AppError, conflict, notFound, tooManyRequests } from '../../core/http/errors.ts';
import { queueMail } from '../../core/mail/delivery/outbox.ts';
import type { Actor } from '../../core/security/callers.ts';
import { newSecret } from '../../core/security/secrets.ts';
import { loginPage } from '../accounts/deps.ts';
import type { Outcome } from '../accounts/links/link-actions.ts';
import { hashPassword } from '../accounts/passwords/passwords.ts';
import { insertUser, isEmailTaken, lockAccount, updateUser } from '../accounts/store.ts';
import { recordAction } from '../audit/trail.ts';
import { invitationPage, type TeamDeps } from './deps.ts';
import {
  deleteOldInvitations,
  findInvitationLink,
  forgetInvitationMails,
  insertInvitation,
  listInvitations,
  renewInvitation,
  takeInvitation,
} from './invitations-store.ts';
import { teamEmailTakenMail, teamInvitationMail, type Invited } from './mails.ts';
import { findOwner, insertColleague, listColleagues } from './members-store.ts';
import { readTeam, reachOf } from './team.ts';

const dayMinutes = 24 * 60;

const alreadyThere = (detail: string) =>
  new AppError(409, { detail, code: 'exists', errors: { email: [detail] } });

/** Refuses to invite a person who belongs to the account, or more persons than allowed. @throws {AppError} 409 */
async function refuseInvitation(tx: Queries, accountId: number, email: string, now: Date) {
  const colleagues = await listColleagues(tx, accountId);
  const owner = await findOwner(tx, accountId);
  if ([owner, ...colleagues].some((one) => one?.email === email))
    throw alreadyThere('Diese Person gehört schon zu Ihrem Team.');
  const open = await listInvitations(tx, accountId, now);
  if (colleagues.length + open.length >= maxColleagues)
    throw conflict(
      `Mehr als ${maxColleagues} Personen kann ein Konto nicht haben, offene Einladungen eingerechnet.`,
    );
}

/** Mails an invitation with a new link, or the information that the address has an account: only readers of its mails learn that. */
async function mailInvitation(
  tx: Queries,
  { links, clock }: TeamDeps,
  invited: Invited,
): Promise<void> {
  await forgetInvitationMails(tx, invited);
  const isTaken = await isEmailTaken(tx, invited.email);
  const token = isTaken ? null : newSecret();
  await renewInvitation(tx, invited.id, token, clock());
  await queueMail(
    tx,
    token === null
      ? teamEmailTakenMail(invited, links.to(loginPage))
      : teamInvitationMail(invited, links.to(`${invitationPage}?token=${token}`)),
  );
}

/** Invites a colleague. @throws {AppError} 400, 409, 429 */
export async function invite(
  deps: TeamDeps,
  caller: Actor,
  { email, first_name, last_name, ...wanted }: z.output<typeof inviteForm>,
): Promise<Team> {
  const { database, attempts, clock } = deps;
  const { accountId } = caller;
  await attempts.consume([
    { key: `team invitations of ${accountId}`, max: invitationsPerDay, perMinutes: dayMinutes },
    { key: `team invitations to ${email}`, max: 3, perMinutes: dayMinutes },
  ]);
  return database.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    await refuseInvitation(tx, accountId, email, clock());
    const reach = await reachOf(tx, accountId, wanted);
    const person = { accountId, email, first_name, last_name };
    const id = await insertInvitation(tx, { ...person, ...reach }, clock());
    if (id === undefined)
      throw alreadyThere('Für diese Adresse gibt es schon eine offene Einladung.');
    await mailInvitation(tx, deps, { id, email });
    await recordInvitation(tx, caller, 'created', { id, first_name, last_name });
    return readTeam(tx, accountId, clock());
  });
}

function recordInvitation(
  tx: Queries,
  caller: Actor,
  action: 'created' | 'sent-again' | 'deleted' | 'accepted',
  { id, first_name, last_name }: { id: number; first_name: string; last_name: string },
): Promise<void> {
  const name = `${first_name} ${last_name}`;
  return recordAction(tx, { caller, action, subject: 'invitation', id, name });
}

/** Runs a change of an invitation of the caller's account. @throws {AppError} 404 */
function withInvitation(
  { database, clock }: TeamDeps,
  { accountId }: Actor,
  id: number,
  work: (tx: Queries, one: Awaited<ReturnType<typeof listInvitations>>[number]) => Promise<void>,
): Promise<Team> {
  return database.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const [one] = await listInvitations(tx, accountId, clock(), id);
    if (one === undefined) throw notFound();
    await work(tx, one);
    return readTeam(tx, accountId, clock());
  });
}

/** Sends an invitation again. @throws {AppError} 404; 429 within 24 hours of the last time */
export function sendAgain(deps: TeamDeps, caller: Actor, id: number): Promise<Team> {
  return withInvitation(deps, caller, id, async (tx, one) => {
    const wait = Math.ceil((Date.parse(one.resend_from) - deps.clock().getTime()) / 1000);
    if (wait > 0) throw tooManyRequests(wait);
    await mailInvitation(tx, deps, one);
    await recordInvitation(tx, caller, 'sent-again', one);
  });
}

/** Withdraws an invitation; a mail that waits is not sent. @throws {AppError} 404 */
export function withdrawInvitation(deps: TeamDeps, caller: Actor, id: number): Promise<Team> {
  return withInvitation(deps, caller, id, async (tx, one) => {
    await takeInvitation(tx, id);
    await forgetInvitationMails(tx, one);
    await recordInvitation(tx, caller, 'deleted', one);
  });
}

/** Makes the invited person a colleague, who can log in at once. */
export async function acceptInvitation(
  { database, clock }: TeamDeps,
  token: string,
  password: string,
): Promise<Outcome> {
  const passwordHash = await hashPassword(password);
  const now = clock();
  return database.transaction(async (tx) => {
    const seen = await findInvitationLink(tx, token, now);
    if (seen === undefined) return 'invalid';
    // The account is locked first, as in all changes of its persons.
    await lockAccount(tx, seen.accountId);
    const link = await findInvitationLink(tx, token, now);
    if (link === undefined || !(await takeInvitation(tx, link.id))) return 'invalid';
    const { id, accountId, email, firstName, lastName, role, branches } = link;
    const person = { email, firstName, lastName, salutation: 1 } as const;
    const userId = await insertUser(tx, { ...person, permission: 3, passwordHash });
    if (userId === undefined) return 'taken';
    await updateUser(tx, userId, { setup_complete: true }, now);
    await insertColleague(tx, { userId, accountId, role, branches }, now);
    const caller: Actor = { userId, permission: 3, accountId, branches };
    await recordInvitation(tx, caller, 'accepted', {
      id,
      first_name: firstName,
      last_name: lastName,
    });
    return 'done';
  });
}

/** Deletes expired invitations, with their queued mails. */
export async function removeOldInvitations(
  database: Database,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<void> {
  await database.transaction(async (tx) => {
    for (const one of await deleteOldInvitations(tx, before, now))
      await forgetInvitationMails(tx, one);
  });
}
