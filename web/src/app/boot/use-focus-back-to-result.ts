import { useEffect, useRef } from 'react';
import { cardLinkId } from '../../features/search/results/result-card.tsx';
import type { Opened } from '../../features/search/search.ts';

/** Returns the id of the element that opens an event between the results. */
export const eventSlideId = (event: number): string => `event-${event}`;

const openerId = ({ kind, id }: Opened): string =>
  kind === 'ad' ? cardLinkId(id) : eventSlideId(id);

/** Moves the focus to the element that opened the closed ad or event, unless the focus is already elsewhere. */
export function useFocusBackToResult(opened: Opened | null): void {
  const before = useRef(opened);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (opened === null && before.current && isFocusLost) {
      document.getElementById(openerId(before.current))?.focus({ preventScroll: true });
    }
    before.current = opened;
  }, [opened]);
}
