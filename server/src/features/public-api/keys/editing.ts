import type { ApiKey, ApiKeyChange } from '@lehrpfad/contract/public-api/api-keys.ts';
import { notFound, refuseStale } from '../../../core/http/errors.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import type { Actor } from '../../../core/security/callers.ts';
import type { Queries } from '../../../core/database/database.ts';
import { recordAction } from '../../audit/trail.ts';
import { blockedMail, releasedMail, webhookAllowedMail } from './mails.ts';
import { keyPaths } from './paths.ts';
import { forgetOwners, type KeyDeps } from './service.ts';
import { deleteKey, lockKey, lockKeysOf, writeKey } from './store.ts';

type EditingDeps = Pick<KeyDeps, 'database' | 'clock' | 'links'>;

/** Name of a key in the audit trail, without the address of its owner. */
export const nameOf = ({ start }: Pick<ApiKey, 'start'>): string => `${start}…`;

/** Returns the data of a key that the audit trail stores. */
const valuesOf = ({ note, webhook_allowed: webhook }: ApiKey) => ({ note, webhook });

async function keyOf(tx: Queries, id: number): Promise<ApiKey> {
  const key = await lockKey(tx, id);
  if (key === undefined) throw notFound();
  return key;
}

/** Informs the owner that the key was blocked, works again or may have a webhook. */
async function tellOwner(
  tx: Queries,
  { links }: EditingDeps,
  { before, after }: { readonly before: ApiKey; readonly after: ApiKey },
): Promise<void> {
  const { email, start, block_reason: reason } = after;
  const told = { start, contactUrl: links.to('/kontakt') };
  if (after.blocked !== before.blocked)
    await queueMail(
      tx,
      after.blocked ? blockedMail(email, told, reason) : releasedMail(email, told),
    );
  if (after.webhook_allowed && !before.webhook_allowed)
    await queueMail(tx, webhookAllowedMail(email, { start, url: links.to(keyPaths.forgotten) }));
}

/**
 * Blocks a key, releases it or stores a note.
 * @throws {AppError} 404; 409 if it was changed meanwhile
 */
export function changeKey(
  deps: EditingDeps,
  caller: Actor,
  id: number,
  { blocked, block_reason: reason, note, webhook_allowed: allowed, last_updated }: ApiKeyChange,
): Promise<ApiKey> {
  return deps.database.transaction(async (tx) => {
    const before = await keyOf(tx, id);
    refuseStale(before, last_updated);
    const isBlocked = blocked ?? before.blocked;
    const said = blocked === undefined ? before.block_reason : isBlocked ? reason : '';
    const change = {
      blocked: isBlocked,
      block_reason: said,
      note: note ?? before.note,
      webhook_allowed: allowed ?? before.webhook_allowed,
    };
    await writeKey(tx, id, change, deps.clock());
    const after = await keyOf(tx, id);
    const isSwitched = after.blocked !== before.blocked;
    await tellOwner(tx, deps, { before, after });
    await recordAction(tx, {
      caller,
      action: isSwitched ? (after.blocked ? 'blocked' : 'released') : 'changed',
      subject: 'api-key',
      id,
      name: nameOf(after),
      before: valuesOf(before),
      after: valuesOf(after),
      reason: isSwitched ? after.block_reason : '',
    });
    return after;
  });
}

/** Deletes a key, with all that is stored about its owner unless they have another. @throws {AppError} 404 */
export function removeKey(
  { database }: Pick<EditingDeps, 'database'>,
  caller: Actor,
  id: number,
): Promise<void> {
  return database.transaction(async (tx) => {
    const key = await keyOf(tx, id);
    await lockKeysOf(tx, key.email);
    await deleteKey(tx, id);
    await forgetOwners(tx, [key.email]);
    const name = nameOf(key);
    await recordAction(tx, { caller, action: 'deleted', subject: 'api-key', id, name });
  });
}
