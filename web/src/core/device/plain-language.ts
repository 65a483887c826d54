import { useSyncExternalStore } from 'react';

/** Of the storage, and of the event that says that it was turned on or off. Whoever does not want it leaves nothing behind. */
const key = 'plain-language';

let isOn = false;
try {
  isOn = localStorage.getItem(key) === 'true';
} catch {
  // A browser that keeps nothing holds it until the page is left.
}

/** Turns 'Einfache Sprache' on or off, everywhere at once. (`plain-help.tsx` tells screen readers.) */
export function togglePlainLanguage(): void {
  isOn = !isOn;
  dispatchEvent(new Event(key));
  try {
    if (isOn) localStorage.setItem(key, 'true');
    else localStorage.removeItem(key);
  } catch {
    // As said.
  }
}

function subscribe(tell: () => void): () => void {
  addEventListener(key, tell);
  return () => removeEventListener(key, tell);
}

const read = () => isOn;

/** Whether texts are to be shown in plain language. */
export const usePlainLanguage = (): boolean => useSyncExternalStore(subscribe, read, read);
