import { around, countText, findTown, searchCards } from './support/api.ts';
import { ResultsPage, resultsLink } from './support/results-page.ts';
import { StartPage } from './support/start-page.ts';
import { expect, test } from './support/test.ts';

const query = { search_multi_match: 'mechaniker', job_type__terms: 'ausbildung' };

test('a reload restores the search and the open ad', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open({ ...query, city: 'Magdeburg', postcode: '39104', perimeter: '50' });
  const count = await results.count.innerText();
  const title = await results.openAd(2);
  await page.reload();
  await expect(results.count).toHaveText(count);
  await expect(results.openTitle).toHaveText(title);
  await expect(results.fields.text).toHaveValue('mechaniker');
  await expect(results.fields.place).toHaveValue('Magdeburg');
  await expect(results.fields.perimeter).toHaveValue('50');
  await expect(results.activeFilters).toContainText('Ausbildung');
});

test('back and forward walk through searches and ads', async ({ page }) => {
  const start = new StartPage(page);
  const results = new ResultsPage(page);
  await start.open();
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

test('a copied address shows the same to somebody else', async ({ page, browser, baseURL }) => {
  const results = new ResultsPage(page);
  await results.open(query);
  const count = await results.count.innerText();
  const title = await results.openAd(1);

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = new ResultsPage(await elsewhere.newPage());
  await other.openAddress(page.url());
  await expect(other.count).toHaveText(count);
  await expect(other.openTitle).toHaveText(title);
  await elsewhere.close();
});

test('the shared link of an ad leads to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const results = new ResultsPage(page);
  await results.open(query);
  const title = await results.openAd(3);
  await results.detail.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(results.detail.getByRole('button', { name: 'Link Kopiert!' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await results.openAddress(link);
  await expect(results.openTitle).toHaveText(title);
  await expect(results.count).toHaveText(countText(1));
});

test('a link with the ranges of the API is understood', async ({ page, request }) => {
  const ranges = { job_start__range: '2027-01-01__2027-12-31', brafo_fields: '2' };
  const { count } = await searchCards(request, ranges);
  const results = new ResultsPage(page);
  await results.open(ranges);
  await expect(results.count).toHaveText(countText(count));
});

test('an ad that is gone says so', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open({ ...query, ad: '99999999' });
  await expect(results.detail).toContainText('Diese Stelle gibt es nicht mehr');
});

test('a town in a link may be written in any way', async ({ page, request }) => {
  const stendal = await findTown(request, 'Stendal');
  const near = await searchCards(request, around(stendal, 25));
  const results = new ResultsPage(page);
  for (const [name, value] of Object.entries({ city: 'stendal', postcode: stendal.postcode })) {
    await results.open({ [name]: value, perimeter: '25' });
    await expect(results.count).toHaveText(countText(near.count));
  }
});

test('around a town that nobody knows there is no perimeter', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open({ city: 'Atlantis', postcode: '00000', perimeter: '25' });
  await expect(page).toHaveTitle('Stellen in Atlantis – Lehrpfad');
  await expect(results.fields.perimeter).toHaveValue('0');
});

test('a circle without a name is called one', async ({ page, request }) => {
  const stendal = await findTown(request, 'Stendal');
  const results = new ResultsPage(page);
  await results.open(around(stendal, 25));
  await expect(page).toHaveTitle('Stellen im Umkreis von 25km – Lehrpfad');
});

test('ids that no ad has find nothing', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open({ job_ids: '0' });
  await expect(results.count).toHaveText(countText(0));
});

const broken = [
  ['no base64', '/#/suche/%C3%A4%C3%B6%C3%BC!!'],
  ['a broken percent', '/#/suche/%%%'],
  ['bytes that are no text', '/#/suche/_____w'],
  ['a path behind it', '/#/suche/abc/def?x=1'],
  ['values that make no sense', resultsLink({ perimeter: 'x', start: '99', ad: '-1' })],
] as const;

test('a broken link shows the empty search', async ({ page, request }) => {
  const all = await searchCards(request, {});
  const results = new ResultsPage(page);
  for (const [what, link] of broken) {
    await page.goto('about:blank');
    await results.openAddress(link);
    await expect(results.count, what).toHaveText(countText(all.count));
    await expect(results.fields.text, what).toHaveValue('');
  }
});

test('an unknown path shows the start page', async ({ page }) => {
  for (const path of ['/#/gibt-es-nicht', '/#/suchen/abc', '/#%', '/#xyz']) {
    await page.goto('about:blank');
    await page.goto(path);
    await new StartPage(page).isShown();
  }
});
