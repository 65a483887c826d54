import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ResultsPage } from './support/results-page.ts';
import { StartPage } from './support/start-page.ts';
import { desktop, expect, phone, test } from './support/test.ts';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Without a window there is no scrollbar, but the room for it stays.
    document.documentElement.style.scrollbarGutter = 'auto';
  });
  await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' });
}

for (const [suffix, options] of Object.entries({ '': desktop, '-phone': phone })) {
  test.describe(`pictures${suffix}`, () => {
    test.use(options);

    test('start', async ({ page }) => {
      // The picture behind it is drawn by lot; the README shows always the same.
      await page.addInitScript(() => (Math.random = () => 0));
      await new StartPage(page).open();
      await take(page, `start${suffix}`);
    });

    test('results', async ({ page }) => {
      const results = new ResultsPage(page);
      await results.open({
        search_multi_match: 'mechaniker',
        city: 'Stendal',
        postcode: '39576',
        perimeter: '25',
      });
      if (options === desktop) {
        const index = await results.cards.evaluateAll((cards) =>
          Math.max(
            0,
            cards.findIndex((card) => card.querySelector('img') !== null),
          ),
        );
        await results.openAd(index);
        await expect(results.openTitle).toBeFocused();
      }
      await take(page, `results${suffix}`);
    });
  });
}
