import type { RateLimit, RateLimiter } from '../../../core/security/rate-limiter.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import type { Origin } from './known-device.ts';
import { deviceHash, isKnown } from './known-devices-store.ts';
import { isPassword } from '../passwords/passwords.ts';

const perMinutes = 15;

/** Wrong passwords that are let through in a quarter of an hour: for one account from one address, for one account, from one address. */
function loginLimits(email: string, address: string): RateLimit[] {
  return [
    { key: `login ${email} ${address}`, most: 5, perMinutes },
    { key: `login ${email}`, most: 20, perMinutes },
    { key: `login from ${address}`, most: 50, perMinutes },
  ];
}

/** On a device on which somebody has logged in before: what strangers try elsewhere keeps nobody out there. */
function knownDeviceLimits(hash: Buffer): RateLimit[] {
  return [{ key: `login on ${hash.toString('hex')}`, most: 5, perMinutes }];
}

interface Guard {
  readonly database: Queries;
  readonly attempts: RateLimiter;
  readonly clock: Clock;
}

interface Try extends Origin {
  /** Lower case, whether or not there is such an account. */
  readonly email: string;
  readonly password: string;
}

/**
 * Checks a password wherever somebody proves who they are with it, and counts failures for all these places together: on a device
 * that the account is known on, for that device alone.
 * @param find the account's password, asked for once the attempt is noted
 * @throws 429 after too many failures
 */
export async function tryPassword<User extends { readonly password_hash: string | null }>(
  { database, attempts, clock }: Guard,
  { email, password, address, device }: Try,
  find: () => Promise<User | undefined>,
): Promise<User | undefined> {
  const hash = device === undefined ? undefined : deviceHash(device, email);
  const isTrusted = hash !== undefined && (await isKnown(database, hash, clock()));
  const tries = isTrusted ? knownDeviceLimits(hash) : loginLimits(email, address);
  await attempts.note(tries);
  const user = await find();
  if (!(await isPassword(user?.password_hash ?? null, password))) return undefined;
  await attempts.takeBack(tries.map(({ key }) => key));
  return user;
}

/** Lets somebody log in at once who has replaced the forgotten password by mail, after however many tries. */
export async function forgiveFailures(
  attempts: RateLimiter,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const [here, everywhere] = loginLimits(email, address);
  await attempts.forget([here, everywhere].flatMap((limit) => (limit ? [limit.key] : [])));
}
