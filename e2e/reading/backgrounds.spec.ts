import type { Locator, Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { expect, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const stop = (page: Page) => page.getByRole('button', { name: 'Bilderwechsel anhalten' });
const go = (page: Page) => page.getByRole('button', { name: 'Bilderwechsel fortsetzen' });

/** Returns the visible picture's URL from the server. */
async function shownPicture(page: Page): Promise<string> {
  const shown = page.locator('picture img[data-shown=true]').last();
  await expect(shown).toBeAttached();
  return shown.evaluate((image: HTMLImageElement) => new URL(image.src).pathname);
}

/** Opens the start page with a clock that the test advances, so that the picture does not depend on the speed of the machine. */
async function openWithStandingClock(page: Page, button: Locator): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await page.goto('/');
  // Runs timers and frames that the loading page waits for.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(button).toBeVisible({ timeout: 1 });
  }).toPass();
}

/** Advances the page's clock by the time of one picture, in steps, so that responses can arrive meanwhile. */
async function waitATurn(page: Page): Promise<void> {
  await page.clock.runFor(7_000);
  await expect
    .poll(() =>
      page
        .locator('picture img')
        .last()
        .evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true);
  await page.clock.runFor(3_500);
}

test.describe('the pictures of the start page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('change every ten seconds until they are stopped, and go on when asked to', async ({
    page,
  }) => {
    await openWithStandingClock(page, stop(page));
    const first = await shownPicture(page);
    await page.clock.runFor(5_000);
    expect(await shownPicture(page)).toBe(first);
    await stop(page).click();
    await page.clock.runFor(60_000);
    expect(await shownPicture(page)).toBe(first);
    await go(page).click();
    await waitATurn(page);
    await expect.poll(() => shownPicture(page)).not.toBe(first);
  });

  test(
    'are fetched only shortly before they are shown, small and in a modern format',
    { tag: slowTag },
    async ({ page }) => {
      const fetched = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'image') fetched.add(request.url());
      });
      await page.setViewportSize({ width: 390, height: 844 });
      await openWithStandingClock(page, stop(page));
      const pictures = () => [...fetched].filter((url) => url.includes('/media/'));
      await expect.poll(pictures).toEqual([expect.stringMatching(/-480\.avif$/)]);
      await page.clock.runFor(5_000);
      expect(pictures()).toHaveLength(1);
      await page.clock.runFor(2_000);
      await expect.poll(() => pictures().length).toBe(2);
    },
  );

  test('stand while nobody sees the page', { tag: slowTag }, async ({ page }) => {
    await openWithStandingClock(page, stop(page));
    const first = await shownPicture(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(60_000);
    expect(await shownPicture(page)).toBe(first);
  });
});

test(
  'the pictures stand still for those who want no motion, until they ask for it with a button as large as a thumb',
  { tag: slowTag },
  async ({ page }) => {
    await openWithStandingClock(page, go(page));
    await expect.poll(async () => (await go(page).boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await expect
      .poll(async () => (await go(page).boundingBox())?.height)
      .toBeGreaterThanOrEqual(44);
    const first = await shownPicture(page);
    await page.clock.runFor(60_000);
    expect(await shownPicture(page)).toBe(first);
    await go(page).press('Enter');
    await expect(stop(page)).toBeFocused();
    await waitATurn(page);
    await expect.poll(() => shownPicture(page)).not.toBe(first);
    await page.clock.resume();
    await expectStepAccessible(page);
  },
);

for (const number of [0, 1]) {
  test(`with ${number} pictures there is nothing to stop`, { tag: slowTag }, async ({ page }) => {
    await page.route('**/api/v1/backgroundimages/public/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: (await response.json()).slice(0, number) });
    });
    const listed = page.waitForResponse('**/api/v1/backgroundimages/public/');
    await new StartPage(page).open();
    await listed;
    await expect(page.getByRole('button', { name: /^Bilderwechsel/ })).toHaveCount(0);
  });
}

test(
  'a picture that cannot be loaded leaves the page whole',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/./);
    await page.route('**/media/backgrounds/**', (route) => route.abort());
    const start = new StartPage(page);
    await start.open();
    await expect(start.submit).toBeVisible();
  },
);
