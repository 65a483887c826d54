/** Where the keyboard goes on when nothing else is left to go on at; null while a page is being fetched. */
export const pageHeading = (): HTMLElement | null => document.querySelector('main h1');

/**
 * As `ref` of what goes away when a button in it has been pressed, a row of a list for one: the keyboard goes on at the page's
 * heading, not at the top of the page.
 */
export function handFocusOn(element: HTMLElement | null): () => void {
  // Runs while the element is still there.
  return () => {
    if (element?.contains(document.activeElement)) pageHeading()?.focus({ preventScroll: true });
  };
}
