import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { raiseFailure } from './failures.ts';

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

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      console.error(error);
      if (query.meta?.silent !== true) raiseFailure();
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
