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

/** While there is no network: what can be read all the same. */
export function OfflineWays() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <Ways />;
}
