import { useSyncExternalStore } from 'react';

/** Whether the page-wide failure notice shows. A store outside React, since queries fail outside React. */
let failed = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  failed = value;
  for (const listener of listeners) listener();
}

export const raiseFailure = (): void => set(true);
export const dismissFailure = (): void => set(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useFailure(): boolean {
  const read = () => failed;
  return useSyncExternalStore(subscribe, read, read);
}
