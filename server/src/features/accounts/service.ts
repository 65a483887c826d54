import { z } from 'zod';
import { limits } from '@lehrpfad/contract/limits.ts';
import type { Queries } from '../../floor/database.ts';
import { OperatorError } from '../../floor/operator-error.ts';
import { hashPassword } from './passwords.ts';
import { isGuessable } from './password-rules.ts';
import { insertUser } from './store.ts';

/** What an operator types to make the first administrator; its messages are for him, hence English. */
const newAdmin = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email('The e-mail address is not valid.').max(256, 'The e-mail address is too long.')),
  firstName: z.string().trim().min(1, 'The first name is missing.').max(256),
  lastName: z.string().trim().min(1, 'The last name is missing.').max(256),
  salutation: z
    .literal([1, 2, 3], 'The salutation is 1 (Divers), 2 (Frau) or 3 (Herr).')
    .default(1),
  password: z
    .string()
    .min(
      limits.passwordShortest,
      `The password needs at least ${limits.passwordShortest} characters.`,
    )
    .max(limits.passwordLongest, 'The password is too long.'),
});

export type NewAdmin = z.input<typeof newAdmin>;

/**
 * Adds an administrator who is active, validated and set up.
 * @returns the new account's id and the address as it is stored
 * @throws {OperatorError} in a sentence, when something is wrong or the account exists; then nothing has changed
 */
export async function createAdmin(
  tx: Queries,
  input: NewAdmin,
): Promise<{ id: number; email: string }> {
  const parsed = newAdmin.safeParse(input);
  if (!parsed.success) {
    throw new OperatorError(parsed.error.issues.map(({ message }) => message).join('\n'));
  }
  const { password, ...user } = parsed.data;
  if (isGuessable(password, [user.email, user.firstName, user.lastName])) {
    throw new OperatorError('The password is too easy to guess.');
  }
  const passwordHash = await hashPassword(password);
  const id = await insertUser(tx, { ...user, permission: 1, passwordHash });
  if (id === undefined) {
    throw new OperatorError(`An account ${user.email} exists already; nothing was changed.`);
  }
  return { id, email: user.email };
}
