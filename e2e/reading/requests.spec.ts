import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { FavouritesPage } from '../support/pages/favourites-page.ts';
import { cutOffMapHost, mapStyleUrl, ResultsMap } from '../support/pages/results-map.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { slowTag } from '../support/slow.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

/** Private input of the visitor, which must not appear elsewhere. */
const town = 'Stendal';
const typed = 'mechatroniker';

interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly referrer: string;
  /** Empty without a body. */
  readonly body: string;
}

/** Records all requests of the pages of the context from now on. */
function watchRequests(context: BrowserContext): Asked[] {
  const asked: Asked[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    const { referer = '' } = request.headers();
    if (/^(https?|wss?):$/.test(url.protocol)) {
      asked.push({
        method: request.method(),
        url,
        referrer: referer,
        body: request.postData() ?? '',
      });
    }
  });
  return asked;
}

/** Does all actions of a visitor, one after the other. */
async function walkThroughEverything(page: Page, isPhone: boolean): Promise<void> {
  const start = new StartPage(page);
  const results = new ResultsPage(page);
  const favourites = new FavouritesPage(page);
  await start.showAll();
  await start.openEvent(0);
  await start.fields.type(start.fields.text, typed);
  await expect(start.fields.suggestions).toContainText(typed, { ignoreCase: true });
  await page.keyboard.press('Escape');
  await start.fields.choose(start.fields.place, 'Stend', town);
  await start.fields.perimeter.selectOption('100km');
  await start.submit.click();
  await expect(results.cards.first()).toBeVisible();
  await results.sortBy('Neueste');
  await results.openAd();
  await results.detail.getByRole('button', { name: 'Favorit' }).click();
  await results.closeAd();
  await results.openEvent();
  await page.keyboard.press('Escape');
  await expect(results.openEventTitle).toHaveCount(0);
  if (isPhone) {
    await results.filterButton.click();
    await page.getByRole('dialog', { name: 'Filter' }).getByRole('checkbox').first().check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Karte', exact: true }).click();
    await page.getByRole('button', { name: 'Liste', exact: true }).click();
  }
  await favourites.open();
  await expect(favourites.cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Cookie-Einstellungen', exact: true }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  await expect(settings).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await favourites.back.click();
  await expect(results.heading).toBeFocused();
  await page.waitForLoadState('networkidle');
}

/** Expects the device to store nothing that identifies the visitor. */
async function expectNothingKept(context: BrowserContext, page: Page): Promise<void> {
  const cookies = await context.cookies();
  for (const { name } of cookies) expect(['csrftoken', 'cookieConsent']).toContain(name);
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(stored).toEqual({
    local: ['favouriteNames', 'favourites'],
    session: [],
    databases: 0,
    workers: 0,
  });
}

for (const [answer, consent] of [
  ['has not answered', null],
  ['has refused the map', false],
] as const) {
  // One visit is on a phone, the other with a mouse.
  const isPhone = consent === null;
  test.describe(`a visitor who ${answer}`, { tag: isPhone ? [] : slowTag }, () => {
    test.use({ ...(isPhone ? phone : desktop), consent });

    test('is known to nobody but this server, and leaves nothing behind', async ({
      page,
      context,
      baseURL,
    }) => {
      const asked = watchRequests(context);
      await new StartPage(page).open();
      await walkThroughEverything(page, isPhone);
      // Actions on ads are reported some seconds later.
      const counts = () => asked.filter(({ url }) => url.pathname.endsWith('/count/'));
      await expect.poll(() => counts().length).toBeGreaterThan(0);
      await new ResultsPage(page).open();

      const { origin } = new URL(baseURL ?? '');
      expect(asked.length).toBeGreaterThan(20);
      expect(asked.filter(({ url }) => url.origin !== origin).map(({ url }) => url.href)).toEqual(
        [],
      );
      // The search is in the hash, which is not sent to a server; the API gets only named parameters.
      for (const { url, referrer } of asked) {
        if (!url.pathname.startsWith('/api/v1/')) expect(url.search).toBe('');
        expect(referrer).not.toMatch(/[?#]./);
      }
      const parameters = new Set(
        asked
          .filter(({ url }) => url.pathname.startsWith('/api/v1/'))
          .flatMap(({ url }) => [...url.searchParams.keys()]),
      );
      expect(known).toEqual(expect.arrayContaining([...parameters]));
      await expectNothingKept(context, page);
      // A visit is counted once, regardless of the number of its pages.
      const posts = asked.filter(({ method }) => method !== 'GET').map(({ url }) => url.pathname);
      expect(posts.filter((path) => path === '/api/v1/click/new/')).toHaveLength(1);
      expect(new Set(posts)).toEqual(
        new Set([
          '/api/v1/click/new/',
          '/api/v1/jobdescriptions/by/ids/',
          '/api/v1/jobdescriptions/count/',
        ]),
      );
      // Actions on ads are reported with the data for sums only: the ad, the action, and the page of ours before.
      for (const { body } of counts()) {
        const { acts, ...others } = JSON.parse(body) as { acts: object[] };
        expect(others).toEqual({});
        for (const act of acts)
          expect(['act', 'from', 'job_ad']).toEqual(expect.arrayContaining(Object.keys(act)));
      }
    });
  });
}

/** Names of all parameters of the API; none of them identifies the visitor. */
const known = [
  'search',
  'state',
  'search_multi_match',
  'city',
  'postcode',
  'location__geo_distance',
  'job_type__terms',
  'job_ids',
  'page',
  'fields',
  'facets',
  'sort',
  'perimeter',
];

test.describe('a visitor who allowed the map', () => {
  test.use({ ...desktop, consent: true });

  test(
    'is known to the map’s host too, and to nobody else',
    { tag: slowTag },
    async ({ page, context, request, baseURL, pageErrors }) => {
      const mapHost = await mapStyleUrl(request);
      await cutOffMapHost(page, pageErrors, mapHost);
      const asked = watchRequests(context);
      const events = (await (await request.get('/api/v1/events/')).json()) as PublicEvent[];
      expect(events.length).toBeGreaterThan(0);
      await new StartPage(page).open();
      const { origin } = new URL(baseURL ?? '');
      const others = () => asked.filter(({ url }) => url.origin !== origin);
      // The start page has no map.
      expect(others()).toEqual([]);
      await walkThroughEverything(page, false);
      await new ResultsMap(page).isReady();
      expect(others().length).toBeGreaterThan(0);
      for (const { url, referrer } of others()) {
        expect(url.origin).toBe(mapHost.origin);
        // The host of the map learns that a map is shown, but not the search.
        expect(url.href).not.toMatch(new RegExp(`${town}|${typed}`, 'i'));
        expect(['', `${origin}/`]).toContain(referrer);
      }
      await expectNothingKept(context, page);
    },
  );
});
