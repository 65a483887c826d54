import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { useIsOnline } from '../../core/hooks/use-is-online.ts';

const Ways = lazyPart(
  'ways-offline',
  async () => (await import('./ways-offline.tsx')).WaysOffline,
  null,
);

/** While there is no network: what can be read all the same, if anything keeps it. */
export function OfflineWays() {
  const hasNone = useIsOnline() || !navigator.serviceWorker?.controller;
  return hasNone ? null : <Ways />;
}
