import type { Locator, Page } from '@playwright/test';
import { searchCards } from '../support/api.ts';
import { expectAccessible } from '../support/checks/axe.ts';
import { FavouritesPage } from '../support/pages/favourites-page.ts';
import { ResultsPage, resultsLink } from '../support/pages/results-page.ts';
import { routeUntil } from '../support/route-once.ts';
import { slowTag } from '../support/slow.ts';
import { expect, phone, test as base } from '../support/test.ts';
import { openWay, type WayToServer } from '../support/way-to-server.ts';

const test = base.extend<{ way: WayToServer }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
  way: async ({}, use) => {
    const way = await openWay(process.env['LEHRPFAD_URL'] ?? '');
    await use(way);
    await way.cut();
  },
  baseURL: async ({ way }, use) => use(way.url),
});

test.use({ ...phone, serviceWorkers: 'allow' });

const old = /^Du bist offline\. Stand: \d\d\.\d\d\.\d\d, \d\d:\d\d Uhr\.$/;

const notice = (part: Locator) => part.getByRole('paragraph').filter({ hasText: old });

const keptPaths = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, `lehrpfad-${cache}-1`);

/** Returns the data of the last search that the device stores, as text. */
const keptSearch = (page: Page) =>
  page.evaluate(async () => {
    const found = await (await caches.open('lehrpfad-search-1')).match('/on-this-device/search');
    return (await found?.text()) ?? '';
  });

test('without a network favourites and the last search stay readable, and say how old they are', async ({
  page,
  context,
  way,
  pageErrors,
}) => {
  const results = new ResultsPage(page);
  const favourites = new FavouritesPage(page);
  await results.open({ search_multi_match: 'koch' });
  const favourite = (await results.titleOf(results.cards.first()).textContent()) ?? '';
  await results.starOf(results.cards.first()).click();
  // Content that was shown before the worker was active is stored, too, and the page with all its files.
  await expect.poll(() => keptSearch(page)).toContain('koch');
  await expect.poll(() => keptPaths(page, 'favourites')).toHaveLength(1);
  await expect.poll(() => keptPaths(page, 'page')).toEqual(['/']);

  await page.goto(resultsLink({ search_multi_match: 'pflege' }));
  await expect.poll(() => keptSearch(page)).toContain('pflege');
  await expect(page).toHaveTitle('pflege – Lehrpfad');
  await expect(results.count).toHaveText(/gefunden$/);
  const titles = await results.cards.getByRole('link').allTextContents();
  const searched = page.url();
  await expect(notice(results.list)).toHaveCount(0);

  pageErrors.allow(/^failed: /, /^console: /);
  await way.cut();
  await context.setOffline(true);

  await test.step('the last search', async () => {
    await page.reload();
    await expect(results.cards.getByRole('link')).toHaveText(titles);
    await expect(notice(results.list)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: old })).toHaveCount(1);
    expect(page.url()).toBe(searched);
    // Everything that the page needs is stored, so nothing has failed.
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Fehler – ')).toHaveCount(0);
  });

  await test.step('the favourites, with all that stands in them', async () => {
    await favourites.open();
    await expect(favourites.cards.getByRole('link')).toHaveText([favourite]);
    await expect(notice(favourites.list)).toBeVisible();
    await expectAccessible(page);
    await favourites.cards.getByRole('link').click();
    await expect(results.detail.getByRole('heading', { name: 'Unternehmen' })).toBeVisible();
    await expect(notice(results.detail)).toBeVisible();
  });

  await test.step('and how to apply, with what was noted', async () => {
    await results.detail.getByRole('button', { name: 'So bewirbst du dich' }).click();
    const sheet = page.getByRole('dialog', { name: 'So bewirbst du dich' });
    await sheet.getByRole('textbox', { name: 'Notiz' }).fill('Rückruf am Montag');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(favourites.list).toContainText('Rückruf am Montag');
  });

  await test.step('another search says that there is no connection', async () => {
    await page.goto(resultsLink({ search_multi_match: 'koch' }));
    await expect(page.getByText('Die Stellen konnten nicht geladen werden.')).toBeVisible();
    await expect(page.getByRole('alert').getByText('Keine Internetverbindung: ')).toBeVisible();
    await expect(notice(results.list)).toHaveCount(0);
  });

  await test.step('who opens the start page finds the way to what there is', async () => {
    await page.goto('/');
    const ways = page.getByRole('region', { name: 'Ohne Internetverbindung' });
    await expect(ways.getByRole('link')).toHaveText(['Deine letzte Suche', 'Deine Favoriten (1)']);
    await ways.getByRole('link', { name: 'Deine letzte Suche' }).click();
    await expect(results.cards.getByRole('link')).toHaveText(titles);
  });
});

test(
  'without a network the page of an ad that was opened stays readable, and says how old it is',
  { tag: slowTag },
  async ({ page, context, way, pageErrors, request }) => {
    const [ad, other] = (await searchCards(request, {})).results;
    const heading = page.getByRole('heading', { level: 1 });
    const said = page.getByRole('main').getByRole('status').filter({ hasText: old });
    await page.goto(`/stelle/${ad?.id}`);
    const opened = page.url();
    const title = await heading.innerText();
    // The first visit of a device: the page itself has registered the service worker.
    await expect.poll(() => keptPaths(page, 'opened')).toEqual([new URL(opened).pathname]);
    await page.goto('/orte');
    await expect.poll(() => keptPaths(page, 'opened')).toHaveLength(2);
    // Pages of an account are not stored.
    await page.goto('/konto/passwort-vergessen');
    await page.goto(opened);
    await expect(heading).toHaveText(title);
    await expect(said).toHaveCount(0);
    expect(await keptPaths(page, 'opened')).not.toContain('/konto/passwort-vergessen');

    // The service worker answers 503 for a page that it cannot load.
    pageErrors.allow(/^failed: /, /^console: /, /^answer 503: /);
    await way.cut();
    await context.setOffline(true);
    await page.reload();
    await expect(heading).toHaveText(title);
    await expect(said).toBeVisible();
    await expectAccessible(page);
    await page.goto('/orte');
    await expect(heading).toHaveText('Orte');
    await expect(said).toBeVisible();
    await page.goto(`/stelle/${other?.id}`);
    await expect(heading).toHaveText('Ohne Internetverbindung');
  },
);

test('without a network a page that was never opened leads to what there is, and opens once there is one', async ({
  page,
  context,
  way,
  pageErrors,
  request,
}) => {
  const [ad, other] = (await searchCards(request, {})).results;
  const heading = page.getByRole('heading', { level: 1 });
  const kept = page.getByRole('main').getByRole('listitem');
  await page.goto(`/stelle/${ad?.id}`);
  const opened = await heading.innerText();
  await expect.poll(() => keptPaths(page, 'opened')).toHaveLength(1);
  await expect.poll(() => keptPaths(page, 'shell')).toContain('/offline');
  await page.goto(`/stelle/${ad?.id}?lang=en`);
  await expect.poll(() => keptPaths(page, 'opened')).toHaveLength(2);
  await expect
    .poll(async () => (await keptPaths(page, 'shell')).filter((path) => path === '/offline'))
    .toHaveLength(2);

  pageErrors.allow(/^failed: /, /^console: /, /^answer 503: /);
  await way.cut();
  await context.setOffline(true);
  await page.goto(`/stelle/${other?.id}`);
  await expect(heading).toHaveText('Ohne Internetverbindung');
  await expect(kept.filter({ visible: true })).toHaveCount(2);
  await expect(kept.getByRole('link', { name: opened }).last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('status')).toHaveText('Noch keine Verbindung.');

  await page.goto(`/konto/passwort-vergessen?lang=en`);
  await expect(heading).toHaveText('Without internet');
  await page.goto('/');
  await expect(heading).toHaveText('Ohne Internetverbindung');

  await page.goto(`/stelle/${other?.id}`);
  await expect(heading).toHaveText('Ohne Internetverbindung');
  await way.open();
  await context.setOffline(false);
  await expect(heading).toHaveText(other?.title ?? '');
});

test.describe('the service worker of a first visit comes with the network', () => {
  const keepsPage = (page: Page) => expect.poll(() => keptPaths(page, 'page')).toEqual(['/']);

  test('where there was none when the page was done', async ({ page, context, pageErrors }) => {
    pageErrors.allow(/^failed: /, /^console: /);
    // Timers of three seconds or more end when the network goes: one of them begins to register.
    await page.addInitScript((maxMs) => {
      const own = setTimeout;
      const late = (then: () => void, ms?: number) =>
        (ms ?? 0) < maxMs ? own(then, ms) : void addEventListener('offline', then);
      window.setTimeout = late as typeof setTimeout;
    }, 3_000);
    await new ResultsPage(page).open({ search_multi_match: 'koch' });
    await context.setOffline(true);
    await context.setOffline(false);
    await keepsPage(page);
  });

  for (const [when, comeBack] of [
    ['once there is one', (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))],
    ['with the next page', (page: Page) => new FavouritesPage(page).open()],
  ] as const)
    test(`where its file did not come, ${when}`, async ({ page }) => {
      await page.addInitScript(() => {
        const workers = navigator.serviceWorker;
        const own = workers.register.bind(workers);
        workers.register = () => {
          workers.register = own;
          sessionStorage.setItem('has-failed', '');
          return Promise.reject(new TypeError('Failed to fetch'));
        };
      });
      await new ResultsPage(page).open({ search_multi_match: 'koch' });
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('has-failed'))).toBe('');
      await comeBack(page);
      await keepsPage(page);
    });

  test('where the script that registers it did not come', async ({ page, pageErrors }) => {
    pageErrors.allow(/^failed: .*\/assets\//, /^console: /);
    const path = '**/assets/offline-*.js';
    const mend = await routeUntil(page, path, (route) => route.abort());
    const failed = page.waitForEvent('console', (message) => message.text().includes('/offline-'));
    await new ResultsPage(page).open({ search_multi_match: 'koch' });
    await failed;
    mend();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await keepsPage(page);
  });
});
