import type { ChangeFeed } from '../../../core/database/change-feed/changes.ts';
import type { Database } from '../../../core/database/database.ts';
import type { StoredFiles } from '../../../core/files/stored-files.ts';
import { forgetMailsTo } from '../../../core/mail/withdrawal.ts';
import type { LinkAge } from '../links/account-links-store.ts';
import type { OnAccountDeleted } from '../deps.ts';
import { removeAccount } from './deletion.ts';
import { deleteUnusedInvitations } from '../administration/invitations-store.ts';
import { lockAccount } from '../store.ts';
import { listUnusedAccounts } from '../administration/users-store.ts';

interface Deps {
  readonly database: Database;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly stored: Pick<StoredFiles, 'remove'>;
  readonly onAccountDeleted: readonly OnAccountDeleted[];
}

/** Deletes accounts that were never activated, each with all its data, one after the other. */
export async function removeUnusedAccounts(deps: Deps, age: LinkAge): Promise<void> {
  const { database, changes, stored, onAccountDeleted } = deps;
  for (const id of await listUnusedAccounts(database, age)) {
    const files = await changes.write(async (tx) => {
      const user = await lockAccount(tx, id);
      // A new link may have been requested meanwhile.
      if (user === undefined || (await listUnusedAccounts(tx, age, id)).length === 0) return [];
      return removeAccount(tx, user, { onAccountDeleted, now: age.now });
    });
    await stored.remove(files);
  }
}

/** Deletes invitations of editors that nobody has accepted, with their queued mails. */
export async function removeUnusedInvitations(database: Database, age: LinkAge): Promise<void> {
  await database.transaction(async (tx) => {
    for (const email of await deleteUnusedInvitations(tx, age))
      await forgetMailsTo(tx, email, ['editor-invitation']);
  });
}
