import type { z } from 'zod';
import type { OfState } from '../read-part.ts';
import type { importPlacesSchema, searchPlacesSchema } from '../schemas/place-words.ts';
import { joinRecords } from './lists.ts';

type SearchPlaces = z.output<typeof searchPlacesSchema>;
type ImportPlaces = z.output<typeof importPlacesSchema>;

/** Merges landscapes with the same name, because a landscape on both sides of a border is one area. */
function joinLandscapes(all: SearchPlaces['areas']): SearchPlaces['areas'] {
  const names = joinRecords(all.map((area) => ({ [area.label]: area.names })));
  const districts = joinRecords(all.map((area) => ({ [area.label]: area.districts })));
  return Object.entries(names).map(([label, own]) => ({
    label,
    names: own,
    districts: districts[label] ?? [],
  }));
}

/**
 * Joins names of places that a search may contain.
 * @param isOnBoard whether a town lies in one of the states; such towns are not neighbours
 */
export function joinSearchPlaces(
  states: readonly OfState<SearchPlaces>[],
  isOnBoard: (town: SearchPlaces['neighbours'][number]) => boolean,
): SearchPlaces {
  const [first, ...others] = states.map(({ data }) => data) as [SearchPlaces, ...SearchPlaces[]];
  if (others.length === 0) return first;
  const all = [first, ...others];
  const around = all.flatMap(({ neighbours }) => neighbours).filter((town) => !isOnBoard(town));
  return {
    plainSigns: [...new Set(all.flatMap(({ plainSigns }) => plainSigns))],
    areas: joinLandscapes(all.flatMap(({ areas }) => areas)),
    spellings: joinRecords(all.map(({ spellings }) => spellings)),
    neighbours: [...new Map(around.toReversed().map((town) => [town.name, town])).values()],
  };
}

/** Joins words of places in records of exchanges. */
export function joinImportPlaces(states: readonly OfState<ImportPlaces>[]): ImportPlaces {
  const [first, ...others] = states.map(({ data }) => data) as [ImportPlaces, ...ImportPlaces[]];
  if (others.length === 0) return first;
  const all = [first, ...others];
  return {
    stateNames: [...new Set(all.flatMap(({ stateNames }) => stateNames))],
    landscapes: joinRecords(all.map(({ landscapes }) => landscapes)),
    waters: joinRecords(all.map(({ waters }) => waters)),
    sights: [...new Set(all.flatMap(({ sights }) => sights))],
    agencyCircles: all.flatMap(({ agencyCircles }) => agencyCircles),
  };
}
