import { useCallback, useEffect, useState } from 'react';
import { useStableCallback } from '../../hooks/use-stable-callback.ts';

/**
 * Runs an overlay's callback after its form was stored and rendered again: by then nothing is unsaved, so nobody is asked whether to leave.
 * @returns the function that the form calls with the stored object
 */
export function useWhenSaved<Args extends unknown[]>(
  done: (...args: Args) => void,
): (...args: Args) => void {
  const [saved, setSaved] = useState<Args | null>(null);
  const finish = useStableCallback(done);
  useEffect(() => {
    if (saved !== null) finish(...saved);
  }, [saved, finish]);
  return useCallback((...args: Args) => setSaved(args), []);
}
