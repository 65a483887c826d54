import { useEffect } from 'react';
import { pageHeading } from './hand-focus-on.ts';

/** When a question is over and what had opened it is gone, the keyboard goes on at the page's heading. */
export function useFocusKept(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return undefined;
    return () => {
      // The dialog's own effect gives the focus back first, where there is something to give it to.
      queueMicrotask(() => {
        if (document.activeElement === document.body) pageHeading()?.focus({ preventScroll: true });
      });
    };
  }, [isAsking]);
}
