import { useEffect } from 'react';
import { pageHeading } from './focus-heading-on-removal.ts';

/** Moves the focus to the page's heading when a question closes and the button that opened it is gone. */
export function useFocusKept(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return undefined;
    return () => {
      // The dialog's own effect runs first and returns the focus if it can.
      queueMicrotask(() => {
        if (document.activeElement === document.body) pageHeading()?.focus({ preventScroll: true });
      });
    };
  }, [isAsking]);
}
