import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { CardPage, searchJobAds } from '@lehrpfad/contract/search/search.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { useListedFavourites } from '../../job-ads/favourites/use-favourites.ts';
import type { useResults } from '../queries.ts';

const none: readonly number[] = [];

/** Reads the ids of all ads of a list that still exist, with one request per page. */
async function fetchLeft(ids: readonly number[], signal: AbortSignal) {
  const read = (page: number) =>
    call<typeof searchJobAds>('GET search/', {
      query: { job_ids: ids.join(','), fields: 'card', page: String(page) },
      signal,
      shape: { count: 0, results: [{ id: 0 }] },
    });
  const first = await read(1);
  const count = Math.ceil(first.count / limits.pageSize);
  const others = Array.from({ length: Math.max(0, count - 1) }, (_, at) => read(at + 2));
  const answers = [first, ...(await Promise.all(others))];
  return answers.flatMap(({ results }) => results.map(({ id }) => id));
}

/** Reads which ads of a list still exist. */
export function useLeftAds(ids: readonly number[], isNeeded = true) {
  return useQuery({
    queryKey: ['ads-left', ids],
    queryFn: ({ signal }) => fetchLeft(ids, signal),
    enabled: isNeeded,
    meta: { silent: true },
  });
}

/**
 * Returns the favourites whose ads were deleted, in the order of the list; undefined while unknown. The number of results tells whether
 * there are any; only if some pages have not loaded, the missing ids are requested.
 */
export function useGoneFavourites(
  results: ReturnType<typeof useResults>,
): readonly number[] | undefined {
  const listed = useListedFavourites();
  const pages: readonly CardPage[] = (!results.isPlaceholderData && results.data?.pages) || [];
  const count = pages[0]?.count;
  const loaded = pages.flatMap((page) => page.results.map(({ id }) => id));
  const isMissing = count !== undefined && count < listed.length;
  const isAllLoaded = count !== undefined && loaded.length >= count;
  const { data: left } = useLeftAds(listed, isMissing && !isAllLoaded);
  if (count === undefined) return undefined;
  if (!isMissing) return none;
  const present = isAllLoaded ? loaded : left;
  return present && listed.filter((id) => !present.includes(id));
}
