import { useCallback, useEffect, useState } from 'react';
import { useStableCallback } from '../../hooks/use-stable-callback.ts';

/**
 * What an overlay does once its form is stored: in the render after that, in which nothing is unsaved any more and nobody is asked
 * whether to leave.
 * @returns what the form calls with what was stored
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
