import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus when the choice of several ads begins or ends, because the pressed button disappears: to the first checkbox, and back to
 * the button that begins a choice.
 */
export function useChoosingFocus(list: RefObject<HTMLElement | null>, isChoosing: boolean): void {
  const before = useRef(isChoosing);
  useEffect(() => {
    if (before.current === isChoosing) return;
    before.current = isChoosing;
    // A confirmation that closes at the same time returns the focus first, if it can.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const target = isChoosing ? 'li input[type=checkbox]' : '[data-begins-choice]';
      list.current?.querySelector<HTMLElement>(target)?.focus();
    });
  }, [list, isChoosing]);
}
