import { useCallback, useSyncExternalStore } from 'react';
import { mobileQuery, wideQuery } from '../styles/screens.ts';

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  const read = () => window.matchMedia(query).matches;
  // `matchMedia` also works while the app shells are rendered, for one screen after the other (app-shells.tsx).
  return useSyncExternalStore(subscribe, read, read);
}

export const useIsMobile = (): boolean => useMediaQuery(mobileQuery);

export const useIsWide = (): boolean => useMediaQuery(wideQuery);

export const useIsMotionReduced = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
