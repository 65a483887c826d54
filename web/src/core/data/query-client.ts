import { notifyManager, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { ApiError } from '../api/api.ts';
import { endFailure, raiseFailure } from '../notices/failures.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `silent`: a failure raises no page-wide notice (decoration, counters). */
    queryMeta: { silent?: boolean };
  }
}

/** Retries once after a network or gateway error, never after an answer of the server. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  return failures < 1 && (status === 0 || status >= 502);
}

/** Queries that are being reloaded in the background, without a notice if they fail. */
const quiet = new WeakSet<object>();

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (quiet.has(query)) return;
      // The page works without the response of a silent query, such as the coordinates of a town that arrive too late for a search.
      if (query.meta?.silent === true) return console.warn(error);
      console.error(error);
      // The area says so itself (app/area/deactivation-notice.tsx). The page-wide notice advises to check the network.
      if (error instanceof ApiError && error.code === 'user_inactive') return;
      raiseFailure(query);
    },
    onSuccess: (_data, query) => {
      if (endFailure(query)) readFailedAnew();
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      retry: isWorthRetrying,
      retryDelay: 700,
      // Otherwise a phone without network would wait without end and show no error.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
  },
});

/** After one query works again, retries the other failed ones. */
function readFailedAnew(): void {
  const hasFailed = (query: Query) => query.state.status === 'error';
  void queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
}

// A failure is over when no component shows the query any more.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'observerRemoved' && query.getObserversCount() === 0) endFailure(query);
});

/**
 * Resolves once the page shows all data that have arrived. Components are told about them in a later task. A dialog that closed before would
 * return the focus to the button of an entry that is about to disappear.
 */
export const untilShown = (): Promise<void> =>
  new Promise((resolve) => {
    notifyManager.schedule(resolve);
  });

/** Reloads a query in the background: a failure keeps the old data and raises no notice. */
export function readQuietly(query: Query): void {
  const end = () => quiet.delete(query);
  quiet.add(query);
  query.fetch().then(end, end);
}
