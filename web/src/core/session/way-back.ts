import { useSyncExternalStore } from 'react';

/** Where somebody was, or wanted to be, who has to log in first. Kept for the tab until the next login or logout. */
export interface WayBack {
  /** As it stands behind the hash. */
  readonly path: string;
  /** The session ended there; else there was none when the address was opened. */
  readonly isExpired: boolean;
}

const storageKey = 'way-back';
let current = readStored();
const listeners = new Set<() => void>();

function readStored(): WayBack | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as WayBack | null;
    return typeof value?.path === 'string' ? value : null;
  } catch {
    return null;
  }
}

function keep(next: WayBack | null): void {
  current = next;
  try {
    if (next === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Full or forbidden: known until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

/** That a session has expired at an address is more than that the address needs one. */
export function recordWayBack(next: WayBack): void {
  const isKnown = current?.path === next.path && (current.isExpired || !next.isExpired);
  if (!isKnown) keep(next);
}

/** Where a login leads back to; null where it was not asked for. It is forgotten with that. */
export function takeWayBack(): string | null {
  const path = current?.path ?? null;
  if (path !== null) keep(null);
  return path;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useWayBack(): WayBack | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
