import type { Queries } from '../../floor/database.ts';
import { writeEmailsAnew } from '../../floor/written-emails.ts';

/** Writes addresses of accounts and invitations as they are compared. @returns those that stay as they are */
export async function writeAccountEmails(db: Queries): Promise<string[]> {
  const accounts = await writeEmailsAnew(db, 'users');
  const invitations = await writeEmailsAnew(db, 'editor_invitations');
  return [...accounts.map((id) => `account ${id}`), ...invitations.map((id) => `invitation ${id}`)];
}
