import type { PublicJobAd, readJobAds } from '@lehrpfad/contract/job-ads.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../floor/api.ts';

/** One ad with everything about it; null where there is no such ad (any more). */
export function useJobAd(id: number) {
  return useQuery({
    queryKey: ['job-ad', id],
    queryFn: async ({ signal }): Promise<PublicJobAd | null> => {
      const body = { job_ids: [id] };
      const ads = await call<typeof readJobAds>('POST jobdescriptions/by/ids/', { body, signal });
      return ads[0] ?? null;
    },
  });
}
