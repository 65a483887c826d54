import type { Facets } from '@lehrpfad/contract/search/guidance.ts';
import type { Search } from '../search.ts';

/**
 * Returns the number of ads for an option of a filter, by its group and value; see `FilterChoice` for null and undefined. The value of a
 * time is its range: after midnight the same number of an earlier response means other days.
 */
export type CountOf = (
  group: Exclude<keyof Facets, 'usual_start'>,
  value: string | number,
) => number | null | undefined;

interface Choice {
  readonly value: string | number;
  readonly range?: string;
  readonly count: number;
}

/**
 * Reads the counts from a response; null while loading. A list of shared ads has no counts, because setting a filter starts a new search.
 */
export function countsOf(facets: Facets | undefined, search: Search): CountOf {
  if (search.jobIds.length > 0) return () => undefined;
  return (group, value) => {
    // The named starts have both a first and a last day, like no choice of another group.
    const choices: Choice[] | undefined = facets && [...facets[group], ...facets.usual_start];
    return choices?.find((choice) => (choice.range ?? choice.value) === value)?.count ?? null;
  };
}
