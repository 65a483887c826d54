/** Forms with unsaved input. */
const unsaved = new Set<symbol>();
const listeners = new Set<() => void>();
let isSilent = false;

/** Registers unsaved input. Returns the function that removes it. */
export function markUnsaved(): () => void {
  const input = Symbol();
  unsaved.add(input);
  return () => {
    if (unsaved.delete(input) && unsaved.size === 0) for (const listener of listeners) listener();
  };
}

/** Whether the page holds unsaved input. */
export const hasUnsavedInput = (): boolean => unsaved.size > 0;

/** Calls a listener whenever the page has no unsaved input any more. */
export function onNoUnsavedInput(listener: () => void): void {
  listeners.add(listener);
}

/** From now on the page can be left without a warning about unsaved input. */
export function leaveSilently(): void {
  isSilent = true;
}

export const isLeftSilently = (): boolean => isSilent;
