import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that keeps its identity but calls the callback of the last render: for props of memoised lists. */
export function useStableCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
