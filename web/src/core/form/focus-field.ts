/** Scrolls a field into view and focuses it, by its id. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
