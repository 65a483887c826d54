import { useRef, useState } from 'react';
import { endFailure, raiseFailure } from '../notices/failures.ts';

/**
 * Runs a button's action, one at a time: a second press may come before React has updated the state. A failure raises the page-wide notice
 * until the action succeeds; `run` never throws.
 */
export function useAction<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<unknown>,
) {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  async function run(...args: Args): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await action(...args);
      endFailure(isRunning);
    } catch (error) {
      console.error(error);
      raiseFailure(isRunning);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, run };
}
