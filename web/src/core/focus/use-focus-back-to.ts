import { useEffect, useRef } from 'react';
import { pageHeading } from './hand-focus-on.ts';

/** When questions are over the keyboard goes on at what had asked them, or at the page's heading where that can no longer be pressed. */
export function useFocusBackTo(opener: Element | null, isAsking: boolean): void {
  const last = useRef(opener);
  useEffect(() => {
    if (opener) last.current = opener;
  }, [opener]);
  useEffect(() => {
    if (!isAsking) return undefined;
    return () => {
      // The dialog's own effect gives the focus back first, where there is something to give it to.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        if (last.current instanceof HTMLElement) last.current.focus({ preventScroll: true });
        if (document.activeElement !== document.body) return;
        pageHeading()?.focus({ preventScroll: true });
      });
    };
  }, [isAsking]);
}
