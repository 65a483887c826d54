import type { Page } from '@playwright/test';
import { freshCompany } from '../support/data/fresh-company.ts';
import { callApi, keepLogin } from '../support/login.ts';
import { OwnEventsPage, postEvent } from '../support/pages/own-events-page.ts';
import { makeAd, OwnJobAdsPage } from '../support/pages/own-job-ads-page.ts';
import { desktop, expect, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

test.use(desktop);

/** Simulates that the user returns to the tab after a while. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(11_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

const ownAds = '**/api/v1/jobdescriptions/own/';

test(
  'what somebody else has added is there when one comes back, and in a stale tab by its address',
  { tag: slowTag },
  async ({ page, request, pageErrors }) => {
    const baker = await freshCompany(request);
    await makeAd(request, baker, { title: 'Die erste' });
    await keepLogin(page, baker.session);
    await page.clock.install();
    const ads = new OwnJobAdsPage(page);
    await ads.open();
    await expect(ads.cards).toHaveCount(1);

    await test.step('a list follows', async () => {
      await makeAd(request, baker, { title: 'Die zweite' });
      await comeBack(page);
      await expect(ads.cards).toHaveCount(2);
    });

    await test.step('an address that the list does not know is looked up first', async () => {
      const third = await makeAd(request, baker, { title: 'Die dritte' });
      await ads.open(`/${third.id}`);
      await expect(ads.detail.getByRole('heading', { name: 'Die dritte' })).toBeVisible();
      const fourth = await makeAd(request, baker, { title: 'Die vierte' });
      await ads.open(`/${fourth.id}/bearbeiten`);
      await expect(ads.field('Titel')).toHaveValue('Die vierte');
      await ads.open('/99999999');
      await expect(ads.detail).toContainText('Diese Stellenanzeige gibt es nicht');

      const events = new OwnEventsPage(page);
      await events.open();
      await expect(page.getByText('Kein Event vorhanden!')).toBeVisible();
      const event = await postEvent(request, baker, { title: 'Schnuppertag' });
      await page.goto(`/#/unternehmen/events/${event.id}`);
      await expect(page.getByRole('heading', { level: 2, name: 'Schnuppertag' })).toBeVisible();
    });

    await test.step('a failure in the background changes nothing, and is not spoken of', async () => {
      pageErrors.allow(/^answer 500: .*jobdescriptions\/own/, /^console: .*500/);
      await ads.open();
      await expect(ads.cards).toHaveCount(4);
      await page.route(ownAds, (route) =>
        route.fulfill({ status: 500, json: { detail: 'Nein.' } }),
      );
      // When the second response arrives, the page shows the result of the first one.
      for (const _ of [1, 2]) {
        const answer = page.waitForResponse(ownAds);
        await comeBack(page);
        await (await answer).finished();
      }
      await expect(page.getByText('unerwarteter Fehler')).toHaveCount(0);
      await expect(ads.cards).toHaveCount(4);
    });
  },
);

test('a write in another tab shows here at once, but never under a form with unsaved input', async ({
  page,
  context,
  request,
}) => {
  const baker = await freshCompany(request);
  const ad = await makeAd(request, baker, { title: 'Die erste' });
  await keepLogin(page, baker.session);
  const here = new OwnJobAdsPage(page);
  await here.open();
  const other = await context.newPage();
  await keepLogin(other, baker.session);
  const there = new OwnJobAdsPage(other);
  await there.open();
  const eye = (ads: OwnJobAdsPage) =>
    ads.card('Die erste').getByRole('button', { name: /^Stelle/ });

  await eye(there).click();
  await expect(eye(there)).toHaveAttribute('title', 'Stelle privat');
  await expect(eye(here)).toHaveAttribute('title', 'Stelle privat');

  await here.open(`/${ad.id}/bearbeiten`);
  await here.field('Titel').fill('Noch nicht fertig');
  let reads = 0;
  await page.route(ownAds, (route) => {
    reads += 1;
    return route.continue();
  });
  // Deleted while it is being edited here.
  const { access } = baker.session;
  await callApi(request, 'DELETE', `jobdescriptions/delete/${ad.id}/`, { access });
  await makeAd(request, baker, { title: 'Die zweite' });
  await eye(there).click();
  await expect(there.card('Die erste')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  expect(reads).toBe(0);
  await expect(here.field('Titel')).toHaveValue('Noch nicht fertig');

  await here.form.getByRole('button', { name: 'Abbrechen' }).click();
  await here.question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(here.form).toBeHidden();
  await expect(here.card('Die zweite')).toBeVisible();
  await expect(here.card('Die erste')).toHaveCount(0);
});
