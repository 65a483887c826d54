import { useSyncExternalStore } from 'react';
import { lazyPart } from '../floor/lazy-part.tsx';

const Ways = lazyPart(
  'ways-offline',
  async () => (await import('./ways-offline.tsx')).WaysOffline,
  null,
);

function subscribe(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

/** While there is no network: what can be read all the same, if anything keeps it. */
export function OfflineWays() {
  const hasNone = useSyncExternalStore(
    subscribe,
    () => navigator.onLine || !navigator.serviceWorker?.controller,
    () => true,
  );
  return hasNone ? null : <Ways />;
}
