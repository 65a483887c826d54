import type { CardPage, searchJobAds } from '@lehrpfad/contract/search.ts';
import type {
  suggestCompanies,
  suggestJobNames,
  suggestProfessions,
} from '@lehrpfad/contract/search.ts';
import { limits } from '@lehrpfad/contract/limits.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../floor/api.ts';
import { berlinToday } from '../../floor/dates.ts';
import type { Town } from '../places/place.ts';
import { useTownCoordinates } from '../places/queries.ts';
import { needsCoordinates, toParameters } from './search-request.ts';
import type { Search } from './search.ts';

function townToLocate(search: Search): Town | null {
  return needsCoordinates(search) && search.place?.kind === 'town' ? search.place : null;
}

/** The search as it can be done: 'Stadt' where nobody knows the place that its radius is to surround. */
export function useReachable(search: Search): Search {
  const town = townToLocate(search);
  const { data, isPending } = useTownCoordinates(town);
  const isLost = town !== null && !isPending && !data;
  return useMemo(() => (isLost ? { ...search, perimeter: 0 } : search), [search, isLost]);
}

/**
 * Pages of cards for a search. While another search is on its way the old cards stay (`isPlaceholderData`).
 * `repeated`: nobody asked for this one, the perimeter was raised; so it is not counted.
 */
export function useResults(search: Search, repeated: boolean) {
  const place = townToLocate(search);
  const town = useTownCoordinates(place);
  const query = toParameters(search, berlinToday(), (place && town.data) ?? null);
  return useInfiniteQuery({
    queryKey: ['search', query],
    enabled: place === null || !town.isPending,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const page = { page: String(pageParam), fields: 'card' } as const;
      const answer = await call<typeof searchJobAds>('GET search/', {
        query: { ...query, ...page, ...(repeated && { repeated: '1' }) },
        signal,
      });
      // `fields=card` answers cards; the contract's type allows for both forms.
      return answer as CardPage;
    },
    getNextPageParam: ({ count }, pages) =>
      limits.pageSize * pages.length < count ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
}

/** What the suggestion calls have in common. Asked from the first letter on; the last list stays until the next is there. */
function suggestionOptions(noun: string, text: string) {
  return {
    queryKey: ['suggestions', noun, text],
    enabled: text.length > 0,
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  } as const;
}

export function useJobNameSuggestions(text: string) {
  return useQuery({
    ...suggestionOptions('job-names', text),
    queryFn: ({ signal }) =>
      call<typeof suggestJobNames>('GET jobnames/search/', {
        query: { search_multi_match: text },
        signal,
      }),
    // Names of other boards, and those that count under another name, are not ours to suggest.
    select: (names) => names.filter((name) => !name.external && name.Mapping === null),
  });
}

export function useProfessionSuggestions(text: string) {
  return useQuery({
    ...suggestionOptions('professions', text),
    queryFn: ({ signal }) =>
      call<typeof suggestProfessions>('GET professions/search/', {
        query: { search_multi_match: text },
        signal,
      }),
  });
}

export function useCompanySuggestions(text: string) {
  return useQuery({
    ...suggestionOptions('companies', text),
    queryFn: ({ signal }) =>
      call<typeof suggestCompanies>('GET companies/search/', {
        query: { search_multi_match: text },
        signal,
      }),
  });
}
