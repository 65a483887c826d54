import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** Time in ms that a message stays, so that a busy screen reader still reads it. */
const lifetimeMs = 8_000;

let message = '';
/** Language of the message, if it is not that of the page. */
let language: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(text: string): void {
  message = text;
  for (const listener of listeners) listener();
}

/** Announces a text to screen readers without showing it. */
export function announce(text: string, lang?: string): void {
  clearTimeout(timer);
  language = lang;
  // Screen readers read the same sentence again only if the region was empty in between.
  set('');
  timer = setTimeout(() => {
    set(text);
    timer = setTimeout(() => set(''), lifetimeMs);
  }, 50);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function Announcer() {
  const read = () => message;
  const text = useSyncExternalStore(subscribe, read, read);
  return (
    <VisuallyHidden role="status" lang={language}>
      {text}
    </VisuallyHidden>
  );
}
