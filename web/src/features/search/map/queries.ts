import type { mapPoints } from '@lehrpfad/contract/search/search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { useSearchParameters } from '../queries.ts';
import type { Search } from '../search.ts';

/** Reads every match of a search as a point. A failure is only logged, because the list beside the map reports it. */
export function useMapPoints(search: Search) {
  const { query, isReady } = useSearchParameters(search);
  return useQuery({
    queryKey: ['map-points', query],
    queryFn: ({ signal }) =>
      call<typeof mapPoints>('GET mapbox/points/', {
        query,
        signal,
        shape: { results: [{ id: 0, job_type_int: 1, geo_data: [0, 0] }] },
      }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    // Comparing thousands of points with the previous ones takes longer than rendering them again.
    structuralSharing: false,
    meta: { silent: true },
  });
}
