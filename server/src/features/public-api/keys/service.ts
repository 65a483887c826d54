import type { apiKeyForm } from '@lehrpfad/contract/public-api/api-keys.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { waitingTime } from '@lehrpfad/contract/core/dates/waiting-time.ts';
import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { Database, Queries } from '../../../core/database/database.ts';
import { AppError } from '../../../core/http/errors.ts';
import type { Links } from '../../../core/http/links.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { forgetMailsTo } from '../../../core/mail/withdrawal.ts';
import { withMinimumDuration } from '../../../core/security/minimum-duration.ts';
import { linkLimits } from '../../../core/security/link-limits.ts';
import type { RateLimiter } from '../../../core/security/rate-limiter.ts';
import { newSecret } from '../../../core/security/secrets.ts';
import { newKey, startOf } from './key-text.ts';
import {
  deleteLink,
  deleteOldLinks,
  deleteOwnerLinks,
  findOwner,
  findRequest,
  hasOpenRequest,
  insertLink,
} from './links-store.ts';
import { confirmMail, keyMailKinds, manageMail } from './mails.ts';
import { keyPaths, withToken } from './paths.ts';
import { deleteKey, deleteUnusedKeys, insertKey, keysOf, lockKeysOf } from './store.ts';

export interface KeyDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly links: Links;
  readonly attempts: Pick<RateLimiter, 'consume'>;
}

function tooManyLinks(retryAfter: number): AppError {
  const detail = `Gerade sind schon mehrere Links verschickt worden. Versuchen Sie es in ${waitingTime(retryAfter)} noch einmal.`;
  return new AppError(429, { detail, code: 'too_many' }, retryAfter);
}

/** @throws 429 beyond `linkLimits` */
const countLinks = ({ attempts }: KeyDeps, email: string, address: string): Promise<void> =>
  attempts.consume(linkLimits('api key', address, email), tooManyLinks);

/**
 * Mails the link that makes a key. The response does not tell whether the address has keys already.
 * @param address of the caller
 */
export async function askForKey(
  deps: KeyDeps,
  { mail: email, purpose }: Pick<z.output<typeof apiKeyForm>, 'mail' | 'purpose'>,
  address: string,
): Promise<void> {
  await countLinks(deps, email, address);
  const token = newSecret();
  await withMinimumDuration(() =>
    deps.database.transaction(async (tx) => {
      await insertLink(tx, { email, purpose }, { token, now: deps.clock() });
      const url = deps.links.to(withToken(keyPaths.confirm, token));
      await queueMail(tx, confirmMail(email, url));
    }),
  );
}

/** Mails the link that manages the keys of an address, if it has any. The response does not tell whether it has. */
export async function askForOwnerLink(deps: KeyDeps, email: string, address: string) {
  await countLinks(deps, email, address);
  const token = newSecret();
  await withMinimumDuration(() =>
    deps.database.transaction(async (tx) => {
      if ((await keysOf(tx, email)).length === 0) return;
      await insertLink(tx, { email, purpose: null }, { token, now: deps.clock() });
      await queueMail(tx, manageMail(email, deps.links.to(withToken(keyPaths.manage, token))));
    }),
  );
}

/**
 * Outcome of confirming: the key, and the token of a link that manages it, or the reason why there is none. `invalid`: the link is unknown,
 * expired or used. `full`: the address has the most keys that are allowed. `blocked`: editors have blocked a key of the address.
 */
export type KeyOutcome =
  | 'invalid'
  | 'full'
  | 'blocked'
  | { readonly key: string; readonly token: string };

/** Makes the key of a mailed link. It is returned only this once, and stored as a hash. */
export function makeKey(
  { database, clock }: Pick<KeyDeps, 'database' | 'clock'>,
  token: string,
): Promise<KeyOutcome> {
  const now = clock();
  return database.transaction(async (tx) => {
    const seen = await findRequest(tx, token, now);
    if (seen === undefined) return 'invalid';
    await lockKeysOf(tx, seen.email);
    const request = await findRequest(tx, token, now);
    if (request === undefined) return 'invalid';
    const { email, purpose } = request;
    const others = await keysOf(tx, email);
    if (others.some(({ blocked }) => blocked)) return 'blocked';
    if (others.length >= limits.apiKeysPerAddress) return 'full';
    await deleteLink(tx, token);
    const key = newKey();
    await insertKey(tx, { email, purpose: purpose ?? '', key, start: startOf(key) }, now);
    const ownerToken = newSecret();
    await insertLink(tx, { email, purpose: null }, { token: ownerToken, now });
    return { key, token: ownerToken };
  });
}

/** Deletes the links of addresses that have no key, and the mails to them unless they have requested one. */
export async function forgetOwners(tx: Queries, emails: readonly string[]): Promise<void> {
  for (const email of new Set(emails)) {
    if ((await keysOf(tx, email)).length > 0) continue;
    await deleteOwnerLinks(tx, email);
    if (!(await hasOpenRequest(tx, email))) await forgetMailsTo(tx, email, keyMailKinds);
  }
}

/**
 * Deletes a key of the owner of a link. Keys that editors have blocked stay until they delete them: otherwise the same address could get
 * another one at once.
 * @returns whether it was deleted
 */
export function deleteOwnKey(
  { database, clock }: Pick<KeyDeps, 'database' | 'clock'>,
  token: string,
  id: number,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const email = await findOwner(tx, token, clock());
    if (email === undefined) return false;
    await lockKeysOf(tx, email);
    const key = (await keysOf(tx, email)).find((one) => one.id === id && !one.blocked);
    if (key === undefined) return false;
    await deleteKey(tx, id);
    await forgetOwners(tx, [email]);
    return true;
  });
}

/** Deletes links that were not used in time, and keys that were not used for a year, with the mails about them. */
export async function removeOldKeys(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const unused = await deleteUnusedKeys(tx, now);
    await forgetOwners(tx, [...unused, ...(await deleteOldLinks(tx, now))]);
  });
}
