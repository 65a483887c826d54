import type { Actor } from '../../../core/security/callers.ts';
import type { Queries } from '../../../core/database/database.ts';
import { hashOf, newSecret } from '../../../core/security/secrets.ts';
import { recordAction } from '../../audit/trail.ts';
import {
  findByImportResultToken,
  lockImportResultLink,
  updateImportResultTokenHash,
} from '../store.ts';

const keptOf = (token: string): string => hashOf(token).toString('hex');

async function setHash(tx: Queries, caller: Actor, id: number, hash: string | null): Promise<void> {
  const { name, before } = await lockImportResultLink(tx, id);
  await updateImportResultTokenHash(tx, id, hash);
  await recordAction(tx, {
    caller,
    action: 'changed',
    subject: 'exchange',
    id,
    name,
    before: { import_result_link: before },
    // A new link that replaces one is a change, too.
    after: { import_result_link: hash === null ? false : before ? 'neu' : true },
  });
}

/** Makes the token by which a supplier fetches its import results. Only its hash is kept, so it is shown once. @throws 404 */
export async function newImportResultToken(
  tx: Queries,
  caller: Actor,
  id: number,
): Promise<string> {
  const token = newSecret();
  await setHash(tx, caller, id, keptOf(token));
  return token;
}

/** Ends a supplier's link. @throws 404 */
export function endImportResultToken(tx: Queries, caller: Actor, id: number): Promise<void> {
  return setHash(tx, caller, id, null);
}

/**
 * Returns the exchange of a token, with its last run that was read to the end; undefined if the token is wrong.
 */
export function exchangeOfToken(
  db: Queries,
  token: string,
): Promise<{ key: string; runId: number | null } | undefined> {
  return findByImportResultToken(db, keptOf(token));
}
