import { useSyncExternalStore } from 'react';

/** Safari reports printing only by the media query, other browsers also by events. */
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

/** Whether the page is being printed: folded parts are printed, too. */
export const useIsPrinted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting || paper?.matches === true,
    () => false,
  );
