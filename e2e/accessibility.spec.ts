import { expectAccessible } from './support/axe.ts';
import { ResultsPage } from './support/results-page.ts';
import { StartPage } from './support/start-page.ts';
import { devices, expect, phone, test } from './support/test.ts';

for (const [device, options] of Object.entries(devices)) {
  test.describe(`axe on a ${device}`, () => {
    test.use(options);

    test('finds nothing on the start page', async ({ page }) => {
      const start = new StartPage(page);
      await start.open();
      await expectAccessible(page);
      await start.fields.text.pressSequentially('mecha');
      await expect(start.fields.suggestions).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectAccessible(page, { overlay: true });
      await page.keyboard.press('Escape');
      await start.fields.place.click();
      await expect(start.fields.suggestions).toContainText('Norden');
      await expectAccessible(page, { overlay: true });
      await start.fields.place.fill('Entenhausen');
      await start.submit.click();
      await expect(start.fields.place).toBeFocused();
      await expectAccessible(page);
    });

    test('finds nothing on the results page', async ({ page }) => {
      const results = new ResultsPage(page);
      await results.open({ search_multi_match: 'mechaniker', job_type__terms: 'ausbildung' });
      await expectAccessible(page);
      await results.openAd();
      await expectAccessible(page, { overlay: device === 'phone' });
    });

    test('finds nothing where nothing is found', async ({ page }) => {
      const results = new ResultsPage(page);
      await results.open({ search_multi_match: 'xylophonstimmerei' });
      await expect(results.empty).toBeVisible();
      await expectAccessible(page);
    });

    test('finds nothing where the API is down', async ({ page, trouble }) => {
      trouble.allow(/^answer 500: /, /^console: /);
      await page.route('**/api/v1/search/**', (route) =>
        route.fulfill({ status: 500, json: { detail: 'Fehler' } }),
      );
      await page.goto('/#/suche');
      await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('axe on the drawers of a phone', () => {
  test.use(phone);

  test('finds nothing in the filters', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open();
    await results.filterButton.click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await expectAccessible(page, { overlay: true });
  });
});
