/** The dialog in which the last click was; null outside of dialogs. */
let lastDialog: Element | null = null;

/**
 * Ignores the second click of a double click that opens or closes a dialog: it was meant for the same element as the first, and would
 * press the element that is now in its place.
 */
function stopSecondClick(event: MouseEvent): void {
  const dialog = (event.target as Element).closest('dialog');
  const isOnOther = dialog !== lastDialog;
  lastDialog = dialog;
  if (event.detail < 2 || !isOnOther) return;
  event.preventDefault();
  event.stopPropagation();
}

export function ignoreSecondClicks(): void {
  addEventListener('click', stopSecondClick, { capture: true });
}
