import type { suggestTowns } from '@lehrpfad/contract/places.ts';
import { homeState } from '@lehrpfad/contract/options.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../floor/api.ts';
import { queryClient } from '../../floor/query-client.ts';
import type { Place, Town } from './place.ts';
import { isEnough, meantBy, townSuggestions } from './town-options.ts';

function townsBeginning(text: string) {
  return queryOptions({
    queryKey: ['towns', text],
    queryFn: ({ signal }) =>
      call<typeof suggestTowns>('GET cities/', {
        query: { search: text, state: homeState },
        signal,
      }),
    staleTime: Infinity,
  });
}

/** Rows of towns for what is typed in a town field. */
export function useTownRows(typed: string) {
  const text = typed.trim();
  return useQuery({
    ...townsBeginning(text),
    enabled: isEnough(text),
    placeholderData: keepPreviousData,
  });
}

/** The place meant by a typed text; null where there is none. @throws ApiError */
export async function findPlace(typed: string): Promise<Place | null> {
  const text = typed.trim();
  const rows = await queryClient.fetchQuery(townsBeginning(text));
  return meantBy(text, townSuggestions(rows, text))?.place ?? null;
}

/** Where a town lies. Answered from the suggestions it was picked from, or asked for when it came with a link. */
export function useTownCoordinates(town: Town | null) {
  return useQuery({
    ...townsBeginning(town?.city ?? ''),
    enabled: town !== null,
    select: (rows) => {
      const namesakes = rows.filter((row) => row.city === town?.city);
      const found = namesakes.find((row) => row.postcode === town?.postcode) ?? namesakes[0];
      return found ? { latitude: found.latitude, longitude: found.longitude } : null;
    },
  });
}
