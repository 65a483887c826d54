import type { Facets } from '@lehrpfad/contract/search/guidance.ts';
import type { Search } from '../search.ts';

/** Number of ads that a choice of a filter would leave, by its group and value; see `FilterChoice` for null and undefined. */
export type CountOf = (group: keyof Facets, value: string | number) => number | null | undefined;

/**
 * Reads the counts of an answer; null where there is none yet. A list of shared ads has no counts: whoever sets a filter
 * leaves it for a search of everything.
 */
export function countsOf(facets: Facets | undefined, search: Search): CountOf {
  if (search.jobIds.length > 0) return () => undefined;
  return (group, value) => {
    const choices: readonly { value: string | number; count: number }[] = facets?.[group] ?? [];
    return choices.find((choice) => choice.value === value)?.count ?? null;
  };
}
