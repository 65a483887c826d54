/** The heading of the page, which takes the focus when nothing else can; null while a page is loading. */
export const pageHeading = (): HTMLElement | null => document.querySelector('main h1');

/**
 * `ref` for an element that disappears when a button in it is pressed, like a row of a list: moves the focus to the page's heading, so that
 * it does not start at the top of the page.
 */
export function focusHeadingOnRemoval(element: HTMLElement | null): () => void {
  // React calls this while the element is still in the document.
  return () => {
    if (element?.contains(document.activeElement)) pageHeading()?.focus({ preventScroll: true });
  };
}
