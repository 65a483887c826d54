const listeners = new Set<() => void>();

/** Calls back before the page loads again by itself, for what is not in the address yet. The answer ends it. */
export function beforeReload(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the page again, with all that its address can hold. */
export function reloadPage(): void {
  for (const listener of listeners) listener();
  location.reload();
}
