import { boardStateNames } from '@lehrpfad/regions/parts/states.ts';
import { areas } from '@lehrpfad/regions/parts/areas.ts';
import { inState, operatingStateName } from '@lehrpfad/regions/parts/names.ts';
import type { Place } from '@lehrpfad/contract/places/places.ts';
import type { Page } from '@playwright/test';
import { around, countText, searchCards } from './support/api.ts';
import { expectAccessible } from './support/checks/axe.ts';
import { callApi } from './support/login.ts';
import { expectNoSidewaysScrolling } from './support/checks/measure.ts';
import { ResultsPage } from './support/pages/results-page.ts';
import { StartPage } from './support/pages/start-page.ts';
import { desktop, devices, expect, phone, test } from './support/test.ts';

/*
 * The public side of the board of two states (`e2e/joined.config.ts`). The towns lie on the two sides of the border, 27 km apart.
 */

const here = { name: 'Naumburg (Saale)', path: 'naumburg-saale' };
const across = { name: 'Jena', path: 'jena' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns the towns of a name: there may be one in each state. */
async function townsNamed(page: Page, name: string): Promise<Place[]> {
  const path = `cities/?search=${encodeURIComponent(name)}`;
  const towns = await callApi<Place[]>(page.request, 'GET', path);
  return towns.filter(({ city }) => city === name);
}

for (const [device, options] of Object.entries(devices)) {
  test.describe(`the board of several states, on a ${device}`, () => {
    test.use(options);

    test('a state is chosen where the areas are, and its ads alone are found', async ({
      page,
      request,
    }) => {
      const start = new StartPage(page);
      const results = new ResultsPage(page);
      await start.open();
      await start.fields.place.click();
      for (const state of boardStateNames)
        await expect(start.fields.suggestion(state)).toBeVisible();
      const counts: number[] = [];
      for (const state of boardStateNames) {
        const area_search = areas.find(({ label }) => label === state)?.key ?? '';
        const { count, results: found } = await searchCards(request, { area_search });
        counts.push(count);
        const towns = await townsNamed(page, found[0]?.city ?? '');
        expect(towns.map((town) => town.state)).toContain(state);
        await start.open();
        await start.fields.place.click();
        await start.fields.suggestion(state).click();
        await start.submit.click();
        await expect(results.count).toHaveText(countText(count));
        await expect(results.fields.place).toHaveValue(state);
      }
      const { count: all } = await searchCards(request, {});
      expect(counts.every((count) => count > 0)).toBe(true);
      // Ads of companies without an address are in none.
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(all);
      await expectNoSidewaysScrolling(page);
    });
  });
}

test.describe('the board of several states', () => {
  test.use(phone);

  test('a circle around a town reaches across the border', async ({ page, request }) => {
    const results = new ResultsPage(page);
    const start = new StartPage(page);
    const [town] = await townsNamed(page, here.name);
    if (town === undefined) throw new Error(`The board has no ${here.name}.`);
    const circle = await searchCards(request, around(town, 50));
    expect(circle.results.map(({ city }) => city)).toContain(across.name);
    await start.open();
    await start.fields.choose(start.fields.place, 'Naumb', here.name);
    await start.fields.perimeter.selectOption('50km');
    await start.submit.click();
    await expect(results.count).toHaveText(countText(circle.count));
    await expect(results.fields.perimeter).toHaveValue('50');
  });

  test('towns of each state have a page, and lead to their ads and back to the search', async ({
    page,
  }) => {
    for (const { name, path } of [here, across]) {
      await page.goto('/orte');
      await page.getByRole('link', { name: new RegExp(`^${RegExp.escape(name)}`) }).click();
      await expect(page).toHaveURL(new RegExp(`/orte/${path}$`));
      await expect(heading(page)).toHaveText(new RegExp(`in ${RegExp.escape(name)}$`));
      await page.locator('main a[href^="/stelle/"]').first().click();
      const title = await heading(page).innerText();
      await expectNoSidewaysScrolling(page);
      await page.getByRole('link', { name: 'In der Suche ansehen' }).click();
      await expect(new ResultsPage(page).openTitle).toHaveText(title);
    }
  });
});

test.describe('pages that name the state', () => {
  test.use(desktop);

  test('name all states, and the law of the one that operates the board', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/#/impressum');
    await expect(main).toContainText(`Musterministerium des Landes ${operatingStateName}`);
    await expectAccessible(page);
    await page.goto('/#/datenschutz');
    await expect(main).toContainText(
      `Landesbeauftragter für den Datenschutz ${operatingStateName}`,
    );
    await expectAccessible(page);
    await page.goto('/#/kontakt');
    const chambers = await callApi<{ name: string }[]>(page.request, 'GET', 'chambers/');
    for (const { name } of chambers) await expect(main).toContainText(name);
    for (const path of ['/', '/events', '/orte']) {
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(RegExp.escape(inState)));
    }
    await page.goto('/events?lang=en');
    await expect(page).toHaveTitle(/ in \S+ and \S+ – Lehrpfad$/);
  });
});
