import type { Database } from '../../core/database/database.ts';
import { withMigrationLock } from '../../core/database/migrate.ts';
import { normaliseEmails } from '../../core/mail/normalised-emails.ts';
import { normaliseAccountEmails } from '../accounts/profile/stored-emails.ts';

/**
 * Rewrites stored addresses of accounts, invitations and requests in their normal form (normalised-emails.ts).
 * @returns messages for the log about rows that stay unchanged, without addresses
 */
export function normaliseStoredEmails(database: Database): Promise<string[]> {
  return withMigrationLock(database, 'lehrpfad-emails', async (tx) => {
    const kept = await normaliseAccountEmails(tx);
    for (const id of await normaliseEmails(tx, 'company_requests')) kept.push(`request ${id}`);
    return kept.map(
      (what) => `${what} keeps its e-mail address, which another has in another spelling`,
    );
  });
}
