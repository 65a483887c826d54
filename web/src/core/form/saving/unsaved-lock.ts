/** Name of a lock that each window holds for each form with unsaved input. The browser releases it with the window. */
export const unsavedLock = 'unsaved-input';

/** Lets all windows of this browser know of unsaved input. Returns the function that ends it. */
export function holdUnsavedLock(): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  // Only served over HTTPS, and missing in old browsers.
  void navigator.locks?.request(unsavedLock, { mode: 'shared' }, () => held).catch(console.error);
  return release;
}
