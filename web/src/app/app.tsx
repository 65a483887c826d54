import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Announcer } from '../floor/announcer.tsx';
import { FailureNotice } from '../floor/failure-notice.tsx';
import { queryClient } from '../floor/query-client.ts';
import { theme } from '../floor/theme.ts';
import { Layout } from './layout.tsx';
import { Pages } from './router.tsx';

export function App() {
  return (
    // Variables and global classes come as files (theme.css), not as style elements.
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        {/* oxlint-disable-next-line react/hooks -- how wouter takes its kind of location */}
        <Router hook={useHashLocation}>
          <FailureNotice />
          <Layout>
            <Pages />
          </Layout>
          <Announcer />
        </Router>
      </QueryClientProvider>
    </MantineProvider>
  );
}
