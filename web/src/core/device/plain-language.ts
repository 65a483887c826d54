import { useSyncExternalStore } from 'react';
import { foreignLanguage } from '../texts/texts.ts';
import { storedText } from './stored-text.ts';

/** Key in the storage and name of the event after a change. Nothing is stored while plain language is off. */
const key = 'plain-language';

let isOn = storedText(key) === 'true';

/** Turns 'Einfache Sprache' on or off in the whole page. (`plain-help.tsx` tells screen readers.) */
export function togglePlainLanguage(): void {
  isOn = !isOn;
  dispatchEvent(new Event(key));
  try {
    if (isOn) localStorage.setItem(key, 'true');
    else localStorage.removeItem(key);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

function subscribe(tell: () => void): () => void {
  addEventListener(key, tell);
  return () => removeEventListener(key, tell);
}

/** Texts in plain language are German, so they are not shown if another language is chosen. */
const read = () => isOn && foreignLanguage() === undefined;

export const usePlainLanguage = (): boolean => useSyncExternalStore(subscribe, read, read);
