import { useEffect, useRef } from 'react';
import { pageHeading } from './focus-heading-on-removal.ts';

/**
 * Moves the focus to the list item of the closed entry, or to the page's heading if the item is gone. Does nothing if the focus is already
 * elsewhere: a drawer that a key or the address has opened gives it back to the heading, where it was at the start of the page.
 * @param id of the open entry
 * @param elementId returns the element id of an entry's list item
 */
export function useFocusBack(id: number | null, elementId: (id: number) => string): void {
  const before = useRef(id);
  useEffect(() => {
    const { activeElement: focused } = document;
    const isUnplaced = focused === document.body || focused === pageHeading();
    if (id === null && before.current !== null && isUnplaced) {
      const shown = document.getElementById(elementId(before.current));
      (shown ?? pageHeading())?.focus({ preventScroll: true });
    }
    before.current = id;
  }, [id, elementId]);
}
