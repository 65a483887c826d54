import { availableParallelism } from 'node:os';
import type { RateLimit, RateLimiter } from '../../../core/security/rate-limiter.ts';
import { Semaphore } from '../../../core/threads/semaphore.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import type { Origin } from './known-device.ts';
import { deviceHash, isKnown } from './known-devices-store.ts';
import { isPassword } from '../passwords/passwords.ts';

const perMinutes = 15;

/**
 * A password costs 30 ms of a processor and several statements. Only a few are checked at a time, so that threads and connections of the
 * database remain for people who are logged in already. A request that would wait for more than about a second is refused at once. Each takes
 * 19 MiB (passwords.ts), so that no more run at once than there are processors.
 */
const checks = new Semaphore(Math.min(4, Math.max(2, availableParallelism())), 40);

/** Limits of wrong passwords in a quarter of an hour: per account and address, per account, per address. */
function loginLimits(email: string, address: string): RateLimit[] {
  return [
    { key: `login ${email} ${address}`, max: 5, perMinutes },
    { key: `login ${email}`, max: 20, perMinutes },
    { key: `login from ${address}`, max: 50, perMinutes },
  ];
}

/** Limit on a known device; wrong passwords from other devices do not count there. */
function knownDeviceLimits(hash: Buffer): RateLimit[] {
  return [{ key: `login on ${hash.toString('hex')}`, max: 5, perMinutes }];
}

interface Guard {
  readonly database: Queries;
  readonly attempts: RateLimiter;
  readonly clock: Clock;
}

interface Try extends Origin {
  /** Lower case; an account may or may not exist. */
  readonly email: string;
  readonly password: string;
}

/**
 * Checks a password for every place that asks for it, and counts the failures of all these places together; on a known device only the
 * failures of that device count.
 * @param find reads the account's password hash; called after the attempt is recorded
 * @throws 429 after too many failures, 503 while too many others wait
 */
export function tryPassword<User extends { readonly password_hash: string | null }>(
  guard: Guard,
  given: Try,
  find: () => Promise<User | undefined>,
): Promise<User | undefined> {
  return checks.take(() => checkPassword(guard, given, find));
}

async function checkPassword<User extends { readonly password_hash: string | null }>(
  { database, attempts, clock }: Guard,
  { email, password, address, device }: Try,
  find: () => Promise<User | undefined>,
): Promise<User | undefined> {
  const hash = device === undefined ? undefined : deviceHash(device, email);
  const isTrusted = hash !== undefined && (await isKnown(database, hash, clock()));
  const tries = isTrusted ? knownDeviceLimits(hash) : loginLimits(email, address);
  await attempts.consume(tries);
  const user = await find();
  if (!(await isPassword(user?.password_hash ?? null, password))) return undefined;
  await attempts.takeBack(tries.map(({ key }) => key));
  return user;
}

/** Resets the failed logins after a forgotten password was replaced by mail, so that its owner can log in at once. */
export async function resetFailures(
  attempts: RateLimiter,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const [here, everywhere] = loginLimits(email, address);
  await attempts.forget([here, everywhere].flatMap((limit) => (limit ? [limit.key] : [])));
}
