import type { APIRequestContext } from '@playwright/test';
import { around, countText, findTown, searchCards, suggestedOccupations } from '../support/api.ts';
import { tabTo } from '../support/keyboard.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { desktop, devicesFrom, expect, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import {
  areaKeys,
  areaLabels,
  sharedName,
  town,
  careerField,
} from '../support/data/region-names.ts';

const typed = 'mechaniker';

/** Returns the first suggested occupation with an ad within 25 km of the town. */
async function findWorthwhile(request: APIRequestContext, suggested: readonly string[]) {
  const circle = around(await findTown(request, town.name), 25);
  for (const text of suggested) {
    const answer = await searchCards(request, { search_multi_match: text, ...circle });
    if (answer.count > 0) return { text, answer };
  }
  throw new Error(`There is nothing near ${town.name} for any of ${suggested.join(', ')}.`);
}

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`a pupil in ${town.name}, on a ${device}`, details, () => {
    test.use(options);

    test('finds places within 25 km, opens one and reads it', async ({ page, request }) => {
      const start = new StartPage(page);
      const results = new ResultsPage(page);
      await start.open();
      await expect(start.fields.perimeter).toBeDisabled();
      await start.fields.type(start.fields.text, typed);
      const suggested = await suggestedOccupations(request, typed);
      const { text, answer: expected } = await findWorthwhile(request, suggested);
      await start.fields.suggestion(text).click();
      await expect(start.fields.text).toHaveValue(text);
      await start.fields.choose(start.fields.place, town.name.slice(0, 4), town.name);
      await start.fields.perimeter.selectOption('25km');
      await start.submit.click();

      await expect(results.heading).toBeVisible();
      await expect(results.count).toHaveText(countText(expected.count));
      await expect(results.fields.text).toHaveValue(text);
      await expect(results.fields.place).toHaveValue(town.name);
      await expect(results.fields.perimeter).toHaveValue('25');

      const title = await results.openAd();
      expect(title).toBe(expected.results[0]?.title);
      await expect(
        results.detail.getByRole('heading', { name: 'Beschreibung', exact: true }),
      ).toBeVisible();
      await expect(results.detail).toContainText(expected.results[0]?.company_name ?? '');
      await results.closeAd();
      await expect(results.count).toHaveText(countText(expected.count));
    });
  });
}

test.describe(`a pupil in ${town.name}, on a desktop`, () => {
  test.use(desktop);

  test('does the same with the keyboard alone', { tag: slowTag }, async ({ page, request }) => {
    const start = new StartPage(page);
    const results = new ResultsPage(page);
    await start.open();

    await tabTo(page, start.fields.text);
    await page.keyboard.type(typed);
    const suggested = await suggestedOccupations(request, typed);
    const { text } = await findWorthwhile(request, suggested);
    await start.searchNearByKeyboard(text, town.name.slice(0, 4), town.name);

    await expect(results.heading).toBeFocused();
    await expect(results.count).toHaveText(/gefunden$/);
    const first = results.titleOf(results.cards.first());
    const title = (await first.textContent()) ?? '';
    await tabTo(page, first);
    await page.keyboard.press('Enter');
    await expect(results.openTitle).toHaveText(title);
    await page.keyboard.press('Escape');
    await expect(results.openTitle).toHaveCount(0);
    await expect(first).toBeFocused();
  });
});

test(
  'what is typed above the results searches after a pause, without a key',
  { tag: slowTag },
  async ({ page, request }) => {
    const results = new ResultsPage(page);
    const expected = await searchCards(request, { search_multi_match: 'erzieher' });
    await results.open();
    await results.fields.text.pressSequentially('erzieher');
    await expect(results.count).toHaveText(countText(expected.count));
    await expect(page).toHaveTitle('erzieher – Lehrpfad');
  },
);

test('Enter twice makes one step of the history', { tag: slowTag }, async ({ page }) => {
  const start = new StartPage(page);
  const results = new ResultsPage(page);
  await start.open();
  await start.fields.text.fill('pflege');
  await start.fields.place.fill(town.name);
  await start.fields.place.press('Enter');
  // The form may already be gone.
  await page.keyboard.press('Enter');
  await expect(results.heading).toBeVisible();
  await page.goBack();
  await start.isShown();
});

test(
  'a name that several towns have is to be chosen from the list',
  { tag: slowTag },
  async ({ page }) => {
    const start = new StartPage(page);
    const results = new ResultsPage(page);
    await start.open();
    const chosen = `${sharedName.name} (${sharedName.district})`;
    await start.fields.place.fill(sharedName.name);
    await start.fields.place.press('Enter');
    await expect(page.getByText('Bitte wähle den Ort aus der Liste.')).toBeVisible();
    await expect(start.fields.place).toBeFocused();
    await start.fields.place.fill(`${sharedName.name} `);
    await start.fields.suggestions
      .getByRole('option', { name: `${sharedName.name} ${sharedName.district}` })
      .click();
    await expect(start.fields.place).toHaveValue(chosen);
    await start.submit.click();
    // If this small town has no ad, the perimeter is raised.
    await expect(page).toHaveTitle(
      new RegExp(`^Stellen in ${RegExp.escape(chosen)}( \\+ \\d+km)? – Lehrpfad$`),
    );
    await expect(results.fields.place).toHaveValue(chosen);
  },
);

test('a region stands for all its towns', { tag: slowTag }, async ({ page, request }) => {
  const results = new ResultsPage(page);
  const [key] = areaKeys;
  const [label] = areaLabels;
  test.skip(key === undefined || label === undefined, 'this state has no regions');
  const within = await searchCards(request, { area_search: key ?? '' });
  await results.open();
  await results.fields.place.click();
  await results.fields.suggestions.getByRole('option', { name: label ?? '' }).click();
  await expect(results.count).toHaveText(countText(within.count));
  await expect(results.fields.perimeter).toBeDisabled();
});

test(
  'whoever has no plan picks a type and career fields',
  { tag: slowTag },
  async ({ page, request }) => {
    const start = new StartPage(page);
    const results = new ResultsPage(page);
    const expected = await searchCards(request, {
      job_type__terms: 'praktikum',
      brafo_fields: '4,5',
    });
    await start.open();
    await page.getByRole('checkbox', { name: 'Praktikum' }).check();
    await start.showAll();
    await page.getByRole('checkbox', { name: careerField(4) }).check();
    await page.getByRole('checkbox', { name: careerField(5) }).check();
    await page.getByRole('button', { name: 'Passende Stellen finden' }).click();
    await expect(results.count).toHaveText(countText(expected.count));
    await expect(results.activeFilters).toContainText('Praktikum');
    await expect(results.activeFilters).toContainText(careerField(5));
  },
);
