import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { useIsOnline } from '../../core/hooks/use-is-online.ts';

const Ways = lazyPart(
  'ways-offline',
  async () => (await import('./ways-offline.tsx')).WaysOffline,
  null,
);

/** Without a network, links to the pages that can be read offline, if a service worker keeps them. */
export function OfflineWays() {
  const hasNone = useIsOnline() || !navigator.serviceWorker?.controller;
  return hasNone ? null : <Ways />;
}
