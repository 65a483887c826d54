import type { Session } from '@lehrpfad/contract/core/sessions.ts';
import { useSyncExternalStore } from 'react';

/** What the server answered to a login, and whose it was, so that a new one needs the password only. */
export type KeptSession = Session & { readonly email?: string | undefined };

/**
 * A session that ended while something was unsaved. The page stays as it is, with all that was typed and chosen, until its owner has
 * logged in again (features/accounts/login/interruption-dialog.tsx); meanwhile reads wait and writes are refused.
 */
export interface Interruption {
  /** The session as it was: the page goes on being drawn for it. */
  readonly session: KeptSession;
  /** The owner has logged in again, here or in another tab. */
  readonly isOver: boolean;
  /** Repeats the save that was refused; null where there was none. */
  readonly save: (() => void) | null;
}

let current: Interruption | null = null;
const listeners = new Set<() => void>();

function set(next: Interruption | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** As long as it lasts; null otherwise. */
export const readInterruption = (): Interruption | null => current;

/** Several calls may find out at once: the first counts. */
export function beginInterruption(session: KeptSession): void {
  if (current === null || current.isOver) set({ session, isOver: false, save: null });
}

/** The owner is back. Nothing more is to be said unless a save waits for its word. */
export function overcomeInterruption(): void {
  if (current !== null) set({ ...current, isOver: true });
}

/** All goes on as before. */
export const endInterruption = (): void => set(null);

/** A save was refused, and can be repeated. */
export function recordRefusedSave(save: () => void): void {
  if (current !== null) set({ ...current, save });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useInterruption(): Interruption | null {
  return useSyncExternalStore(subscribe, readInterruption, () => null);
}

/** Done when calls can go on. @throws the signal's reason when aborted */
export function waitForOwner(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = subscribe(() => {
      if (current !== null && !current.isOver) return;
      stop();
      resolve();
    });
    signal?.addEventListener('abort', () => {
      stop();
      reject(signal.reason as Error);
    });
  });
}
