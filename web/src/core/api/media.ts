import { useMediaQuery } from '@mantine/hooks';
import { mobileQuery, wideQuery } from '../styles/screens.ts';

export function useIsMobile(): boolean {
  return useMediaQuery(mobileQuery, undefined, { getInitialValueInEffect: false });
}

export function useIsWide(): boolean {
  return useMediaQuery(wideQuery, undefined, { getInitialValueInEffect: false });
}
