import { countText, searchCards } from '../support/api.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { expectCopied, readClipboard } from '../support/checks/copied.ts';
import { FavouritesPage } from '../support/pages/favourites-page.ts';
import { tabTo } from '../support/keyboard.ts';
import { readQrCode } from '../support/checks/qr-code.ts';
import { boxesOf, settledScroll } from '../support/checks/measure.ts';
import { routeUntil } from '../support/route-once.ts';
import { ResultsPage, resultsLink } from '../support/pages/results-page.ts';
import { devicesFrom, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

/** No ad has numbers as high as these. */
const goneIds = [2_000_000_001, 2_000_000_002] as const;

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`favourites on a ${device}`, details, () => {
    test.use(options);

    test('are marked in the list, found again, and lead back to the search', async ({ page }) => {
      const results = new ResultsPage(page);
      const favourites = new FavouritesPage(page);
      await results.open({ search_multi_match: 'koch' });
      const address = page.url();
      const card = results.cards.nth(1);
      const title = (await results.titleOf(card).textContent()) ?? '';
      await card.getByRole('button', { name: `Zu Favoriten hinzufügen: ${title}` }).click();
      await expect(
        card.getByRole('button', { name: `Aus Favoriten entfernen: ${title}` }),
      ).toBeVisible();
      // The star is no part of the card's link.
      expect(page.url()).toBe(address);
      await expect(favourites.link).toHaveAccessibleName('Favoriten 1');

      await favourites.open();
      await expect(favourites.heading).toBeFocused();
      await expect(page).toHaveTitle('Deine Favoriten – Lehrpfad');
      await expect(favourites.count).toHaveText('1 Stelle gemerkt');
      await expect(favourites.cards).toHaveCount(1);
      await expect(favourites.cards.getByRole('link')).toHaveText(title);
      await expect(results.fields.text).toHaveCount(0);
      await page.reload();
      await expect(favourites.cards.getByRole('link')).toHaveText(title);
      await expectStepAccessible(page);

      await favourites.back.click();
      await expect(results.heading).toBeFocused();
      await expect(results.fields.text).toHaveValue('koch');
      expect(page.url()).toBe(address);
    });
  });
}

test.describe('favourites on a phone', () => {
  test.use(phone);

  test('are in a code that is dark on white in a dark scheme, too', async ({ page, request }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const { results: ads } = await searchCards(request, {});
    await new FavouritesPage(page).remember(ads.slice(0, 3).map(({ id }) => id));
    await page.goto(resultsLink({ favourites: '1' }));
    await page.getByRole('button', { name: 'QR-Code der Liste' }).click();
    const code = page.getByRole('img', { name: /^QR-Code: / });
    // Another phone reads it from the screen of this one.
    await expect.poll(async () => (await code.boundingBox())?.width).toBeGreaterThan(200);
    await page.goto(await readQrCode(code));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  });

  test('have nothing greyed at their end, and no switch above the buttons below them, also without the server', async ({
    page,
    request,
    pageErrors,
  }) => {
    const { results: ads } = await searchCards(request, {});
    const favourites = new FavouritesPage(page);
    await favourites.remember(ads.slice(0, 3).map(({ id }) => id));
    const toMap = page.getByRole('button', { name: 'Karte', exact: true });
    const code = page.getByRole('button', { name: 'QR-Code der Liste' });
    const remove = page.getByRole('button', { name: 'Alles auf diesem Gerät löschen' });
    await page.goto(resultsLink({ favourites: '1' }));
    await expect(favourites.cards).toHaveCount(3);
    await expect(toMap).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Mehr laden' })).toHaveCount(0);

    await code.click();
    const drawn = page.getByRole('img', { name: /^QR-Code: / });
    for (const part of [drawn, remove]) {
      // At the lower edge of the window, where the switch floats above the favourites.
      await part.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await settledScroll(page);
      const [place, floating] = await boxesOf(page, [part, toMap]);
      const bottom = (floating?.y ?? Infinity) + (floating?.height ?? 0);
      expect(bottom).toBeLessThanOrEqual(place?.y ?? 0);
    }

    pageErrors.allow(/^failed: .*\/api\/v1\//, /^console: /);
    await routeUntil(page, '**/api/v1/search/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Die Stellen konnten nicht geladen werden.')).toBeVisible();
    await code.click();
    await expect(drawn).toBeVisible();
  });

  test(
    'say what to do as long as there are none, and are marked in the open ad',
    { tag: slowTag },
    async ({ page }) => {
      const results = new ResultsPage(page);
      const favourites = new FavouritesPage(page);
      await page.goto(resultsLink({ favourites: '1' }));
      await expect(favourites.list).toContainText('Du hast noch keine Favoriten.');
      await expect(favourites.list).toContainText('Tippe bei einer Stelle auf den Stern');
      await expect(favourites.cards).toHaveCount(0);
      await expectStepAccessible(page);

      await results.open();
      await test.step('star and link are as large as a thumb', async () => {
        for (const target of [results.starOf(results.cards.first()), favourites.link]) {
          const box = await target.boundingBox();
          expect(box?.width).toBeGreaterThanOrEqual(44);
          expect(box?.height).toBeGreaterThanOrEqual(44);
        }
      });
      await test.step('what a button in the drawer did is said in the drawer', async () => {
        await results.openAd();
        const button = results.detail.getByRole('button', { name: 'Favorit' });
        await expect(button).toHaveAttribute('aria-pressed', 'false');
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await expect(results.detail.getByRole('status')).toHaveText('Zu den Favoriten hinzugefügt');
        await results.closeAd();
        await expect(results.starOf(results.cards.first())).toHaveAccessibleName(/^Aus Favoriten/);
      });
    },
  );

  test('can be taken out and put back, and those that are gone are named', async ({
    page,
    request,
  }) => {
    const { results: ads } = await searchCards(request, {});
    const [first = 0, second = 0, third = 0] = ads.map(({ id }) => id);
    const favourites = new FavouritesPage(page);
    await favourites.remember([first, goneIds[0], second, third, goneIds[1]], {
      [goneIds[0]]: 'Koch (m/w/d), Krug GmbH',
    });
    await page.goto(resultsLink({ favourites: '1' }));
    await expect(favourites.count).toHaveText('5 Stellen gemerkt, 2 nicht mehr verfügbar');
    await expect(favourites.cards).toHaveCount(3);

    await test.step('put back where they were', async () => {
      const titles = await favourites.cards.getByRole('link').allTextContents();
      // Boxes are measured from the edge of the window, which a click may scroll.
      const star = favourites.cards.nth(1).getByRole('button');
      // In the middle, so that the undo button, which gets the focus, is visible, too.
      await star.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const [next] = await boxesOf(page, [favourites.cards.nth(2)]);
      await star.click();
      const undo = favourites.list.getByRole('button', { name: 'Rückgängig', exact: true });
      await expect(undo).toBeFocused();
      await expect(favourites.count).toHaveText('4 Stellen gemerkt, 2 nicht mehr verfügbar');
      await expect(favourites.link).toHaveAccessibleName('Favoriten 4');
      await expect.poll(() => favourites.cards.last().boundingBox()).toEqual(next);
      await expectStepAccessible(page);

      await undo.click();
      await expect(favourites.count).toHaveText('5 Stellen gemerkt, 2 nicht mehr verfügbar');
      await expect(favourites.cards.getByRole('link')).toHaveText(titles);
      await expect(favourites.cards.nth(1).getByRole('button')).toBeFocused();
    });

    await test.step('those that are gone can be removed', async () => {
      await expect(favourites.gone.getByRole('listitem')).toHaveText([
        /^Koch \(m\/w\/d\), Krug GmbH/,
        new RegExp(`^Stelle Nr. ${goneIds[1]}`),
      ]);
      const remove = favourites.gone.getByRole('button', { name: /^Entfernen: Koch/ });
      await remove.click();
      const undo = favourites.gone.getByRole('button', { name: /^Rückgängig: Koch/ });
      await expect(undo).toBeFocused();
      await expect(favourites.count).toHaveText('4 Stellen gemerkt, 1 nicht mehr verfügbar');
      await undo.click();
      await expect(remove).toBeFocused();
      await favourites.gone.getByRole('button', { name: 'Alle entfernen' }).click();
      await expect(favourites.count).toHaveText('3 Stellen gemerkt');
    });

    await favourites.cards.nth(1).getByRole('button').click();
    await page.reload();
    await expect(favourites.count).toHaveText('2 Stellen gemerkt');
    await expect(favourites.cards).toHaveCount(2);
    await expect(favourites.gone).toHaveCount(0);
  });
});

test(
  'many favourites come page by page, and are shared as a link to their ads',
  { tag: slowTag },
  async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const pages = await Promise.all(
      ['1', '2', '3'].map((number) => searchCards(request, { page: number })),
    );
    const ids = pages.flatMap(({ results }) => results.map(({ id }) => id)).slice(0, 45);
    const favourites = new FavouritesPage(page);
    await favourites.remember([...ids, goneIds[0]], { [goneIds[0]]: 'Koch, Krug GmbH' });
    await page.goto(resultsLink({ favourites: '1' }));
    await test.step('what is gone among them is known at once', async () => {
      await expect(favourites.count).toHaveText('46 Stellen gemerkt, 1 nicht mehr verfügbar');
      await expect(favourites.cards).toHaveCount(20);
      await expect(favourites.gone).toContainText('Koch, Krug GmbH');
    });
    await page.getByRole('button', { name: 'Mehr laden' }).click();
    await expect(favourites.cards).toHaveCount(40);

    await test.step('the link leads to those that are still there', async () => {
      const share = favourites.list.getByRole('button', { name: 'Favoriten teilen' });
      await share.click();
      await expectCopied(page);
      await expect(share).toBeVisible();
      const link = await readClipboard(page);
      await page.goto('about:blank');
      const results = new ResultsPage(page);
      await results.openAddress(link);
      await expect(results.count).toHaveText(countText(ids.length));
      await expect(results.activeFilters).toContainText('Ausgewählte Stellen');
    });
  },
);

test(
  'a favourite is set with the keyboard alone, and two tabs agree on it',
  { tag: slowTag },
  async ({ page, context }) => {
    const results = new ResultsPage(page);
    const favourites = new FavouritesPage(page);
    await results.open();
    const other = new ResultsPage(await context.newPage());
    await other.open();
    await page.bringToFront();
    const star = results.starOf(results.cards.first());
    await tabTo(page, star);
    await page.keyboard.press('Space');
    await expect(star).toHaveAccessibleName(/^Aus Favoriten/);
    await expect(star).toBeFocused();
    await expect(favourites.link).toHaveAccessibleName('Favoriten 1');

    await expect(other.starOf(other.cards.first())).toHaveAccessibleName(/^Aus Favoriten/);
    await other.starOf(other.cards.first()).click();
    await expect(star).toHaveAccessibleName(/^Zu Favoriten/);
  },
);

test(
  'favourites that storage refuses last as long as the page',
  { tag: slowTag },
  async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
    });
    const results = new ResultsPage(page);
    const favourites = new FavouritesPage(page);
    await results.open();
    await results.starOf(results.cards.first()).click();
    await favourites.open();
    await expect(favourites.cards).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText('Favoriten bleiben nur für diesen Besuch.');
  },
);

test('the title of a removed favourite is read as German on a page in another language', async ({
  page,
  request,
}) => {
  const { results } = await searchCards(request, {});
  const [{ id, title } = { id: 0, title: '' }] = results;
  await new FavouritesPage(page).remember([id]);
  await page.goto(`/?lang=en${resultsLink({ favourites: '1' }).slice(1)}`);
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Remove from favourites/ })
    .click();
  const sentence = page.getByText(`“${title}” is no longer a favourite.`);
  await expect(sentence).toBeVisible();
  await expect(sentence.getByText(title, { exact: true })).toHaveAttribute('lang', 'de');
});
