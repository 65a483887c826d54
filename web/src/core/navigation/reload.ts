const listeners = new Set<() => void>();

/** Calls a listener before the code reloads the page, to add state to the address. Returns the function that removes the listener. */
export function beforeReload(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reloads the page after the listeners have completed its address. */
export function reloadPage(): void {
  for (const listener of listeners) listener();
  location.reload();
}
