import type { Queries } from '../../../core/database/database.ts';
import { writeEmailsAnew } from '../../../core/mail/written-emails.ts';

/** Writes addresses of accounts and invitations as they are compared. @returns those that stay as they are */
export async function writeAccountEmails(db: Queries): Promise<string[]> {
  const accounts = await writeEmailsAnew(db, 'users');
  const invitations = await writeEmailsAnew(db, 'editor_invitations');
  return [...accounts.map((id) => `account ${id}`), ...invitations.map((id) => `invitation ${id}`)];
}
