import { around, countText, findTown, searchCards } from '../support/api.ts';
import { expectCopied, readClipboard } from '../support/checks/copied.ts';
import { ResultsPage, resultsLink } from '../support/pages/results-page.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { expect, test } from '../support/test.ts';
import { routeUntil } from '../support/route-once.ts';
import { slowTag } from '../support/slow.ts';
import { largeTown, town } from '../support/data/region-names.ts';

const query = { search_multi_match: 'mechaniker', job_type__terms: 'ausbildung' };

test('back, forward and a reload restore the search and the open ad', async ({ page }) => {
  const start = new StartPage(page);
  const results = new ResultsPage(page);
  await start.open();

  await test.step('back and forward walk through searches and ads', async () => {
    await start.fields.text.fill('mechaniker');
    await start.submit.click();
    await expect(results.count).toHaveText(/gefunden$/);
    const count = await results.count.innerText();
    const title = await results.openAd();

    await page.goBack();
    await expect(results.openTitle).toHaveCount(0);
    await expect(results.count).toHaveText(count);
    await page.goBack();
    await start.isShown();
    await page.goForward();
    await expect(results.count).toHaveText(count);
    await page.goForward();
    await expect(results.openTitle).toHaveText(title);
  });

  await test.step('a reload keeps all of it', async () => {
    await page.goto(
      resultsLink({
        ...query,
        city: largeTown.name,
        postcode: largeTown.postcode,
        perimeter: '50',
      }),
    );
    await expect(page).toHaveTitle(new RegExp(largeTown.name));
    await expect(results.openTitle).toHaveCount(0);
    await expect(results.count).toHaveText(/gefunden$/);
    const count = await results.count.innerText();
    const title = await results.openAd(2);
    await page.reload();
    await expect(results.count).toHaveText(count);
    await expect(results.openTitle).toHaveText(title);
    await expect(results.fields.text).toHaveValue('mechaniker');
    await expect(results.fields.place).toHaveValue(largeTown.name);
    await expect(results.fields.perimeter).toHaveValue('50');
    await expect(results.activeFilters).toContainText('Ausbildung');
  });
});

test(
  'the address and the shared link of an ad show the same to somebody else',
  { tag: slowTag },
  async ({ page, context, browser, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const results = new ResultsPage(page);
    await results.open(query);
    const count = await results.count.innerText();
    const title = await results.openAd(3);
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const otherPage = await elsewhere.newPage();
    const other = new ResultsPage(otherPage);

    await test.step('a copied address', async () => {
      await other.openAddress(page.url());
      await expect(other.count).toHaveText(count);
      await expect(other.openTitle).toHaveText(title);
    });

    await test.step('the shared link', async () => {
      await results.detail.getByRole('button', { name: 'Link kopieren' }).click();
      await expectCopied(page);
      await otherPage.goto(await readClipboard(page));
      await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(title);
      await otherPage.getByRole('link', { name: 'In der Suche ansehen' }).click();
      await expect(other.openTitle).toHaveText(title);
    });
    await elsewhere.close();
  },
);

test('an ad of the list that is gone leads to ads like it', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open({ search_multi_match: 'mechaniker' });
  const isBack = await routeUntil(page, '**/api/v1/jobdescriptions/by/ids/', (route) =>
    route.fulfill({ json: [] }),
  );
  await results.titleOf(results.cards.first()).click();
  await expect(results.openTitle).toHaveText('Diese Stelle gibt es nicht mehr');
  isBack();
  await results.detail.getByRole('link', { name: 'Ähnliche Stellen suchen' }).click();
  await expect(results.openTitle).toHaveCount(0);
  await expect(results.fields.text).toHaveValue(/mechaniker/i);
  await expect(results.fields.place).not.toHaveValue('');
  await expect(results.fields.perimeter).toHaveValue('50');
  await expect(results.cards.first()).toBeVisible();
});

test(
  'a link finds what it asks for, in whatever way it is written',
  { tag: slowTag },
  async ({ page, request }) => {
    const results = new ResultsPage(page);
    const place = await findTown(request, town.name);

    await test.step('an ad that is gone says so', async () => {
      await results.open({ ...query, ad: '99999999' });
      await expect(results.detail).toContainText('Diese Stelle gibt es nicht mehr');
      const similar = results.detail.getByRole('link', { name: 'Ähnliche Stellen suchen' });
      await expect(similar).toHaveAttribute('href', '/stelle/99999999');
    });

    await test.step('the ranges of the API are understood', async () => {
      const ranges = { job_start__range: '2027-01-01__2027-12-31', brafo_fields: '2' };
      const { count } = await searchCards(request, ranges);
      await results.open(ranges);
      await expect(results.count).toHaveText(countText(count));
    });

    await test.step('a town may be written in any way', async () => {
      const near = await searchCards(request, around(place, 25));
      for (const [name, value] of Object.entries({
        city: town.name.toLowerCase(),
        postcode: place.postcode,
      })) {
        // Each search begins after one without results, because the previous results could already meet the expectation.
        await results.open({ job_ids: '0' });
        await expect(results.count).toHaveText(countText(0));
        await results.open({ [name]: value, perimeter: '25' });
        await expect(results.count).toHaveText(countText(near.count));
      }
    });

    await test.step('around a town that nobody knows there is no perimeter', async () => {
      await results.open({ city: 'Atlantis', postcode: '00000', perimeter: '25' });
      await expect(page).toHaveTitle('Stellen in Atlantis – Lehrpfad');
      await expect(results.fields.perimeter).toHaveValue('0');
    });

    await test.step('a circle without a name is called one', async () => {
      await results.open(around(place, 25));
      await expect(page).toHaveTitle('Stellen im Umkreis von 25km – Lehrpfad');
    });

    await test.step('ids that no ad has find nothing', async () => {
      await results.open({ job_ids: '0' });
      await expect(results.count).toHaveText(countText(0));
    });
  },
);

const broken = [
  ['no base64', '/#/suche/%C3%A4%C3%B6%C3%BC!!'],
  ['a broken percent', '/#/suche/%%%'],
  ['bytes that are no text', '/#/suche/_____w'],
  ['a path behind it', '/#/suche/abc/def?x=1'],
  ['values that make no sense', resultsLink({ perimeter: 'x', start: '99', ad: '-1' })],
] as const;

test('a broken link shows the empty search', { tag: slowTag }, async ({ page, request }) => {
  const results = new ResultsPage(page);
  for (const [what, link] of broken) {
    // The total may change meanwhile, because other tests publish and hide ads.
    await expect(async () => {
      const all = await searchCards(request, {});
      await page.goto('about:blank');
      await results.openAddress(link);
      await expect(results.count, what).toHaveText(countText(all.count), { timeout: 5000 });
    }).toPass();
    await expect(results.fields.text, what).toHaveValue('');
  }
});

test('an unknown path shows the start page', { tag: slowTag }, async ({ page }) => {
  for (const path of ['/#/gibt-es-nicht', '/#/suchen/abc', '/#%', '/#xyz']) {
    await page.goto('about:blank');
    await page.goto(path);
    await new StartPage(page).isShown();
  }
});

test('the link of a favourite that is deleted leads to ads like it', async ({ page }) => {
  const results = new ResultsPage(page);
  await page.addInitScript(() => {
    localStorage.setItem('favourites', '99999999');
    localStorage.setItem('favouriteNames', '{"99999999":"Ausbildung Mechatroniker"}');
  });
  await results.open({ job_ids: '99999999', ad: '99999999' });
  const similar = results.detail.getByRole('link', { name: 'Ähnliche Stellen suchen' });
  await expect(similar).toHaveAttribute('href', '/stelle/99999999-ausbildung-mechatroniker');
});
