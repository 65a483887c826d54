import type { Page } from '@playwright/test';
import { become } from './support/roles.ts';
import { routes } from './support/routes.ts';
import { comeTo } from './support/routes/come.ts';
import { devices, expect, test } from './support/test.ts';

/** What is pressed by its picture alone, and does not say what it does: to a screen reader, and to a mouse that rests on it. */
function unnamed(page: Page): Promise<string[]> {
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

for (const [device, options] of Object.entries(devices)) {
  test.describe(`the pages behind the login on a ${device}`, () => {
    test.use(options);

    for (const role of ['company', 'newcomer', 'editor', 'admin'] as const) {
      test(`${role}: headings stand at one place, pictures to press have names and tell them to a mouse`, async ({
        page,
      }) => {
        await become(page, role);
        const places = new Map<string, string[]>();
        for (const row of routes.filter((one) => one.role === role)) {
          await test.step(row.address, async () => {
            await comeTo(page, row);
            const place = await page.locator('h1:visible').evaluate((heading) => {
              const { x, y } = heading.getBoundingClientRect();
              return [x, y, getComputedStyle(heading).fontSize].join(' ');
            });
            places.set(place, [...(places.get(place) ?? []), row.address]);
            expect(await unnamed(page), row.address).toEqual([]);
          });
        }
        expect([...places].length, JSON.stringify([...places])).toBe(1);
      });
    }
  });
}
