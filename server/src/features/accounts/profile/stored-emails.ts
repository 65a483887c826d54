import type { Queries } from '../../../core/database/database.ts';
import { writeEmailsAnew } from '../../../core/mail/written-emails.ts';

/** Rewrites the addresses of accounts and invitations in their normal form. @returns those that stay unchanged */
export async function writeAccountEmails(db: Queries): Promise<string[]> {
  const accounts = await writeEmailsAnew(db, 'users');
  const invitations = await writeEmailsAnew(db, 'editor_invitations');
  return [...accounts.map((id) => `account ${id}`), ...invitations.map((id) => `invitation ${id}`)];
}
