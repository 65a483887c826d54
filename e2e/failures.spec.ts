import { ResultsPage } from './support/results-page.ts';
import { StartPage } from './support/start-page.ts';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';

const sentence =
  'Fehler – Bei der Bearbeitung Ihrer Anfrage ist ein unerwarteter Fehler aufgetreten. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es dann erneut.';

const calls = '**/api/v1/**';
const expected = [/^failed: .*\/api\/v1\//, /^answer 500: .*\/api\/v1\//, /^console: /];

function notice(page: Page) {
  return page.getByRole('alert').filter({ hasText: sentence });
}

test('without the API says so and goes on without a reload once it is back', async ({
  page,
  trouble,
}) => {
  trouble.allow(...expected);
  const start = new StartPage(page);
  const results = new ResultsPage(page);
  await start.open();
  await page.route(calls, (route) => route.abort('connectionrefused'));
  await start.fields.text.fill('mechaniker');
  await start.submit.click();

  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByText(sentence, { exact: true })).toBeVisible();
  await expect(results.fields.text).toHaveValue('mechaniker');
  await expect(results.list.getByText('Die Stellen konnten nicht geladen werden.')).toBeVisible();

  await page.unroute(calls);
  await results.list.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(results.cards.first()).toBeVisible();
  await expect(results.fields.text).toHaveValue('mechaniker');
  // It stays until somebody closes it.
  await notice(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(notice(page)).toHaveCount(0);
});

test('keeps what was typed while suggestions fail', async ({ page, trouble }) => {
  trouble.allow(...expected);
  const start = new StartPage(page);
  await start.open();
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { detail: 'Fehler' } }));
  await start.fields.text.pressSequentially('pflege');
  await expect(notice(page)).toBeVisible();
  await start.fields.place.pressSequentially('Halle');
  await expect(start.fields.text).toHaveValue('pflege');
  await expect(start.fields.place).toHaveValue('Halle');

  await page.unroute(calls);
  await notice(page).getByRole('button', { name: 'Schließen' }).click();
  await start.fields.place.press('End');
  await start.fields.place.pressSequentially(' (Saale');
  await start.fields.suggestion('Halle (Saale)').click();
  await start.submit.click();
  await expect(new ResultsPage(page).cards.first()).toBeVisible();
});

test('keeps a town that was typed and not picked', async ({ page, trouble }) => {
  trouble.allow(...expected);
  const start = new StartPage(page);
  const results = new ResultsPage(page);
  await start.open();
  await page.route(calls, (route) => route.abort('connectionrefused'));
  await start.fields.place.fill('Stendal');
  await start.submit.click();
  await expect(notice(page)).toBeVisible();
  await expect(start.fields.place).toHaveValue('Stendal');

  await page.unroute(calls);
  await start.submit.or(results.submit).click();
  await expect(results.cards.first()).toBeVisible();
  await expect(results.fields.place).toHaveValue('Stendal');
});

test('keeps the list when the next page or an ad does not come', async ({ page, trouble }) => {
  trouble.allow(...expected);
  const results = new ResultsPage(page);
  await results.open();
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { detail: 'Fehler' } }));
  await results.more.click();
  await expect(notice(page)).toBeVisible();
  await expect(results.cards).toHaveCount(20);
  await results.titleOf(results.cards.first()).click();
  await expect(results.detail).toContainText('Die Stelle konnte nicht geladen werden.');

  await page.unroute(calls);
  await results.detail.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(results.openTitle).toBeVisible();
});

test('says so when the Lebenswelten do not come', async ({ page, trouble }) => {
  trouble.allow(...expected);
  await page.route('**/api/v1/brafo/', (route) => route.fulfill({ status: 500, json: {} }));
  await new StartPage(page).open();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('Die Lebenswelten konnten nicht geladen werden.')).toBeVisible();
});
