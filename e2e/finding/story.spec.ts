import type { APIRequestContext, Page } from '@playwright/test';
import { around, countText, findTown, searchCards, suggestedOccupations } from '../support/api.ts';
import { expectCopied } from '../support/checks/copied.ts';
import { FavouritesPage } from '../support/pages/favourites-page.ts';
import { tabBackTo, tabTo } from '../support/keyboard.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { devicesFrom, expect, test } from '../support/test.ts';
import { largeTown } from '../support/data/region-names.ts';

/** Returns the suggestion with most ads within 25 km of the town: enough for a full first page. */
async function findPlenty(request: APIRequestContext, town: string, suggested: readonly string[]) {
  const circle = around(await findTown(request, town), 25);
  const answers = await Promise.all(
    suggested.map(async (text) => {
      const query = { search_multi_match: text, ...circle, job_type__terms: 'ausbildung' };
      return { text, query, count: (await searchCards(request, query)).count };
    }),
  );
  const [most] = answers.toSorted((a, b) => b.count - a.count);
  if (most === undefined || most.count < 3) throw new Error(`There is too little near ${town}.`);
  return most;
}

/** Chooses a type and removes it again, with the filters beside the list or in the drawer. */
async function filterByKeyboard(page: Page, results: ResultsPage, isPhone: boolean) {
  const panel = isPhone
    ? page.getByRole('dialog', { name: 'Filter' })
    : page.getByRole('region', { name: 'Filter' });
  const practice = panel.getByRole('checkbox', { name: /^Praktikum/ });
  if (isPhone) {
    await tabTo(page, results.filterButton);
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
  }
  await tabTo(page, practice);
  await page.keyboard.press('Space');
  await expect(practice).toBeChecked();
  await expect(practice).toBeFocused();
  const age = (name: string) => panel.getByRole('radio', { name: new RegExp(`^${name} `) });
  await tabTo(page, age('Alle'));
  await page.keyboard.press('ArrowUp');
  await expect(age('Vor 2 Wochen')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(age('Alle')).toBeChecked();
  if (!isPhone) return;
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(results.filterButton).toBeFocused();
}

for (const { device, options, details } of devicesFrom('desktop')) {
  test.describe(`with the keyboard alone, on a ${device}`, details, () => {
    test.use(options);

    test('a pupil searches, narrows, reads, keeps, shares and comes back', async ({
      page,
      context,
      request,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const start = new StartPage(page);
      const results = new ResultsPage(page);
      const favourites = new FavouritesPage(page);
      await start.open();

      const training = page.getByRole('checkbox', { name: 'Ausbildung', exact: true });
      await tabTo(page, training);
      await page.keyboard.press('Space');
      await expect(training).toBeChecked();
      await tabTo(page, start.fields.text);
      await page.keyboard.type('kauf');
      const suggested = await suggestedOccupations(request, 'kauf');
      const { text, query, count } = await findPlenty(request, largeTown.name, suggested);
      await start.searchNearByKeyboard(text, largeTown.name.slice(0, 5), largeTown.name);
      await expect(results.heading).toBeFocused();
      await expect(results.count).toHaveText(countText(count));

      await filterByKeyboard(page, results, device === 'phone');
      const both = await searchCards(request, {
        ...query,
        job_type__terms: 'praktikum__ausbildung',
      });
      await expect(results.count).toHaveText(countText(both.count));
      // On a phone the order comes before the filters.
      await (device === 'phone' ? tabBackTo : tabTo)(page, results.sort);
      await page.keyboard.press('N');
      await expect(results.sort).toHaveValue('newest');
      await expect(results.sort).toBeFocused();
      const newest = await searchCards(request, {
        ...query,
        job_type__terms: 'praktikum__ausbildung',
        sort: 'newest',
      });
      const title = newest.results[0]?.title ?? '';
      const link = results.titleOf(results.cards.first());
      await expect(link).toHaveText(title);

      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await expect(results.openTitle).toHaveText(title);
      const favourite = results.detail.getByRole('button', { name: 'Favorit' });
      await tabTo(page, favourite);
      await page.keyboard.press('Space');
      await expect(favourite).toHaveAttribute('aria-pressed', 'true');
      await tabTo(page, results.detail.getByRole('button', { name: 'Link kopieren' }));
      await page.keyboard.press('Enter');
      await expectCopied(page);
      await page.keyboard.press('Escape');
      await expect(results.openTitle).toHaveCount(0);
      await expect(link).toBeFocused();
      await expect(results.starOf(results.cards.first())).toHaveAccessibleName(/^Aus Favoriten/);

      await tabTo(page, results.slide(0));
      await page.keyboard.press('Enter');
      await expect(results.openEventTitle).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(results.openEventTitle).toHaveCount(0);
      await expect(results.slide(0)).toBeFocused();

      await tabBackTo(page, favourites.link);
      await page.keyboard.press('Enter');
      await expect(favourites.heading).toBeFocused();
      await expect(favourites.cards.getByRole('link')).toHaveText([title]);
      const star = favourites.cards.getByRole('button');
      const undo = favourites.list.getByRole('button', { name: 'Rückgängig' });
      await tabTo(page, star);
      await page.keyboard.press('Enter');
      await expect(undo).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(star).toBeFocused();
      await page.keyboard.press('Space');
      await expect(undo).toBeFocused();
      await expect(favourites.link).toHaveAccessibleName('Favoriten');

      const settings = page.getByRole('button', { name: 'Cookie-Einstellungen', exact: true });
      const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
      await tabTo(page, settings);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      const map = dialog.getByRole('switch', { name: 'Karte' });
      await tabTo(page, map);
      await page.keyboard.press('Space');
      await expect(map).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(settings).toBeFocused();

      await tabBackTo(page, favourites.back);
      await page.keyboard.press('Enter');
      await expect(results.heading).toBeFocused();
      await expect(results.fields.text).toHaveValue(text);
      await expect(results.fields.place).toHaveValue(largeTown.name);
      await expect(results.count).toHaveText(countText(both.count));
    });
  });
}
