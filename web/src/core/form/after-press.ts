let isPressed = false;

/** When a press of the mouse, or what a touch makes of it, is over. */
const ends = ['mouseup', 'dragend'] as const;

if (typeof window !== 'undefined') {
  addEventListener('mousedown', () => (isPressed = true), { capture: true });
  for (const name of ends) addEventListener(name, () => (isPressed = false), { capture: true });
}

/** Does something that may move the page: at once, or after the press that is under way, which would miss its button otherwise. */
export function afterPress(run: () => void): void {
  if (!isPressed) return run();
  const done = () => {
    for (const name of ends) removeEventListener(name, done);
    // The click comes first.
    setTimeout(run, 0);
  };
  for (const name of ends) addEventListener(name, done);
}
