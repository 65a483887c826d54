import type { Page } from '@playwright/test';

/** Returns the buttons and links with only an icon that have no name for screen readers, or no tooltip. */
export function unnamed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return (
        range.getBoundingClientRect().width > 1 && (node.parentElement?.clientWidth ?? 2) !== 1
      );
    };
    const hasWords = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        if (/[\p{L}\p{N}]/u.test(node.textContent ?? '') && seen(node)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('main :is(button, a[href], summary)')]
      .filter((one) => one.checkVisibility() && one.querySelector('svg') !== null && !hasWords(one))
      .filter((one) => one.title === '' || (one.ariaLabel ?? one.textContent ?? '').trim() === '')
      .map((one) => one.outerHTML.slice(0, 200));
  });
}

/** Returns the position and the size of the page's heading. */
export function placeOfHeading(page: Page): Promise<string> {
  return page.locator('h1:visible').evaluate((heading) => {
    const { x, y } = heading.getBoundingClientRect();
    return [x, y, getComputedStyle(heading).fontSize].join(' ');
  });
}
