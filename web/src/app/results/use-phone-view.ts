import { useLayoutEffect, useRef, useState } from 'react';
import type { ResultsView } from '../../features/search/search.ts';
import type { ResultsAddressControl } from '../../features/search/use-results-address.ts';
import { useIsMobile } from '../../core/api/media.ts';

/** On a phone, switches between list and map: the map starts at the top of the page, the list at its last scroll position. */
export function usePhoneView({ view, look }: ResultsAddressControl) {
  const isMobile = useIsMobile();
  const isMapOnly = isMobile && view === 'map';
  const wasMapOnly = useRef(isMapOnly);
  const listTop = useRef(0);
  // Once rendered, the list stays mounted behind the map, so that it keeps its height.
  const [isListDrawn, setIsListDrawn] = useState(!isMapOnly);
  if (!isMapOnly && !isListDrawn) setIsListDrawn(true);

  useLayoutEffect(() => {
    if (wasMapOnly.current === isMapOnly) return;
    wasMapOnly.current = isMapOnly;
    scrollTo(0, isMapOnly ? 0 : listTop.current);
  }, [isMapOnly]);

  function switchTo(next: ResultsView) {
    if (next === 'map') listTop.current = scrollY;
    look(next);
  }

  return { isMobile, isMapOnly, isListDrawn, switchTo };
}
