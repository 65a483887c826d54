import type { suggestTowns } from '@lehrpfad/contract/places.ts';
import { homeState } from '@lehrpfad/contract/options.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../floor/api.ts';
import { queryClient } from '../../floor/query-client.ts';
import { unnamedPoint, type Place, type Town } from './place.ts';
import { isAmbiguous, isEnough, meantBy, rowOf, townSuggestions } from './town-options.ts';

function townsBeginning(text: string) {
  return queryOptions({
    queryKey: ['towns', text],
    queryFn: ({ signal }) =>
      call<typeof suggestTowns>('GET cities/', {
        query: { search: text, state: homeState },
        signal,
        shape: [{ id: 0, city: '', postcode: '', latitude: 0, longitude: 0 }],
      }),
    staleTime: Infinity,
  });
}

/** Rows of towns for what is typed in a town field. */
export function useTownRows(typed: string) {
  const text = typed.trim();
  return useQuery({
    ...townsBeginning(text),
    enabled: isEnough(text) && text !== unnamedPoint,
    placeholderData: keepPreviousData,
  });
}

/** The place meant by a typed text; null where there is none, `ambiguous` where several towns have that name. @throws ApiError */
export async function findPlace(typed: string): Promise<Place | 'ambiguous' | null> {
  const text = typed.trim();
  const rows = await queryClient.fetchQuery(townsBeginning(text));
  // 'Storkau (Stendal)' is how the field itself writes a town, but no town's name begins so.
  const [name = ''] = text.split(' (');
  const isLabel = rows.length === 0 && name !== text && name !== '';
  const found = isLabel ? await queryClient.fetchQuery(townsBeginning(name)) : rows;
  const place = meantBy(text, townSuggestions(found, text))?.place ?? null;
  return place && isAmbiguous(text, place) ? 'ambiguous' : place;
}

async function findCoordinates(town: Town) {
  const fetch = (text: string) => queryClient.fetchQuery(townsBeginning(text));
  const withPostcode = town.postcode ? await fetch(town.postcode) : [];
  const found =
    rowOf(town, withPostcode, []) ??
    rowOf(town, withPostcode, town.city ? await fetch(town.city) : []);
  return found ? { latitude: found.latitude, longitude: found.longitude } : null;
}

/** Where a town lies; null where nobody knows. */
export function useTownCoordinates(town: Town | null) {
  return useQuery({
    queryKey: ['town-coordinates', town],
    queryFn: () => (town ? findCoordinates(town) : null),
    enabled: town !== null,
    staleTime: Infinity,
  });
}
