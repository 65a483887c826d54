import type {
  AnyJobAd,
  listAllJobAds,
  listCompaniesForAds,
  readAnyJobAd,
} from '@lehrpfad/contract/job-ads/all.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { nullIfGone } from '../../../core/api/null-if-gone.ts';
import { useListQuery, type ListQuery } from '../../../core/list/list-query.ts';

/** Reads a page of the ads of all companies, the newest first. */
export const useAllJobAds = (query: ListQuery<typeof listAllJobAds>) =>
  useListQuery<typeof listAllJobAds>('all-job-ads', 'GET jobdescriptions/all/', {
    query,
    row: { id: 0, title: '', job_name: '', company_name: '' },
  });

/** Reads one ad of any company, public or not; null if it is gone. */
export function useAnyJobAd(id: number) {
  return useQuery({
    queryKey: ['all-job-ad', id],
    queryFn: ({ signal }): Promise<AnyJobAd | null> =>
      nullIfGone(
        call<typeof readAnyJobAd>('GET jobdescriptions/by/id/:id/', {
          params: { id },
          signal,
          shape: { id: 0, title: '', details: '', siblings: [], files: [], contacts: [] },
        }),
      ),
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
