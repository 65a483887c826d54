import type { ApiKey } from '@lehrpfad/contract/public-api/api-keys.ts';
import { webhookForm } from '@lehrpfad/contract/public-api/webhooks.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import type { SecretBox } from '../../../core/security/secret-box.ts';
import { newSecret } from '../../../core/security/secrets.ts';
import { ExchangeError } from '../../exchanges/adapters/adapter.ts';
import { checkedUrl } from '../../exchanges/fetching/addresses.ts';
import { findOwner } from '../keys/links-store.ts';
import { keysOf, lockKeysOf } from '../keys/store.ts';
import { currentCursor } from '../reading/changes.ts';
import { storeTrial } from './next-delivery.ts';
import { secretOwner } from './signing.ts';
import { deleteWebhook, putWebhook, restartWebhook, resumeWebhook } from './store.ts';

export interface WebhookDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly box: SecretBox;
  /** Whether URLs of this machine are allowed, also without TLS. For tests only. */
  readonly allowLocal: boolean;
}

/** The token of a link, and the number of a key. */
export interface Claim {
  readonly token: string;
  readonly keyId: number;
}

/** Parses the URL of a webhook. @returns the URL, or an error message in German */
export function readAddress(
  typed: string,
  allowLocal: boolean,
): { readonly url: string } | { readonly error: string } {
  const { success, data, error } = webhookForm.safeParse({ url: typed });
  if (!success) return { error: error.issues[0]?.message ?? '' };
  try {
    const url = checkedUrl(data.url, undefined, allowLocal);
    if (url.protocol !== 'https:' && !allowLocal)
      return { error: 'Bitte eine Adresse eingeben, die mit https:// beginnt.' };
    return { url: url.href };
  } catch (failure) {
    if (failure instanceof ExchangeError) return { error: failure.message };
    throw failure;
  }
}

/** Whether changes may be sent for a key: editors have allowed it a webhook, and have not blocked it. */
export const mayReceive = ({ webhook_allowed: isAllowed, blocked }: ApiKey): boolean =>
  isAllowed && !blocked;

/** Returns a key of the owner of a link that may have a webhook, or has one from before; undefined if there is none. */
export async function claimedKey(
  db: Parameters<typeof findOwner>[0],
  { token, keyId }: Claim,
  now: Date,
): Promise<ApiKey | undefined> {
  const email = await findOwner(db, token, now);
  if (email === undefined) return undefined;
  const key = (await keysOf(db, email)).find(({ id }) => id === keyId);
  return key && (mayReceive(key) || key.webhook !== null) ? key : undefined;
}

/** Runs an action with a key of the owner of a link. @returns undefined if there is none that `allows` it */
async function withKey<Result>(
  { database, clock }: Pick<WebhookDeps, 'database' | 'clock'>,
  claim: Claim,
  work: (tx: Parameters<typeof findOwner>[0], now: Date) => Promise<Result>,
  allows: (key: ApiKey) => boolean = mayReceive,
): Promise<Result | undefined> {
  const now = clock();
  return database.transaction(async (tx) => {
    const seen = await claimedKey(tx, claim, now);
    if (seen === undefined) return undefined;
    await lockKeysOf(tx, seen.email);
    const key = await claimedKey(tx, claim, now);
    return key && allows(key) ? work(tx, now) : undefined;
  });
}

/** Stores the URL, with a delivery that tests it, and sends at once what an earlier one has not accepted. @returns the secret of its signatures, which is shown only this once */
export const setAddress = (
  deps: WebhookDeps,
  claim: Claim,
  url: string,
): Promise<string | undefined> =>
  withKey(deps, claim, async (tx, now) => {
    const { keyId } = claim;
    const secret = `lps_${newSecret()}`;
    const cursor = await currentCursor({ db: tx, clock: deps.clock });
    const stored = deps.box.close(Buffer.from(secret), secretOwner(keyId));
    await putWebhook(tx, { keyId, url, secret: stored, cursor }, now);
    await restartWebhook(tx, keyId, now);
    await storeTrial(tx, keyId, cursor, now);
    return secret;
  });

/** Ends the webhook of a key, with its log; also one to which nothing may be sent. */
export const endWebhook = (deps: WebhookDeps, claim: Claim): Promise<true | undefined> =>
  withKey(
    deps,
    claim,
    async (tx) => {
      await deleteWebhook(tx, claim.keyId);
      return true as const;
    },
    () => true,
  );

/** Resumes a stopped webhook. */
export const continueWebhook = (deps: WebhookDeps, claim: Claim): Promise<boolean | undefined> =>
  withKey(deps, claim, (tx, now) => resumeWebhook(tx, claim.keyId, now));
