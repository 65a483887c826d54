import type { Queries } from '../../../core/database/database.ts';
import { invalidInput, tokenNotValid } from '../../../core/http/errors.ts';
import type { Caller } from '../../../core/security/callers.ts';
import type { AccountDeps } from '../deps.ts';
import { accountById, lockAccount, type KnownAccount } from '../store.ts';
import type { Origin } from './known-device.ts';
import { tryPassword } from './login-limits.ts';

/** A password that a person has typed again, and the name of its field in the request. */
interface Typed extends Origin {
  readonly password: string;
  readonly field: string;
}

/**
 * Checks that a logged-in person knows the password of the own login.
 * @throws 400 if it is wrong; 429
 */
export async function proveIdentity(
  deps: Pick<AccountDeps, 'database' | 'attempts' | 'clock'>,
  { userId }: Pick<Caller, 'userId'>,
  { field, password, ...origin }: Typed,
): Promise<KnownAccount> {
  const user = await accountById(deps.database, userId);
  if (user === undefined) throw tokenNotValid();
  const typed = { ...origin, email: user.email, password };
  const proven = await tryPassword(deps, typed, () => Promise.resolve(user));
  if (proven === undefined) throw invalidInput({ [field]: ['Das Passwort ist falsch!'] });
  return proven;
}

/** Locks the login. @throws 403 if it has changed since its owner proved their identity */
export async function lockProven(
  tx: Queries,
  { id, email, password_hash }: KnownAccount,
): Promise<void> {
  const user = await lockAccount(tx, id);
  if (!user?.active || user.email !== email || user.password_hash !== password_hash)
    throw tokenNotValid();
}
