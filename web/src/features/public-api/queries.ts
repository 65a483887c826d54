import type {
  ApiKey,
  ApiKeyChange,
  deleteApiKey,
  listApiKeys,
  patchApiKey,
} from '@lehrpfad/contract/public-api/api-keys.ts';
import type {
  listWebhookDeliveries,
  resendWebhookDelivery,
} from '@lehrpfad/contract/public-api/webhooks.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../core/api/api.ts';
import { newKey } from '../../core/api/new-key.ts';
import { isGone } from '../../core/api/null-if-gone.ts';
import { alwaysReloadEditorial } from '../../core/data/editorial-data.ts';
import { useListQuery, type ListQuery } from '../../core/list/list-query.ts';

/** Reads a page of the keys of the public API, the newest first. */
export const useApiKeys = (query: ListQuery<typeof listApiKeys>) =>
  useListQuery<typeof listApiKeys>('all-api-keys', 'GET api-keys/', {
    query,
    row: { id: 0, email: '', purpose: '', start: '', blocked: false, note: '' },
  });

/** Why a write did nothing: somebody else has changed or deleted the object meanwhile. */
export type Prevented = 'changed' | 'gone';

/** Returns the answer, or why there is none. @throws ApiError for another failure */
async function answerOrPrevented<Answer>(write: Promise<Answer>): Promise<Answer | Prevented> {
  try {
    return await alwaysReloadEditorial(write);
  } catch (error) {
    if (isGone(error)) return 'gone';
    if (error instanceof ApiError && error.status === 409) return 'changed';
    throw error;
  }
}

export type KeyChange = Pick<ApiKeyChange, 'blocked' | 'note' | 'webhook_allowed'> & {
  readonly block_reason?: string;
  readonly webhook_reason?: string;
};

/** Blocks a key, releases it, allows it a webhook, withdraws that or stores a note, and reloads the back-office */
export const changeKey = (
  { id, last_updated }: ApiKey,
  { block_reason = '', webhook_reason = '', ...change }: KeyChange,
): Promise<ApiKey | Prevented> =>
  answerOrPrevented(
    call<typeof patchApiKey>('PATCH api-keys/patch/:id/', {
      params: { id },
      body: { ...change, block_reason, webhook_reason, last_updated },
    }),
  );

/** Deletes a key permanently, and reloads the back-office */
export const removeKey = ({ id }: ApiKey) =>
  answerOrPrevented(call<typeof deleteApiKey>('DELETE api-keys/delete/:id/', { params: { id } }));

/** Reads the latest messages to the webhook of a key. */
export const useDeliveries = (keyId: number) =>
  useQuery({
    queryKey: ['all-webhook-deliveries', keyId],
    queryFn: ({ signal }) =>
      call<typeof listWebhookDeliveries>('GET api-keys/:id/deliveries/', {
        params: { id: keyId },
        signal,
      }),
  });

/** Sends a message once more, and reloads the back-office. @returns 'changed' if it cannot be sent now */
export const resendDelivery = (id: number) =>
  answerOrPrevented(
    call<typeof resendWebhookDelivery>('POST api-keys/deliveries/:id/again/', {
      params: { id },
      key: newKey(),
    }),
  );
