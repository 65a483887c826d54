import { countText, searchCards } from '../support/api.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { town } from '../support/data/region-names.ts';
import { devicesFrom, expect, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const typed = 'praktikum tischler ab september 2027';

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`what a query asks for, on a ${device}`, details, () => {
    test.use(options);

    test('stands above the list and can be taken out with the keyboard', async ({
      page,
      request,
    }) => {
      const whole = await searchCards(request, { search_multi_match: typed });
      const rest = 'tischler ab september 2027';
      const without = await searchCards(request, { search_multi_match: rest });
      const results = new ResultsPage(page);
      await results.open({ search_multi_match: typed });
      await expect(results.count).toHaveText(countText(whole.count));
      const chips = results.list.getByRole('group', { name: 'Aus der Eingabe verstanden' });
      await expect(chips.getByRole('button')).toHaveCount(whole.understood?.length ?? 0);
      await expect(results.list.getByText('Verstanden: Praktikum')).toBeAttached();
      await expect(results.fields.text).toHaveValue(typed);
      const chip = chips.getByRole('button', { name: 'Aus der Eingabe entfernen: Praktikum' });
      await tabTo(page, chip);
      await page.keyboard.press('Enter');
      await expect(results.count).toHaveText(countText(without.count));
      await expect(results.fields.text).toHaveValue(rest);
      await expect(chip).toHaveCount(0);
      await expect(chips).toBeFocused();
    });

    test(
      'stands there as one chip for each wish, and keeps to the width',
      { tag: slowTag },
      async ({ page, request }) => {
        const several = `pflege ab september 2027 umkreis 25 km um ${town.name} nicht büro`;
        const { understood = [] } = await searchCards(request, { search_multi_match: several });
        expect(understood.length).toBeGreaterThanOrEqual(3);
        const results = new ResultsPage(page);
        await results.open({ search_multi_match: several });
        const chips = results.list.getByRole('group', { name: 'Aus der Eingabe verstanden' });
        await expect(chips.getByRole('button')).toHaveCount(understood.length);
        await expect(chips.getByRole('button', { name: 'nicht: büro' })).toBeVisible();
        await expectNoSidewaysScrolling(page);
      },
    );

    test('is said where nothing of it could be heeded', { tag: slowTag }, async ({ page }) => {
      const results = new ResultsPage(page);
      await results.open({ search_multi_match: 'hallo' });
      await expect(
        results.list.getByText('Nach „hallo“ kann nicht gesucht werden.').last(),
      ).toBeVisible();
      await expectNoSidewaysScrolling(page);
    });
  });
}
