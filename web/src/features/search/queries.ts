import type { CardPage, searchJobAds, SearchParameters } from '@lehrpfad/contract/search/search.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../core/api/api.ts';
import { berlinToday } from '../../core/text/dates.ts';
import { useListedFavourites } from '../job-ads/favourites/use-favourites.ts';
import type { Town } from '../places/place.ts';
import { useTownCoordinatesInTime } from '../places/town-coordinates.ts';
import { needsCoordinates, toParameters } from './search-request.ts';
import type { Search } from './search.ts';
import { sortingOf } from './results/sorting/sort-options.ts';

function townToLocate(search: Search): Town | null {
  const isNeeded = needsCoordinates(search) && !search.favourites;
  return isNeeded && search.place?.kind === 'town' ? search.place : null;
}

/** Returns the search without its radius if the coordinates of its place are unknown. */
export function useReachable(search: Search): Search {
  const town = townToLocate(search);
  const { data } = useTownCoordinatesInTime(town);
  const isLost = town !== null && data === null;
  return useMemo(() => (isLost ? { ...search, perimeter: 0 } : search), [search, isLost]);
}

interface SearchParametersState {
  readonly query: SearchParameters;
  /** Whether everything that the query needs is known. */
  readonly isReady: boolean;
}

/** Returns the API's parameters of a search, for its list and for its map. */
export function useSearchParameters(search: Search): SearchParametersState {
  const place = townToLocate(search);
  const town = useTownCoordinatesInTime(place);
  const favourites = useListedFavourites(search.favourites);
  return {
    query: toParameters(search, {
      today: berlinToday(),
      town: (place && town.data) ?? null,
      favourites,
    }),
    isReady: place === null || !town.isPending,
  };
}

/**
 * Reads pages of cards for a search; the first page contains the counts of the filters. While another search is loading, the old cards stay
 * (`isPlaceholderData`). `repeated`: the radius was raised automatically, so the search is not counted again.
 */
export function useResults(search: Search, repeated: boolean) {
  const { query: filters, isReady } = useSearchParameters(search);
  const sort = sortingOf(search);
  const query = {
    ...filters,
    ...(sort !== 'relevance' && !search.favourites && { sort }),
  };
  return useInfiniteQuery({
    queryKey: ['search', query],
    enabled: isReady,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const page = { page: String(pageParam), fields: 'card' } as const;
      const answer = await call<typeof searchJobAds>('GET search/', {
        query: {
          ...query,
          ...page,
          ...(pageParam === 1 && !search.favourites && { facets: '1' }),
          ...(repeated && { repeated: '1' }),
        },
        signal,
        shape: { count: 0, results: [{ id: 0, title: '', job_name: '', company_name: '' }] },
      });
      // `fields=card` returns cards; the type in the contract allows both forms.
      return answer as CardPage;
    },
    getNextPageParam: ({ count }, pages) =>
      limits.pageSize * pages.length < count ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
}
