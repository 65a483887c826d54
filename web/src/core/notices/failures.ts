import { useSyncExternalStore } from 'react';
import { readInterruption } from '../session/interruption.ts';

/**
 * Causes of the current failures. The page-wide notice is shown while there are any. The store is outside React, because queries fail
 * outside React.
 */
const causes = new Set<object>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Raises the page-wide notice; not during an interruption of the session, which has its own dialog.
 * @param cause passed to `endFailure` when it works again or is not needed any more; without it the notice stays until it is closed
 */
export function raiseFailure(cause: object = {}): void {
  if (readInterruption() !== null) return;
  causes.add(cause);
  tell();
}

/** @returns whether there was one */
export function endFailure(cause: object): boolean {
  const hadFailed = causes.delete(cause);
  if (hadFailed) tell();
  return hadFailed;
}

export function dismissFailure(): void {
  causes.clear();
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const hasFailed = (): boolean => causes.size > 0;

export const useFailure = (): boolean => useSyncExternalStore(subscribe, hasFailed, hasFailed);
