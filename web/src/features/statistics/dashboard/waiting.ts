import type { readWaiting } from '@lehrpfad/contract/statistics/statistics.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';

/** Interval in ms for updating the counters; the editor's own work shows at once (`reloadEditorial`). */
export const refreshMs = 30_000;

const waiting = queryOptions({
  queryKey: ['all-waiting'],
  queryFn: ({ signal }) =>
    call<typeof readWaiting>('GET statistics/waiting/', {
      signal,
      shape: {
        requests: 0,
        job_names: 0,
        events: 0,
        exchanges: 0,
        failed_mails: 0,
        suspended_jobs: [{ name: '', since: '' }],
      },
    }),
  refetchInterval: refreshMs,
  refetchOnWindowFocus: true,
  // The counters are secondary: the lists report failures themselves.
  meta: { silent: true },
});

/** Reads the numbers of open tasks for editors, kept up to date. */
export function useWaiting() {
  return useQuery(waiting).data;
}
