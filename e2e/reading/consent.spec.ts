import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/checks/axe.ts';
import { boxesOf, expectApart } from '../support/checks/measure.ts';
import { tabTo } from '../support/keyboard.ts';
import { cutOffMapHost, mapStyleUrl, ResultsMap } from '../support/pages/results-map.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const accept = 'Alle Akzeptieren';
const refuse = 'Ablehnen';
const settings = 'Einstellungen verwalten';

class Consent {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get banner() {
    return this.#page.getByRole('region', { name: 'Cookies und Karte' });
  }

  get dialog() {
    return this.#page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  }

  button(name: string) {
    return this.banner.getByRole('button', { name, exact: true });
  }

  get mapSwitch() {
    return this.dialog.getByRole('switch', { name: 'Karte' });
  }
}

/** Checks the attributes of the cookie and returns its value. */
async function keptChoice(context: BrowserContext): Promise<string | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cookieConsent');
  if (!cookie) return undefined;
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });
  const days = (cookie.expires - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365);
  return cookie.value;
}

/** Marks the document, to see whether it is still the same one afterwards. */
const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) =>
  page.evaluate(() => (globalThis as { isMarked?: boolean }).isMarked === true);

/** Expects that the page has been reloaded since it was marked. */
const expectLoadedAgain = (page: Page) =>
  expect.poll(() => isMarked(page).catch(() => true)).toBe(false);

async function expectAnswersAlike(page: Page): Promise<void> {
  const consent = new Consent(page);
  await expect(consent.banner).toBeVisible();
  await expect(consent.banner.getByRole('button')).toHaveText([accept, refuse, settings]);
  await expect(consent.banner).toContainText('IP-Adresse');
  await expect(consent.button(accept).or(consent.button(refuse))).toHaveCount(2);
  const [yes, no] = await consent.banner
    .getByRole('button', { name: new RegExp(`^(${accept}|${refuse})$`) })
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { color, backgroundColor, fontSize, fontWeight, width, height };
      }),
    );
  expect(yes).toBeDefined();
  expect(no).toEqual(yes);
  await expectAccessible(page);
}

/** Expects the banner to cover neither the end of the page nor the focused element. */
async function expectNothingCovered(page: Page): Promise<void> {
  const consent = new Consent(page);
  const results = new ResultsPage(page);
  await results.open({ search_multi_match: 'mechaniker' });
  await expect(consent.banner).toBeVisible();
  await results.titleOf(results.cards.first()).focus();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const covered = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const banner = document.querySelector('section[aria-label="Cookies und Karte"]');
        if (!focused || !banner || banner.contains(focused)) return 0;
        return focused.getBoundingClientRect().bottom - banner.getBoundingClientRect().top;
      });
    await expect.poll(covered).toBeLessThanOrEqual(0);
  }
  const footer = page.getByRole('contentinfo');
  await expect
    .poll(async () => {
      // The page grows while its cards are rendered for the first time.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const end = (await footer.boundingBox()) ?? { y: 0, height: 0 };
      const banner = (await consent.banner.boundingBox()) ?? { y: 0 };
      return Math.round(end.y + end.height - banner.y);
    })
    .toBeLessThanOrEqual(0);
}

/** Opens an ad beside the place of the map, and expects no map. All tests of this suite check that no other host gets requests. */
async function expectNoMap(page: Page): Promise<void> {
  await new ResultsPage(page).openAd();
  await page.waitForLoadState('networkidle');
  await expect(new ResultsMap(page).canvas).toHaveCount(0);
}

test.use({ consent: null });

test.describe('on a phone', () => {
  test.use(phone);

  test('the first visit can search before it answers', async ({ page }) => {
    const start = new StartPage(page);
    await start.open();
    const { banner } = new Consent(page);
    await expect(banner).toBeVisible();
    const [submit, question] = await boxesOf(page, [start.submit, banner]);
    expectApart(
      [submit, question].filter((box) => box !== undefined),
      'search and banner',
    );
  });

  test(
    'the first visit is asked, can allow everything with one press, and change it again',
    { tag: slowTag },
    async ({ page, context }) => {
      const consent = new Consent(page);
      await new StartPage(page).open();
      await test.step('both answers are alike', () => expectAnswersAlike(page));
      await test.step('the banner covers nothing', () => expectNothingCovered(page));
      await page.goto('/#/');
      await new StartPage(page).isShown();
      await consent.button(settings).click();
      await expectAccessible(page, { overlay: true });
      await consent.dialog.getByRole('button', { name: 'Alle zulassen' }).click();
      await expect(consent.banner).toHaveCount(0);
      await expect.poll(() => keptChoice(context)).toBe('true');

      await test.step('the settings are found again in the footer', async () => {
        const again = page.getByRole('button', { name: 'Cookie-Einstellungen', exact: true });
        await again.click();
        await expect(consent.mapSwitch).toBeChecked();
        await consent.dialog.getByRole('button', { name: 'Schließen' }).click();
        await expect(again).toBeFocused();
        await expect.poll(() => keptChoice(context)).toBe('true');
      });
    },
  );
});

test.describe('on a small phone', () => {
  test.use({ ...phone, viewport: { width: 360, height: 640 } });

  for (const language of ['de', 'uk']) {
    test(`the question leaves the search free, in ${language}`, async ({ page }) => {
      for (const hash of ['', '#/suche']) {
        await page.goto(`/?lang=${language}${hash}`);
        await expect(page.locator('html:not([data-view])')).toBeVisible();
        const banner = page.locator('[data-consent-banner]');
        await expect(banner.getByRole('button')).toHaveCount(3);
        const [question, ...parts] = await boxesOf(page, [
          banner,
          page.getByRole('search').getByRole('combobox').first(),
          ...(await banner.getByRole('button').all()),
        ]);
        expect(question?.height).toBeLessThan(0.3 * 640);
        const [text, ...buttons] = parts;
        expect((text?.y ?? 640) + (text?.height ?? 0)).toBeLessThan(question?.y ?? 0);
        expect(new Set(buttons.map(({ y }) => y)).size).toBe(1);
        for (const { x, width } of buttons) expect(x + width).toBeLessThanOrEqual(360 - 16);
      }
    });
  }
});

test.describe('on the smallest phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 640 } });

  for (const language of ['de', 'en', 'uk']) {
    test(`the question is below the page, in ${language}`, async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      await expect(page.locator('html:not([data-view])')).toBeVisible();
      const [question, text, footer] = await boxesOf(page, [
        page.locator('[data-consent-banner]'),
        page.getByRole('search').getByRole('combobox').first(),
        page.getByRole('contentinfo'),
      ]);
      expect((text?.y ?? 640) + (text?.height ?? 0)).toBeLessThanOrEqual(640);
      expect(question?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0) - 1);
    });
  }
});

test.describe('with letters of twice the size', () => {
  test.use(phone);

  test('the answers are whole', { tag: slowTag }, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener(
        'DOMContentLoaded',
        () => (document.documentElement.style.fontSize = '200%'),
      );
    });
    await page.goto('/#/kontakt');
    const buttons = new Consent(page).banner.getByRole('button');
    await expect(buttons).toHaveCount(3);
    await expect
      .poll(() => buttons.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth)))
      .toEqual([0, 0, 0]);
  });
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('the first visit is asked, asks no other host before, and can answer with the keyboard', async ({
    page,
    context,
  }) => {
    const consent = new Consent(page);
    await new StartPage(page).open();
    await test.step('both answers are alike', () => expectAnswersAlike(page));
    await test.step('the banner covers nothing', () => expectNothingCovered(page));
    await test.step('no other host is asked before a choice', () => expectNoMap(page));
    await page.goto('/#/');
    await new StartPage(page).isShown();

    await test.step('the settings can be left without a choice', async () => {
      await tabTo(page, consent.button(settings));
      await page.keyboard.press('Enter');
      await expect(consent.dialog).toBeVisible();
      await expectAccessible(page, { overlay: true });
      const essential = consent.dialog.getByRole('switch', { name: 'Notwendig' });
      await expect(essential).toBeChecked();
      await expect(essential).toBeDisabled();
      await expect(consent.mapSwitch).not.toBeChecked();
      await page.keyboard.press('Escape');
      await expect(consent.dialog).toBeHidden();
      await expect(consent.button(settings)).toBeFocused();
      await expect(consent.banner).toBeVisible();
      expect(await keptChoice(context)).toBeUndefined();
    });

    await test.step('the settings are made with the keyboard alone', async () => {
      await page.keyboard.press('Enter');
      await tabTo(page, consent.mapSwitch);
      await page.keyboard.press('Space');
      await expect(consent.mapSwitch).toBeChecked();
      await tabTo(page, consent.dialog.getByRole('button', { name: 'Auswahl speichern' }));
      await page.keyboard.press('Enter');
      await expect(consent.dialog).toBeHidden();
      await expect(consent.banner).toHaveCount(0);
      await expect.poll(() => keptChoice(context)).toBe('true');
    });
  });
});

test.describe('a choice on the start page', () => {
  test.use(desktop);

  for (const [name, value] of [
    [accept, 'true'],
    [refuse, 'false'],
  ] as const) {
    test(
      `is kept for a year, and nothing typed is lost: ${name}`,
      { tag: slowTag },
      async ({ page, context, request, pageErrors }) => {
        if (name === accept) await cutOffMapHost(page, pageErrors, await mapStyleUrl(request));
        let loads = 0;
        page.on('request', (sent) => (loads += sent.isNavigationRequest() ? 1 : 0));
        const consent = new Consent(page);
        const start = new StartPage(page);
        await start.open();
        await start.fields.text.fill('Mechaniker');
        await mark(page);
        expect(await keptChoice(context)).toBeUndefined();
        await consent.button(name).click();
        await expect(consent.banner).toHaveCount(0);
        await expect(page.getByRole('main')).toBeFocused();
        await expect.poll(() => keptChoice(context)).toBe(value);
        expect(await isMarked(page)).toBe(true);
        await expect(start.fields.text).toHaveValue('Mechaniker');

        await start.submit.click();
        if (name === accept) {
          await test.step('it brings the map with one more load', async () => {
            await new ResultsMap(page).isReady();
            expect(loads).toBe(2);
          });
        } else {
          await test.step('no other host is asked after a refusal', async () => {
            await expectNoMap(page);
            expect(await isMarked(page)).toBe(true);
          });
        }

        await test.step('the next visit is not asked', async () => {
          await start.open();
          await expect(consent.banner).toHaveCount(0);
        });
      },
    );
  }

  test(
    'is only what is set, nothing beforehand, and is known in another tab, too',
    { tag: slowTag },
    async ({ page, context, baseURL, pageErrors }) => {
      const results = await context.newPage();
      pageErrors.watch(results, new URL(baseURL ?? '').origin);
      await new ResultsPage(results).open();
      await expect(new Consent(results).banner).toBeVisible();
      const consent = new Consent(page);
      await new StartPage(page).open();
      await consent.button(settings).click();
      await consent.dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
      await expect(consent.banner).toHaveCount(0);
      await expect.poll(() => keptChoice(context)).toBe('false');
      await results.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(new Consent(results).banner).toHaveCount(0);
    },
  );
});

test.describe('a choice on the results page', () => {
  test.use(desktop);

  test(
    'loads the page again, and keeps what was typed a moment ago: refused',
    { tag: slowTag },
    async ({ page, context }) => {
      const consent = new Consent(page);
      const results = new ResultsPage(page);
      await results.open();
      await mark(page);
      await results.fields.text.fill('erzieher');
      await consent.button(refuse).click();
      await expectLoadedAgain(page);
      await expect(results.fields.text).toHaveValue('erzieher');
      await expect(page).toHaveTitle('erzieher – Lehrpfad');
      await expect(consent.banner).toHaveCount(0);
      await expect.poll(() => keptChoice(context)).toBe('false');
      await expect(
        page.getByRole('button', { name: 'Cookie-Einstellungen verwalten' }),
      ).toBeVisible();
    },
  );

  test(
    'loads the page again: accepted, and taken back',
    { tag: slowTag },
    async ({ page, context, request, pageErrors }) => {
      const url = await mapStyleUrl(request);
      await cutOffMapHost(page, pageErrors, url);
      let asked = 0;
      page.on('request', (sent) => (asked += new URL(sent.url()).origin === url.origin ? 1 : 0));
      const consent = new Consent(page);
      const results = new ResultsPage(page);
      const map = new ResultsMap(page);
      await results.open({ search_multi_match: 'mechaniker' });
      await expect(consent.banner).toBeVisible();
      expect(asked).toBe(0);
      await consent.button(accept).click();
      await map.isReady();
      expect(asked).toBe(1);
      await expect.poll(() => keptChoice(context)).toBe('true');
      await expect(results.fields.text).toHaveValue('mechaniker');

      await page.getByRole('button', { name: 'Cookie-Einstellungen', exact: true }).click();
      await expect(consent.mapSwitch).toBeChecked();
      await consent.mapSwitch.uncheck();
      await consent.dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
      await expect(
        page.getByRole('button', { name: 'Cookie-Einstellungen verwalten' }),
      ).toBeVisible();
      await expect(map.canvas).toHaveCount(0);
      await expect.poll(() => keptChoice(context)).toBe('false');
    },
  );

  test(
    'shows the map of our own where no cookie is kept, without loading again',
    { tag: slowTag },
    async ({ page, context }) => {
      await page.addInitScript(() => {
        const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
        Object.defineProperty(document, 'cookie', {
          get: () => get?.call(document),
          set: (text: string) => {
            if (!text.startsWith('cookieConsent')) set?.call(document, text);
          },
        });
      });
      const consent = new Consent(page);
      await new ResultsPage(page).open();
      await mark(page);
      await consent.button(accept).click();
      const map = new ResultsMap(page);
      await map.isDrawnBy('own');
      expect(await isMarked(page)).toBe(true);
      expect(await keptChoice(context)).toBeUndefined();
    },
  );
});
