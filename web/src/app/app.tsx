import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Announcer } from '../floor/announcer.tsx';
import { FailureNotice } from '../floor/failure-notice.tsx';
import { queryClient } from '../floor/query-client.ts';
import { Themed } from '../floor/themed.tsx';
import { Layout } from './layout.tsx';
import { Pages } from './router.tsx';

interface AppProps {
  /** The address, where there is no browser to ask. */
  readonly ssrPath?: string;
  /** Told once the application stands complete, before it is painted. */
  readonly onShown?: () => void;
}

export function App({ ssrPath, onShown }: AppProps) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <Themed>
      <QueryClientProvider client={queryClient}>
        {/* oxlint-disable-next-line react/hooks -- how wouter takes its kind of location */}
        <Router hook={useHashLocation} {...(ssrPath !== undefined && { ssrPath })}>
          <FailureNotice />
          <Layout>
            <Pages />
          </Layout>
          <Announcer />
        </Router>
      </QueryClientProvider>
    </Themed>
  );
}
