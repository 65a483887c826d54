import type { AttemptLimit, Attempts } from '../../floor/attempts.ts';
import { isPassword } from './passwords.ts';

/** Wrong passwords that are let through in a quarter of an hour: for one account from one address, for one account, from one address. */
function loginLimits(email: string, address: string): AttemptLimit[] {
  const perMinutes = 15;
  return [
    { key: `login ${email} ${address}`, most: 5, perMinutes },
    { key: `login ${email}`, most: 20, perMinutes },
    { key: `login from ${address}`, most: 50, perMinutes },
  ];
}

/**
 * Checks a password wherever somebody proves who they are with it, and counts failures for all these places together.
 * @param email lower case, whether or not there is such an account
 * @param address of the caller
 * @param find the account's password, asked for once the attempt is noted
 * @throws 429 after too many failures
 */
export async function tryPassword<User extends { readonly password_hash: string | null }>(
  attempts: Attempts,
  { email, password, address }: { email: string; password: string; address: string },
  find: () => Promise<User | undefined>,
): Promise<User | undefined> {
  const tries = loginLimits(email, address);
  await attempts.note(tries);
  const user = await find();
  if (!(await isPassword(user?.password_hash ?? null, password))) return undefined;
  await attempts.takeBack(tries.map(({ key }) => key));
  return user;
}

/** Lets somebody log in at once who has replaced the forgotten password by mail, after however many tries. */
export async function forgiveFailures(
  attempts: Attempts,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const [here, everywhere] = loginLimits(email, address);
  await attempts.forget([here, everywhere].flatMap((limit) => (limit ? [limit.key] : [])));
}
