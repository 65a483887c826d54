import { perimeters, type SearchFilters } from '@lehrpfad/contract/search/search.ts';

/** Where searches are counted. */
export interface Counting {
  /** One more of something on a dimension of the statistics. */
  count(dimension: string, value: string): void;
  /** What was searched for, in the words of whoever did, from which address. What becomes of it is up to the statistics. */
  countTerm(text: string, caller: string): void;
  /** The same of a search that found nothing. */
  countEmpty(text: string, caller: string): void;
}

interface Found {
  readonly town: string | undefined;
  readonly hasWords: boolean;
  readonly hits: number;
  readonly caller: string;
}

/**
 * Counts a search by what was asked for, never by who asked. Only known values are kept: no town that is not one, and of
 * the words what `countTerm` makes of them, so no personal name lands in a chart.
 * Not counted: pages after the first, lists of given ads (favourites, shared links), and the search that the
 * browser repeats by itself with a wider perimeter.
 * @param found name of the town that the search resolved to, whether its text held a word that counts, how many ads it found, and the
 * address that it came from
 */
export function countSearch(
  query: SearchFilters & { page: number; repeated?: '1' | undefined },
  { town, hasWords, hits, caller }: Found,
  counting: Counting,
): void {
  if (query.page > 1 || query.job_ids || query.repeated) return;
  const count = counting.count.bind(counting);
  count('search', '');
  count('query', hasWords ? 'with_query' : 'without');
  const text = query.search_multi_match ?? '';
  if (hasWords) counting.countTerm(text, caller);
  if (hasWords && hits === 0) counting.countEmpty(text, caller);
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
}
