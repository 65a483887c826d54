import type { Queries } from '../../../core/database/database.ts';
import { recordAction } from '../../audit/trail.ts';
import { nameOf } from '../administration/user-administration.ts';
import type { KnownToken } from './refresh-tokens-store.ts';
import { accountById } from '../store.ts';

const reason =
  'Ein Schlüssel der Anmeldung wurde ein zweites Mal verwendet: Vielleicht hat jemand anderes eine Kopie davon.';

/** Records in the audit trail that an account was logged out because a refresh token was used twice. */
export async function recordReuse(
  tx: Queries,
  { userId, permission }: Pick<KnownToken, 'userId' | 'permission'>,
): Promise<void> {
  const account = await accountById(tx, userId);
  if (account === undefined) return;
  await recordAction(tx, {
    caller: { userId, permission },
    action: 'session-ended',
    ofCompany: true,
    reason,
    subject: 'account',
    id: userId,
    name: nameOf(account),
  });
}
