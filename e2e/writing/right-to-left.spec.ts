import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { resultsLink } from '../support/pages/results-page.ts';
import { slowTag } from '../support/slow.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

/*
 * No language of the site is written from right to left yet. Its pages are mirrored nevertheless, so that Arabic needs only translations.
 * The pictures are for manual inspection.
 */

const pages = [
  ['start', '/#/'],
  ['results', '/#/suche'],
  ['events', '/#/events'],
  ['information', '/#/information/schueler'],
  ['contact', '/#/kontakt'],
  ['favourites', resultsLink({ favourites: '1' })],
  ['occupations', '/berufe'],
  ['events without scripts', '/events'],
] as const;

for (const [device, options] of Object.entries({
  phone: { ...phone, viewport: { width: 390, height: 844 } },
  desktop,
})) {
  test.describe(`from right to left, ${device}`, { tag: slowTag }, () => {
    test.use(options);

    test('every main page mirrors and fits', async ({ page }, testInfo) => {
      for (const [name, address] of pages) {
        await page.goto(address);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).not.toHaveAttribute('data-view', /./);
        await page.evaluate(() => {
          document.documentElement.dir = 'rtl';
        });
        await expectNoSidewaysScrolling(page);
        await page.screenshot({ path: testInfo.outputPath(`${name}.png`) });
        // The logo comes first, so it is on the right; content that is cut off would be beyond the left edge.
        const logo = page.getByText('Lehrpfad', { exact: true }).first();
        const width = page.viewportSize()?.width ?? 0;
        const middle = ({ x = 0, width: own = 0 } = {}) => x + own / 2;
        await expect
          .poll(async () => middle((await logo.boundingBox()) ?? {}), { message: name })
          .toBeGreaterThan(width / 2);
        await expect.poll(() => page.evaluate(outside), { message: name }).toEqual([]);
      }
    });
  });
}

/** Returns the names of controls and texts beyond the sides of the window, except hidden ones and those in scrollable elements. */
function outside(): string[] {
  const scrolls = (element: Element): boolean => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, position } = getComputedStyle(up);
      if (overflowX !== 'visible' || position === 'fixed') return true;
    }
    return false;
  };
  return [...document.querySelectorAll('a:not(.skip), button, input, select, h1, h2, h3, p')]
    .filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element);
    })
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
}
