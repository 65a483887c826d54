import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does follows the last render: for the props of memoised lists. */
export function useStableCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
