import type { suggestTowns } from '@lehrpfad/contract/places/places.ts';
import { homeState } from '@lehrpfad/contract/core/options.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { queryClient } from '../../core/data/query-client.ts';
import { unnamedPoint, type Town } from './place.ts';
import { isEnough, rowOf } from './town-options.ts';
import { inTime } from './in-time.ts';

export function townsBeginning(text: string) {
  return queryOptions({
    queryKey: ['towns', text],
    queryFn: ({ signal }) =>
      call<typeof suggestTowns>('GET cities/', {
        query: { search: text, state: homeState },
        signal,
        shape: [{ id: 0, city: '', postcode: '', latitude: 0, longitude: 0 }],
      }),
    staleTime: Infinity,
    // A search continues without it: the server finds the town or reports that it cannot.
    meta: { silent: true },
  });
}

/** Reads the towns for the text in a town field. */
export function useTownRows(typed: string) {
  const text = typed.trim();
  return useQuery({
    ...townsBeginning(text),
    enabled: isEnough(text) && text !== unnamedPoint,
    placeholderData: keepPreviousData,
  });
}

async function findCoordinates(town: Town) {
  const fetch = (text: string) => queryClient.fetchQuery(townsBeginning(text));
  const withPostcode = town.postcode ? await fetch(town.postcode) : [];
  const found =
    rowOf(town, withPostcode, []) ??
    rowOf(town, withPostcode, town.city ? await fetch(town.city) : []);
  return found ? { latitude: found.latitude, longitude: found.longitude } : null;
}

/** Reads the coordinates of a town, without a timeout; null if they are unknown. */
export function useTownCoordinates(town: Town | null) {
  return useQuery({
    queryKey: ['town-coordinates', town],
    queryFn: () => (town ? findCoordinates(town) : null),
    enabled: town !== null,
    staleTime: Infinity,
    meta: { silent: true },
  });
}

/** Reads the coordinates of a town for a search, with a timeout. A timeout counts as an error and is not retried. */
export function useTownCoordinatesInTime(town: Town | null) {
  return useQuery({
    queryKey: ['town-coordinates-in-time', town],
    queryFn: () => (town ? inTime(findCoordinates(town)) : null),
    enabled: town !== null,
    retry: false,
    staleTime: Infinity,
    meta: { silent: true },
  });
}
