import type { Place as TownRow } from '@lehrpfad/contract/places/places.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../core/data/query-client.ts';
import { withLookUpTimeout } from './look-up-timeout.ts';
import type { Town } from './place.ts';
import { townsBeginning } from './queries.ts';
import { isSameText } from './town-options.ts';

/**
 * Returns the row of the town in a link or a suggestion. Never returns another town with the same name: no result is better than a wrong
 * one.
 */
export function rowOf(
  town: Town,
  withPostcode: readonly TownRow[],
  withName: readonly TownRow[],
): TownRow | undefined {
  const isNamed = (row: TownRow) => isSameText(row.city, town.city);
  if (town.postcode === '') return withName.find(isNamed) ?? withName[0];
  if (town.city === '') return withPostcode[0];
  const isHere = (row: TownRow) => !town.district || row.district === town.district;
  const there = withPostcode.filter(isNamed);
  return there.find(isHere) ?? there[0] ?? withName.find((row) => isNamed(row) && !row.shared);
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
    queryFn: () => (town ? withLookUpTimeout(findCoordinates(town)) : null),
    enabled: town !== null,
    retry: false,
    staleTime: Infinity,
    meta: { silent: true },
  });
}
