import type { searchOverview } from '@lehrpfad/contract/search/overview.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import type { Town } from '../../places/place.ts';

/** Reads the overview of the board; new ads near the town come first. */
export function useOverview(town: Town | null) {
  const query = town ? { city: town.city, postcode: town.postcode } : {};
  return useQuery({
    queryKey: ['overview', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<typeof searchOverview>('GET search/overview/', {
        query,
        signal,
        shape: {
          count: 0,
          new_ads: [{ id: 0, title: '' }],
          occupations: [{ name: '' }],
          starts: [{ range: '' }],
        },
      }),
  });
}
