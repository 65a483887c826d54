import type { Queries } from '../../../core/database/database.ts';
import type { Links } from '../../../core/http/links.ts';
import { conflict, notFound, userInactive } from '../../../core/http/errors.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import type { Actor } from '../../../core/security/callers.ts';
import { recordAction } from '../../audit/trail.ts';
import { nameOf } from '../administration/user-administration.ts';
import { loginPage, type AccountDeps } from '../deps.ts';
import { deleteSessionsOf } from '../login/sessions-store.ts';
import { lockAccount, lockBoth, type KnownAccount } from '../store.ts';
import { secondStepResetMail } from './mails.ts';
import { deletePendingLoginsOf } from './pending-store.ts';
import { deleteSecondStep } from './methods-store.ts';

/**
 * Removes the second step of an account: its sessions and pending logins end, and a mail informs its owner.
 * @returns false if it has none
 */
export async function removeSecondStep(
  tx: Queries,
  { id, email }: Pick<KnownAccount, 'id' | 'email'>,
  links: Links,
): Promise<boolean> {
  if (!(await deleteSecondStep(tx, id))) return false;
  await deletePendingLoginsOf(tx, id);
  await deleteSessionsOf(tx, id);
  await queueMail(tx, secondStepResetMail(email, links.to(loginPage)));
  return true;
}

/**
 * Lets an administrator help somebody who has lost their device.
 * @throws 404, 409 for the own account or one without a second step
 */
export async function resetSecondStep(
  { database, links }: Pick<AccountDeps, 'database' | 'links'>,
  caller: Actor,
  id: number,
): Promise<void> {
  if (caller.userId === id)
    throw conflict('Den zweiten Schritt des eigenen Kontos ändern Sie unter „Mein Konto“.');
  await database.transaction(async (tx) => {
    if (!(await lockBoth(tx, caller.userId, id))) throw userInactive();
    const account = await lockAccount(tx, id);
    if (account === undefined) throw notFound();
    if (!(await removeSecondStep(tx, account, links)))
      throw conflict('Dieses Konto hat keinen zweiten Schritt.');
    await recordAction(tx, {
      caller,
      action: 'second-step-reset',
      subject: 'account',
      id,
      name: nameOf(account),
    });
  });
}
