import { countText } from '../support/api.ts';
import { boxesOf } from '../support/checks/measure.ts';
import { ResultsPage, resultsLink } from '../support/pages/results-page.ts';
import { routeUntil } from '../support/route-once.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { expect, phone, test } from '../support/test.ts';
import type { Page, Route } from '@playwright/test';
import { slowTag } from '../support/slow.ts';
import { longName, town, wholeState } from '../support/data/region-names.ts';
import { worldsWord } from '@lehrpfad/regions/parts/worlds.ts';

const sentence =
  'Fehler – Bei der Bearbeitung Ihrer Anfrage ist ein unerwarteter Fehler aufgetreten. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es dann erneut.';

const calls = '**/api/v1/**';
const expected = [/^failed: .*\/api\/v1\//, /^answer 500: .*\/api\/v1\//, /^console: /];

function notice(page: Page) {
  return page.getByRole('alert').filter({ hasText: sentence });
}

/** The API has an error until the returned function is called. */
const breakDown = (page: Page) =>
  routeUntil(page, calls, (route) => route.fulfill({ status: 500, json: { detail: 'Fehler' } }));

/** The API cannot be reached until the returned function is called. */
const cutOff = (page: Page) => routeUntil(page, calls, (route) => route.abort('connectionrefused'));

async function closeNotice(page: Page): Promise<void> {
  await notice(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(notice(page)).toHaveCount(0);
}

test('without the API says so and goes on without a reload once it is back', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(...expected);
  const start = new StartPage(page);
  const results = new ResultsPage(page);
  await start.open();
  const connect = await cutOff(page);
  await start.fields.text.fill('mechaniker');
  await start.submit.click();

  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByText(sentence, { exact: true })).toBeVisible();
  await expect(results.fields.text).toHaveValue('mechaniker');
  await expect(results.list.getByText('Die Stellen konnten nicht geladen werden.')).toBeVisible();

  connect();
  await results.list.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(results.cards.first()).toBeVisible();
  await expect(results.fields.text).toHaveValue('mechaniker');
  // The failed request now succeeds.
  await expect(notice(page)).toHaveCount(0);

  await test.step('takes a town along that was typed and not picked', async () => {
    await page.goto('/#/');
    await start.isShown();
    const connectAgain = await cutOff(page);
    await start.fields.place.fill(town.name);
    await start.submit.click();
    await expect(notice(page)).toBeVisible();
    await expect(results.fields.place).toHaveValue(town.name);

    connectAgain();
    await results.list.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(results.cards.first()).toBeVisible();
    await expect(results.fields.place).toHaveValue(town.name);
  });
});

const noTowns: Readonly<Record<string, (route: Route) => unknown>> = {
  'the server has an error': (route) => route.fulfill({ status: 500, json: { detail: 'Fehler' } }),
  'they do not come': (route) => route.abort('connectionrefused'),
  'no answer comes': () => undefined,
};

/** Returns the number of ads in the response to the page's next search with these parameters; other tests add and delete ads meanwhile. */
async function foundIn(page: Page, query: Readonly<Record<string, string>>): Promise<number> {
  const response = await page.waitForResponse((one) => {
    const { pathname, searchParams } = new URL(one.url());
    const isMeant = Object.entries(query).every(([key, value]) => searchParams.get(key) === value);
    return pathname === '/api/v1/search/' && isMeant;
  });
  const { count } = (await response.json()) as { count: number };
  return count;
}

for (const [what, answer] of Object.entries(noTowns)) {
  test(
    `searches for a town that cannot be looked up, where ${what}`,
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      pageErrors.allow(...expected);
      const start = new StartPage(page);
      const results = new ResultsPage(page);
      await page.route('**/api/v1/cities/**', answer);
      await start.open();
      await start.fields.place.fill(town.name);
      const inTown = foundIn(page, { city: town.name });
      await start.submit.click();
      await expect(results.count).toHaveText(countText(await inTown));
      await expect(results.fields.place).toHaveValue(town.name);
      await expect(notice(page)).toHaveCount(0);

      const around = foundIn(page, { city: town.name, perimeter: '25' });
      await results.fields.perimeter.selectOption('25km');
      await expect(results.count).toHaveText(countText(await around));
      expect(await around).toBeGreaterThan(await inTown);
      await expect(results.fields.perimeter).toHaveValue('25');

      await results.fields.place.fill('Atlantis');
      await results.fields.place.press('Enter');
      await expect(results.list).toContainText('Den Ort „Atlantis“ kennen wir nicht.');
      await expect(results.fields.place).toHaveValue('Atlantis');
      await results.list.getByRole('link', { name: wholeState }).click();
      await expect(results.cards.first()).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
}

test(
  'the start page says so when the Lebenswelten do not come, and keeps what was typed while suggestions fail',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(...expected);
    const start = new StartPage(page);
    const mend = await routeUntil(page, '**/api/v1/brafo/', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await start.open();
    await start.showAll();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText(`Die ${worldsWord} konnten nicht geladen werden.`)).toBeVisible();
    mend();
    await test.step('above the header, whose buttons can be pressed', async () => {
      await page.getByRole('link', { name: /^Favoriten/ }).click({ trial: true });
    });
    await closeNotice(page);

    await test.step('suggestions', async () => {
      const mendAll = await breakDown(page);
      await start.fields.text.pressSequentially('pflege');
      await expect(notice(page)).toBeVisible();
      await start.fields.place.pressSequentially(longName.short);
      await expect(start.fields.text).toHaveValue('pflege');
      await expect(start.fields.place).toHaveValue(longName.short);

      mendAll();
      await notice(page).getByRole('button', { name: 'Schließen' }).click();
      await start.fields.place.press('End');
      await start.fields.place.pressSequentially(longName.name.slice(longName.short.length, -1));
      await start.fields.suggestion(longName.name).click();
      await start.submit.click();
      await expect(new ResultsPage(page).cards.first()).toBeVisible();
    });
  },
);

const nonsense = {
  'a page of HTML': { contentType: 'text/html', body: '<html><body>Wartung</body></html>' },
  'an empty object': { json: {} },
  'a list of null': { json: [null] },
  'other fields': { json: { count: 1, results: [{ id: 'eins' }] } },
  'half an answer': { contentType: 'application/json', body: '{"count":3,"results":[{"id":' },
};

test(
  'takes an answer that makes no sense for a failure, and goes on without a reload',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(...expected);
    const start = new StartPage(page);
    const results = new ResultsPage(page);
    // Each search has another text, because responses to the same one are cached.
    const texts = ['pflege', 'koch', 'bau', 'metall', 'holz', 'garten'];
    await start.open();
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    for (const [at, [what, answer]] of Object.entries(nonsense).entries()) {
      const text = texts[at] ?? '';
      await page.goto('/#/');
      await start.isShown();
      const mend = await routeUntil(page, calls, (route) =>
        route.fulfill({ status: 200, ...answer }),
      );
      await start.fields.text.fill(text);
      await start.submit.click();
      await expect(notice(page), what).toBeVisible();
      await expect(results.fields.text).toHaveValue(text);

      mend();
      await results.list.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(results.cards.first(), what).toBeVisible();
      await expect(results.fields.text).toHaveValue(text);
      expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
      await expect(notice(page)).toHaveCount(0);
    }
  },
);

test(
  'the list shows that it is searching while the API takes its time, and is kept when more does not come',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    const results = new ResultsPage(page);
    let answer = () => {};
    const isTime = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/v1/search/**', async (route) => {
      await isTime;
      await route.continue();
    });
    await page.goto('/#/suche');
    await expect(results.count).toHaveText('Stellen werden gesucht …');
    await expect(results.list.locator('[aria-busy=true]').first()).toBeVisible();
    await results.fields.text.fill('pflege');
    await expect(results.count).toHaveText('Stellen werden gesucht …');
    answer();
    await expect(results.cards.first()).toBeVisible();
    await expect(results.fields.text).toHaveValue('pflege');
    await expect(page).toHaveTitle('pflege – Lehrpfad');
    expect(pageErrors.unexpected).toEqual([]);

    await test.step('keeps the list when the next page or an ad does not come', async () => {
      pageErrors.allow(...expected);
      await expect(results.count).toHaveText(/gefunden$/);
      const few = await results.count.innerText();
      await results.fields.text.fill('');
      await expect(page).toHaveTitle('Stellen – Lehrpfad');
      await expect(results.count).not.toHaveText(few);
      await expect(results.count).toHaveText(/gefunden$/);
      const mend = await breakDown(page);
      await results.more.click();
      await expect(notice(page)).toBeVisible();
      await expect(results.cards).toHaveCount(20);
      await results.titleOf(results.cards.first()).click();
      await expect(results.detail).toContainText('Die Stelle konnte nicht geladen werden.');

      mend();
      await results.detail.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(results.openTitle).toBeVisible();
    });
  },
);

test('a part of the page that does not come takes nothing else with it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/^failed: .*\/assets\//, /^console: /);
  const results = new ResultsPage(page);
  const mend = await routeUntil(page, '**/assets/job-ad-panel*', (route) =>
    route.abort('connectionreset'),
  );
  await results.open({ search_multi_match: 'pflege' });
  const title = (await results.titleOf(results.cards.first()).textContent()) ?? '';
  await results.titleOf(results.cards.first()).click();
  await expect(results.detail).toContainText('Dieser Teil der Seite konnte nicht geladen werden.');
  await expect(results.cards.nth(3)).toBeVisible();
  mend();
  await results.detail.getByRole('button', { name: 'Neu laden' }).click();
  // The address contains the whole state.
  await expect(results.openTitle).toHaveText(title);
  await expect(results.fields.text).toHaveValue('pflege');
});

test('a part of the page that did not come comes with the network, without a reload', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/^failed: .*\/assets\//, /^console: /);
  const results = new ResultsPage(page);
  const mend = await routeUntil(page, '**/assets/job-ad-panel*', (route) =>
    route.abort('internetdisconnected'),
  );
  await results.open();
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  const title = (await results.titleOf(results.cards.first()).textContent()) ?? '';
  await results.titleOf(results.cards.first()).click();
  await expect(results.detail).toContainText('Dieser Teil der Seite konnte nicht geladen werden.');
  // It says so itself.
  await expect(notice(page)).toHaveCount(0);
  mend();
  // Not `setOffline()`, which would also break off the files that come meanwhile.
  await page.evaluate(() => {
    for (const name of ['offline', 'online']) dispatchEvent(new Event(name));
  });
  await expect(results.openTitle).toHaveText(title);
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
});

test('who reads an ad when the network goes still learns how to apply, and can note it', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/^failed: /, /^console: /);
  const results = new ResultsPage(page);
  await results.open({});
  // The sheet comes with the ad.
  await page.route(/\/assets\/apply/, (route) => route.abort('internetdisconnected'));
  await results.openAd();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'So bewirbst du dich' }).click();
  const sheet = page.getByRole('dialog', { name: 'So bewirbst du dich' });
  await sheet.getByRole('textbox', { name: 'Notiz' }).fill('Rückruf am Montag');
  await expect(sheet.getByText('konnte nicht geladen werden')).toHaveCount(0);
});

test(
  'a page whose script does not come without a network comes with it, without a reload',
  { tag: slowTag },
  async ({ page, context, pageErrors }) => {
    pageErrors.allow(/^failed: /, /^console: /);
    const start = new StartPage(page);
    const results = new ResultsPage(page);
    const mend = await routeUntil(page, '**/assets/results-page-*', (route) =>
      route.abort('internetdisconnected'),
    );
    await start.open();
    await start.fields.text.fill('pflege');
    await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
    await start.submit.click();
    await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible();
    await expect(notice(page)).toBeVisible();
    mend();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(results.cards.first()).toBeVisible();
    await expect(results.fields.text).toHaveValue('pflege');
    await expect(notice(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
  },
);

test.describe('on a phone', () => {
  test.use(phone);

  test('the sentence has the whole width, and the button is below it', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(...expected);
    const connect = await breakDown(page);
    await page.goto(resultsLink({ search_multi_match: 'mechaniker' }));
    const said = notice(page).getByText(sentence);
    await expect(said).toBeVisible();
    const [text, button] = await boxesOf(page, [
      said,
      notice(page).getByRole('button', { name: 'Schließen' }),
    ]);
    connect();
    expect(text?.width).toBeGreaterThan(350);
    expect(button?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
  });
});
