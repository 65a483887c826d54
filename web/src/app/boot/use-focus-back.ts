import { useEffect, useRef } from 'react';
import { cardLinkId } from '../../features/search/results/result-card.tsx';
import type { Opened } from '../../features/search/search.ts';

/** Id of what opens an event between the results. */
export const eventSlideId = (event: number): string => `event-${event}`;

const openerId = ({ kind, id }: Opened): string =>
  kind === 'ad' ? cardLinkId(id) : eventSlideId(id);

/** The keyboard goes on at what opened the ad or event that was closed, unless somebody has taken it elsewhere. */
export function useFocusBack(opened: Opened | null): void {
  const before = useRef(opened);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (opened === null && before.current && isFocusLost) {
      document.getElementById(openerId(before.current))?.focus({ preventScroll: true });
    }
    before.current = opened;
  }, [opened]);
}
