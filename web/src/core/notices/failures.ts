import { useSyncExternalStore } from 'react';
import { readInterruption } from '../session/interruption.ts';

/**
 * What has failed and is not over. The page-wide notice shows as long as there is something. A store outside React, since queries fail
 * outside React.
 */
const causes = new Set<object>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * A session that is over has a dialog of its own, which says what to do.
 * @param cause what `endFailure` is told once it works or nobody needs it any more; without one the notice stays until it is closed
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
