import type { Facets } from '@lehrpfad/contract/search/guidance.ts';
import type { Search } from '../search.ts';

/** Returns the number of ads for an option of a filter, by its group and value; see `FilterChoice` for null and undefined. */
export type CountOf = (group: keyof Facets, value: string | number) => number | null | undefined;

/**
 * Reads the counts from a response; null while loading. A list of shared ads has no counts, because setting a filter starts a new search.
 */
export function countsOf(facets: Facets | undefined, search: Search): CountOf {
  if (search.jobIds.length > 0) return () => undefined;
  return (group, value) => {
    const choices: readonly { value: string | number; count: number }[] = facets?.[group] ?? [];
    return choices.find((choice) => choice.value === value)?.count ?? null;
  };
}
