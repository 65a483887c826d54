import type { readWaiting } from '@lehrpfad/contract/statistics/statistics.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../core/api/api.ts';
import { getSession, keepSession } from '../../../core/session/session.ts';

/** Interval in ms for updating the counters; the editor's own work shows at once (`reloadEditorial`). */
export const refreshMs = 30_000;

/** Records in the session that the account must set up a second step, if this became necessary after the login. */
function noteMissingStep(error: unknown): void {
  const session = getSession();
  const isMissing = error instanceof ApiError && error.code === 'second_step_missing';
  if (isMissing && session !== null) keepSession({ ...session, second_step_missing: true });
}

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
    }).catch((error: unknown) => {
      noteMissingStep(error);
      throw error;
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
