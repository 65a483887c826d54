import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { aroundStep } from '../core/history/around-step.ts';
import { Announcer } from '../core/ui/notices/announcer.tsx';
import { FailureNotice } from '../core/notices/failure-notice.tsx';
import { queryClient } from '../core/data/query-client.ts';
import { Layout } from './frame/layout.tsx';
import { Pages } from './router.tsx';

/** The path is in the hash of the address. */
const routing = { hook: useHashLocation, aroundNav: aroundStep };

interface AppProps {
  /** The path during rendering on the server. */
  readonly ssrPath?: string;
  /** Called when the application has rendered completely, before it is painted. */
  readonly onShown?: () => void;
}

export function App({ ssrPath, onShown }: AppProps) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <QueryClientProvider client={queryClient}>
      <Router {...routing} {...(ssrPath !== undefined && { ssrPath })}>
        <FailureNotice />
        <Layout>
          <Pages />
        </Layout>
        <Announcer />
      </Router>
    </QueryClientProvider>
  );
}
