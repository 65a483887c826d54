import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/checks/axe.ts';
import { countText, findTown, searchCards } from '../support/api.ts';
import { boxesOf, settledScroll } from '../support/checks/measure.ts';
import {
  answerMapHost,
  cutOffMapHost,
  mapStyleUrl,
  ResultsMap,
} from '../support/pages/results-map.ts';
import { ResultsPage, resultsLink } from '../support/pages/results-page.ts';
import { routeUntil } from '../support/route-once.ts';
import { slowTag } from '../support/slow.ts';
import { desktop, expect, laptop, phone, test } from '../support/test.ts';
import { town } from '../support/data/region-names.ts';

type Point = readonly [longitude: number, latitude: number];

interface Places {
  readonly ads: { readonly id: number; readonly geo_data: Point }[];
  readonly events: { readonly id: number; readonly title: string; readonly at: Point }[];
}

async function readPlaces(request: APIRequestContext): Promise<Places> {
  const points = await (await request.get('/api/v1/mapbox/points/')).json();
  const events = (await (await request.get('/api/v1/events/')).json()) as PublicEvent[];
  return {
    ads: points.results,
    events: events.flatMap(({ id, title, Address: address }) =>
      address ? [{ id, title, at: [address.City.longitude, address.City.latitude] as const }] : [],
    ),
  };
}

/** Distance in degrees that is at least 100 px at zoom 10, so that points form no cluster. */
const apart = 0.14;
const isNear = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < apart;

/** A search around a point, with the map in its middle, for these ads and no others. */
const around = ([longitude, latitude]: Point, ids: readonly number[]) => ({
  location__geo_distance: `10km__${latitude}__${longitude}`,
  job_ids: ids.join(','),
});

/** Ads at one point that has no event near. */
async function findTogether(request: APIRequestContext) {
  const { ads, events } = await readPlaces(request);
  for (const { geo_data: at } of ads) {
    const ids = ads.filter((ad) => ad.geo_data.join() === at.join()).map(({ id }) => id);
    if (ids.length >= 3 && !events.some((event) => isNear(event.at, at))) {
      return { at, ids: ids.slice(0, 3) };
    }
  }
  throw new Error('No three ads lie at one point.');
}

/** Returns two events with the position of an ad, far from another point. */
async function bringEvents(request: APIRequestContext, other: Point) {
  const { ads } = await readPlaces(request);
  const ad = ads.find(({ geo_data: at }) => !isNear(at, other));
  if (!ad) throw new Error('All ads lie at one point.');
  const [longitude, latitude] = ad.geo_data;
  const all = (await (await request.get('/api/v1/events/')).json()) as PublicEvent[];
  const events = all
    .filter(({ Address: address }) => address !== null)
    .slice(0, 2)
    .map((event) => {
      const City = { ...event.Address?.City, longitude, latitude };
      return { ...event, Address: { ...event.Address, City } };
    });
  return { elsewhere: ad.geo_data, ad: ad.id, events };
}

test.describe('without consent', () => {
  test.use({ ...desktop, consent: false });

  test('a prompt stands in the place of the map', async ({ page }) => {
    const map = new ResultsMap(page);
    const isAsked = async () => {
      await page.getByRole('button', { name: 'Cookie-Einstellungen verwalten' }).click();
      await expect(page.getByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeVisible();
      await expect(map.canvas).toHaveCount(0);
    };
    await new ResultsPage(page).open();
    await test.step('beside the list', isAsked);

    await page.keyboard.press('Escape');
    await page.setViewportSize(phone.viewport);
    await page.getByRole('button', { name: 'Karte', exact: true }).click();
    await test.step('instead of the list, on a phone', isAsked);
  });
});

test('the page may ask the map’s host with consent, and never else', async ({
  playwright,
  baseURL,
}) => {
  const context = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const { origin } = await mapStyleUrl(context);
  for (const [cookie, isAllowed] of [
    ['cookieConsent=true', true],
    ['cookieConsent=false', false],
    ['', false],
  ] as const) {
    await test.step(`with the cookie "${cookie}"`, async () => {
      const { headers } = await readPage(context, cookie);
      const policy = headers['content-security-policy'] ?? '';
      for (const directive of ['connect-src', 'img-src']) {
        const [, sources = ''] = new RegExp(`${directive} ([^;]*)`).exec(policy) ?? [];
        expect(sources.split(' ')).toEqual(isAllowed ? ["'self'", origin] : ["'self'"]);
      }
      expect(policy.replaceAll(origin, '')).not.toMatch(/https?:|\*|unsafe/);
    });
  }
  await context.dispose();
});

async function readPage(context: APIRequestContext, cookie: string) {
  const response = await context.get('/', { headers: { cookie } });
  return { headers: response.headers() };
}

test.describe('with consent', () => {
  test.use({ ...desktop, consent: true });

  test('a built-in map is drawn where the style cannot be reached, and leads to an ad', async ({
    page,
    request,
    pageErrors,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('The map:')) warnings.push(message.text());
    });
    await cutOffMapHost(page, pageErrors, await mapStyleUrl(request));
    const { ads, events } = await readPlaces(request);
    const results = new ResultsPage(page);
    await results.open();
    const map = new ResultsMap(page);
    await map.isDrawnBy('own');
    await expect(map.legend.getByRole('listitem')).toHaveText([
      /Ausbildung$/,
      /Praktikum$/,
      /Event$/,
    ]);
    await expect(map.box).toHaveAttribute('data-markers', String(ads.length + events.length));
    await expect(map.box).toContainText('Natural Earth');
    await expectAccessible(page);

    const zoom = await map.zoom();
    expect(zoom).toBeGreaterThanOrEqual(6);
    await map.button('Vergrößern').click();
    await map.hasZoom(Math.round(zoom + 1));
    await map.button('Verkleinern').click();
    await map.button('Zum Überblick').click();
    await map.hasZoom(zoom);
    await map.button('Karte verschieben').click();
    await expect(map.button('Nach links')).toBeVisible();

    await test.step('a marker opens its ad, is marked, and is flown to', async () => {
      const { at, ids } = await findTogether(request);
      const [id = 0] = ids;
      await results.open(around(at, [id]));
      await expect(results.count).toHaveText(countText(1));
      await expect(map.box).toHaveAttribute('data-markers', String(1 + events.length));
      await map.hasZoom(10);
      const title = (await results.titleOf(results.cards.first()).textContent()) ?? '';
      // The keyboard works like the mouse: Enter opens the item in the middle.
      await map.canvas.focus();
      await page.keyboard.press('Enter');
      await expect(results.openTitle).toHaveText(title);
      await expect(map.box).toHaveAttribute('data-selected', new RegExp(` ${id}$`));
      await map.hasZoom(17);
    });
    expect(warnings).toEqual([]);
  });

  test(
    'the keyboard goes to the nearest marker, and Back and a reload lead to the same view',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      await cutOffMapHost(page, pageErrors, await mapStyleUrl(request));
      const { at, ids } = await findTogether(request);
      const results = new ResultsPage(page);
      await results.open(around(at, ids.slice(0, 1)));
      const map = new ResultsMap(page);
      await map.isDrawnBy('own');
      await expect(results.count).toHaveText(countText(1));
      await map.canvas.focus();
      await page.keyboard.press('+');
      await map.hasZoom(11);
      await page.keyboard.press('+');
      await map.hasZoom(12);
      const before = await map.centre();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => map.centre()).not.toEqual(before);
      await map.isReady();
      // An arrow key moves the map by more than a marker is wide, so that nothing is in the middle.
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'nächste Markierung' })).toHaveCount(
        1,
      );
      await map.hasInMiddle(at);
      await map.isReady();
      await map.button('Karte verschieben').click();
      await map.button('Nach rechts').click();
      await map.isReady();
      const chosen = await map.centre();

      await page.reload();
      await map.isDrawnBy('own');
      await expect.poll(() => map.centre()).toEqual(chosen);
      await map.hasZoom(12);
      await page.goto('/#/kontakt');
      await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
      await page.goBack();
      await map.isDrawnBy('own');
      await expect.poll(() => map.centre()).toEqual(chosen);

      await results.openAd();
      await map.hasZoom(17);
      await page.reload();
      await map.hasZoom(17);
      await results.closeAd();
      await map.hasZoom(12);
      await expect.poll(() => map.centre()).toEqual(chosen);
    },
  );

  test(
    'the built-in map is drawn where the style’s sources fail, and parts what lies together',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      pageErrors.allow(/^failed: /, /^console: Failed to load resource/);
      let answers = 0;
      await answerMapHost(page, pageErrors, await mapStyleUrl(request), async (route) => {
        answers += 1;
        const headers = anyOrigin;
        await (answers === 1 ? route.fulfill({ headers, json: outsideStyle }) : route.abort());
      });
      const { at, ids } = await findTogether(request);
      const { elsewhere, ad, events } = await bringEvents(request, at);
      await page.route('**/api/v1/events/', (route) => route.fulfill({ json: events }));
      const results = new ResultsPage(page);
      await results.open(around(at, ids));
      const map = new ResultsMap(page);
      await map.isDrawnBy('own');
      expect(answers).toBeGreaterThan(1);

      const here = page.getByRole('region', { name: 'An diesem Ort' });
      await test.step('a cluster is zoomed into, and lists its ads where it parts no further', async () => {
        await map.hasZoom(10);
        await map.clickMiddle();
        await map.hasZoom(15);
        await expect(page.getByText('3 Stellen an diesem Ort')).toBeHidden();
        await map.canvas.focus();
        await page.keyboard.press('Enter');
        const heading = page.getByRole('heading', { name: '3 Stellen an diesem Ort' });
        await expect(heading).toBeFocused();

        // From the list to one of its ads, and all the way back.
        const link = here.getByRole('article').nth(1).getByRole('link');
        const title = await link.innerText();
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(results.openTitle).toHaveText(title);
        await page.keyboard.press('Escape');
        await expect(link).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(heading).toHaveCount(0);
        await expect(map.canvas).toBeFocused();
      });

      await test.step('events at one place are listed beside its ads', async () => {
        await results.open(around(elsewhere, [ad]));
        await expect(map.box).toHaveAttribute('data-markers', '3');
        await map.hasZoom(10);
        await map.clickMiddle();
        await map.hasZoom(15);
        await map.clickMiddle();
        const heading = { name: '1 Stelle und 2 Events an diesem Ort' };
        await expect(page.getByRole('heading', heading)).toBeVisible();
        await expect(here.getByRole('article')).toHaveCount(1);
        const title = events[1]?.title ?? '';
        await here.getByRole('button', { name: title }).last().click();
        await expect(results.openEventTitle).toHaveText(title);
      });
    },
  );

  test(
    'where the style is nonsense the built-in map is drawn, and stays at the open ad when the town is found later',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      await answerMapHost(page, pageErrors, await mapStyleUrl(request), (route) =>
        route.fulfill({ headers: anyOrigin, body: '<!doctype html>' }),
      );
      const place = await findTown(request, town.name);
      const { city, postcode, state } = place;
      const { results: cards } = await searchCards(request, { city, postcode, state });
      let answer = () => {};
      const isTime = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/v1/cities/**', async (route) => {
        await isTime;
        await route.continue();
      });
      await new ResultsPage(page).open({ city, postcode, state, ad: String(cards[0]?.id) });
      const map = new ResultsMap(page);
      await map.isDrawnBy('own');
      await map.hasZoom(17);
      const found = page.waitForResponse('**/api/v1/cities/**');
      answer();
      await found;
      await map.button('Zum Überblick').click();
      // The map knows the town now, but moved to it only on request.
      await map.hasZoom(10);
    },
  );

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test(
      'the strip beside an open ad has its marker in the middle; closing leads back',
      { tag: slowTag },
      async ({ page, request, pageErrors }) => {
        await cutOffMapHost(page, pageErrors, await mapStyleUrl(request));
        const { ads, events } = await readPlaces(request);
        const { results: cards } = await searchCards(request, {});
        const results = new ResultsPage(page);
        await results.open();
        const map = new ResultsMap(page);
        await map.isDrawnBy('own');
        await expect(map.box).toHaveAttribute('data-markers', String(ads.length + events.length));
        await map.isReady();
        const [zoom, centre] = [await map.zoom(), await map.centre()];

        const openAd = async (index: number) => {
          await results.openAd(index);
          const card = cards[index]?.id;
          await expect(map.box).toHaveAttribute('data-selected', new RegExp(` ${card}$`));
          const at = ads.find(({ id }) => id === card)?.geo_data;
          if (!at) throw new Error('An ad of the list is not on the map.');
          await map.hasZoom(17);
          await map.hasInMiddle(at);
          return at;
        };
        await openAd(0);
        const at = await openAd(1);
        for (const viewport of [laptop.viewport, { width: 1100, height: 620 }, desktop.viewport]) {
          await page.setViewportSize(viewport);
          await map.isReady();
          await map.hasInMiddle(at);
        }
        await results.closeAd();
        await map.hasZoom(zoom);
        await expect.poll(() => map.centre()).toEqual(centre);
      },
    );
  });

  test(
    'a style from outside is drawn, with its addresses taken from where it lies',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      const url = await mapStyleUrl(request);
      const asked: string[] = [];
      await answerMapHost(page, pageErrors, url, async (route) => {
        asked.push(route.request().url());
        const headers = anyOrigin;
        if (asked.length === 1) await route.fulfill({ headers, json: outsideStyle });
        else if (asked.at(-1)?.endsWith('.png')) {
          await route.fulfill({ headers, contentType: 'image/png', body: pixel });
        } else await route.fulfill({ headers, json: { type: 'FeatureCollection', features: [] } });
      });
      await new ResultsPage(page).open();
      const map = new ResultsMap(page);
      await map.isDrawnBy('outside');
      await expect(map.box).toContainText('Kacheln von nebenan');
      // The map's worker requests it, under a policy of its own.
      await expect.poll(() => asked).toContain(new URL('linien.json', url).href);
      const tiles = asked.filter((address) => address.endsWith('.png'));
      expect(tiles.length).toBeGreaterThan(0);
      const folder = new URL('kacheln/', url).href;
      for (const tile of tiles) expect(tile).toMatch(new RegExp(`^${folder}\\d+/\\d+/\\d+\\.png$`));
    },
  );

  test(
    'where the style is refused the built-in map is drawn; without points the list goes on, and nobody is bothered',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      pageErrors.allow(/^answer 403: /, /^answer 500: .*mapbox/, /^console: /);
      await answerMapHost(page, pageErrors, await mapStyleUrl(request), (route) =>
        route.fulfill({ headers: anyOrigin, status: 403, json: {} }),
      );
      await page.route('**/mapbox/points/**', (route) => route.fulfill({ status: 500, json: {} }));
      const results = new ResultsPage(page);
      await results.open();
      await new ResultsMap(page).isDrawnBy('own');
      await expect(results.cards.first()).toBeVisible();
      await expect(page.getByText('Fehler – Bei der Bearbeitung')).toHaveCount(0);
    },
  );

  test(
    'a sentence stands where the browser cannot draw',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      await cutOffMapHost(page, pageErrors, await mapStyleUrl(request));
      pageErrors.allow(/^console: /, /^page error: /);
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      const results = new ResultsPage(page);
      await results.open();
      await expect(
        page.getByText('Die Karte lässt sich hier gerade nicht anzeigen.'),
      ).toBeVisible();
      await expect(results.cards.first()).toBeVisible();
    },
  );
});

test.describe('with consent, on a phone', () => {
  test.use({ ...phone, consent: true });

  test('a map whose file did not come is there after a reload by its button', async ({
    page,
    request,
    pageErrors,
  }) => {
    await cutOffMapHost(page, pageErrors, await mapStyleUrl(request));
    pageErrors.allow(/^failed: .*\/assets\//, /^console: /);
    const mend = await routeUntil(page, '**/assets/map-view*.js', (route) => route.abort());
    const results = new ResultsPage(page);
    await results.open();
    await page.getByRole('button', { name: 'Karte', exact: true }).click();
    const again = page.getByRole('button', { name: 'Neu laden' });
    await expect(again).toBeInViewport();
    await expectAccessible(page);
    mend();
    await again.click();
    await new ResultsMap(page).isDrawnBy('own');
  });

  test('an event on the map opens', { tag: slowTag }, async ({ page, request, pageErrors }) => {
    await cutOffMapHost(page, pageErrors, await mapStyleUrl(request));
    const { events } = await readPlaces(request);
    const alone = events.find(({ id, at }) =>
      events.every((other) => other.id === id || !isNear(other.at, at)),
    );
    if (!alone) throw new Error('Every event has another one near.');
    const results = new ResultsPage(page);
    const showMap = page.getByRole('button', { name: 'Karte', exact: true });
    const scrolledTo = () => page.evaluate(() => scrollY);
    await test.step('the list is where it was left when it comes back', async () => {
      await results.open();
      await results.slide(0).scrollIntoViewIfNeeded();
      const left = await settledScroll(page);
      expect(left).toBeGreaterThan(0);
      // A tap with coordinates, because `click()` may scroll first.
      const button = await showMap.boundingBox();
      await page.touchscreen.tap((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
      await expect.poll(scrolledTo).toBe(0);
      await page.getByRole('button', { name: 'Liste', exact: true }).click();
      await expect.poll(scrolledTo).toBe(left);
    });
    // No ad has this number, so the events are alone on the map.
    await results.open(around(alone.at, [0]));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await showMap.click();
    const map = new ResultsMap(page);
    await map.isDrawnBy('own');
    await expectAccessible(page);
    await test.step('it fills what the header leaves, from wherever it was opened', async () => {
      await expect(async () => {
        const [box, header] = await boxesOf(page, [map.box, page.getByRole('banner')]);
        expect(box?.x).toBe(0);
        expect(box?.width).toBe(phone.viewport.width);
        expect(box?.y).toBe(header?.height);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.viewport.height);
      }).toPass({ timeout: 15_000 });
    });
    await map.clickMiddle();
    const drawer = page.getByRole('dialog', { name: /Event/ });
    await expect(drawer).toContainText(alone.title);
  });
});

const anyOrigin = { 'access-control-allow-origin': '*' };

const outsideStyle = {
  version: 8,
  sources: {
    kacheln: {
      type: 'raster',
      tileSize: 256,
      tiles: ['kacheln/{z}/{x}/{y}.png'],
      attribution: 'Kacheln von nebenan',
    },
    linien: { type: 'geojson', data: 'linien.json' },
  },
  layers: [{ id: 'kacheln', type: 'raster', source: 'kacheln' }],
};

/** One pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('on a phone that is held sideways', () => {
  test.use({ ...phone, viewport: { width: 844, height: 390 }, consent: true });

  test(
    'the way back to the list stands over the map, not below it',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      await cutOffMapHost(page, pageErrors, await mapStyleUrl(request));
      await new ResultsPage(page).openAddress(resultsLink({ view: 'map' }));
      await new ResultsMap(page).isDrawnBy('own');
      const list = page.getByRole('button', { name: 'Liste', exact: true });
      await expect(list).toBeInViewport({ ratio: 1 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expectAccessible(page);
      await list.click();
      await expect(page.getByRole('button', { name: 'Karte', exact: true })).toBeVisible();
    },
  );
});
