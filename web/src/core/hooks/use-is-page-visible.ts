import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const read = () => document.visibilityState === 'visible';

/** Whether the page is visible and its tab active. */
export function useIsPageVisible(): boolean {
  return useSyncExternalStore(subscribe, read, () => true);
}
