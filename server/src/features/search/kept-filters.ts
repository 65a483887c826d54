import { startRanges } from '@lehrpfad/contract/core/dates/date-options.ts';
import type { KeptSearch } from '@lehrpfad/contract/search/read-kept-search.ts';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';

/** The filters of a saved search on a given day: 'Ab sofort' is another range each month. */
export function keptFiltersOn({ filters: kept }: KeptSearch, today: string): SearchFilters {
  const { start, ...filters } = kept;
  if (start === undefined) return filters;
  const [, to = ''] = (startRanges(today)[1] ?? '').split('__');
  return { ...filters, job_start__range: { from: null, to } };
}
