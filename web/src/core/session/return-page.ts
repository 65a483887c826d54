import { useSyncExternalStore } from 'react';

/** The page to return to after the login: the one that was open or requested before. Kept for the tab until the next login or logout. */
export interface ReturnPage {
  /** The path in the hash. */
  readonly path: string;
  /** Whether a session expired there; otherwise nobody was logged in when the address was opened. */
  readonly isExpired: boolean;
  /** What the person has just ended for good, which the notice confirms. */
  readonly ended?: 'account' | 'membership';
}

const storageKey = 'way-back';
let current = readStored();
const listeners = new Set<() => void>();

function readStored(): ReturnPage | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as ReturnPage | null;
    return typeof value?.path === 'string' ? value : null;
  } catch {
    return null;
  }
}

function keep(next: ReturnPage | null): void {
  current = next;
  try {
    if (next === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // If the storage is full or forbidden, it is known until the page is reloaded.
  }
  for (const listener of listeners) listener();
}

/** Stores the page to return to. An expired session is not replaced by a mere need to log in at the same address. */
export function recordReturnPage(next: ReturnPage): void {
  const isKnown = current?.path === next.path && (current.isExpired || !next.isExpired);
  if (!isKnown) keep(next);
}

/** Returns and forgets the path to which a login leads back; null if there is none. */
export function takeReturnPage(): string | null {
  const path = current?.path ?? null;
  if (path !== null) keep(null);
  return path;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useReturnPage(): ReturnPage | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
