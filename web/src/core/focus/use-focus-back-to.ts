import { useEffect, useRef } from 'react';
import { pageHeading } from './focus-heading-on-removal.ts';

/** Returns the focus to the button that opened a question, or to the page's heading if that button can no longer be pressed. */
export function useFocusBackTo(opener: Element | null, isAsking: boolean): void {
  const last = useRef(opener);
  useEffect(() => {
    if (opener) last.current = opener;
  }, [opener]);
  useEffect(() => {
    if (!isAsking) return undefined;
    return () => {
      // The dialog's own effect runs first and returns the focus if it can.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        if (last.current instanceof HTMLElement) last.current.focus({ preventScroll: true });
        if (document.activeElement !== document.body) return;
        pageHeading()?.focus({ preventScroll: true });
      });
    };
  }, [isAsking]);
}
