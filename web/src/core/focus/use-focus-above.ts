import { useEffect, type RefObject } from 'react';

/** Space between the focused element and the bar, in px. */
const gap = 8;

/** Returns by how many px a focused element has to move up, so that the bar hides nothing of it. */
function hiddenPart(target: Element, bar: Element): number {
  const [one, other] = [target.getBoundingClientRect(), bar.getBoundingClientRect()];
  const isBeside = one.right <= other.left || one.left >= other.right;
  if (isBeside || one.bottom <= other.top || one.top >= other.bottom) return 0;
  return one.bottom - other.top + gap;
}

/**
 * Scrolls elements that get the focus by keyboard out from behind a bar that sticks to the lower edge of the window (WCAG 2.4.11): the
 * browser considers what is behind the bar as visible.
 */
export function useFocusAbove(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function reveal({ target }: FocusEvent): void {
      // A press by mouse or finger must not move its target.
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      // The browser scrolls after the event.
      requestAnimationFrame(() => {
        const { current } = bar;
        if (current === null || current.contains(target) || target !== document.activeElement)
          return;
        scrollBy({ top: hiddenPart(target, current), behavior: 'instant' });
      });
    }
    addEventListener('focusin', reveal);
    return () => removeEventListener('focusin', reveal);
  }, [bar]);
}
