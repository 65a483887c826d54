import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { PublicJobAd, readJobAds } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';

function fetchJobAds(ids: readonly number[], signal: AbortSignal): Promise<PublicJobAd[]> {
  const body = { job_ids: [...ids] };
  const shape = [
    { id: 0, title: '', details: '', annotation: '', files: [], contacts: [], Job_name: {} },
  ];
  return call<typeof readJobAds>('POST jobdescriptions/by/ids/', { body, signal, shape });
}

const freshMs = 60_000;

/** Reads one ad with all its data; null if there is no such ad (any more). */
export function useJobAd(id: number) {
  return useQuery({
    queryKey: ['job-ad', id],
    queryFn: async ({ signal }) => (await fetchJobAds([id], signal))[0] ?? null,
    // A missing ad may exist by now, so it is loaded again.
    staleTime: ({ state }) => (state.data === null ? 0 : freshMs),
  });
}

/** Reads the ads of a list of ids, page by page. Deleted ads are left out. */
export function useJobAds(ids: readonly number[]) {
  return useInfiniteQuery({
    queryKey: ['job-ads', ids],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      fetchJobAds(ids.slice(pageParam, pageParam + limits.pageSize), signal),
    getNextPageParam: (_last, pages) => {
      const next = limits.pageSize * pages.length;
      return next < ids.length ? next : undefined;
    },
  });
}
