import { useEffect, useRef, type Key, type RefObject } from 'react';

/** Focuses the title of an entry, or the whole entry while it is loading. */
function focusEntry(content: HTMLElement): void {
  const title = content.querySelector('h2');
  // Focusable only now: otherwise each press in the entry would move the focus to it.
  if (!title) content.tabIndex = -1;
  (title ?? content).focus({ preventScroll: true });
}

/**
 * Moves the focus to an entry that replaces the open one, if the focused button has gone with that one: a saved copy takes the place of the
 * ad whose button 'Duplizieren' was pressed.
 * @param key of the open entry; null if none is open
 * @returns the ref of the element that contains the entry
 */
export function useFocusOnReplacement(key: Key | null): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(key);
  useEffect(() => {
    const isReplaced = key !== null && before.current !== null && before.current !== key;
    before.current = key;
    if (isReplaced && content.current && document.activeElement === document.body)
      focusEntry(content.current);
  }, [key]);
  return content;
}
