import type { APIRequestContext } from '@playwright/test';
import { countText, findTown, searchCards } from '../support/api.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import { careerField, smallTowns } from '../support/data/region-names.ts';

const nothing = 'xylophonstimmerei';

/** Returns a search around a town that finds no ad there, but one in a larger perimeter. */
async function findRaised(request: APIRequestContext) {
  for (const name of smallTowns) {
    const { city, postcode, state } = await findTown(request, name);
    for (const text of ['Mechatroniker/-in', 'Erzieher/-in', 'Koch/Köchin', 'Florist/-in']) {
      const query = { search_multi_match: text, city, postcode, state };
      const { count, next_perimeter: next } = await searchCards(request, query);
      if (count === 0 && next !== undefined) return { query, next };
    }
  }
  throw new Error('Every search finds something in every town.');
}

test(
  'loads page after page until all are there, or says that there is nothing',
  { tag: slowTag },
  async ({ page, request }) => {
    const query = { search_multi_match: 'mechaniker', job_type__terms: 'praktikum' };
    const { count } = await searchCards(request, query);
    const results = new ResultsPage(page);
    await results.open(query);
    for (let shown = 20; shown < count; shown += 20) {
      await expect(results.cards).toHaveCount(shown);
      await expect(results.more).toBeEnabled();
      // In a long list the button moves while the cards above it are laid out, and a press of the mouse can miss it.
      if (shown === 20) await results.more.click();
      else await results.more.press('Enter');
      await expect(results.cards).toHaveCount(Math.min(shown + 20, count));
      await expect(results.titleOf(results.cards.nth(shown))).toBeFocused();
    }
    await expect(results.more).toBeDisabled();
    await expect(results.count).toHaveText(countText(count));
    const titles = await results.cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(titles).size).toBe(count);

    await test.step('raises the perimeter where a town has nothing, and says so', async () => {
      const { query: narrow, next } = await findRaised(request);
      await results.open(narrow);
      await expect(
        results.list.getByText(
          `Die Suche verlief mit 0 Suchergebnissen. Der Umkreis der Suche wurde automatisch auf ${next}km erhöht.`,
        ),
      ).toBeVisible();
      await expect(results.fields.perimeter).toHaveValue(String(next));
      await expect(results.cards.first()).toBeVisible();
    });

    await test.step('says when nothing is found and leads on to everything', async () => {
      const all = await searchCards(request, {});
      await results.open({ search_multi_match: nothing, job_type__terms: 'praktikum' });
      await expect(results.empty).toBeVisible();
      await expect(results.count).toHaveText(countText(0));
      // There is nothing to sort.
      await expect(results.sort).toHaveCount(0);
      await results.list.getByRole('link', { name: /^Alle Stellen ansehen/ }).click();
      await expect(results.count).toHaveText(countText(all.count));
      await expect(results.fields.text).toHaveValue('');
      await expect(results.sort).toBeVisible();
      await expect(results.heading).toBeFocused();
    });
  },
);

test.describe('the filters', () => {
  test.use(desktop);

  test('narrow the list at once and can be taken out one by one', async ({ page, request }) => {
    const all = await searchCards(request, {});
    const internships = await searchCards(request, { job_type__terms: 'praktikum' });
    const both = await searchCards(request, { job_type__terms: 'praktikum', brafo_fields: '5' });
    const fields = page.getByRole('region', { name: 'Filter' });
    const results = new ResultsPage(page);
    await results.open();
    await expect(results.count).toHaveText(countText(all.count));

    await fields.getByRole('checkbox', { name: 'Praktikum' }).check();
    await expect(results.count).toHaveText(countText(internships.count));
    await fields.getByRole('checkbox', { name: careerField(5) }).check();
    await expect(results.count).toHaveText(countText(both.count));

    await results.activeFilters
      .getByRole('button', { name: `Filter entfernen: ${careerField(5)}` })
      .click();
    await expect(results.count).toHaveText(countText(internships.count));
    await results.activeFilters.getByRole('button', { name: 'Filter zurücksetzen' }).click();
    await expect(results.count).toHaveText(countText(all.count));
    await expect(page.getByRole('button', { name: 'Filter zurücksetzen' })).toHaveCount(0);

    await test.step('and know today, this month and later', async () => {
      const total = countText(all.count);
      await fields.getByRole('radio', { name: 'Vor 1 Woche' }).check();
      await expect(results.count).not.toHaveText(total);
      await expect(page).toHaveURL(/suche\/./);
      await fields.getByRole('radio', { name: 'Alle' }).check();
      await expect(results.count).toHaveText(total);
      await fields.getByRole('radio', { name: 'Später' }).check();
      await expect(results.activeFilters).toContainText('Beginn: Später');
    });
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('choose no filter by the second tap of a double tap', async ({ page }) => {
    const results = new ResultsPage(page);
    // What ignores it comes after the start.
    const late = page.waitForResponse(/assets\/offline-[^/]*\.js$/);
    await results.open({ search_multi_match: 'mechaniker' });
    // Whoever asks for it a second time gets it after it has run.
    await page.evaluate(async (url) => void (await import(url)), (await late).url());
    const before = page.url();
    const { x = 0, y = 0 } = (await results.filterButton.boundingBox()) ?? {};
    await page.mouse.dblclick(x + 20, y + 20);
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeHidden();
    expect(page.url()).toBe(before);
  });

  test(
    'the filters open as a drawer that says how many are left',
    { tag: slowTag },
    async ({ page, request }) => {
      const internships = await searchCards(request, { job_type__terms: 'praktikum' });
      const results = new ResultsPage(page);
      await results.open();
      await results.filterButton.click();
      const drawer = page.getByRole('dialog', { name: 'Filter' });
      await drawer.getByRole('checkbox', { name: 'Praktikum' }).check();
      const shown = internships.count.toLocaleString('de-DE');
      await drawer.getByRole('button', { name: `${shown} Ergebnisse anzeigen` }).click();
      await expect(drawer).toBeHidden();
      await expect(results.count).toHaveText(countText(internships.count));
      await expect(results.filterButton).toBeFocused();
      await expect(results.filterButton).toContainText('1');
    },
  );
});
