import type { Page } from '@playwright/test';
import { ResultsPage } from './support/results-page.ts';
import { StartPage } from './support/start-page.ts';
import { desktop, expect, test } from './support/test.ts';

/** Nothing is wider than the window. */
async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide).toBeLessThanOrEqual(0);
}

const narrow = {
  'a window of 320 pixels': { width: 320, height: 640 },
  // 1280 by 1024 pixels at 400 %: WCAG 1.4.10.
  'a desktop at 400 %': { width: 320, height: 256 },
};

for (const [name, viewport] of Object.entries(narrow)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('needs no sideways scrolling from the search to the ad', async ({ page }) => {
      const start = new StartPage(page);
      const results = new ResultsPage(page);
      await start.open();
      await expectNoSidewaysScrolling(page);
      await start.fields.text.fill('mechaniker');
      await expect(start.fields.suggestions).toBeVisible();
      await expect(start.fields.suggestions.getByRole('option').first()).toBeInViewport();
      await expectNoSidewaysScrolling(page);
      await page.keyboard.press('Escape');
      await start.submit.click();
      await expect(results.cards.first()).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await results.filterButton.click();
      const drawer = page.getByRole('dialog', { name: 'Filter' });
      await expect(drawer).toBeVisible();
      await expectNoSidewaysScrolling(page);
      const choice = drawer.getByRole('checkbox').last();
      await choice.check();
      await choice.uncheck();
      await drawer.getByRole('button', { name: 'Schließen' }).click();
      await results.openAd();
      await expectNoSidewaysScrolling(page);
      const close = results.detail.getByRole('button', { name: 'Schließen' });
      await expect(close).toBeInViewport();
      await close.click();
    });
  });
}

test.describe('letters of twice the size', () => {
  test.use(desktop);

  test('cut nothing off', async ({ page }) => {
    const results = new ResultsPage(page);
    await page.addInitScript(() => {
      addEventListener(
        'DOMContentLoaded',
        () => (document.documentElement.style.fontSize = '200%'),
      );
    });
    await results.open();
    await expectNoSidewaysScrolling(page);
    await results.openAd();
    await expectNoSidewaysScrolling(page);
  });
});

test('whoever wants less motion gets none', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  await results.openAd();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
      .map((animation) => String(animation.effect && 'target' in animation.effect)),
  );
  expect(moving).toEqual([]);
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(({ style }) => Number.parseFloat(style.transitionDuration) > 0.01)
      .map(({ element }) => element.className),
  );
  expect(slow).toEqual([]);
});
