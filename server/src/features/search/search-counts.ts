import { perimeters, type SearchFilters } from '@lehrpfad/contract/search/search.ts';

/** Counters of searches. */
export interface Counting {
  /** Adds one to a value of a dimension of the statistics. */
  count(dimension: string, value: string): void;
  /** Counts a search text as it was typed, with the address of the request. The statistics decide how to store it. */
  countTerm(text: string, caller: string): void;
  /** The same for a search without hits. */
  countEmpty(text: string, caller: string): void;
}

/** Returns a function that counts these ads as shown each time it is called. */
export type CountShown = (ads: readonly number[]) => () => void;

interface Found {
  readonly town: string | undefined;
  readonly hasWords: boolean;
  readonly hits: number;
}

/** Counts one search from an address. */
export type CountSearch = (caller: string) => void;

/**
 * Returns a function that counts a search each time it is called: by its parameters, never by the user. Only known values are stored:
 * only names of existing towns, and words only as `countTerm` converts them, so no personal name appears in a chart.
 * Not counted: pages after the first, lists of given ads (favourites, shared links), and the search that the
 * browser repeats automatically with a wider perimeter.
 * @param found name of the resolved town, whether the text contained a word that counts, and the number of hits
 */
export function searchCounter(
  query: SearchFilters & { page: number; repeated?: '1' | undefined },
  { town, hasWords, hits }: Found,
  counting: Counting,
): CountSearch {
  if (query.page > 1 || query.job_ids || query.repeated) return () => {};
  const values: (readonly [dimension: string, value: string])[] = [];
  const count = (dimension: string, value: string) => values.push([dimension, value]);
  count('search', '');
  count('query', hasWords ? 'with_query' : 'without');
  if (query.job_type__terms?.length)
    count('type', query.job_type__terms.toSorted().toReversed().join('__'));
  if (town !== undefined) {
    count('town', town);
    const km = query.location__geo_distance?.km ?? query.perimeter ?? 0;
    const perimeter = perimeters.find((step) => step.km === km);
    if (perimeter) count('perimeter', perimeter.label);
  }
  if (query.area_search) count('region', query.area_search);
  const brafo = query.brafo_fields ?? [];
  for (const number of new Set(brafo)) count('brafo', String(number));
  if (brafo.length === 0) count('brafo', 'none');
  const text = query.search_multi_match ?? '';
  return (caller) => {
    for (const [dimension, value] of values) counting.count(dimension, value);
    if (hasWords) counting.countTerm(text, caller);
    if (hasWords && hits === 0) counting.countEmpty(text, caller);
  };
}
