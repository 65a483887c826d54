import { countText, searchCards } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { FavouritesPage } from './support/favourites-page.ts';
import { tabTo } from './support/keyboard.ts';
import { ResultsPage, resultsLink } from './support/results-page.ts';
import { devices, expect, phone, test } from './support/test.ts';

/** No ad has numbers as high as these. */
const goneIds = [2_000_000_001, 2_000_000_002] as const;

for (const [device, options] of Object.entries(devices)) {
  test.describe(`favourites on a ${device}`, () => {
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
      await expectAccessible(page);

      await favourites.back.click();
      await expect(results.heading).toBeFocused();
      await expect(results.fields.text).toHaveValue('koch');
      expect(page.url()).toBe(address);
    });
  });
}

test.describe('favourites on a phone', () => {
  test.use(phone);

  test('are marked in the open ad, too', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open();
    await results.openAd();
    const button = results.detail.getByRole('button', { name: 'Favorit' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await results.closeAd();
    await expect(results.starOf(results.cards.first())).toHaveAccessibleName(/^Aus Favoriten/);
  });

  test('can be taken out and put back where they were', async ({ page, request }) => {
    const { results: ads } = await searchCards(request, {});
    const ids = ads.slice(0, 3).map(({ id }) => id);
    const favourites = new FavouritesPage(page);
    await favourites.remember(ids);
    await page.goto(resultsLink({ favourites: '1' }));
    await expect(favourites.cards).toHaveCount(3);
    const titles = await favourites.cards.getByRole('link').allTextContents();
    const next = await favourites.cards.nth(2).boundingBox();

    await favourites.cards.nth(1).getByRole('button').click();
    const undo = favourites.list.getByRole('button', { name: 'Rückgängig' });
    await expect(undo).toBeFocused();
    await expect(favourites.count).toHaveText('2 Stellen gemerkt');
    await expect(favourites.link).toHaveAccessibleName('Favoriten 2');
    expect(await favourites.cards.last().boundingBox()).toEqual(next);
    await expectAccessible(page);

    await undo.click();
    await expect(favourites.count).toHaveText('3 Stellen gemerkt');
    expect(await favourites.cards.getByRole('link').allTextContents()).toEqual(titles);
    await expect(favourites.cards.nth(1).getByRole('button')).toBeFocused();

    await favourites.cards.nth(1).getByRole('button').click();
    await page.reload();
    await expect(favourites.cards).toHaveCount(2);
  });

  test('whose ads are gone are named and can be removed', async ({ page, request }) => {
    const { results: ads } = await searchCards(request, {});
    const favourites = new FavouritesPage(page);
    const id = ads[0]?.id ?? 0;
    await favourites.remember([goneIds[0], id, goneIds[1]], {
      [goneIds[0]]: 'Koch (m/w/d), Krug GmbH',
    });
    await page.goto(resultsLink({ favourites: '1' }));
    await expect(favourites.count).toHaveText('3 Stellen gemerkt, 2 nicht mehr verfügbar');
    await expect(favourites.cards).toHaveCount(1);
    await expect(favourites.gone.getByRole('listitem')).toHaveText([
      /^Koch \(m\/w\/d\), Krug GmbH/,
      new RegExp(`^Stelle Nr. ${goneIds[1]}`),
    ]);
    await expectAccessible(page);

    const remove = favourites.gone.getByRole('button', { name: /^Entfernen: Koch/ });
    await remove.click();
    const undo = favourites.gone.getByRole('button', { name: /^Rückgängig: Koch/ });
    await expect(undo).toBeFocused();
    await expect(favourites.count).toHaveText('2 Stellen gemerkt, 1 nicht mehr verfügbar');
    await undo.click();
    await expect(remove).toBeFocused();
    await favourites.gone.getByRole('button', { name: 'Alle entfernen' }).click();
    await expect(favourites.count).toHaveText('1 Stelle gemerkt');
    await page.reload();
    await expect(favourites.count).toHaveText('1 Stelle gemerkt');
    await expect(favourites.gone).toHaveCount(0);
  });

  test('say what to do as long as there are none', async ({ page }) => {
    const favourites = new FavouritesPage(page);
    await page.goto(resultsLink({ favourites: '1' }));
    await expect(favourites.list).toContainText('Du hast noch keine Favoriten.');
    await expect(favourites.list).toContainText('Tippe bei einer Stelle auf den Stern');
    await expect(favourites.cards).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('many favourites come page by page, and what is gone among them is known at once', async ({
  page,
  request,
}) => {
  const pages = await Promise.all(
    ['1', '2', '3'].map((number) => searchCards(request, { page: number })),
  );
  const ids = pages.flatMap(({ results }) => results.map(({ id }) => id)).slice(0, 45);
  const favourites = new FavouritesPage(page);
  await favourites.remember([...ids, goneIds[0]], { [goneIds[0]]: 'Koch, Krug GmbH' });
  await page.goto(resultsLink({ favourites: '1' }));
  await expect(favourites.count).toHaveText('46 Stellen gemerkt, 1 nicht mehr verfügbar');
  await expect(favourites.cards).toHaveCount(20);
  await expect(favourites.gone).toContainText('Koch, Krug GmbH');
  await page.getByRole('button', { name: 'Mehr laden' }).click();
  await expect(favourites.cards).toHaveCount(40);
});

test('favourites are shared as a link to their ads', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { results: ads } = await searchCards(request, {});
  const favourites = new FavouritesPage(page);
  await favourites.remember([...ads.slice(0, 2).map(({ id }) => id), goneIds[0]]);
  await page.goto(resultsLink({ favourites: '1' }));
  await expect(favourites.cards).toHaveCount(2);
  await favourites.list.getByRole('button', { name: 'Favoriten teilen' }).click();
  await expect(favourites.list.getByRole('button', { name: 'Link Kopiert!' })).toBeVisible();
  await expect(favourites.list.getByRole('button', { name: 'Favoriten teilen' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  const results = new ResultsPage(page);
  await results.openAddress(link);
  await expect(results.count).toHaveText(countText(2));
  await expect(results.activeFilters).toContainText('Ausgewählte Stellen');
});

test('two tabs agree on the favourites', async ({ page, context }) => {
  const results = new ResultsPage(page);
  await results.open();
  const other = new ResultsPage(await context.newPage());
  await other.open();
  await results.starOf(results.cards.first()).click();
  await expect(other.starOf(other.cards.first())).toHaveAccessibleName(/^Aus Favoriten/);
  await other.starOf(other.cards.first()).click();
  await expect(results.starOf(results.cards.first())).toHaveAccessibleName(/^Zu Favoriten/);
});

test('favourites that storage refuses last as long as the page', async ({ page }) => {
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
});

test('a favourite is set with the keyboard alone', async ({ page }) => {
  const results = new ResultsPage(page);
  const favourites = new FavouritesPage(page);
  await results.open();
  const star = results.starOf(results.cards.first());
  await tabTo(page, star);
  await page.keyboard.press('Space');
  await expect(star).toHaveAccessibleName(/^Aus Favoriten/);
  await expect(star).toBeFocused();
  await expect(favourites.link).toHaveAccessibleName('Favoriten 1');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('what a button in the drawer did is said in the drawer', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open();
    await results.openAd();
    await results.detail.getByRole('button', { name: /^Favorit/ }).click();
    await expect(results.detail.getByRole('status')).toHaveText('Zu den Favoriten hinzugefügt');
  });

  test('star and link are as large as a thumb', async ({ page }) => {
    const results = new ResultsPage(page);
    const favourites = new FavouritesPage(page);
    await results.open();
    for (const target of [results.starOf(results.cards.first()), favourites.link]) {
      const box = await target.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
});
