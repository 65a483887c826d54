import type { Locator } from '@playwright/test';
import { FavouritesPage } from './support/favourites-page.ts';
import { ResultsPage, resultsLink } from './support/results-page.ts';
import { expect, phone, test as base } from './support/test.ts';
import { openWay, type WayToServer } from './support/way-to-server.ts';

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

test('without a network favourites and the last search stay readable, and say how old they are', async ({
  page,
  context,
  way,
  trouble,
}) => {
  const results = new ResultsPage(page);
  const favourites = new FavouritesPage(page);
  await results.open({ search_multi_match: 'pflege' });
  const searched = page.url();
  const titles = await results.cards.getByRole('link').allTextContents();
  await results.starOf(results.cards.first()).click();
  // The worker has begun, and has what it needs.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const sizes = ['page', 'shell', 'favourites'].map(async (name) => {
          const paths = (await (await caches.open(`lehrpfad-${name}-1`)).keys()).map(
            ({ url }) => new URL(url).pathname,
          );
          return paths.length > 0 && !paths.some((path) => path.endsWith('arriving'));
        });
        return (await Promise.all(sizes)).every(Boolean);
      }),
    )
    .toBe(true);
  // One more visit, which the worker sees from its beginning.
  await page.reload();
  await expect(results.count).toHaveText(/gefunden$/);
  await expect(page.getByText(old)).toHaveCount(0);

  trouble.allow(/^failed: /, /^console: /);
  await way.cut();
  await context.setOffline(true);

  await test.step('the last search', async () => {
    await page.reload();
    await expect(results.cards.getByRole('link')).toHaveText(titles);
    await expect(notice(results.list)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: old })).toHaveCount(1);
    expect(page.url()).toBe(searched);
  });

  await test.step('the favourites, with all that stands in them', async () => {
    await favourites.open();
    await expect(favourites.cards.getByRole('link')).toHaveText([titles[0] ?? '']);
    await expect(notice(favourites.list)).toBeVisible();
    await favourites.cards.getByRole('link').click();
    await expect(results.detail.getByRole('heading', { name: 'Unternehmen' })).toBeVisible();
    await expect(notice(results.detail)).toBeVisible();
  });

  await test.step('another search says that there is no connection', async () => {
    await page.goto(resultsLink({ search_multi_match: 'koch' }));
    await expect(page.getByText('Die Stellen konnten nicht geladen werden.')).toBeVisible();
    await expect(page.getByRole('alert').getByText(/^Keine Internetverbindung – /)).toBeVisible();
    await expect(notice(results.list)).toHaveCount(0);
  });
});
