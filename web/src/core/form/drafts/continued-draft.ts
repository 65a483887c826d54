import { useEffect } from 'react';
import { useStableCallback } from '../../hooks/use-stable-callback.ts';

/** Key of the draft that somebody wants to go on with, without whose it is, until its form has been opened. */
let wished: string | null = null;
const listeners = new Set<() => void>();

/** Somebody wants to go on with a draft; its path is opened as well, which is enough for most forms. @param key without whose it is */
export function wishForDraft(key: string): void {
  wished = key;
  for (const listener of listeners) listener();
}

/**
 * Opens the form of a draft that its path does not open.
 * @param form what the keys of its drafts begin with
 * @param open gets what follows in the key, and says whether it has opened the form
 */
export function useContinuedDraft(form: string, open: (of: string) => boolean): void {
  const look = useStableCallback(() => {
    if (wished === null || !wished.startsWith(form)) return;
    if (open(wished.slice(form.length))) wished = null;
  });
  useEffect(() => {
    look();
    listeners.add(look);
    return () => void listeners.delete(look);
  }, [look]);
}
