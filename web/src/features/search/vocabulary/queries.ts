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
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import type { Kind } from './words.ts';

interface Wanted {
  readonly kind: Kind | undefined;
  readonly search: string;
  readonly page: string;
}

const read = (query: Partial<Wanted> & { readonly id?: string }, signal: AbortSignal) =>
  call<typeof listVocabulary>('GET searchvocabulary/', {
    query,
    signal,
    shape: { count: 0, results: [{ id: 0, term: '', meanings: [], brafo: [] }] },
  });

/** Reads a page of the vocabulary in alphabetical order. */
export function useVocabulary(query: Wanted) {
  return useQuery({
    queryKey: ['all-vocabulary', query],
    queryFn: ({ signal }) => read(query, signal),
    placeholderData: keepPreviousData,
  });
}

/** Reads one entry; null if there is none. @throws ApiError */
export const readEntry = async (id: number, signal: AbortSignal) =>
  (await read({ id: String(id) }, signal)).results.at(0) ?? null;

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
export function useEmptySearches(query: { readonly month: string; readonly page: string }) {
  return useQuery({
    queryKey: ['all-empty-searches', query],
    queryFn: ({ signal }) =>
      call<typeof listEmptySearches>('GET statistics/empty/', {
        query,
        signal,
        shape: { count: 0, results: [{ term: '', count: 0, hits_now: 0 }] },
      }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
}

/** Adds an entry. @throws ApiError */
export async function addEntry(
  body: VocabularyValues,
  key: string,
): Promise<StoredVocabularyEntry> {
  const added = await call<typeof addVocabularyEntry>('POST searchvocabulary/post/', {
    body,
    key,
  });
  await reloadEditorial();
  return added;
}

/** Changes an entry, based on the version `last_updated`. @throws ApiError */
export async function changeEntry(
  id: number,
  body: VocabularyValues & { last_updated: string },
  key: string,
): Promise<StoredVocabularyEntry> {
  const params = { id: String(id) };
  const name = 'PATCH searchvocabulary/patch/:id/';
  const changed = await call<typeof changeVocabularyEntry>(name, {
    params,
    body,
    key,
  });
  await reloadEditorial();
  return changed;
}

/** Deletes an entry. @throws ApiError */
export async function removeEntry(id: number): Promise<void> {
  const params = { id: String(id) };
  await call<typeof deleteVocabularyEntry>('DELETE searchvocabulary/delete/:id/', { params });
  void reloadEditorial();
}
