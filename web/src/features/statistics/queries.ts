import type {
  listTerms,
  readAdditionalStatistics,
  readStatistics,
} from '@lehrpfad/contract/statistics/figures.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { useListQuery, type ListQuery } from '../../core/list/list-query.ts';

/** The requested period. */
export interface AskedSpan {
  readonly from: string;
  readonly to: string;
}

/** Failures are only logged (specification, section 8). */
const meta = { silent: true } as const;

/** Reads all figures of a period. */
export function useStatistics({ from, to }: AskedSpan) {
  const query = { from, to };
  return useQuery({
    queryKey: ['all-statistics', query],
    queryFn: ({ signal }) =>
      call<typeof readStatistics>('GET statistics/', {
        query,
        signal,
        shape: {
          search_terms: [],
          clicks_per_day: {},
          brafos: {},
          job_types: {},
          perimeters: {},
          regions: {},
          search_companies: [],
          queries: { with_query: 0, without: 0 },
          externals: {},
          searches: { searches_total: 0, searches_today: 0 },
          companies: { registered: 0, not_registered: 0 },
        },
      }),
    placeholderData: keepPreviousData,
    meta,
  });
}

/** Reads the towns of the last 90 days. */
export function useTopTowns() {
  return useQuery({
    queryKey: ['all-statistics-additional'],
    queryFn: ({ signal }) =>
      call<typeof readAdditionalStatistics>('GET statistics/additional/', {
        signal,
        shape: { cities: [] },
      }),
    meta,
  });
}

const term = { term: '', count: 0, share: 0 };

/** Reads a page of all search terms. */
export const useTerms = (query: ListQuery<typeof listTerms>) =>
  useListQuery<typeof listTerms>(
    'all-terms',
    'GET statistics/terms/',
    { query, row: term },
    { meta },
  );

interface WantedTerms extends AskedSpan {
  readonly search: string;
}

/** Reads all search terms at once. @throws ApiError */
export async function allTerms(wanted: WantedTerms) {
  const input = { query: { ...wanted, all: '1' }, shape: { count: 0, results: [term] } } as const;
  return (await call<typeof listTerms>('GET statistics/terms/', input)).results;
}

/** Query of all search terms, cached for printing. */
export function everyTerm({ from, to, search }: WantedTerms) {
  const query = { from, to, search };
  return queryOptions({
    queryKey: ['all-terms', 'every', query],
    queryFn: () => allTerms(query),
    meta,
  });
}
