import type { FastifyReply, FastifyRequest } from 'fastify';
import { berlinDay, type Clock } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import { callerAddress } from '../../../core/security/caller-address.ts';
import { publicCalls, type CallCounter } from '../../../core/security/rate-limits.ts';
import { blockedKey, invalidKey } from '../errors.ts';
import { isKeyText } from './key-text.ts';
import { findKey, setLastUsed } from './store.ts';

/** Requests per minute with a key. */
export const keyCalls = { max: 3000 };

/** Wrong keys per minute and address; after that, no more keys from that address are looked up. */
const wrongKeys = 60;

interface CallDeps {
  readonly db: Queries;
  readonly clock: Clock;
}

/** Returns the key of a request; '' if it has the wrong form, undefined if there is none. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const [scheme = '', key = '', ...more] = (headers.authorization ?? '').split(' ', 3);
  if (scheme.toLowerCase() !== 'bearer') return undefined;
  return more.length === 0 && isKeyText(key) ? key : '';
}

/** Counts a request for its key, or for its address if it has none. @throws {AppError} 401, 403 and 429 */
export async function countCall(
  { db, clock }: CallDeps,
  counter: CallCounter,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const address = callerAddress(request);
  const key = keyOf(request);
  if (key === undefined) return counter.count(reply, { name: address, max: publicCalls.max });
  const wrong = { name: `wrong keys of ${address}`, max: wrongKeys };
  counter.refuseWhereFull(wrong);
  const found = key === '' ? undefined : await findKey(db, key);
  if (found === undefined) {
    counter.count(reply, wrong);
    throw invalidKey();
  }
  counter.count(reply, { name: `key ${found.id}`, max: keyCalls.max });
  if (found.blocked) throw blockedKey();
  const today = berlinDay(clock());
  // Once a day: a write for each request would cost more than the request.
  if (found.lastUsed !== today) await setLastUsed(db, found.id, today);
}
