import { useSyncExternalStore } from 'react';

/** Safari tells of printing by the media query alone, others by both. */
const paper = globalThis.window?.matchMedia('print');
let isPrinting = false;

function subscribe(tell: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    tell();
  };
  const end = () => {
    isPrinting = false;
    tell();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  paper?.addEventListener('change', tell);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    paper?.removeEventListener('change', tell);
  };
}

/** Whether the page is just being printed: what is folded up on the screen is read on paper. */
export const useIsPrinted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting || paper?.matches === true,
    () => false,
  );
