import type { Database } from '../../core/database/database.ts';
import { underLock } from '../../core/database/migrate.ts';
import { writeEmailsAnew } from '../../core/mail/written-emails.ts';
import { writeAccountEmails } from '../accounts/profile/stored-emails.ts';

/**
 * Writes stored addresses of accounts, invitations and requests as logins and forms compare them (written-emails.ts).
 * @returns for the log, without addresses, what stays as it is
 */
export function writeStoredEmails(database: Database): Promise<string[]> {
  return underLock(database, 'lehrpfad-emails', async (tx) => {
    const kept = await writeAccountEmails(tx);
    for (const id of await writeEmailsAnew(tx, 'company_requests')) kept.push(`request ${id}`);
    return kept.map(
      (what) => `${what} keeps its e-mail address, which another has in another spelling`,
    );
  });
}
