import { z } from 'zod';
import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Queries } from '../../core/database/database.ts';
import type { Links } from '../../core/http/links.ts';
import { queueMail } from '../../core/mail/delivery/outbox.ts';
import { OperatorError } from '../../core/config/operator-error.ts';
import { recordOperatorAction, type AuditNote } from '../audit/trail.ts';
import { nameOf } from './administration/user-administration.ts';
import { deleteLinksOf } from './links/account-links-store.ts';
import { forgetDevicesOf } from './login/known-devices-store.ts';
import { emailChangedMail, passwordChangedMail } from './mails.ts';
import { forgottenPasswordPage, loginPage } from './deps.ts';
import { hashPassword } from './passwords/passwords.ts';
import { weaknessOf, type PasswordOwner, type Weakness } from './passwords/password-rules.ts';
import { deleteSessionsOf, userByEmail } from './login/sessions-store.ts';
import { removeSecondStep } from './second-step/reset.ts';
import { insertUser, lockAccount, setEmail, setPassword, type KnownAccount } from './store.ts';

const anyPassword = z
  .string()
  .min(
    limits.minPasswordLength,
    `The password needs at least ${limits.minPasswordLength} characters.`,
  )
  .max(limits.maxPasswordLength, 'The password is too long.');

const anyEmail = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('The e-mail address is not valid.').max(256, 'The e-mail address is too long.'));

/** Input for creating the first administrator; the messages are for the operator, hence in English. */
const newAdmin = z.object({
  email: anyEmail,
  firstName: z.string().trim().min(1, 'The first name is missing.').max(256),
  lastName: z.string().trim().min(1, 'The last name is missing.').max(256),
  salutation: z
    .literal([1, 2, 3], 'The salutation is 1 (Divers), 2 (Frau) or 3 (Herr).')
    .default(1),
  password: anyPassword,
});

export type NewAdmin = z.input<typeof newAdmin>;

const weaknesses: Readonly<Record<Weakness, string>> = {
  demo: 'it stands in the README',
  common: 'it is, perhaps with a year or signs behind it, on the list of the most common passwords',
  repeated: 'it repeats a short piece',
  owner: 'it is made of the name or the e-mail address of its owner',
  company: "it is made of the name of its owner's company",
  board: 'it is made of what this board is about',
  calendar: 'it is made of years, seasons, months or days',
  run: 'it is made of characters in a row, such as "1234" or "qwertz"',
  simple: 'it is made of a few words or numbers that programs try first',
};

function notAsAsked(error: z.ZodError): OperatorError {
  return new OperatorError(error.issues.map(({ message }) => message).join('\n'));
}

/** @throws {OperatorError} if a password can be guessed, with the reason */
async function refuseWeak(password: string, owner: PasswordOwner): Promise<void> {
  const weakness = await weaknessOf(password, owner);
  if (weakness === undefined) return;
  throw new OperatorError(`The password is too easy to guess: ${weaknesses[weakness]}.`);
}

/**
 * Adds an administrator who is active and validated.
 * @returns the new account's id and the address as it is stored
 * @throws {OperatorError} with a sentence if the input is invalid or the account exists; then nothing has changed
 */
export async function createAdmin(
  tx: Queries,
  input: NewAdmin,
): Promise<{ id: number; email: string }> {
  const parsed = newAdmin.safeParse(input);
  if (!parsed.success) throw notAsAsked(parsed.error);
  const { password, ...user } = parsed.data;
  await refuseWeak(password, { email: user.email, names: [user.firstName, user.lastName] });
  const passwordHash = await hashPassword(password);
  const id = await insertUser(tx, { ...user, permission: 1, passwordHash });
  if (id === undefined) {
    throw new OperatorError(`An account ${user.email} exists already; nothing was changed.`);
  }
  const { email, firstName: first_name, lastName: last_name } = user;
  const after = { email, role: 'Administration' };
  await recordOn(tx, { id, email, first_name, last_name }, { action: 'created', after });
  return { id, email: user.email };
}

/** Locks the account with an address, however it is written. @throws {OperatorError} if there is none */
async function lockNamed(tx: Queries, email: string) {
  const found = await userByEmail(tx, email.trim().toLowerCase());
  const account = found && (await lockAccount(tx, found.id));
  if (found === undefined || account === undefined)
    throw new OperatorError(`There is no account ${email.trim()}.`);
  return { ...account, permission: found.permission };
}

type Operated = Pick<KnownAccount, 'id' | 'email' | 'first_name' | 'last_name'>;

/** Records what an operator did to an account in the audit trail. */
const recordOn = (
  tx: Queries,
  account: Operated,
  note: Pick<AuditNote, 'action' | 'before' | 'after'>,
): Promise<void> =>
  recordOperatorAction(tx, {
    ...note,
    subject: 'account',
    id: account.id,
    name: nameOf(account),
  });

interface Replacement {
  readonly email: string;
  readonly password: string;
  readonly links: Links;
  readonly now: Date;
}

/**
 * Sets another password: all sessions and links of the account end, and a mail informs its owner. A deactivated account stays deactivated.
 * @returns the address as it is stored
 * @throws {OperatorError} with a sentence if the input is invalid; then nothing has changed
 */
export async function replacePassword(tx: Queries, input: Replacement): Promise<string> {
  const parsed = anyPassword.safeParse(input.password);
  if (!parsed.success) throw notAsAsked(parsed.error);
  const { permission, ...account } = await lockNamed(tx, input.email);
  const { id, email, first_name, last_name, companies } = account;
  if (permission === permissions.company && account.password_hash === null)
    throw new OperatorError(
      `${email} is not activated yet: its owner does that by 'Passwort vergessen'.`,
    );
  await refuseWeak(parsed.data, { email, names: [first_name, last_name], companies });
  await setPassword(tx, id, await hashPassword(parsed.data), input.now);
  await deleteSessionsOf(tx, id);
  await forgetDevicesOf(tx, id);
  await deleteLinksOf(tx, id);
  await recordOn(tx, account, { action: 'password-replaced' });
  await queueMail(tx, passwordChangedMail(email, input.links.to(forgottenPasswordPage)));
  return email;
}

/**
 * Removes the second step of an account, by which an operator helps an administrator if no other administrator can.
 * @returns the address as it is stored
 * @throws {OperatorError} with a sentence if there is nothing to remove
 */
export async function resetSecondStepOf(tx: Queries, email: string, links: Links): Promise<string> {
  const account = await lockNamed(tx, email);
  if (!(await removeSecondStep(tx, account, links)))
    throw new OperatorError(`${account.email} has no second step; nothing was changed.`);
  await recordOn(tx, account, { action: 'second-step-reset' });
  return account.email;
}

interface AdminMove {
  readonly email: string;
  /** The new address. */
  readonly to: string;
  readonly links: Links;
  readonly now: Date;
}

/**
 * Changes the address of an administrator, which nobody can change in the application. Mails inform both addresses; links that were mailed
 * to the former one become invalid.
 * @returns the new address as it is stored
 * @throws {OperatorError} with a sentence if the input is invalid; then nothing has changed
 */
export async function replaceAdminEmail(tx: Queries, input: AdminMove): Promise<string> {
  const parsed = anyEmail.safeParse(input.to);
  if (!parsed.success) throw notAsAsked(parsed.error);
  const { permission, ...account } = await lockNamed(tx, input.email);
  const { id, email } = account;
  if (permission !== permissions.admin)
    throw new OperatorError(
      `${email} is no administrator: its owner changes the address under 'Mein Konto', an administrator under 'Benutzer' or 'Redakteure'.`,
    );
  const next = parsed.data;
  if (!(await setEmail(tx, id, next, input.now)))
    throw new OperatorError(`An account ${next} exists already; nothing was changed.`);
  await deleteLinksOf(tx, id);
  const change = { before: { email }, after: { email: next } };
  await recordOn(tx, account, { action: 'changed', ...change });
  for (const to of [email, next])
    await queueMail(tx, emailChangedMail(to, input.links.to(loginPage)));
  return next;
}
