import { useEffect, useRef } from 'react';
import { companyCardId } from './company-card.tsx';

/** The keyboard goes on at the card of the company that was closed, or at the page's title where that is gone. */
export function useFocusBack(id: number | null): void {
  const before = useRef(id);
  useEffect(() => {
    if (id === null && before.current !== null && document.activeElement === document.body) {
      const card = document.getElementById(companyCardId(before.current));
      (card ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
    }
    before.current = id;
  }, [id]);
}
