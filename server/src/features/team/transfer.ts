import type { Team } from '@lehrpfad/contract/team/team.ts';
import type { Queries } from '../../core/database/database.ts';
import { invalidInput } from '../../core/http/errors.ts';
import { queueMail } from '../../core/mail/delivery/outbox.ts';
import { forgetMailsTo } from '../../core/mail/withdrawal.ts';
import type { Actor, Caller } from '../../core/security/callers.ts';
import { newSecret } from '../../core/security/secrets.ts';
import { forgottenPasswordPage, loginPage } from '../accounts/deps.ts';
import type { Origin } from '../accounts/login/known-device.ts';
import { lockProven, proveIdentity } from '../accounts/login/proof.ts';
import { deleteSessionsOf } from '../accounts/login/sessions-store.ts';
import { copyAccountState, lockAccount } from '../accounts/store.ts';
import { recordAction } from '../audit/trail.ts';
import { transferPage, type TeamDeps } from './deps.ts';
import { transferMail, transferredMail, transferStartedMail } from './mails.ts';
import { listColleagues } from './members-store.ts';
import { readTeam } from './team.ts';
import {
  deleteTransfer,
  findTransfer,
  findTransferLink,
  saveTransfer,
  changeOwner,
  type TransferLink,
} from './transfers-store.ts';

/** Asks a colleague to take over the caller's account. @throws {AppError} 400 for a wrong password, or a person outside the team; 429 */
export async function startTransfer(
  deps: TeamDeps,
  caller: Caller,
  { user_id: userId, password }: { readonly user_id: number; readonly password: string },
  origin: Origin,
): Promise<Team> {
  const { database, clock, links } = deps;
  const { accountId } = caller;
  const proven = await proveIdentity(deps, caller, { field: 'password', password, ...origin });
  return database.transaction(async (tx) => {
    await lockProven(tx, proven);
    const [colleague] = await listColleagues(tx, accountId, userId);
    if (colleague === undefined)
      throw invalidInput({ user_id: ['Bitte eine Person aus Ihrem Team wählen.'] });
    const token = newSecret();
    await forgetTransferMail(tx, accountId, clock());
    await saveTransfer(tx, { accountId, userId, token }, clock());
    await queueMail(tx, transferMail(colleague.email, links.to(`${transferPage}?token=${token}`)));
    await queueMail(tx, transferStartedMail(proven.email, links.to(forgottenPasswordPage)));
    return readTeam(tx, accountId, clock());
  });
}

/** Deletes the mail of a transfer that was withdrawn or replaced. */
async function forgetTransferMail(tx: Queries, accountId: number, now: Date): Promise<void> {
  const transfer = await findTransfer(tx, accountId, now);
  const asked = transfer && (await listColleagues(tx, accountId, transfer.user_id))[0];
  if (asked) await forgetMailsTo(tx, asked.email, ['account-transfer']);
}

/** Withdraws the transfer request. Without one nothing changes. */
export function withdrawTransfer({ database, clock }: TeamDeps, caller: Actor): Promise<Team> {
  const { accountId } = caller;
  return database.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    await forgetTransferMail(tx, accountId, clock());
    await deleteTransfer(tx, accountId);
    return readTeam(tx, accountId, clock());
  });
}

/** Makes the colleague the owner of the account, with all that belongs to it. @returns whether the link was valid */
export function acceptTransfer(deps: TeamDeps, token: string): Promise<boolean> {
  const { changes, clock, onTransfer } = deps;
  return changes.write(async (tx) => {
    const now = clock();
    const seen = await findTransferLink(tx, token, now);
    if (seen === undefined) return false;
    // The owner is locked first, as in all changes of the persons of an account.
    await lockAccount(tx, seen.accountId);
    await lockAccount(tx, seen.userId);
    const link = await findTransferLink(tx, token, now);
    if (link === undefined) return false;
    const { accountId: from, userId: to } = link;
    await changeOwner(tx, from, to, now);
    await copyAccountState(tx, from, to);
    for (const reassign of onTransfer) await reassign(tx, from, to);
    for (const id of [from, to]) await deleteSessionsOf(tx, id);
    await announce(tx, deps, link);
    return true;
  });
}

/** Records a transfer for the account and for administrators, and informs both persons. */
async function announce(
  tx: Queries,
  { links }: TeamDeps,
  { accountId: from, userId: to, email, ownerEmail }: TransferLink,
): Promise<void> {
  const caller: Actor = { userId: to, permission: 3, accountId: to, branches: null };
  const about = { caller, subject: 'account', id: from, name: ownerEmail } as const;
  const change = { before: { User: { id: from } }, after: { User: { id: to, name: email } } };
  await recordAction(tx, { ...about, action: 'handed-over', ofCompany: true, ...change });
  const url = links.to(loginPage);
  await queueMail(tx, transferredMail(email, url, true));
  await queueMail(tx, transferredMail(ownerEmail, url, false));
}
