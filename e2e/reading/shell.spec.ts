import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/checks/axe.ts';
import { resultsLink, ResultsPage } from '../support/pages/results-page.ts';
import { routeUntil } from '../support/route-once.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { devices, devicesFrom, expect, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import { town } from '../support/data/region-names.ts';

/** Delays the application's script. @returns function that lets it load */
async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const sentence =
  'Fehler – Bei der Bearbeitung Ihrer Anfrage ist ein unerwarteter Fehler aufgetreten. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es dann erneut.';

/** The application's scripts, in the order in which each loads the next. */
const scripts = { 'the entry': 'index', 'the application': 'common', 'the page': 'start-page' };

/** Reports of the browser and its console about a script that cannot be loaded. */
const lostScript = [/^failed: .*\.js /, /^answer 404: .*\.js$/, /^console: /, /^page error: /];

/** Navigates without waiting for delayed responses. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  // Waits for the style sheets, because positions measured before would be wrong.
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
}

/** Expects the skip link to lead to the content. @returns function that expects it again */
async function skipToContent(page: Page): Promise<() => Promise<void>> {
  const { href } = await page.evaluate(() => location);
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus();
  await page.keyboard.press('Enter');
  const isThere = async () => {
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(href);
  };
  await isThere();
  return isThere;
}

/** Whether the application has replaced the app shell. */
const isTakenOver = (page: Page) =>
  expect(page.locator('html')).not.toHaveAttribute('data-view', /./);

/**
 * Waits for the typefaces, because their time of arrival depends on the network and moves words; then records layout shifts.
 * @returns function that reads the recorded shifts
 */
async function watchShifts(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()));
    // Shifts by the typefaces are over after two painted frames.
    for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
    const shifts: unknown[] = [];
    Object.assign(globalThis, { shifts });
    type Shift = PerformanceEntry & { value: number; sources: { node?: Partial<Element> }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => node?.outerHTML ?? node?.textContent ?? '');
        shifts.push({ value, moved: moved.map((text) => text.slice(0, 200)) });
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: unknown[] }).shifts);
}

test('the page holds no script and no style of its own', async ({ request }) => {
  const html = await (await request.get('/')).text();
  // JSON-LD for search engines is data, which browsers do not execute.
  expect(html).not.toMatch(
    /\sstyle=|<style|\son[a-z]+=|<script(?![^>]*\s(?:src=|type="application\/ld\+json"))/,
  );
  expect(html).not.toContain('{{');
});

test('a picture is chosen anew for each visit, and asked for before any script runs', async ({
  request,
}) => {
  const pictures = new Set<string>();
  for (let visits = 0; visits < 30 && pictures.size < 2; visits += 1) {
    const html = await (await request.get('/')).text();
    const [, preloaded = ''] = /imagesrcset="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`srcSet="${preloaded}"`);
    pictures.add(preloaded);
  }
  expect(pictures.size).toBe(2);
});

test(
  'a page with nonsense where the server writes data opens all the same',
  { tag: slowTag },
  async ({ page }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const broken = html
        .replace(/(name="site-settings" content)="[^"]*"/, '$1="{{site-settings}}"')
        .replace(/(data-background)="[^"]*"/, '$1="{{background}}"');
      expect(broken.match(/"\{\{/g)).toHaveLength(2);
      await route.fulfill({ response, body: broken });
    });
    const start = new StartPage(page);
    await start.open();
    await start.showAll();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the start page stands there and says what is missing', async ({ page, pageErrors }) => {
    // The browser's report of a blocked script.
    pageErrors.allow(/assets\/.*\.js csp/);
    const start = new StartPage(page);
    await page.goto('/');
    await expect(start.heading).toBeVisible();
    await expect(start.fields.text).toBeVisible();
    const sentence = page.locator('noscript p');
    await expect(sentence).toContainText('wird JavaScript benötigt');
    await expect(sentence).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Stellen finden' })).toBeHidden();
  });
});

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`before the application has come, on a ${device}`, details, () => {
    test.use(options);

    test('the start page stands there without a question answered long ago, and nothing moves when it comes', async ({
      page,
    }) => {
      const release = await holdApplication(page);
      await visit(page, '/');
      const start = new StartPage(page);
      const parts = [start.heading, start.fields.text, start.fields.place, start.submit];
      const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
      await expect(start.submit).toBeVisible();
      await expect(start.heading).toBeVisible();
      await expect(page.getByRole('region', { name: 'Cookies und Karte' })).toHaveCount(0);
      const shifts = await watchShifts(page);
      const before = await boxes();
      expect(before.every((box) => box !== null)).toBe(true);
      release();
      await isTakenOver(page);
      await expect.poll(boxes).toEqual(before);
      await page.waitForLoadState('networkidle');
      expect(await shifts()).toEqual([]);
    });

    test('the frame of the results stands there, and nothing moves when they come', async ({
      page,
    }) => {
      const release = await holdApplication(page);
      await visit(page, '/#/suche');
      const results = new ResultsPage(page);
      await expect(results.heading).toBeVisible();
      await expect(new StartPage(page).heading).toBeHidden();
      const parts = [results.heading, results.fields.text, results.list];
      // The height of the list is left out, because it depends on the content.
      const boxes = async () =>
        (await Promise.all(parts.map((part) => part.boundingBox()))).map(
          (box) => box && [box.x, box.y, box.width],
        );
      const shifts = await watchShifts(page);
      const before = await boxes();
      release();
      await isTakenOver(page);
      await expect.poll(boxes).toEqual(before);
      await expect(results.cards.first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shifts()).toEqual([]);
    });
  });
}

test('each control of the app shells has a name by which the handover finds it', async ({
  page,
}) => {
  await holdApplication(page);
  await visit(page, '/');
  await expect(new StartPage(page).submit).toBeAttached();
  const keys = await page.evaluate(() =>
    [...document.querySelectorAll('[data-shell]')].map((shell) =>
      [...shell.querySelectorAll('input, select, textarea, button')].map((control) => {
        const { name, value } = control as HTMLButtonElement;
        return name === '' ? `no name: ${control.outerHTML}` : `${name} ${value}`;
      }),
    ),
  );
  expect(keys.length).toBeGreaterThan(1);
  for (const ofShell of keys) {
    expect(ofShell.filter((key) => key.startsWith('no name'))).toEqual([]);
    expect(ofShell.toSorted()).toEqual([...new Set(ofShell)].toSorted());
  }
});

test('what was typed and chosen before the application came stays, and so does the cursor', async ({
  page,
}) => {
  const release = await holdApplication(page);
  await visit(page, '/');
  const { fields } = new StartPage(page);
  const practice = page.getByRole('checkbox', { name: 'Praktikum' });
  await practice.check();
  await fields.place.fill(town.name);
  await fields.text.pressSequentially('Mechatronik');
  await fields.text.press('ArrowLeft');
  await fields.text.press('ArrowLeft');
  release();
  await isTakenOver(page);
  await expect(fields.text).toBeFocused();
  await expect(fields.text).toHaveValue('Mechatronik');
  await expect(fields.suggestions).toContainText('Mechatronik');
  await expect(fields.place).toHaveValue(town.name);
  await expect(practice).toBeChecked();
  await page.keyboard.type('X');
  await expect(fields.text).toHaveValue('MechatronXik');
  await expect(fields.perimeter).toBeEnabled();
});

test('a search that was sent before the application came is done when it has come', async ({
  page,
}) => {
  const release = await holdApplication(page);
  await visit(page, '/');
  const { fields } = new StartPage(page);
  await fields.place.fill(town.name);
  await fields.text.fill('Pflege');
  await fields.text.press('Enter');
  await expect(fields.text).toHaveValue('Pflege');
  release();
  const results = new ResultsPage(page);
  await expect(results.heading).toBeVisible();
  await expect(results.fields.text).toHaveValue('Pflege');
  await expect(results.fields.place).toHaveValue(town.name);
});

test(
  'a page skipped into and scrolled before the application came stays where it is',
  { tag: slowTag },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    const release = await holdApplication(page);
    await visit(page, '/');
    await expect(new StartPage(page).submit).toBeAttached();
    await expect(new StartPage(page).heading).toBeVisible();
    const isInContent = await skipToContent(page);
    await page.evaluate(() => scrollTo(0, 300));
    release();
    await isTakenOver(page);
    await isInContent();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  },
);

test.describe('before the application has come, and before anybody has been asked', () => {
  test.use({ consent: null });

  for (const address of ['/', '/#/suche']) {
    test(
      `the question about the map stands there at ${address}, as the server means it`,
      { tag: slowTag },
      async ({ page, request }) => {
        const { map_style_url: style } = await (await request.get('/api/v1/site/')).json();
        expect(style).toContain('geodatenzentrum');
        await page.setViewportSize(devices.phone.viewport);
        const release = await holdApplication(page);
        await visit(page, address);
        const banner = page.getByRole('region', { name: 'Cookies und Karte' });
        await expect(banner).toContainText('basemap.de');
        const words = await banner.innerText();
        const shifts = await watchShifts(page);
        const before = await banner.boundingBox();
        release();
        await isTakenOver(page);
        await expect.poll(() => banner.innerText()).toBe(words);
        await expect.poll(() => banner.boundingBox()).toEqual(before);
        await page.waitForLoadState('networkidle');
        expect(await shifts()).toEqual([]);
      },
    );
  }

  test(
    'an answer to it is taken when the application has come',
    { tag: slowTag },
    async ({ page, context }) => {
      const release = await holdApplication(page);
      await visit(page, '/');
      await page.getByRole('button', { name: 'Ablehnen' }).click();
      release();
      await expect(page.getByRole('region', { name: 'Cookies und Karte' })).toHaveCount(0);
      await expect
        .poll(() => context.cookies())
        .toContainEqual(expect.objectContaining({ name: 'cookieConsent', value: 'false' }));
    },
  );

  test(
    'a link of a search shows nothing of the start page, keeps the search, and can be skipped into',
    { tag: slowTag },
    async ({ page }) => {
      const release = await holdApplication(page);
      await visit(page, resultsLink({ search_multi_match: 'Pflege' }));
      await expect(new ResultsPage(page).heading).toBeVisible();
      await expect(new StartPage(page).heading).toBeHidden();
      const isInContent = await skipToContent(page);
      release();
      await isTakenOver(page);
      await isInContent();
      await expect(new ResultsPage(page).fields.text).toHaveValue('Pflege');
    },
  );

  test(
    'an address that is none shows the header and no heading',
    { tag: slowTag },
    async ({ page }) => {
      const release = await holdApplication(page);
      await visit(page, '/#/gibt-es-nicht');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('heading')).toHaveCount(0);
      release();
      await expect(new StartPage(page).heading).toBeVisible();
    },
  );
});

for (const [what, name] of Object.entries(scripts)) {
  test(
    `where ${what} does not come the page says so, keeps what was typed and comes again`,
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      pageErrors.allow(...lostScript);
      const file = new RegExp(`/assets/${name}-[\\w-]{7,8}\\.js$`);
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      const mend = await routeUntil(page, file, async (route) => {
        await released;
        await route.abort('internetdisconnected');
      });
      await visit(page, '/');
      const { fields, submit } = new StartPage(page);
      await fields.text.fill('Pflege');
      await submit.click();
      const notice = page.getByRole('alert').filter({ hasText: sentence });
      await expect(notice).toHaveCount(0);
      release();
      await expect(notice.getByText(sentence, { exact: true })).toBeVisible();
      await expect(fields.text).toHaveValue('Pflege');
      const reload = notice.getByRole('button', { name: 'Neu laden' });
      await fields.text.press('Enter');
      await expect(reload).toBeFocused();
      await expect(fields.text).toHaveValue('Pflege');
      await expectAccessible(page);

      mend();
      await page.keyboard.press('Enter');
      await isTakenOver(page);
      await expect(notice).toHaveCount(0);
      await fields.text.fill('Pflege');
      await submit.click();
      await expect(new ResultsPage(page).cards.first()).toBeVisible();
    },
  );
}

test(
  'where a new version has taken the scripts away the page of a search says so',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(...lostScript);
    await page.route(/\/assets\/results-page-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto(resultsLink({ search_multi_match: 'Pflege' }));
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect(new ResultsPage(page).heading).toBeVisible();
  },
);

test('a page whose scripts do not come says that it fails, and no longer that it is loading', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(...lostScript);
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort('internetdisconnected'));
  await page.goto('/#/events');
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
});

test('nothing of the results is marked as busy when their scripts do not come', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(...lostScript);
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort('internetdisconnected'));
  await page.goto(resultsLink({ search_multi_match: 'Pflege' }));
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

/** Pages that share an app shell, with the heading that stands in it. */
const sharedShell = {
  '/#/events': 'Events zu Ausbildung und Beruf',
  '/#/information': 'Informationen',
  '/#/information/schueler': /./,
  '/#/information/azubi': /./,
  '/#/information/lehrer': /./,
  '/#/information/unternehmen': /./,
  '/#/kontakt': 'Kontakt',
  '/#/kontakt/barriere': /Barriere/,
  '/#/impressum': 'Impressum',
  '/#/datenschutz': /Datenschutz/,
  '/#/barrierefreiheit': /Barrierefreiheit/,
  '/?lang=en': /career/,
  '/?lang=uk': /./,
  '/?lang=en#/suche': /./,
  '/?lang=uk#/suche': /./,
  '/?lang=en#/events': /Events/,
  '/?lang=uk#/events': /./,
};

for (const [address, words] of Object.entries(sharedShell)) {
  const details = address === '/#/events' || address === '/?lang=uk#/suche' ? {} : { tag: slowTag };
  test(
    `before the application has come, ${address} shows the header and its own heading`,
    details,
    async ({ page }) => {
      await page.setViewportSize(devices.phone.viewport);
      const release = await holdApplication(page);
      await visit(page, address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(words);
      await expect(page.getByRole('heading')).toHaveCount(1);
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      // Screen readers ignore what is marked as busy.
      const loading = page.getByRole('main').getByRole('status').filter({ hasText: /…$/ });
      await expect(loading).toHaveCount(1);
      await expect(loading.locator('xpath=ancestor-or-self::*[@aria-busy]')).toHaveCount(0);
      const said = await heading.innerText();
      await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
      const top = (await heading.boundingBox())?.y;
      release();
      await isTakenOver(page);
      await expect(heading).toHaveText(said);
      // The start page and the results have another frame than the pages that this app shell is like.
      if (!/lang=..(?:#\/suche)?$/.test(address))
        await expect.poll(async () => (await heading.boundingBox())?.y).toBe(top);
    },
  );
}

const withSharedShell = {
  'the favourites': { favourites: '1' },
  'the map': { search_multi_match: 'Pflege', view: 'map' },
};

for (const [what, query] of Object.entries(withSharedShell)) {
  test.describe(`a link to ${what} on a phone`, () => {
    test.use(devices.phone);

    test(
      'shows no field of a search before the application has come, and nothing moves',
      { tag: slowTag },
      async ({ page }) => {
        const fetched: string[] = [];
        page.on('request', (request) => fetched.push(request.url()));
        const release = await holdApplication(page);
        await visit(page, resultsLink(query));
        await expect(page.getByRole('heading')).toHaveText([
          'favourites' in query ? 'Deine Favoriten' : 'Stellen finden',
        ]);
        await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
        // The scripts of the page are already being loaded.
        const ownScript = 'favourites' in query ? /favourites-page-/ : /results-page-/;
        await expect.poll(() => fetched.some((url) => ownScript.test(url))).toBe(true);
        const shifts = await watchShifts(page);
        release();
        await isTakenOver(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        expect(await shifts()).toEqual([]);
      },
    );
  });
}

test(
  'a link to the map shows the results on a desktop, which has it beside the list',
  { tag: slowTag },
  async ({ page }) => {
    await page.setViewportSize(devices.desktop.viewport);
    await holdApplication(page);
    await visit(page, resultsLink({ view: 'map' }));
    await expect(new ResultsPage(page).heading).toBeVisible();
  },
);

const failures = [
  {
    what: 'a search',
    at: '/#/suche',
    heading: 'Stellen finden',
    says: sentence,
    reload: 'Neu laden',
  },
  {
    what: 'a Ukrainian page',
    at: '/?lang=uk#/suche',
    heading: 'Пошук пропозицій',
    says: 'Помилка – під час обробки запиту щось пішло не так. Перевір з’єднання з інтернетом і спробуй ще раз.',
    reload: 'Завантажити знову',
  },
];

for (const { what, at, heading, says, reload } of failures) {
  test(`${what} whose scripts do not come says so in its language, without placeholders`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(...lostScript);
    await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort('internetdisconnected'));
    await page.goto(at);
    const notice = page.getByRole('alert').filter({ hasText: says });
    await expect(notice.getByRole('button', { name: reload })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText('werden gesucht').filter({ visible: true })).toHaveCount(0);
    const placeholders = page.locator('[data-pending]');
    await expect(placeholders).not.toHaveCount(0);
    await expect(placeholders.filter({ visible: true })).toHaveCount(0);
  });
}
