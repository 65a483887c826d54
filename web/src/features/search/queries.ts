import type { CardPage, searchJobAds, SearchParameters } from '@lehrpfad/contract/search/search.ts';
import type { suggestAll } from '@lehrpfad/contract/search/suggestions.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../core/api/api.ts';
import { berlinToday } from '../../core/text/dates.ts';
import { useListedFavourites } from '../job-ads/favourites/use-favourites.ts';
import type { Town } from '../places/place.ts';
import { useTownCoordinatesInTime } from '../places/queries.ts';
import { needsCoordinates, toParameters } from './search-request.ts';
import type { Search } from './search.ts';
import { sortingOf } from './results/sort-options.ts';

function townToLocate(search: Search): Town | null {
  const isNeeded = needsCoordinates(search) && !search.favourites;
  return isNeeded && search.place?.kind === 'town' ? search.place : null;
}

/** The search as it can be done: 'Stadt' where nobody knows the place that its radius is to surround. */
export function useReachable(search: Search): Search {
  const town = townToLocate(search);
  const { data } = useTownCoordinatesInTime(town);
  const isLost = town !== null && data === null;
  return useMemo(() => (isLost ? { ...search, perimeter: 0 } : search), [search, isLost]);
}

interface SearchParametersState {
  readonly query: SearchParameters;
  /** Whether all that the query needs is known. */
  readonly isReady: boolean;
}

/** A search as the API takes it, for its list and for its map. */
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
 * Pages of cards for a search, with the counts of the filters on the first. While another search is on its way the old cards stay
 * (`isPlaceholderData`). `repeated`: nobody asked for this one, the perimeter was raised; so it is not counted.
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
      // `fields=card` answers cards; the contract's type allows for both forms.
      return answer as CardPage;
    },
    getNextPageParam: ({ count }, pages) =>
      limits.pageSize * pages.length < count ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
}

const suggestion = { id: 0, name: '', count: 0 };

/** Job names, professions, companies and whole searches for a text, from its first letter on; the last ones stay until the next are there. */
export function useSuggestions(text: string) {
  return useQuery({
    queryKey: ['suggestions', text],
    enabled: text.length > 0,
    staleTime: 300_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<typeof suggestAll>('GET suggestions/', {
        query: { search_multi_match: text },
        signal,
        shape: {
          job_names: [suggestion],
          professions: [suggestion],
          companies: [suggestion],
          searches: [{ text: '', count: 0 }],
        },
      }),
  });
}
