import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { settledScroll } from '../support/checks/measure.ts';
import { demo, logInAs } from '../support/login.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { desktop, expect, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import { largeTown } from '../support/data/region-names.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('every page has its title, and coming to it means its top and its heading', async ({
  page,
}) => {
  const start = new StartPage(page);
  const results = new ResultsPage(page);
  await start.open();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await start.fields.text.fill('erzieher');
  await start.fields.text.press('Enter');
  await expect(results.heading).toBeFocused();
  await expect(page).toHaveTitle('erzieher – Lehrpfad');
  await expect.poll(() => scrolled(page)).toBe(0);

  await results.cards.last().scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Lehrpfad, zur Startseite' }).click();
  await start.isShown();
  await expect(start.heading).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('back leads to the top of a page that was left there', { tag: slowTag }, async ({ page }) => {
  const start = new StartPage(page);
  const results = new ResultsPage(page);
  await start.open();
  // Without a text: suggestions would be scrolled into view.
  await start.fields.text.press('Enter');
  await expect(results.cards.first()).toBeVisible();
  await results.more.scrollIntoViewIfNeeded();
  await page.goBack();
  await start.isShown();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('the title names what is searched for and where', { tag: slowTag }, async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open({
    search_multi_match: 'pflege',
    city: largeTown.name,
    postcode: largeTown.postcode,
    perimeter: '25',
  });
  await expect(page).toHaveTitle(`pflege in ${largeTown.name} + 25km – Lehrpfad`);
});

test('the first stop of the keyboard leads to the content', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await tabTo(page, skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('in the area of the editors it leads past the navigation', async ({ page }) => {
  await logInAs(page, demo.editor);
  await page.goto('/#/redakteure/branchen');
  const heading = page.getByRole('heading', { level: 1, name: 'Branchen' });
  await expect(heading).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Zum Inhalt springen' }));
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Neue Branche' })).toBeFocused();
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test(
    'closing an ad twice in a hurry does not leave the list',
    { tag: slowTag },
    async ({ page }) => {
      const start = new StartPage(page);
      const results = new ResultsPage(page);
      await start.open();
      await start.fields.text.fill('pflege');
      await start.submit.click();
      await expect(results.count).toHaveText(/gefunden$/);
      for (const index of [0, 1]) {
        await results.openAd(index);
        // Both in one task: the list is shown again only after it.
        await results.detail.getByRole('button', { name: 'Schließen' }).evaluate((button) => {
          (button as HTMLElement).click();
          (button as HTMLElement).click();
        });
        await expect(results.openTitle).toHaveCount(0);
        await expect(results.heading).toBeVisible();
      }
    },
  );

  test('the ad opens beside the list, which stays where it is', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open();
    // They are inserted between the cards, so the list grows.
    await expect(results.events.getByRole('group').first()).toBeVisible();
    await results.cards.nth(8).scrollIntoViewIfNeeded();
    const before = await settledScroll(page);
    expect(before).toBeGreaterThan(0);
    await results.openAd(8);
    await expect(results.openTitle).toBeFocused();
    await expect(results.openTitle).toBeInViewport();
    // Browsers may round by one pixel.
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThanOrEqual(1);
  });
});
