import type { Page } from '@playwright/test';
import { countText, searchCards } from '../support/api.ts';
import { demo, logInAs } from '../support/login.ts';
import { settledScroll } from '../support/checks/measure.ts';
import { ResultsPage, resultsLink } from '../support/pages/results-page.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { devicesFrom, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import { town } from '../support/data/region-names.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Scrolls as far as possible; the page may still be growing. */
async function scrollDown(page: Page, to: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((y) => {
        scrollTo(0, y);
        return Math.round(scrollY);
      }, to),
    )
    .toBe(to);
}

const expectAt = (page: Page, y: number) =>
  expect.poll(() => page.evaluate((to) => Math.abs(scrollY - to) <= 2, y)).toBe(true);

/** Goes to another page as by a link that is in view without scrolling. */
async function goOn(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), path);
  await expect(heading(page, title)).toBeVisible();
  await expectAt(page, 0);
}

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'Back closes the filters, keeps what was chosen in them, and goes on from there',
    { tag: slowTag },
    async ({ page, request }) => {
      const start = new StartPage(page);
      const results = new ResultsPage(page);
      const all = await searchCards(request, {});
      const internships = await searchCards(request, { job_type__terms: 'praktikum' });
      await start.open();
      await goOn(page, '/suche', 'Stellen finden');
      await expect(results.count).toHaveText(countText(all.count));
      const filters = dialog(page, 'Filter');

      await results.filterButton.click();
      await expect(filters).toBeVisible();
      await page.goBack();
      await expect(filters).toBeHidden();
      await expect(results.count).toHaveText(countText(all.count));

      await results.filterButton.click();
      await filters.getByRole('checkbox', { name: /^Praktikum/ }).check();
      await expect(filters.getByText(countText(internships.count))).toBeAttached();
      await page.goBack();
      await expect(filters).toBeHidden();
      await expect(results.count).toHaveText(countText(internships.count));
      await page.goBack();
      await expect(results.count).toHaveText(countText(all.count));

      // If they are closed in another way, no history entry remains.
      await results.filterButton.click();
      await filters.getByRole('button', { name: 'Schließen' }).click();
      await expect(filters).toBeHidden();
      await page.goBack();
      await start.isShown();
    },
  );

  test('Back closes the menu, the settings and the sheet of an ad, and nothing else', async ({
    page,
  }) => {
    const start = new StartPage(page);
    const results = new ResultsPage(page);
    await start.open();
    await goOn(page, '/suche', 'Stellen finden');
    await expect(results.cards.first()).toBeVisible();
    const menu = dialog(page, 'Menü');
    const settings = dialog(page, 'Cookie-Einstellungen');

    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(results.heading).toBeVisible();

    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(settings).toBeVisible();
    await page.goBack();
    await expect(settings).toBeHidden();

    await results.openAd();
    await page.goBack();
    await expect(results.openTitle).toHaveCount(0);
    await expect(results.heading).toBeVisible();

    // A page that is opened from the menu replaces the menu's history entry.
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    await menu.getByRole('link', { name: 'Zum Login' }).click();
    await expect(heading(page, 'Login')).toBeVisible();
    await page.goBack();
    await expect(results.heading).toBeVisible();
    await expect(menu).toBeHidden();
    await page.goBack();
    await start.isShown();
  });
});

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`on a ${device}`, details, () => {
    test.use(options);

    test(
      'Back and a reload bring sixty cards and the place in them, a step on begins at the top',
      { tag: slowTag },
      async ({ page }) => {
        const results = new ResultsPage(page);
        await results.open();
        for (const shown of [40, 60]) {
          await results.more.click();
          await expect(results.cards).toHaveCount(shown);
        }
        await results.cards.nth(50).scrollIntoViewIfNeeded();
        const y = await settledScroll(page);
        expect(y).toBeGreaterThan(1_000);

        await goOn(page, '/impressum', 'Impressum');
        await page.goBack();
        await expect(results.cards).toHaveCount(60);
        await expectAt(page, y);

        await page.reload();
        await expect(results.cards).toHaveCount(60);
        await expectAt(page, y);

        await goOn(page, '/impressum', 'Impressum');
        await page.reload();
        await expect(heading(page, 'Impressum')).toBeVisible();
        await page.goBack();
        await expect(results.cards).toHaveCount(60);
        await expectAt(page, y);

        // An ad has an entry of its own above the list.
        await results.openAd(50);
        await page.reload();
        await expect(results.openTitle).toBeVisible();
        await page.goBack();
        await expect(results.openTitle).toHaveCount(0);
        await expect(results.cards).toHaveCount(60);
        await expectAt(page, y);
        await expect(results.titleOf(results.cards.nth(50))).toBeFocused();

        // Another search adds a history entry.
        await page.evaluate(
          (link) => (location.href = link),
          resultsLink({ sort: 'newest', job_type__terms: 'praktikum' }),
        );
        await expectAt(page, 0);
        await expect(results.cards).toHaveCount(20);
      },
    );

    test(
      'Back and a reload bring the place on a page that is read',
      { tag: slowTag },
      async ({ page }) => {
        await page.goto('/#/datenschutz');
        await expect(heading(page, 'Datenschutz')).toBeVisible();
        await scrollDown(page, 900);
        await goOn(page, '/impressum', 'Impressum');
        await scrollDown(page, 300);
        await page.goBack();
        await expect(heading(page, 'Datenschutz')).toBeVisible();
        await expectAt(page, 900);
        await page.reload();
        await expect(heading(page, 'Datenschutz')).toBeVisible();
        await expectAt(page, 900);
        await page.goForward();
        await expect(heading(page, 'Impressum')).toBeVisible();
        await expectAt(page, 300);
      },
    );

    test(
      'Back and a reload bring the search on the start page and the place below it',
      { tag: slowTag },
      async ({ page }) => {
        const start = new StartPage(page);
        await start.open();
        await start.fields.choose(start.fields.place, town.name.slice(0, 4), town.name);
        await start.fields.text.fill('koch');
        await start.fields.text.press('Escape');
        await start.fields.perimeter.selectOption('25km');
        await page.getByRole('checkbox', { name: 'Praktikum', exact: true }).check();
        await scrollDown(page, 700);
        const expectForm = async () => {
          await start.isShown();
          await expect(start.fields.text).toHaveValue('koch');
          await expect(start.fields.place).toHaveValue(town.name);
          await expect(start.fields.perimeter).toHaveValue('25');
          await expect(
            page.getByRole('checkbox', { name: 'Praktikum', exact: true }),
          ).toBeChecked();
          await expectAt(page, 700);
        };
        await goOn(page, '/impressum', 'Impressum');
        await page.goBack();
        await expectForm();
        await page.reload();
        await expectForm();

        await goOn(page, '/impressum', 'Impressum');
        await page.getByRole('link', { name: 'Lehrpfad, zur Startseite' }).click();
        await start.isShown();
        await expectAt(page, 0);
        await expect(start.fields.text).toHaveValue('');
        await expect(
          page.getByRole('checkbox', { name: 'Praktikum', exact: true }),
        ).not.toBeChecked();
      },
    );
  });
}

test(
  'Back closes what a company has opened above its account',
  { tag: slowTag },
  async ({ page }) => {
    await logInAs(page, demo.branches);
    await page.goto('/#/unternehmen');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => (location.hash = '/konto'));
    await expect(heading(page, 'Mein Konto')).toBeVisible();
    const closing = dialog(page, 'Konto endgültig schließen?');
    await page.getByRole('button', { name: 'Konto schließen', exact: true }).click();
    await expect(closing).toBeVisible();
    await page.goBack();
    await expect(closing).toBeHidden();
    await expect(heading(page, 'Mein Konto')).toBeVisible();
  },
);

test(
  'where a tab began with a link, a menu that was closed leaves nothing to go back from',
  { tag: slowTag },
  async ({ page, context }) => {
    await page.goto('/');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void open('/#/suche', '_blank', 'noopener')),
    ]);
    await tab.setViewportSize({ width: 390, height: 844 });
    await expect(heading(tab, 'Stellen finden')).toBeVisible();
    const menu = dialog(tab, 'Menü');
    const place = () =>
      tab.evaluate(
        () =>
          (globalThis as { navigation?: { currentEntry: { index: number } } }).navigation
            ?.currentEntry.index,
      );
    for (const _ of ['once', 'and once more']) {
      await tab.getByRole('button', { name: 'Menü', exact: true }).click();
      await expect(menu).toBeVisible();
      await expect.poll(place).toBe(1);
      await menu.getByRole('button', { name: 'Schließen' }).click();
      await expect(menu).toBeHidden();
      await expect.poll(place).toBe(0);
    }
    await expect(heading(tab, 'Stellen finden')).toBeVisible();

    await tab.getByRole('button', { name: 'Menü', exact: true }).click();
    await menu.getByRole('link', { name: 'Zum Login' }).click();
    await expect(heading(tab, 'Login')).toBeVisible();
    await tab.goBack();
    await expect(heading(tab, 'Stellen finden')).toBeVisible();
  },
);
