import type { suggestTowns } from '@lehrpfad/contract/places/places.ts';
import { homeState } from '@lehrpfad/contract/core/options.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { unnamedPoint } from './place.ts';
import { isEnough } from './town-options.ts';

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
