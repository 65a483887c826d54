import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { cutOffMapHost, mapStyleUrl, ResultsMap } from './support/pages/results-map.ts';
import { ResultsPage } from './support/pages/results-page.ts';
import { StartPage } from './support/pages/start-page.ts';
import { desktop, expect, phone, test } from './support/test.ts';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));

const aroundStendal = {
  search_multi_match: 'mechaniker',
  city: 'Stendal',
  postcode: '39576',
  state: 'Sachsen-Anhalt',
  perimeter: '50',
};

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
    test.use({ ...options, consent: true });

    test('start', async ({ page }) => {
      const start = new StartPage(page);
      await start.open();
      await take(page, `start${suffix}`);
      await start.showAll();
      await start.events.evaluate((events) => events.scrollIntoView());
      await take(page, `events${suffix}`);
    });

    test('results', async ({ page, request, pageErrors }) => {
      // The built-in map: the picture must not depend on another host.
      await cutOffMapHost(page, pageErrors, await mapStyleUrl(request));
      const results = new ResultsPage(page);
      const map = new ResultsMap(page);
      await results.open({ ...aroundStendal, ...(options === phone && { view: 'map' }) });
      await map.isDrawnBy('own');
      await take(page, `results${suffix}`);
      if (options === phone) {
        await page.getByRole('button', { name: 'Liste', exact: true }).click();
        await expect(results.cards.first()).toBeVisible();
        await take(page, `list${suffix}`);
        return;
      }
      await results.openAd(await firstWithLogo(results));
      await map.isReady();
      await take(page, 'ad');
    });
  });
}

async function firstWithLogo(results: ResultsPage): Promise<number> {
  const index = await results.cards.evaluateAll((cards) =>
    cards.findIndex((card) => card.querySelector('img') !== null),
  );
  return Math.max(0, index);
}
