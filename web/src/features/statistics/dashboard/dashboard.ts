import type * as figures from '@lehrpfad/contract/statistics/figures.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { refreshMs } from './waiting.ts';

/** Returns a call's response; null if it failed, which is only logged (specification, section 8). @throws if it was aborted */
async function orNull<Answer>(
  signal: AbortSignal,
  answer: Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (signal.aborted) throw error;
    console.error(error);
    return null;
  }
}

/** Sends the five requests one after another, as the specification says (section 7). */
async function readDashboard(signal: AbortSignal) {
  const searches = await orNull(
    signal,
    call<typeof figures.countSearches>('GET statistics/searches/count/', {
      signal,
      shape: { searches_total: 0, searches_today: 0 },
    }),
  );
  const companies = await orNull(
    signal,
    call<typeof figures.countCompanies>('GET statistics/companies/registered/', {
      signal,
      shape: { registered: 0, not_registered: 0 },
    }),
  );
  const externals = await orNull(
    signal,
    call<typeof figures.countExternals>('GET statistics/externals/', { signal, shape: {} }),
  );
  const requests = await orNull(
    signal,
    call<typeof figures.countOpenRequests>('GET statistics/companies/accepted/', {
      signal,
      shape: 0,
    }),
  );
  const jobNames = await orNull(
    signal,
    call<typeof figures.countJobNamesToDo>('GET statistics/jobnames/todo/', { signal, shape: 0 }),
  );
  return { searches, companies, externals, requests, jobNames };
}

const dashboard = queryOptions({
  queryKey: ['all-dashboard'],
  queryFn: ({ signal }) => readDashboard(signal),
  refetchInterval: refreshMs,
  refetchOnWindowFocus: true,
  meta: { silent: true },
});

/** Reads the data of the dashboard, as often as the counters of the navigation. */
export function useDashboard() {
  return useQuery(dashboard);
}
