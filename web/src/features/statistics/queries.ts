import type {
  listTerms,
  readAdditionalStatistics,
  readStatistics,
} from '@lehrpfad/contract/statistics/figures.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';

/** The requested period. */
export interface AskedSpan {
  readonly from: string;
  readonly to: string;
}

/** Failures are only logged (specification, section 8). */
const meta = { silent: true };

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

interface WantedTerms extends AskedSpan {
  readonly page?: string;
  readonly search: string;
}

function readTerms(query: WantedTerms & { all?: '1' }, signal?: AbortSignal) {
  return call<typeof listTerms>('GET statistics/terms/', {
    query,
    ...(signal && { signal }),
    shape: { count: 0, results: [{ term: '', count: 0, share: 0 }] },
  });
}

/** Reads a page of all search terms. */
export function useTerms(query: WantedTerms) {
  return useQuery({
    queryKey: ['all-terms', query],
    queryFn: ({ signal }) => readTerms(query, signal),
    placeholderData: keepPreviousData,
    meta,
  });
}

/** Reads all search terms at once. @throws ApiError */
export async function allTerms(query: Omit<WantedTerms, 'page'>) {
  return (await readTerms({ ...query, all: '1' })).results;
}

/** Query of all search terms, cached for printing. */
export function everyTerm({ from, to, search }: Omit<WantedTerms, 'page'>) {
  const query = { from, to, search };
  return queryOptions({
    queryKey: ['all-terms', 'every', query],
    queryFn: () => allTerms(query),
    meta,
  });
}
