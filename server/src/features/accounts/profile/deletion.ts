import type { Queries } from '../../../core/database/database.ts';
import { forgetMailsTo } from '../../../core/mail/withdrawal.ts';
import { newAddressMails } from '../mails.ts';
import type { OnAccountDeleted } from '../deps.ts';
import { deleteUser, ownUserById, type KnownAccount } from '../store.ts';

/**
 * Deletes an account with all its data; its row must be locked.
 * @returns keys of files to remove after the commit; other rows may still refer to them
 */
export async function removeAccount(
  tx: Queries,
  { id, email }: Pick<KnownAccount, 'id' | 'email'>,
  {
    onAccountDeleted,
    now,
  }: { readonly onAccountDeleted: readonly OnAccountDeleted[]; readonly now: Date },
): Promise<(string | null)[]> {
  const left: (string | null)[] = [];
  for (const leave of onAccountDeleted) left.push(...(await leave(tx, id, now)));
  await forgetMailsTo(tx, email);
  const newEmail = (await ownUserById(tx, id, now))?.new_email;
  if (newEmail) await forgetMailsTo(tx, newEmail, newAddressMails);
  await deleteUser(tx, id);
  return left;
}
