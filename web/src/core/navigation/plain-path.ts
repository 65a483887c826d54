import { useEffect, useRef, useSyncExternalStore } from 'react';

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

/**
 * Going back is asynchronous: a second press meanwhile must not leave the page.
 * @returns a function that begins to close the path; false if that has begun already
 */
export function useClosing(path: string): () => boolean {
  const closing = useRef<string | null>(null);
  useEffect(() => {
    if (path !== closing.current) closing.current = null;
  }, [path]);
  return () => {
    if (closing.current === path) return false;
    closing.current = path;
    return true;
  };
}
