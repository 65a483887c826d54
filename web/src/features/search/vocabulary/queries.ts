import type { searchJobAds, CardPage } from '@lehrpfad/contract/search/search.ts';
import type {
  addVocabularyEntry,
  changeVocabularyEntry,
  deleteVocabularyEntry,
  explainSearch,
  listVocabulary,
  StoredVocabularyEntry,
  VocabularyValues,
} from '@lehrpfad/contract/search/vocabulary.ts';
import type { listEmptySearches } from '@lehrpfad/contract/search/vocabulary-report.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { reloadEditorial, reloadEditorialAfter } from '../../../core/data/editorial-data.ts';
import { useListQuery, type ListQuery } from '../../../core/list/list-query.ts';

const row = { id: 0, term: '', meanings: [], brafo: [] };

/** Reads a page of the vocabulary in alphabetical order. */
export const useVocabulary = (query: ListQuery<typeof listVocabulary>) =>
  useListQuery<typeof listVocabulary>('all-vocabulary', 'GET searchvocabulary/', { query, row });

/** Reads one entry; null if there is none. @throws ApiError */
export async function readEntry(id: number, signal: AbortSignal) {
  const input = { query: { id }, signal, shape: { count: 0, results: [row] } };
  const page = await call<typeof listVocabulary>('GET searchvocabulary/', input);
  return page.results.at(0) ?? null;
}

/** Reads the results that a pupil would get, without counting the search. Reloaded after every change of the vocabulary. */
export function useTryOut(text: string) {
  return useQuery({
    queryKey: ['all-try-out', text],
    queryFn: async ({ signal }): Promise<CardPage> =>
      (await call<typeof searchJobAds>('GET search/', {
        query: { search_multi_match: text, fields: 'card', repeated: '1' },
        signal,
        shape: { count: 0, results: [] },
      })) as CardPage,
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { silent: true },
  });
}

/** Reads how a text is interpreted. Reloaded after every change of the vocabulary. */
export function useExplanation(text: string) {
  return useQuery({
    queryKey: ['all-explanation', text],
    queryFn: ({ signal }) =>
      call<typeof explainSearch>('GET searchvocabulary/explanation/', {
        query: { text },
        signal,
        shape: { count: 0, wishes: [], terms: [], ignored: [], left_out: [] },
      }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { silent: true },
  });
}

/** Reads the searches of a month that had no results. */
export const useEmptySearches = (query: ListQuery<typeof listEmptySearches>) =>
  useListQuery<typeof listEmptySearches>(
    'all-empty-searches',
    'GET statistics/empty/',
    { query, row: { term: '', count: 0, hits_now: 0 } },
    { meta: { silent: true } },
  );

/** Adds an entry. @throws ApiError */
export const addEntry = (body: VocabularyValues, key: string): Promise<StoredVocabularyEntry> =>
  reloadEditorialAfter(
    call<typeof addVocabularyEntry>('POST searchvocabulary/post/', { body, key }),
  );

/** Changes an entry, based on the version `last_updated`. @throws ApiError */
export function changeEntry(
  id: number,
  body: VocabularyValues & { last_updated: string },
  key: string,
): Promise<StoredVocabularyEntry> {
  const input = { params: { id }, body, key };
  return reloadEditorialAfter(
    call<typeof changeVocabularyEntry>('PATCH searchvocabulary/patch/:id/', input),
  );
}

/** Deletes an entry as it was read. @throws ApiError 404 or 409 if it was deleted or changed since */
export async function removeEntry({ id, last_updated }: StoredVocabularyEntry): Promise<void> {
  const input = { params: { id }, query: { last_updated } };
  await call<typeof deleteVocabularyEntry>('DELETE searchvocabulary/delete/:id/', input);
  void reloadEditorial();
}
