import type {
  AnyJobAd,
  listAllJobAds,
  listCompaniesForAds,
  readAnyJobAd,
} from '@lehrpfad/contract/job-ads/all.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../core/api/api.ts';
import { paramsOf } from './queries.ts';

/** Filters of the list, named as in the API. */
type Filter = 'public' | 'private' | 'waiting' | 'expired' | 'imported' | 'locked';

type Wanted = {
  readonly page: string;
  readonly search: string;
  readonly company?: string;
  readonly job_name?: string;
} & {
  readonly [One in Filter]?: '1' | undefined;
};

/** Reads a page of the ads of all companies, the newest first. */
export function useAllJobAds(query: Wanted) {
  return useQuery({
    queryKey: ['all-job-ads', query],
    queryFn: ({ signal }) =>
      call<typeof listAllJobAds>('GET jobdescriptions/all/', {
        query,
        signal,
        shape: { count: 0, results: [{ id: 0, title: '', job_name: '', company_name: '' }] },
      }),
    placeholderData: keepPreviousData,
  });
}

async function readAd(id: number, signal: AbortSignal): Promise<AnyJobAd | null> {
  try {
    return await call<typeof readAnyJobAd>('GET jobdescriptions/by/id/:id/', {
      params: paramsOf(id),
      signal,
      shape: { id: 0, title: '', details: '', siblings: [], files: [], contacts: [] },
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Reads one ad of any company, public or not; null if it is gone. */
export function useAnyJobAd(id: number) {
  return useQuery({
    queryKey: ['all-job-ad', id],
    queryFn: ({ signal }) => readAd(id, signal),
    // A deleted ad does not come back.
    enabled: ({ state }) => state.data !== null,
  });
}

/** Reads the companies chosen for an ad, with their permitted apprenticeships. */
export function useCompaniesForAds(ids: readonly number[]) {
  const sorted = ids.toSorted((one, other) => one - other);
  return useQuery({
    queryKey: ['all-job-ad-companies', sorted],
    queryFn: async ({ signal }) =>
      sorted.length === 0
        ? []
        : call<typeof listCompaniesForAds>('GET jobdescriptions/companies/', {
            query: { ids: sorted.join(',') },
            signal,
            shape: [{ id: 0, name: '', Allowed_apprenticeships: [], contacts: [] }],
          }),
    placeholderData: keepPreviousData,
  });
}
