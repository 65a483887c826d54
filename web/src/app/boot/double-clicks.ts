/** The dialog in which the last click was; null outside of dialogs. */
let lastDialog: Element | null = null;

/**
 * Of a double click that opens or closes a dialog the second one does nothing: it was meant for the same element as the first, and would
 * choose what now stands in its place.
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
