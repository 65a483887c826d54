import { useSyncExternalStore } from 'react';

/**
 * The path behind the hash as it stands in the browser. wouter's own is decoded: `%2525` and `%25` can no longer be told apart, and
 * what an address was put together from ('…/~search=B%C3%A4cker/12') is no beginning of it.
 */
export function usePlainPath(): string {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => location.hash.slice(1),
  );
}
