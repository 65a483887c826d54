import { berlinDay, type Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import type { Links } from '../../../core/http/links.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import type { SecretBox } from '../../../core/security/secret-box.ts';
import { Semaphore } from '../../../core/threads/semaphore.ts';
import type { SafeHttp } from '../../exchanges/fetching/safe-http.ts';
import { setLastUsed } from '../keys/store.ts';
import { firstWaiting, markDelivered, markFailed, type DueDelivery } from './deliveries-store.ts';
import { failingMail, stoppedMail } from './mails.ts';
import { storeNext } from './next-delivery.ts';
import { isGivenUp, isTold, nextTry } from './schedule.ts';
import { secretOwner, signedHeaders } from './signing.ts';
import {
  endLease,
  findCursor,
  leaseWebhook,
  lockSame,
  receivingKeys,
  setFailing,
  stopWebhook,
  type DueWebhook,
} from './store.ts';

export interface SendingDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly links: Links;
  readonly box: SecretBox;
  /** HTTP client without retries. */
  readonly http: Pick<SafeHttp, 'bytes'>;
}

/** Maximum number of deliveries to one receiver in a turn; the rest follows in the next turn. */
const maxInARow = 20;

/** Number of receivers that get deliveries at the same time. */
const concurrency = 4;

/** More time than all deliveries of a turn can take. */
const leaseMs = 30 * 60_000;

/** Maximum number of bytes of a response that are read; it needs no content. */
const maxAnswerBytes = 64 * 1024;

const maxErrorLength = 300;

/** Makes one attempt. @returns '' or an error message in German */
async function attempt(
  { http, box, clock }: SendingDeps,
  { keyId, url, secret: stored }: DueWebhook,
  { id, body }: DueDelivery,
): Promise<string> {
  const secret = box.open(stored, secretOwner(keyId))?.toString();
  if (secret === undefined)
    return 'Das Geheimnis für die Unterschrift ist auf diesem Server nicht lesbar (SECRET_KEY).';
  const headers = signedHeaders(body, { secret, id, now: clock() });
  try {
    await http.bytes({ url, headers, body, maxBytes: maxAnswerBytes });
    return '';
  } catch (error) {
    return (error instanceof Error ? error.message : 'Unbekannter Fehler').slice(0, maxErrorLength);
  }
}

/** Stores the failure of a delivery: it is tried again after a pause, or the webhook is stopped. The owner is told after some time. */
async function settleFailure(
  { database, clock, links }: SendingDeps,
  webhook: DueWebhook,
  { delivery, error }: { readonly delivery: DueDelivery; readonly error: string },
): Promise<void> {
  const { keyId, email, start, failingSince } = webhook;
  const now = clock();
  const since = new Date(failingSince ?? now);
  const isOver = isGivenUp(since, now);
  await database.transaction(async (tx) => {
    // Its owner has entered an address meanwhile, to which the delivery is sent next.
    if (!(await lockSame(tx, webhook))) return;
    const next = isOver ? null : nextTry(delivery.attempts + 1, now);
    await markFailed(tx, delivery.id, { error, next });
    await setFailing(tx, keyId, since.toISOString());
    const failing = { keyId, start, since, error, links };
    if (isOver) {
      await stopWebhook(tx, keyId, now);
      await queueMail(tx, stoppedMail(email, failing));
    } else if (isTold(since, now)) await queueMail(tx, failingMail(email, failing));
  });
}

/** Sends one delivery. @returns whether the receiver has accepted it */
async function deliver(
  deps: SendingDeps,
  webhook: DueWebhook,
  delivery: DueDelivery,
): Promise<boolean> {
  const error = await attempt(deps, webhook, delivery);
  if (error !== '') {
    await settleFailure(deps, webhook, { delivery, error });
    return false;
  }
  const now = deps.clock();
  await deps.database.transaction(async (tx) => {
    await markDelivered(tx, delivery.id, now);
    await setFailing(tx, webhook.keyId, null);
    await setLastUsed(tx, webhook.keyId, berlinDay(now));
  });
  return true;
}

/** Sends the waiting deliveries of a receiver in order, and then the changes since. */
async function sendInRow(deps: SendingDeps, webhook: DueWebhook): Promise<void> {
  const { database, clock } = deps;
  const { keyId } = webhook;
  for (let sent = 0; sent < maxInARow; sent += 1) {
    const waiting = await firstWaiting(database, keyId, clock());
    if (waiting !== undefined) {
      // Later deliveries wait, too, so that a receiver gets the changes in order.
      if (!waiting.due || !(await deliver(deps, webhook, waiting))) return;
      continue;
    }
    const isMore = await database.transaction(async (tx) => {
      const cursor = await findCursor(tx, keyId);
      return cursor !== undefined && storeNext({ db: tx, clock }, { keyId, cursor });
    });
    if (!isMore) return;
  }
}

async function sendTo(deps: SendingDeps, keyId: number): Promise<void> {
  const { database, clock } = deps;
  const now = clock();
  const until = new Date(now.getTime() + leaseMs);
  const webhook = await leaseWebhook(database, keyId, { now, until });
  if (webhook === undefined) return;
  try {
    await sendInRow(deps, webhook);
  } finally {
    await endLease(database, keyId, clock());
  }
}

/** Sends the changes since the last turn to all webhooks, some at once. An error of one does not affect the others. */
export async function sendWebhooks(deps: SendingDeps): Promise<void> {
  const ids = await receivingKeys(deps.database);
  const turns = new Semaphore(concurrency, ids.length);
  const outcomes = await Promise.allSettled(ids.map((id) => turns.take(() => sendTo(deps, id))));
  const faults = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (faults.length > 0) throw new AggregateError(faults, 'Some webhooks could not be served.');
}
