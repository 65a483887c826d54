import { useEffect, useRef } from 'react';
import { cardLinkId } from '../features/search/result-card.tsx';
import type { Opened } from '../features/search/search.ts';

/** The keyboard goes on at the card of the ad that was closed, unless somebody has taken it elsewhere. */
export function useFocusBackOnCard(opened: Opened | null): void {
  const before = useRef(opened);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (opened === null && before.current?.kind === 'ad' && isFocusLost) {
      document.getElementById(cardLinkId(before.current.id))?.focus({ preventScroll: true });
    }
    before.current = opened;
  }, [opened]);
}
