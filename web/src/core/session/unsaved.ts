/** Forms whose contents would be lost with the page. */
const held = new Set<symbol>();
const listeners = new Set<() => void>();
let isSilent = false;

/** Says that the page holds something unsaved, until the answer is called. */
export function markUnsaved(): () => void {
  const one = Symbol();
  held.add(one);
  return () => {
    if (held.delete(one) && held.size === 0) for (const listener of listeners) listener();
  };
}

/** Whether the page holds something unsaved. */
export const isHeld = (): boolean => held.size > 0;

/** Calls back whenever the page holds nothing unsaved any more. */
export function onReleased(listener: () => void): void {
  listeners.add(listener);
}

/** From now on nobody is asked about what is unsaved: the page goes, whatever it holds. */
export function leaveSilently(): void {
  isSilent = true;
}

export const isLeftSilently = (): boolean => isSilent;
