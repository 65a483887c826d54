import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/checks/axe.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { routeUntil } from '../support/route-once.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { areaLabels, careerField, town } from '../support/data/region-names.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

// routes.spec.ts scans every page in its first state. Further states are scanned in the tests that reach them.

const sentence =
  'Fehler – Bei der Bearbeitung Ihrer Anfrage ist ein unerwarteter Fehler aufgetreten. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es dann erneut.';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: sentence });

// `npm run proof` tests both pages in these states on the other device, and in the dark scheme.
test.describe('axe on a desktop', () => {
  test.use(desktop);

  test('finds nothing on the start page', async ({ page }) => {
    const start = new StartPage(page);
    await start.open();
    await expect(start.overview).toBeVisible();
    await expectAccessible(page);
    await test.step('among the suggestions', async () => {
      await start.fields.text.pressSequentially('mecha');
      await expect(start.fields.suggestions).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectAccessible(page, { overlay: true });
      await page.keyboard.press('Escape');
      await start.fields.place.click();
      // Without regions the field has nothing to suggest until something is typed.
      if (areaLabels.length === 0)
        await start.fields.place.pressSequentially(town.name.slice(0, 4));
      await expect(start.fields.suggestions.getByRole('option').first()).toContainText(
        areaLabels[0] ?? town.name,
      );
      await expectAccessible(page, { overlay: true });
    });
    await test.step('where a town is unknown', async () => {
      await start.fields.typeUnknownTown();
      await start.submit.click();
      await expect(start.fields.place).toBeFocused();
      await expectAccessible(page);
    });
    await test.step('in what it holds further down', async () => {
      await start.showAll();
      await page.getByRole('checkbox', { name: careerField(4) }).check();
      await start.openEvent(0);
      await expectAccessible(page);
    });
  });
});

test.describe('axe on a phone', () => {
  test.use(phone);

  test('finds nothing on the results page', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open({ search_multi_match: 'mechaniker' });
    await test.step('in the filters, before and after a choice', async () => {
      await results.filterButton.click();
      const name = 'Filter';
      const filters = page.getByRole('dialog', { name });
      const choice = filters.getByRole('checkbox', { name: /^Ausbildung/ });
      await expect(choice).toBeVisible();
      await expectAccessible(page, { overlay: true });
      await choice.check();
      await filters.getByRole('button', { name: /anzeigen$/ }).click();
      await expect(results.activeFilters).toBeVisible();
      await expect(results.slide(0)).toBeVisible();
      // The previous list stays until the new one is loaded.
      await expect(results.list.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
    });
    await test.step('beside an open ad, and an open event', async () => {
      await results.openAd();
      await expectAccessible(page, { overlay: true });
      await results.closeAd();
      await results.openEvent();
      await expectAccessible(page, { overlay: true });
    });
    await test.step('where the map would be', async () => {
      await results.eventDetail.getByRole('button', { name: 'Schließen' }).click();
      await page.getByRole('button', { name: 'Karte', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Liste' })).toBeVisible();
      const prompt = page.getByRole('button', { name: 'Cookie-Einstellungen verwalten' });
      await expect(prompt).toBeVisible();
      await expectAccessible(page);
    });
  });

  test(
    'finds nothing while the list is on its way, nor where the API is down',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      const results = new ResultsPage(page);
      await test.step('while the list is on its way', async () => {
        const letGo = await routeUntil(page, '**/api/v1/search/**', () => undefined);
        await page.goto('/#/suche');
        // The application has replaced the app shell of the HTML.
        await expect(page.locator('html')).not.toHaveAttribute('data-view', /./);
        await expect(results.list.locator('[aria-busy=true]').first()).toBeVisible();
        await expectAccessible(page);
        letGo();
      });
      pageErrors.allow(/^answer 500: /, /^console: /);
      await page.route('**/api/v1/**', (route) =>
        route.fulfill({ status: 500, json: { detail: 'Fehler' } }),
      );
      await test.step('on a start page that gets no answer', async () => {
        await page.goto('/');
        await expect(notice(page)).toBeVisible();
        await expectAccessible(page);
      });
      await test.step('on a results page that gets none', async () => {
        await page.goto('/#/suche');
        await expect(results.list.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
        await expect(notice(page)).toBeVisible();
        await expectAccessible(page);
      });
    },
  );

  test(
    'finds nothing without a network, which is said and gets over',
    { tag: slowTag },
    async ({ page, context, pageErrors }) => {
      pageErrors.allow(/^failed: .*\/api\/v1\/.* net::ERR_INTERNET_DISCONNECTED/, /^console: /);
      const results = new ResultsPage(page);
      await results.open();
      // The code that shows an ad was loaded with the first one.
      await results.openAd();
      await results.closeAd();
      // A page loads this three seconds after its start: script and style must not be loading at that time.
      const codeForOffline = () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/assets/offline-')).length;
      await expect.poll(() => page.evaluate(codeForOffline)).toBe(2);
      await context.setOffline(true);

      await results.titleOf(results.cards.nth(1)).click();
      await expect(results.detail).toContainText('Die Stelle konnte nicht geladen werden.');
      // A drawer covers the page, and contains the notice.
      await expect(notice(page).first()).toBeVisible();
      await expectAccessible(page, { overlay: true });
      await context.setOffline(false);
      const again = results.detail.getByRole('button', { name: 'Erneut versuchen' });
      await again.or(results.openTitle).first().click();
      await expect(results.openTitle).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(results.openTitle).toHaveCount(0);
      await expect(notice(page)).toHaveCount(0);

      await context.setOffline(true);
      await results.fields.text.pressSequentially('pflege');
      await expect(notice(page)).toBeVisible();
      await expect(results.list).toContainText('Die Stellen konnten nicht geladen werden.');
      await expect(results.fields.text).toHaveValue('pflege');
      await expectAccessible(page);
      await context.setOffline(false);
      await expect(results.cards.first()).toBeVisible();
      await expect(results.fields.text).toHaveValue('pflege');
      await expect(page).toHaveTitle('pflege – Lehrpfad');
    },
  );
});
