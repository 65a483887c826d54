import type { WebhookDelivery } from '@lehrpfad/contract/public-api/webhooks.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import { conflict } from '../../../core/http/errors.ts';
import type { Actor } from '../../../core/security/callers.ts';
import { recordAction } from '../../audit/trail.ts';
import { nameOf } from '../keys/editing.ts';
import { sendAgain } from './deliveries-store.ts';

/** Queues a delivery again. @throws {AppError} 409 if it waits already, its webhook was stopped, or it is gone */
export function resendDelivery(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  caller: Actor,
  id: number,
): Promise<WebhookDelivery> {
  return database.transaction(async (tx) => {
    const found = await sendAgain(tx, id, clock());
    if (found === undefined)
      throw conflict('Diese Meldung wartet schon, oder der Webhook ist angehalten oder beendet.');
    const { key_id: keyId, start, ...delivery } = found;
    await recordAction(tx, {
      caller,
      action: 'sent-again',
      subject: 'api-key',
      id: keyId,
      name: nameOf({ start }),
    });
    return delivery;
  });
}
