import { adPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import type { Locator } from '@playwright/test';
import { searchCards } from '../support/api.ts';
import { resultsLink } from '../support/pages/results-page.ts';
import { slowTag } from '../support/slow.ts';
import { expect, phone, test } from '../support/test.ts';

/*
 * Titles are German in every language of the page, and their compounds may be wider than a phone. Hyphens depend on the dictionaries of the
 * browser; that of the tests has none. So the tests check that German hyphenation is requested, and that without it nothing is cut off.
 */

const longTitle =
  'Verpackungsmittelmechanikerin/Verpackungsmittelmechaniker und Straßenbaumaschinenführerinnenanwärter';

/** Writes the title into an element, and returns its line breaks and whether it fits; at once, before the page is rendered again. */
const broken = (element: Locator) =>
  element.evaluate((shown, text) => {
    shown.textContent = text;
    const { hyphens } = getComputedStyle(shown);
    const root = document.documentElement;
    return {
      hyphens,
      language: shown.closest<HTMLElement>('[lang]')?.lang,
      fits: root.scrollWidth <= root.clientWidth && shown.scrollWidth <= shown.clientWidth + 1,
    };
  }, longTitle);

const inGerman = { hyphens: 'auto', language: 'de', fits: true };

test.describe('long titles', { tag: slowTag }, () => {
  test.use(phone);

  for (const language of ['de', 'en', 'uk'] as const)
    test(`break as German words on cards and on the page of an ad (${language})`, async ({
      page,
      request,
    }) => {
      const [ad] = (await searchCards(request, {})).results;
      if (ad === undefined) throw new Error('The demo data has none.');
      const heading = page.getByRole('heading', { level: 1 });
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/?lang=${language}${resultsLink({}).slice(1)}`);
        const card = page.getByRole('article').first().getByRole('link');
        await expect(card).toBeVisible();
        expect(await broken(card), `card, ${width}`).toEqual(inGerman);
        await page.goto(`${adPagePath(ad)}?lang=${language}`);
        expect(await broken(heading), `page of an ad, ${width}`).toEqual(inGerman);
        // 'Alle Stellen von …' with the name of the company.
        const link = page.locator('.way a').last();
        expect(await broken(link), `link of an ad, ${width}`).toMatchObject({ fits: true });
      }
    });
});
