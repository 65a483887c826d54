import { expectStepAccessible } from '../support/checks/axe.ts';
import { searchCards } from '../support/api.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { FavouritesPage } from '../support/pages/favourites-page.ts';
import { resultsLink } from '../support/pages/results-page.ts';
import { slowTag } from '../support/slow.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

test.describe('the language of the public side', () => {
  test.use(desktop);

  test('is chosen by keyboard, stays after a reload, and goes back to German', async ({ page }) => {
    await page.goto('/#/suche');
    const html = page.locator('html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stellen finden');
    await expect(html).not.toHaveAttribute('data-view', /./);
    await expect(html).toHaveAttribute('lang', 'de');
    await tabTo(page, page.getByRole('button', { name: 'Sprache / Language' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'English' }));
    await page.keyboard.press('Enter');

    const heading = page.getByRole('heading', { level: 1, name: 'Find offers' });
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(/\?lang=en#\/suche$/);
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page.locator('article h2').first()).toBeVisible();
    await expect(page.locator('article [lang=de]').first()).toBeVisible();
    await expectStepAccessible(page);

    // Without the parameter the stored language is used.
    await page.goto('/#/suche');
    await page.reload();
    await expect(heading).toBeVisible();
    await page.locator('article h2 a').first().click();
    await expect(page.getByText('This ad is in German.')).toBeVisible();

    await page.getByRole('button', { name: 'Language / Sprache' }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stellen finden');
    await expect(html).toHaveAttribute('lang', 'de');
    await page.goto('/#/');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Finde deinen Weg/);
  });
});

test.describe('the language of the visitor', () => {
  test.use(desktop);

  test('is also that of the pages of the server', async ({ page }) => {
    await page.goto('/?lang=en#/impressum');
    for (const path of ['schnittstelle', 'opendata', 'einbetten'])
      await expect(page.locator(`main a[href^="/${path}"]`)).toHaveAttribute(
        'href',
        `/${path}?lang=en`,
      );
    await page.getByRole('navigation', { name: 'Pages' }).getByText('Events').click();
    await expect(page).toHaveURL(/\/events\?lang=en$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('is that of the title of a German legal text', async ({ page }) => {
    for (const [path, title, heading] of [
      ['datenschutz', 'Privacy', 'Datenschutz'],
      ['barrierefreiheit', 'Accessibility', 'Erklärung zur Barrierefreiheit'],
      ['impressum', 'Legal notice', 'Impressum'],
    ] as const) {
      await page.goto(`/?lang=en#/${path}`);
      await expect(page.locator('[lang=de]').getByRole('heading', { level: 1 })).toHaveText(
        heading,
      );
      await expect(page).toHaveTitle(`${title} – Lehrpfad`);
    }
  });

  test('changes the whole frame between the areas', async ({ page }) => {
    const frame = (place: 'contentinfo' | 'banner', name: string) =>
      page.getByRole(place).getByRole('link', { name, exact: true });
    await page.goto('/?lang=en#/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await frame('contentinfo', 'Informationen').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Information');
    for (const place of ['banner', 'contentinfo'] as const)
      await expect(frame(place, 'Contact')).toBeVisible();
    await frame('banner', 'Register your company!').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unternehmen registrieren');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    for (const place of ['banner', 'contentinfo'] as const)
      await expect(frame(place, 'Kontakt')).toBeVisible();
  });

  test('waits for the question about unsaved input', async ({ page }) => {
    await page.goto('/?lang=en#/kontakt');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('When does it begin?');
    const register = page.getByRole('link', { name: 'Register your company!' });
    await register.click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(message).toHaveValue('When does it begin?');
    await register.click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unternehmen registrieren');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Kontakt' })).toBeVisible();
  });
});

test('titles of ads and events are marked as German on pages in another language', async ({
  page,
  request,
}) => {
  const events = (await (await request.get('/api/v1/events/')).json()) as { title: string }[];
  const { results: ads } = await searchCards(request, {});
  const titles = [...events, ...ads].map(({ title }) => title);
  for (const path of ['/', '/suche', '/events']) {
    await page.goto(`/?lang=uk#${path}`);
    await page.reload();
    const languages = () =>
      page.getByRole('main').evaluate((main, all) => {
        const shown = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const found: (string | null)[] = [];
        while (shown.nextNode()) {
          const { data, parentElement: around } = shown.currentNode as Text;
          if (all.includes(data)) found.push(around?.closest('[lang]')?.getAttribute('lang') ?? '');
        }
        return found;
      }, titles);
    await expect.poll(async () => (await languages()).length, path).toBeGreaterThan(3);
    expect(new Set(await languages()), path).toEqual(new Set(['de']));
    // A label has only one language.
    const mixed = await page.getByRole('main').evaluate((main, all) => {
      const labels = [...main.querySelectorAll('[aria-label]')].map((element) => element.ariaLabel);
      return labels.filter((label) => all.some((title) => label?.includes(title)));
    }, titles);
    expect(mixed, path).toEqual([]);
  }
});

test('buttons of a favourite are named by its German title on pages in another language', async ({
  page,
  request,
}) => {
  const [ad] = (await searchCards(request, {})).results;
  const gone = 2_000_000_001;
  await new FavouritesPage(page).remember([ad?.id ?? 0, gone], { [gone]: 'Koch, Krug GmbH' });
  await page.goto(resultsLink({ favourites: '1' }).replace('#', '?lang=en#'));
  for (const name of [
    `Remove from favourites: ${ad?.title}`,
    `Change status: ${ad?.title}`,
    'Change status: Koch, Krug GmbH',
    'Remove: Koch, Krug GmbH',
  ]) {
    const button = page.getByRole('button', { name, exact: true });
    const ids = (await button.getAttribute('aria-labelledby')) ?? '';
    const title = page.locator(`[id="${ids.split(' ').at(-1)}"]`);
    expect(await title.evaluate((element) => element.closest<HTMLElement>('[lang]')?.lang)).toBe(
      'de',
    );
  }
});

test.describe('Ukrainian on the smallest phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 640 } });

  test(
    'leaves every button of an ad within the window',
    { tag: slowTag },
    async ({ page, request }) => {
      const [ad] = (await searchCards(request, {})).results;
      await page.goto(resultsLink({ ad: String(ad?.id) }).replace('#', '?lang=uk#'));
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('button').nth(4)).toBeVisible();
      await expect
        .poll(() =>
          drawer
            .getByRole('button')
            .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right))),
        )
        .toBeLessThanOrEqual(320);
    },
  );
});

test.describe('Ukrainian on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 800 } });

  test('fits, and areas of companies stay German', { tag: slowTag }, async ({ page }) => {
    for (const path of ['/', '/suche', '/events', '/information', '/kontakt']) {
      await page.goto(`/?lang=uk#${path}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
        /\p{Script=Cyrillic}/u,
      );
      await expectNoSidewaysScrolling(page);
    }
    await page.goto('/events?lang=uk');
    await expect(page.getByRole('link', { name: 'Шукати пропозиції' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Cyrillic}/u);
    await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /\/events\?lang=en$/);
    await page.locator('.cards a').first().click();
    await expect(page.getByText('Опис цієї події німецькою мовою.')).toBeVisible();
    await expect(page.locator('h1')).toHaveAttribute('lang', 'de');
    await expectNoSidewaysScrolling(page);
    await expectStepAccessible(page);
    await page.goto('/?lang=uk#/login');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test.describe('a browser that prefers English', () => {
  test.use({ ...desktop, locale: 'en-GB' });

  test('is offered it once, by keyboard too', { tag: slowTag }, async ({ page }) => {
    await page.goto('/');
    const offer = page.getByRole('button', { name: 'Read it in English' });
    await offer.focus();
    // Announced with `lang`, so that screen readers use an English voice.
    await expect(page.locator('[role=status][lang=en]')).toHaveText(
      'This site is also in English. The globe button changes the language.',
    );
    // The offer stays while it has the focus; its other button closes it.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Meldung schließen' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(offer).toBeFocused();
    await expectStepAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?lang=en/);
    // The page has metadata for search engines about its version in each language.
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/\?lang=en$/);
    await expect(page.locator('link[hreflang=uk]')).toHaveAttribute('href', /\/\?lang=uk$/);
    await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute('href', /\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Find your way/);

    // German again: the offer is not shown a second time.
    await page.getByRole('button', { name: 'Language / Sprache' }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Finde deinen Weg/);
    await expect(page.locator('html')).not.toHaveAttribute('data-view', /./);
    await expect(offer).toHaveCount(0);
  });
});
