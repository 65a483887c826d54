import type {
  deleteFaqCategory,
  FaqCategory,
  listFaqCategories,
  patchFaqCategory,
  postFaqCategory,
  restoreFaqCategory,
} from '@lehrpfad/contract/faq/categories.ts';
import type { deleteFaq, FaqEntry, listFaq, restoreFaq } from '@lehrpfad/contract/faq/faq.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../core/api/api.ts';
import { nullIfGone } from '../../core/api/null-if-gone.ts';
import { alwaysReloadEditorial, reloadEditorialAfter } from '../../core/data/editorial-data.ts';
import { newKey } from '../../core/api/new-key.ts';
import { queryClient } from '../../core/data/query-client.ts';
import { loadAttachment } from './files/load-file.ts';

/** Reads all entries, including internal ones, in their order. */
export function useFaq() {
  return useQuery({
    queryKey: ['all-faq'],
    queryFn: ({ signal }) =>
      call<typeof listFaq>('GET faq/', {
        signal,
        shape: [{ id: 0, title: '', description: '', Categories: [], files: [] }],
      }),
    placeholderData: keepPreviousData,
  });
}

const categoriesKey = ['all-faq-categories'];

/** Reads all categories, including the audiences. */
export function useFaqCategories() {
  return useQuery({
    queryKey: categoriesKey,
    queryFn: ({ signal }) =>
      call<typeof listFaqCategories>('GET faq/categories/', {
        signal,
        shape: [{ id: 0, key: '', entries: 0 }],
      }),
  });
}

/** Adds a category, or returns the existing one with this name. @throws ApiError */
export async function addCategory(key: string): Promise<FaqCategory> {
  try {
    const input = { body: { key }, key: newKey() };
    const made = await call<typeof postFaqCategory>('POST faq/categories/post/', input);
    await queryClient.invalidateQueries({ queryKey: categoriesKey });
    return made;
  } catch (error) {
    // Somebody else has just added it.
    if (error instanceof ApiError && error.code === 'exists' && error.current) {
      await queryClient.invalidateQueries({ queryKey: categoriesKey });
      return error.current as unknown as FaqCategory;
    }
    throw error;
  }
}

type Key = Pick<FaqCategory, 'key'>;

/** Renames a category. @throws ApiError 409 if the name is in use, or it no longer is as in `begun` */
export async function renameCategory(
  id: number,
  body: Key & { readonly begun: Key },
  key: string,
): Promise<void> {
  const input = { params: { id }, body, key };
  await reloadEditorialAfter(
    call<typeof patchFaqCategory>('PATCH faq/categories/patch/:id/', input),
  );
}

/** New category of the entries of a deleted category: another one, or none. */
export type EntriesFate = { readonly move_to: string } | { readonly take_off: '1' };

/** Deletes a category. @param fate undefined if it has no entries @throws ApiError 409 if it has some by now */
export async function removeCategory(id: number, fate: EntriesFate | undefined): Promise<void> {
  const input = { params: { id }, query: fate ?? {} };
  await reloadEditorialAfter(
    call<typeof deleteFaqCategory>('DELETE faq/categories/delete/:id/', input),
  );
}

/** Restores a deleted category in its entries. @throws ApiError 404 after an hour, 409 if another one has its name by now */
export const restoreCategory = (id: number) =>
  reloadEditorialAfter(
    call<typeof restoreFaqCategory>('POST faq/categories/restore/:id/', { params: { id } }),
  );

/** Deletes an entry as it was read. If it is gone already, that is no error. @throws ApiError 409 if somebody has changed it since */
export const removeEntry = ({ id, last_updated }: FaqEntry) =>
  alwaysReloadEditorial(
    nullIfGone(
      call<typeof deleteFaq>('DELETE faq/delete/:id/', {
        params: { id },
        query: { last_updated },
      }),
    ),
  );

/** Restores a deleted entry. @throws ApiError 404 after an hour */
export const restoreEntry = (id: number) =>
  reloadEditorialAfter(call<typeof restoreFaq>('POST faq/restore/:id/', { params: { id } }));

/** Loads an attachment when it is its turn. An id always stands for the same bytes. */
export function useAttachment(id: number, isItsTurn: boolean) {
  return useQuery({
    queryKey: ['faq-file', id],
    queryFn: ({ signal }) => loadAttachment(id, signal),
    enabled: isItsTurn,
    staleTime: Infinity,
    gcTime: 60_000,
    meta: { silent: true },
  });
}
