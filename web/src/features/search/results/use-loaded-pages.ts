import { useEffect, useState } from 'react';
import { entryState, recall, remember } from '../../../core/history/entries.ts';
import type { useResults } from '../queries.ts';

/** Number of pages that a history entry has shown, and the search. */
interface Loaded {
  readonly search: string;
  readonly pages: number;
}

const recalled = () => (recall('pages') ?? {}) as Partial<Loaded>;

/**
 * Loads as many pages as the list had when it was left, for Back and a reload.
 * @param search identifies the search
 */
export function useLoadedPages(results: ReturnType<typeof useResults>, search: string): void {
  // An opened ad has an entry of its own above the same list: after a reload there, the list is restored only with the entry below.
  const { entry } = entryState();
  const [before, setBefore] = useState(() => ({ entry, loaded: recalled() }));
  if (before.entry !== entry) setBefore({ entry, loaded: recalled() });
  const { loaded } = before;
  // The stored value may be no number: a comparison with NaN is always false.
  const wanted = (loaded.search === search && loaded.pages) || 0;
  const { data, isPlaceholderData, isFetching, isError, hasNextPage, fetchNextPage } = results;
  const pages = isPlaceholderData ? 0 : (data?.pages.length ?? 0);
  const isShort = pages > 0 && pages < wanted && hasNextPage && !isError;

  useEffect(() => {
    if (isShort && !isFetching) void fetchNextPage();
  }, [isShort, isFetching, fetchNextPage]);
  useEffect(() => {
    if (pages > 0 && !isShort) remember('pages', { search, pages }, entry);
  }, [pages, isShort, search, entry]);
}
