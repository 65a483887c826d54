import type { Session } from '@lehrpfad/contract/core/sessions.ts';
import { useSyncExternalStore } from 'react';

/** The server's response to a login, and its email address, so that logging in again needs only the password. */
export type KeptSession = Session & { readonly email?: string | undefined };

/**
 * A session that ended while the page held unsaved input. The page and its input stay until the owner has logged in again
 * (features/accounts/login/interruption-dialog.tsx). Calls wait meanwhile, except those within `runSave`.
 */
export interface Interruption {
  /** The session before it ended: the page is still rendered for it. */
  readonly session: KeptSession;
  /** Whether the owner has logged in again, here or in another tab. */
  readonly isOver: boolean;
  /** Repeats the refused save; null if there was none. */
  readonly save: (() => void) | null;
}

let runningSaves = 0;

/** Whether a form, a draft or the answer to a question is being saved. */
export const isSaving = (): boolean => runningSaves > 0;

/**
 * Runs the save of a form or a draft, or what a question asked for. These stay on the page, so their writes are refused instead of waiting, and
 * the owner can look at them again after the login.
 */
export async function runSave<Result>(save: () => Result): Promise<Awaited<Result>> {
  runningSaves += 1;
  try {
    return await save();
  } finally {
    runningSaves -= 1;
  }
}

let current: Interruption | null = null;
const listeners = new Set<() => void>();

function set(next: Interruption | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Returns the current interruption, or null. */
export const readInterruption = (): Interruption | null => current;

/** Whether the owner has not logged in again yet. */
export const isInterrupted = (): boolean => current !== null && !current.isOver;

/** Starts an interruption. Several calls may detect the end of a session at once: the first counts. */
export function beginInterruption(session: KeptSession): void {
  if (current === null || current.isOver) set({ session, isOver: false, save: null });
}

/** Ends the waiting after the owner has logged in again. The dialog stays only if a refused save has to be confirmed. */
export function resumeInterrupted(): void {
  if (current !== null) set({ ...current, isOver: true });
}

/** Removes the interruption: the page continues as before. */
export const endInterruption = (): void => set(null);

/** Registers the function that repeats a refused save. */
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

/** Resolves when calls can continue. @throws the signal's reason when aborted */
export function waitForOwner(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = subscribe(() => {
      if (isInterrupted()) return;
      stop();
      resolve();
    });
    signal?.addEventListener('abort', () => {
      stop();
      reject(signal.reason as Error);
    });
  });
}
