import { useEffect } from 'react';
import { useStableCallback } from '../../hooks/use-stable-callback.ts';

/** Key, without the account, of the draft that somebody wants to continue; null once its form is open. */
let requested: string | null = null;
const listeners = new Set<() => void>();

/** Asks for a draft to be continued. Its path is opened as well, which is enough for most forms. @param key without the account */
export function continueDraft(key: string): void {
  requested = key;
  for (const listener of listeners) listener();
}

/**
 * Opens the form of a draft that its path does not open.
 * @param form prefix of its drafts' keys
 * @param open gets the rest of the key and returns whether it has opened the form
 */
export function useContinuedDraft(form: string, open: (of: string) => boolean): void {
  const look = useStableCallback(() => {
    if (requested === null || !requested.startsWith(form)) return;
    if (open(requested.slice(form.length))) requested = null;
  });
  useEffect(() => {
    look();
    listeners.add(look);
    return () => void listeners.delete(look);
  }, [look]);
}
