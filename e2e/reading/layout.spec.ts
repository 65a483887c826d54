import type { Locator, Page } from '@playwright/test';
import { searchCards } from '../support/api.ts';
import { EventsPage } from '../support/pages/events-page.ts';
import { FavouritesPage } from '../support/pages/favourites-page.ts';
import { tabTo } from '../support/keyboard.ts';
import {
  boxesOf,
  expectLargeTargets,
  expectNoSidewaysScrolling,
  expectNothingCutOff,
  spaceOut,
} from '../support/checks/measure.ts';
import { demo, logInAs } from '../support/login.ts';
import { cutOffMapHost, mapStyleUrl, ResultsMap } from '../support/pages/results-map.ts';
import { ResultsPage, resultsLink } from '../support/pages/results-page.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import { chamberCount, town } from '../support/data/region-names.ts';

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsauszubildender';

/** A desktop of 1280 by 1024 pixels at 400 %: WCAG 1.4.10. */
const zoomed = { width: 320, height: 256 };
const narrow = [{ width: 320, height: 640 }, zoomed];

/** Expects nothing to be wider than a narrow window of either height, and `part` to be in it. */
async function expectFits(page: Page, part?: Locator): Promise<void> {
  for (const viewport of narrow) {
    await page.setViewportSize(viewport);
    if (part) await expect(part).toBeInViewport();
    await expectNoSidewaysScrolling(page);
  }
}

test.describe('a window of 320 pixels, and a desktop at 400 %', () => {
  test.use({ viewport: zoomed });

  test('need no sideways scrolling from the start page to the ad, the event and the favourites', async ({
    page,
  }) => {
    const start = new StartPage(page);
    const results = new ResultsPage(page);
    const favourites = new FavouritesPage(page);
    await favourites.remember([2_000_000_001], { 2_000_000_001: longWord });
    await start.open();
    await expectFits(page);
    await start.showAll();
    await start.openEvent(0);
    await expectFits(page);
    await expect.poll(() => start.slidesInSight()).toBe(1);
    await start.fields.text.fill('mechaniker');
    await expect(start.fields.suggestions).toBeVisible();
    await expectFits(page, start.fields.suggestions.getByRole('option').first());
    await page.keyboard.press('Escape');
    await start.submit.click();
    await expect(results.cards.first()).toBeVisible();
    await expectFits(page);
    await results.filterButton.click();
    const drawer = page.getByRole('dialog', { name: 'Filter' });
    await expect(drawer).toBeVisible();
    await expectFits(page);
    const choice = drawer.getByRole('checkbox').last();
    await choice.check();
    await choice.uncheck();
    await drawer.getByRole('button', { name: 'Schließen' }).click();
    await results.openAd();
    const close = results.detail.getByRole('button', { name: 'Schließen' });
    await expectFits(page, close);
    await close.click();
    await results.open();
    await results.events.scrollIntoViewIfNeeded();
    await expectFits(page);
    await results.openEvent();
    const closeEvent = results.eventDetail.getByRole('button', { name: 'Schließen' });
    await expectFits(page, closeEvent);
    await closeEvent.click();
    await test.step('however long what is gone was called', async () => {
      await results.starOf(results.cards.first()).click();
      await favourites.open();
      await expect(favourites.gone).toContainText(longWord);
      await expectFits(page);
      await favourites.cards.first().getByRole('button').click();
      await expectFits(page);
      await page.getByRole('button', { name: 'Karte', exact: true }).click();
      await page.getByRole('button', { name: 'Cookie-Einstellungen verwalten' }).click();
      await expectFits(page);
    });
  });
});

test.describe('a phone', () => {
  test.use(phone);

  test('shows the whole of long words in an ad', { tag: slowTag }, async ({ page }) => {
    await page.route('**/api/v1/jobdescriptions/by/ids/**', async (route) => {
      const response = await route.fetch();
      const ads = (await response.json()) as object[];
      const company_name = `${longWord}${longWord} GmbH`;
      const long = { title: longWord, company_name, weblink: `https://${longWord}.example` };
      const contact = { id: 1, first_name: '', last_name: longWord, role: longWord, phone: '' };
      const contacts = [{ ...contact, email: `${longWord}@${longWord}.example` }];
      await route.fulfill({ response, json: ads.map((ad) => ({ ...ad, ...long, contacts })) });
    });
    const results = new ResultsPage(page);
    await results.open();
    await results.titleOf(results.cards.first()).click();
    await expect(results.detail).toContainText(`${longWord}@${longWord}`);
    const tooWide = () =>
      results.detail.evaluate((detail) =>
        [...detail.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    await expect.poll(tooWide).toEqual([]);
  });
});

test.describe('a desktop at 400 %, before the first choice', () => {
  test.use({ viewport: zoomed, consent: null });

  test(
    'needs none for the question and the settings, which can all be reached',
    { tag: slowTag },
    async ({ page }) => {
      await new ResultsPage(page).open();
      const banner = page.getByRole('region', { name: 'Cookies und Karte' });
      for (const button of await banner.getByRole('button').all()) {
        await button.focus();
        await expect(button).toBeInViewport({ ratio: 0.99 });
      }
      await expectNoSidewaysScrolling(page);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
      await expect(dialog).toBeVisible();
      await expectNoSidewaysScrolling(page);
      for (const part of [
        dialog.getByRole('switch', { name: 'Karte' }),
        dialog.getByRole('button', { name: 'Auswahl speichern' }),
        dialog.getByRole('button', { name: 'Alle zulassen' }),
        dialog.getByRole('button', { name: 'Schließen' }),
      ]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ ratio: 0.99 });
      }
    },
  );
});

test.describe('a small phone with the map', () => {
  test.use({ ...phone, viewport: { width: 320, height: 640 }, consent: true });

  test(
    'shows all of it: legend, buttons, and the way back to the list',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      await cutOffMapHost(page, pageErrors, await mapStyleUrl(request));
      const map = new ResultsMap(page);
      await page.goto(resultsLink({ view: 'map' }));
      await map.isReady();
      await expect(map.legend.getByRole('listitem')).toHaveText([
        /Ausbildung$/,
        /Praktikum$/,
        /Event$/,
      ]);
      await expectNoSidewaysScrolling(page);
      const list = page.getByRole('button', { name: 'Liste', exact: true });
      for (const part of [map.canvas, map.button('Vergrößern'), map.legend, list]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport();
      }
      await expectLargeTargets(page);
      await list.click();
      await expect(new ResultsPage(page).cards.first()).toBeVisible();
    },
  );
});

test.describe('on a touch screen', () => {
  test.use({ ...phone, consent: null });

  test('the question, the start page, the results, their drawers and the favourites have targets as large as a thumb', async ({
    page,
  }) => {
    const start = new StartPage(page);
    const results = new ResultsPage(page);
    const favourites = new FavouritesPage(page);
    await favourites.remember([2_000_000_001, 2_000_000_002]);
    await start.open();

    await test.step('the question and the settings', async () => {
      await page.getByRole('button', { name: 'Einstellungen verwalten', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectLargeTargets(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Auswahl speichern' }).click();
      await expect(page.getByRole('region', { name: 'Cookies und Karte' })).toHaveCount(0);
    });

    await test.step('the start page', async () => {
      await start.showAll();
      await start.openEvent(0);
      await expectLargeTargets(page);
      await page.evaluate(() => scrollTo(0, 0));
      await start.fields.text.pressSequentially('kauf');
      const option = start.fields.suggestions.getByRole('option').first();
      await expect(option).toBeVisible();
      await expect
        .poll(async () => (await option.boundingBox())?.height)
        .toBeGreaterThanOrEqual(44);
    });

    await test.step('the results and their drawers', async () => {
      await results.open({ search_multi_match: 'kauf', job_type__terms: 'ausbildung' });
      await expect(results.slide(0)).toBeVisible();
      await expectLargeTargets(page);
      await results.filterButton.click();
      await expectLargeTargets(page, 'dialog[open]');
      await page.keyboard.press('Escape');
      await results.openAd();
      await expectLargeTargets(page, 'dialog[open]');
      await results.closeAd();
      await results.openEvent();
      await expectLargeTargets(page, 'dialog[open]');
      await page.keyboard.press('Escape');
    });

    await test.step('the favourites', async () => {
      await results.starOf(results.cards.first()).click();
      await favourites.open();
      await expect(favourites.cards).toHaveCount(1);
      await expectLargeTargets(page);
      await favourites.cards.first().getByRole('button').click();
      await expectLargeTargets(page);
    });
  });
});

for (const [device, options] of Object.entries({ phone, desktop })) {
  test.describe(`wider spacing on a ${device}`, () => {
    test.use(options);

    test('cuts nothing off', { tag: slowTag }, async ({ page }) => {
      const start = new StartPage(page);
      const results = new ResultsPage(page);
      await start.open();
      await start.showAll();
      await start.openEvent(0);
      await spaceOut(page);
      await expectNoSidewaysScrolling(page);
      await expectNothingCutOff(page);
      await results.open({ job_type__terms: 'ausbildung' });
      await expect(results.slide(0)).toBeVisible();
      await results.openAd();
      await expectNoSidewaysScrolling(page);
      await expectNothingCutOff(page);
    });
  });
}

/** Expects no motion if reduced motion is requested. */
async function expectNoMotion(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
      .map((animation) => String(animation.effect && 'target' in animation.effect)),
  );
  expect(moving).toEqual([]);
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(({ style }) => Number.parseFloat(style.transitionDuration) > 0.01)
      .map(({ element }) => element.className),
  );
  expect(slow).toEqual([]);
}

test.describe('in forced colours and with less motion', () => {
  test.use({ ...desktop, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  /** Expects a visible change of the element, although the system has replaced the page's colours. */
  async function expectSeen(part: Locator, happen: () => Promise<void>): Promise<void> {
    const before = await part.screenshot();
    await happen();
    await expect.poll(async () => before.equals(await part.screenshot())).toBe(false);
  }

  test(
    'it can be seen what is chosen, marked and open, and where the keyboard is, and nothing moves',
    { tag: slowTag },
    async ({ page }) => {
      const start = new StartPage(page);
      const results = new ResultsPage(page);
      const press = (key: string) => () => page.keyboard.press(key);
      await start.open();
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      const type = page.getByRole('checkbox', { name: 'Praktikum' });
      const pill = page.locator('label').filter({ has: type });
      await expectSeen(pill, () => type.focus());
      await expectSeen(pill, press('Space'));
      await expectSeen(start.submit, () => tabTo(page, start.submit));

      await results.open();
      const choices = page.getByRole('region', { name: 'Filter' }).locator('label');
      const training = choices.filter({ hasText: /^Ausbildung/ });
      await training.getByRole('checkbox').focus();
      await expectSeen(training.locator('[aria-hidden]'), press('Space'));
      const card = results.cards.first();
      await expect(results.count).toHaveText(/gefunden$/);
      await expectSeen(card, () => tabTo(page, results.titleOf(card)));
      await expectSeen(results.starOf(card).locator('svg'), async () => {
        await tabTo(page, results.starOf(card));
        await page.keyboard.press('Space');
      });
      const slide = results.slide(0);
      await expectSeen(slide, async () => {
        await slide.press('Enter');
        await expect(results.openEventTitle).toBeFocused();
      });
      await expectSeen(card, async () => {
        await results.titleOf(card).press('Enter');
        await expect(results.openTitle).toBeFocused();
      });
      await test.step('whoever wants less motion gets none', () => expectNoMotion(page));
    },
  );
});

test.describe('letters of twice the size', () => {
  test.use(desktop);

  test('cut nothing off', { tag: slowTag }, async ({ page }) => {
    const results = new ResultsPage(page);
    await page.addInitScript(() => {
      addEventListener(
        'DOMContentLoaded',
        () => (document.documentElement.style.fontSize = '200%'),
      );
    });
    const start = new StartPage(page);
    await start.open();
    await expect(start.overview).toBeVisible();
    await start.showAll();
    await expect(start.worlds.first()).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await results.open();
    await expectNoSidewaysScrolling(page);
    await results.openAd();
    await expectNoSidewaysScrolling(page);
  });
});

test.describe('letters of twice the size on a phone', () => {
  test.use(phone);

  test('leave results, an ad and a legal page as wide', { tag: slowTag }, async ({ page }) => {
    const results = new ResultsPage(page);
    await page.addInitScript(() => {
      addEventListener(
        'DOMContentLoaded',
        () => (document.documentElement.style.fontSize = '200%'),
      );
    });
    await results.open();
    await expectNoSidewaysScrolling(page);
    await results.openAd();
    await expectNoSidewaysScrolling(page);
    await page.goto('/#/datenschutz');
    await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });

  test('leave pages of companies as wide', { tag: slowTag }, async ({ page }) => {
    await withLargeLetters(page);
    await logInAs(page, demo.branches);
    for (const [address, button] of [
      ['kontaktpersonen', 'Neue Kontaktperson'],
      ['stellenangebote', 'Neue Stellenanzeige'],
      ['events', 'Neues Event'],
      ['team', 'Person einladen'],
      ['boersen/tabelle', 'Vorlage für Excel (XLSX)'],
      ['boersen/karriereseite', 'Karriereseite entfernen'],
    ]) {
      await page.goto(`/#/unternehmen/${address}`);
      await expect(page.getByRole('button', { name: button })).toBeVisible();
      await expectNoSidewaysScrolling(page);
    }
  });
});

/** Sets the size of letters that a browser starts from, as its settings do: twice as large as usual. */
const withLargeLetters = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });

test.describe('letters of twice the size on the smallest phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 640 } });

  test('leave pages of the server as wide', async ({ page, request }) => {
    await withLargeLetters(page);
    const list = `/orte/${town.path}`;
    const ad = /href="(\/stelle\/[^"]+)"/.exec(await (await request.get(list)).text())?.[1];
    for (const address of [list, ad ?? '', '/berufe', '/events', '/kontakt']) {
      await page.goto(address);
      await expectNoSidewaysScrolling(page);
    }
  });

  test('leave an opened event as wide in each language', async ({ page }) => {
    await withLargeLetters(page);
    for (const language of ['de', 'en', 'uk']) {
      await page.goto(`/?lang=${language}#/events`);
      await page.locator('main [aria-expanded]').first().click();
      await expect(page.locator('main a[href$=".ics"]').first()).toBeVisible();
      await expectNoSidewaysScrolling(page);
    }
  });

  test('leave start page, results and favourites as wide', async ({ page, request }) => {
    await withLargeLetters(page);
    const [ad] = (await searchCards(request, {})).results;
    await new FavouritesPage(page).remember([ad?.id ?? 0]);
    const start = new StartPage(page);
    await start.open();
    await expect(start.overview).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await new ResultsPage(page).open();
    await expect(page.getByRole('button', { name: 'Suche merken' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await page.goto(resultsLink({ favourites: '1' }));
    await expect(page.getByRole('button', { name: 'QR-Code der Liste' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Aus Datei übernehmen' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });

  test('leave choices of chambers, their persons and the choice of colours as wide', async ({
    page,
  }) => {
    await withLargeLetters(page);
    for (const language of ['de', 'uk']) {
      await page.goto(`/?lang=${language}#/kontakt`);
      await expect(page.getByRole('radio')).toHaveCount(chamberCount);
      await expect(page.getByRole('contentinfo').getByRole('combobox')).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await page.goto(`/?lang=${language}#/information`);
      await expect(page.getByRole('link', { name: /@/ }).first()).toBeVisible();
      await expectNoSidewaysScrolling(page);
    }
    await page.goto('/?lang=de#/registrieren/anfrage');
    await expect(page.getByRole('button', { name: 'Anfrage senden' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });

  test('leave events and information as wide', { tag: slowTag }, async ({ page }) => {
    await withLargeLetters(page);
    const events = new EventsPage(page);
    await events.open();
    await expect(page.getByRole('link', { name: 'Kalender abonnieren' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    // The title has more room than a letter per line.
    const [title] = await boxesOf(page, [events.toggles.first().locator('> :nth-child(2)')]);
    expect(title?.width).toBeGreaterThan(150);
    await page.goto('/#/information/schueler');
    await expect(page.getByRole('link', { name: 'Zum Kontaktformular' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await expectNothingCutOff(page);
  });

  test('leave words whole, and the star beside the logo', { tag: slowTag }, async ({ page }) => {
    await withLargeLetters(page);
    const results = new ResultsPage(page);
    await results.open();
    const card = results.cards.first();
    const parts = await boxesOf(page, [results.starOf(card), card.locator('h2')]);
    expect((parts[0]?.y ?? 0) + (parts[0]?.height ?? 0)).toBeLessThanOrEqual(parts[1]?.y ?? 0);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
    await expect(skip).toBeFocused();
    const [link] = await boxesOf(page, [skip]);
    expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThan(320);

    await results.open({ search_multi_match: 'xyzgibtesnicht' });
    await expect(results.empty).toBeVisible();
    const way = results.list.getByRole('link', { name: /^Alle Stellen ansehen/ });
    const words = await way
      .locator('span')
      .first()
      .evaluate((label) => {
        const { firstChild: text } = label;
        return [...(text?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text as Text, index);
          range.setEnd(text as Text, index + word.length);
          return { word, lines: range.getClientRects().length };
        });
      });
    expect(words).toEqual(words.map(({ word }) => ({ word, lines: 1 })));
  });
});

test.describe('cards on a phone', () => {
  test.use(phone);

  test(
    'leave (m/w/d) on the line of the word before it where both fit',
    { tag: slowTag },
    async ({ page }) => {
      const results = new ResultsPage(page);
      await results.open({ search_multi_match: 'm/w/d', job_type__terms: 'ausbildung' });
      await expect(results.cards.first()).toBeVisible();
      const titles = results.cards.locator('h2 a').filter({ hasText: /\([mwd/]+\)/ });
      const lines = await titles.evaluateAll((links) =>
        links.map((link) => {
          const tag = link.querySelector('span');
          const before = tag?.previousSibling;
          const text = before?.textContent ?? '';
          const word = document.createRange();
          if (tag && before) {
            word.setStart(before, text.search(/[^\s\u200b-]+$/));
            word.setEnd(before, text.length);
          }
          const box = word.getBoundingClientRect();
          const ofTag = tag?.getBoundingClientRect();
          const room = link.closest('h2')?.clientWidth ?? 0;
          return {
            title: link.textContent ?? '',
            fits: box.width + (ofTag?.width ?? 0) <= room && word.getClientRects().length === 1,
            pieces: tag?.getClientRects().length,
            shift: Math.abs(box.bottom - (ofTag?.bottom ?? 0)),
          };
        }),
      );
      expect(lines.some(({ fits }) => fits)).toBe(true);
      for (const { title, fits, pieces, shift } of lines) {
        expect(pieces, title).toBe(1);
        if (fits) expect(shift, title).toBeLessThan(4);
      }
    },
  );
});
