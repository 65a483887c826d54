import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { ApiError } from '../api/api.ts';
import { endFailure, raiseFailure } from '../notices/failures.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `silent`: a failure is not worth the page-wide notice (decoration, counters). */
    queryMeta: { silent?: boolean };
  }
}

/** One more try where the way was the problem; none where the server has spoken. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  return failures < 1 && (status === 0 || status >= 502);
}

/** Read in the background, for nobody who waits for it. */
const quiet = new WeakSet<object>();

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (quiet.has(query)) return;
      console.error(error);
      if (query.meta?.silent !== true) raiseFailure(query);
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
      // Without it a phone without network shows no error but waits for ever.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
  },
});

/** What failed with a query that works again may work again, too. */
function readFailedAnew(): void {
  const hasFailed = (query: Query) => query.state.status === 'error';
  void queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
}

// What nobody looks at any more need not work.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'observerRemoved' && query.getObserversCount() === 0) endFailure(query);
});

/** Reads a query anew; where that fails, what is there stays, and nobody is told. */
export function readQuietly(query: Query): void {
  const end = () => quiet.delete(query);
  quiet.add(query);
  query.fetch().then(end, end);
}
