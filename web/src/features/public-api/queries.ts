import type {
  ApiKey,
  ApiKeyChange,
  deleteApiKey,
  listApiKeys,
  patchApiKey,
} from '@lehrpfad/contract/public-api/api-keys.ts';
import { ApiError, call } from '../../core/api/api.ts';
import { isGone } from '../../core/api/null-if-gone.ts';
import { alwaysReloadEditorial } from '../../core/data/editorial-data.ts';
import { useListQuery, type ListQuery } from '../../core/list/list-query.ts';

/** Reads a page of the keys of the public API, the newest first. */
export const useApiKeys = (query: ListQuery<typeof listApiKeys>) =>
  useListQuery<typeof listApiKeys>('all-api-keys', 'GET api-keys/', {
    query,
    row: { id: 0, email: '', purpose: '', start: '', blocked: false, note: '' },
  });

/** Returns undefined where the key was changed or deleted meanwhile. @throws ApiError */
async function undefinedIfChanged<Answer>(write: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await alwaysReloadEditorial(write);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 409 || isGone(error))) return undefined;
    throw error;
  }
}

export type KeyChange = Pick<ApiKeyChange, 'blocked' | 'note'> & { readonly block_reason?: string };

/** Blocks a key, releases it or stores a note, and reloads the back-office. @returns undefined if somebody was faster */
export const changeKey = (
  { id, last_updated }: ApiKey,
  { block_reason = '', ...change }: KeyChange,
): Promise<ApiKey | undefined> =>
  undefinedIfChanged(
    call<typeof patchApiKey>('PATCH api-keys/patch/:id/', {
      params: { id },
      body: { ...change, block_reason, last_updated },
    }),
  );

/** Deletes a key for good, and reloads the back-office. @returns undefined if it was gone already */
export const removeKey = ({ id }: ApiKey) =>
  undefinedIfChanged(call<typeof deleteApiKey>('DELETE api-keys/delete/:id/', { params: { id } }));
