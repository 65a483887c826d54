import type { Queries } from '../../../core/database/database.ts';
import { normaliseEmails } from '../../../core/mail/normalised-emails.ts';

/** Rewrites the addresses of accounts and invitations in their normal form. @returns those that stay unchanged */
export async function normaliseAccountEmails(db: Queries): Promise<string[]> {
  const accounts = await normaliseEmails(db, 'users');
  const invitations = await normaliseEmails(db, 'editor_invitations');
  return [...accounts.map((id) => `account ${id}`), ...invitations.map((id) => `invitation ${id}`)];
}
