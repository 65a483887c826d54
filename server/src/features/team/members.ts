import type { BegunReach, Colleague, roleForm, Team } from '@lehrpfad/contract/team/team.ts';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Queries } from '../../core/database/database.ts';
import { conflict, notFound, refuseStaleValues } from '../../core/http/errors.ts';
import { queueMail } from '../../core/mail/delivery/outbox.ts';
import type { Actor, Caller } from '../../core/security/callers.ts';
import type { Origin } from '../accounts/login/known-device.ts';
import { lockProven, proveIdentity } from '../accounts/login/proof.ts';
import { deleteSessionsOf } from '../accounts/login/sessions-store.ts';
import { removeAccount } from '../accounts/profile/deletion.ts';
import { lockAccount } from '../accounts/store.ts';
import { recordAction } from '../audit/trail.ts';
import type { Reassign, TeamDeps } from './deps.ts';
import { forgetInvitationMails, listInvitations } from './invitations-store.ts';
import { colleagueRemovedMail } from './mails.ts';
import { listColleagues, updateReach } from './members-store.ts';
import { readTeam, reachOf } from './team.ts';

const nameOf = ({ first_name, last_name, email }: Colleague) =>
  `${first_name} ${last_name}`.trim() || email;

/** Locks the account, and then one of its colleagues. @throws {AppError} 404 */
async function lockColleague(tx: Queries, accountId: number, id: number): Promise<Colleague> {
  await lockAccount(tx, accountId);
  await lockAccount(tx, id);
  const [colleague] = await listColleagues(tx, accountId, id);
  if (colleague === undefined) throw notFound();
  return colleague;
}

/**
 * Changes what a colleague may do. The sessions of the colleague end.
 * @throws {AppError} 400, 404; 409 for oneself, or where somebody else was faster
 */
export function changeReach(
  { database, clock }: TeamDeps,
  caller: Actor,
  id: number,
  { begun, ...wanted }: z.output<typeof roleForm> & { readonly begun?: BegunReach | undefined },
): Promise<Team> {
  const { accountId } = caller;
  return database.transaction(async (tx) => {
    const colleague = await lockColleague(tx, accountId, id);
    if (id === caller.userId) throw conflict('Ihre eigene Rolle können Sie nicht ändern.');
    refuseStaleValues<BegunReach>(colleague, begun);
    const after = await reachOf(tx, accountId, wanted, colleague.branches ?? []);
    const before = { role: colleague.role, branches: colleague.branches };
    if (!isDeepStrictEqual(before, after)) {
      await updateReach(tx, id, after);
      await deleteSessionsOf(tx, id);
    }
    const about = { caller, subject: 'colleague', id, name: nameOf(colleague) } as const;
    await recordAction(tx, { ...about, action: 'changed', before, after: { ...after } });
    return readTeam(tx, accountId, clock());
  });
}

/** Deletes a colleague with all sessions, and mails the reason. Unfinished work of the colleague stays with the account. */
async function deleteColleague(
  tx: Queries,
  { id, email }: Pick<Colleague, 'id' | 'email'>,
  {
    accountId,
    why,
    now,
    onColleagueGone = [],
  }: {
    accountId: number;
    why: Parameters<typeof colleagueRemovedMail>[1];
    now: Date;
    onColleagueGone?: readonly Reassign[];
  },
): Promise<void> {
  for (const giveBack of onColleagueGone) await giveBack(tx, id, accountId);
  await removeAccount(tx, { id, email }, { onAccountDeleted: [], now });
  await queueMail(tx, colleagueRemovedMail(email, why));
}

/** @throws {AppError} 404; 409 for oneself */
export function remove(deps: TeamDeps, caller: Actor, id: number): Promise<Team> {
  const { database, clock, onColleagueGone } = deps;
  const { accountId } = caller;
  return database.transaction(async (tx) => {
    const colleague = await lockColleague(tx, accountId, id);
    if (id === caller.userId)
      throw conflict('Sich selbst entfernen Sie auf der Seite „Mein Konto“.');
    const gone = { accountId, why: 'removed', now: clock(), onColleagueGone } as const;
    await deleteColleague(tx, colleague, gone);
    const about = { caller, subject: 'colleague', id, name: nameOf(colleague) } as const;
    await recordAction(tx, { ...about, action: 'deleted' });
    return readTeam(tx, accountId, clock());
  });
}

/** Deletes the caller's own login. @throws {AppError} 400 if the password is wrong; 409 for an owner; 429 */
export async function leave(
  deps: TeamDeps,
  caller: Caller,
  password: string,
  origin: Origin,
): Promise<void> {
  const { database, clock, onColleagueGone } = deps;
  const { accountId, userId } = caller;
  if (caller.role === 'owner')
    throw conflict('Das Konto führen Sie. Übergeben Sie es, bevor Sie es verlassen.');
  const proven = await proveIdentity(deps, caller, { field: 'password', password, ...origin });
  await database.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    await lockProven(tx, proven);
    const colleague = await lockColleague(tx, accountId, userId);
    const about = { caller, subject: 'colleague', id: userId, name: nameOf(colleague) } as const;
    await recordAction(tx, { ...about, action: 'left' });
    await deleteColleague(tx, colleague, { accountId, why: 'left', now: clock(), onColleagueGone });
  });
}

/**
 * Deletes the colleagues of an account that is being closed, and the mails of its invitations.
 * @returns keys of files to remove afterwards: none
 */
export async function removeTeamOf(tx: Queries, accountId: number, now: Date): Promise<string[]> {
  for (const one of await listInvitations(tx, accountId, now)) await forgetInvitationMails(tx, one);
  for (const colleague of await listColleagues(tx, accountId))
    await deleteColleague(tx, colleague, { accountId, why: 'closed', now });
  return [];
}
