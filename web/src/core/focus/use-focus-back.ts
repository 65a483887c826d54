import { useEffect, useRef } from 'react';
import { pageHeading } from './hand-focus-on.ts';

/**
 * The keyboard goes on at what shows the closed entry in its list, or at the page's heading where that is gone, unless somebody has
 * taken it elsewhere.
 * @param id of the open entry
 * @param elementId of what shows an entry in the list
 */
export function useFocusBack(id: number | null, elementId: (id: number) => string): void {
  const before = useRef(id);
  useEffect(() => {
    if (id === null && before.current !== null && document.activeElement === document.body) {
      const shown = document.getElementById(elementId(before.current));
      (shown ?? pageHeading())?.focus({ preventScroll: true });
    }
    before.current = id;
  }, [id, elementId]);
}
