import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter } from '../core/fields.ts';
import { textField } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';

/** The form in which the owner of a key sets the address to which changes are sent. */
export const webhookForm = z.object({ url: textField(limits.webhookAddress, 'required') });

const moment = z.iso.datetime({ offset: true });

/** A message to the webhook of a key. */
const webhookDelivery = z.object({
  id,
  created: moment,
  /** The number of changes in it. */
  changes: z.int().nonnegative(),
  /** The text that is sent. */
  body: z.string(),
  attempts: z.int().nonnegative(),
  /** Error of the last attempt; '' if there was none. */
  error: z.string(),
  /** When the receiver accepted it. */
  sent: moment.nullable(),
  /** When it is tried next; null if it is not. */
  next: moment.nullable(),
});

export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: 'api-keys/:id/deliveries/',
  access: 'editor',
  summary: 'The latest messages to the webhook of a key, the newest first',
  params: z.object({ id: idParameter }),
  response: z.array(webhookDelivery),
});

export const resendWebhookDelivery = endpoint({
  method: 'POST',
  path: 'api-keys/deliveries/:id/again/',
  access: 'editor',
  idempotent: true,
  summary:
    'Sends a message to a webhook once more; 409 for one that waits, and where the webhook was stopped',
  params: z.object({ id: idParameter }),
  response: webhookDelivery,
});
