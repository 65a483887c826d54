import type { SearchFilters } from '@lehrpfad/contract/search.ts';
import { queryWords } from './analysis.ts';

/** One more of something on a dimension of the statistics. */
export type Count = (dimension: string, value: string) => void;

/**
 * Counts a search by what was asked for, never by who asked. The words themselves are not kept here.
 * Not counted: pages after the first, and lists of given ads (favourites, shared links).
 */
export function countSearch(query: SearchFilters & { page: number }, count: Count): void {
  if (query.page > 1 || query.job_ids) return;
  count('search', '');
  count('query', queryWords(query.search_multi_match ?? '').length > 0 ? 'with_query' : 'without');
  if (query.job_type__terms?.length)
    count('type', [...query.job_type__terms].sort().reverse().join('__'));
  if (query.city) {
    count('town', query.city.slice(0, 60));
    const circle = query.location__geo_distance;
    count('perimeter', circle ? `${circle.km}km` : 'Stadt');
  }
  if (query.area_search) count('region', query.area_search);
  const brafo = query.brafo_fields ?? [];
  for (const number of brafo) count('brafo', String(number));
  if (brafo.length === 0) count('brafo', 'none');
}
