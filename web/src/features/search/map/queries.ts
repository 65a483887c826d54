import type { mapPoints } from '@lehrpfad/contract/search/search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { useSearchParameters } from '../queries.ts';
import type { Search } from '../search.ts';

/** Every match of a search as a point. A failure is only logged: the list beside the map tells it. */
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
    // Comparing thousands of points with those before takes longer than drawing them again.
    structuralSharing: false,
    meta: { silent: true },
  });
}
