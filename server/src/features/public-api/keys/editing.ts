import type { ApiKey, ApiKeyChange } from '@lehrpfad/contract/public-api/api-keys.ts';
import { notFound, refuseStale } from '../../../core/http/errors.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import type { Actor } from '../../../core/security/callers.ts';
import type { Queries } from '../../../core/database/database.ts';
import { recordAction } from '../../audit/trail.ts';
import { blockedMail, releasedMail, webhookAllowedMail, webhookWithdrawnMail } from './mails.ts';
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

/** Informs the owner that the key was blocked or works again, and may have a webhook or no longer. */
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
  if (after.webhook_allowed === before.webhook_allowed) return;
  const url = links.to(keyPaths.forgotten);
  await queueMail(
    tx,
    after.webhook_allowed
      ? webhookAllowedMail(email, { start, url, hasWebhook: after.webhook !== null })
      : webhookWithdrawnMail(email, told, after.webhook_reason),
  );
}

/** Returns the values of a key after a change. A reason is kept as long as what it explains. */
function changeOf(before: ApiKey, sent: ApiKeyChange) {
  const isBlocked = sent.blocked ?? before.blocked;
  const isAllowed = sent.webhook_allowed ?? before.webhook_allowed;
  return {
    blocked: isBlocked,
    block_reason:
      sent.blocked === undefined ? before.block_reason : isBlocked ? sent.block_reason : '',
    note: sent.note ?? before.note,
    webhook_allowed: isAllowed,
    webhook_reason:
      sent.webhook_allowed === undefined
        ? before.webhook_reason
        : isAllowed
          ? ''
          : sent.webhook_reason,
  };
}

/**
 * Blocks a key, releases it, allows it a webhook, withdraws that or stores a note.
 * @throws {AppError} 404; 409 if it was changed meanwhile
 */
export function changeKey(
  deps: EditingDeps,
  caller: Actor,
  id: number,
  sent: ApiKeyChange,
): Promise<ApiKey> {
  return deps.database.transaction(async (tx) => {
    const before = await keyOf(tx, id);
    refuseStale(before, sent.last_updated);
    await writeKey(tx, id, changeOf(before, sent), deps.clock());
    const after = await keyOf(tx, id);
    const isSwitched = after.blocked !== before.blocked;
    const isWithdrawn = before.webhook_allowed && !after.webhook_allowed;
    await tellOwner(tx, deps, { before, after });
    await recordAction(tx, {
      caller,
      action: isSwitched ? (after.blocked ? 'blocked' : 'released') : 'changed',
      subject: 'api-key',
      id,
      name: nameOf(after),
      before: valuesOf(before),
      after: valuesOf(after),
      reason: isSwitched ? after.block_reason : isWithdrawn ? after.webhook_reason : '',
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
