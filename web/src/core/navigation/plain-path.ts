import { useSyncExternalStore } from 'react';

/**
 * Returns the path in the hash without decoding. wouter decodes it: then `%2525` and `%25` look the same, and a path does not begin with
 * the encoded path of its list ('…/~search=B%C3%A4cker') any more.
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
