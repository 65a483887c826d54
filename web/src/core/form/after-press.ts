let isPressed = false;

/** Events that end a press of the mouse, or of a touch that the browser turns into one. */
const ends = ['mouseup', 'dragend'] as const;

if (typeof window !== 'undefined') {
  addEventListener('mousedown', () => (isPressed = true), { capture: true });
  for (const name of ends) addEventListener(name, () => (isPressed = false), { capture: true });
}

/** Runs a callback that may move the page. Waits for the end of a press that has begun, which would otherwise miss its button. */
export function afterPress(run: () => void): void {
  if (!isPressed) return run();
  const done = () => {
    for (const name of ends) removeEventListener(name, done);
    // The click event comes first.
    setTimeout(run, 0);
  };
  for (const name of ends) addEventListener(name, done);
}
