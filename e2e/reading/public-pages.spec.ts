import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/checks/axe.ts';
import { invalidHtml } from '../support/checks/html.ts';
import { boxesOf, expectNoSidewaysScrolling, type Box } from '../support/checks/measure.ts';
import { routes } from '../support/routes.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import { town } from '../support/data/region-names.ts';

/** A window of 320 pixels less the scroll bar, which the browser of the tests does not show. */
const narrow = { width: 305, height: 640 };

/** Expects the metadata for sharing a link to the page (ogp.me: required properties, and further displayed ones). */
async function expectSharingTags(page: Page, address: string): Promise<void> {
  const valueOf = (name: string) =>
    page.locator(`head meta[property="${name}"], head meta[name="${name}"]`);
  const title = await page.title();
  for (const name of ['og:title', 'og:type', 'og:url', 'og:site_name', 'og:locale']) {
    await expect(valueOf(name), `${name} of ${address}`).toHaveCount(1);
    await expect(valueOf(name)).toHaveAttribute('content', /./);
  }
  await expect(valueOf('twitter:card')).toHaveAttribute('content', /^summary/);
  await expect(valueOf('description')).toHaveAttribute('content', /.{20}/);
  expect(title).not.toBe('');
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  await expect(valueOf('og:url')).toHaveAttribute('content', canonical ?? '');
  expect(new URL(canonical ?? '').pathname).toBe(address);
  if (!/^\/(?:$|(?:stelle|event|beruf)\/)/.test(address)) return;
  const picture = (await valueOf('og:image').getAttribute('content')) ?? '';
  const answer = await page.request.get(new URL(picture).pathname);
  expect(answer.headers()['content-type'], picture).toMatch(/^image\/(png|jpeg)$/);
  expect((await answer.body()).length, picture).toBeLessThanOrEqual(80_000);
}

/** Compares a part of the page with and without the dot between company and town. */
async function showsDot(page: Page, clip: Box): Promise<boolean> {
  const shown = await page.screenshot({ clip });
  await page.evaluate(() => {
    const [sheet] = document.styleSheets;
    sheet?.insertRule('.parts > * + *::before { content: none !important }', sheet.cssRules.length);
  });
  const without = await page.screenshot({ clip });
  await page.evaluate(() =>
    document.styleSheets[0]?.deleteRule(document.styleSheets[0].cssRules.length - 1),
  );
  return !shown.equals(without);
}

test('the line with company and town has a dot between them, and none where the town begins a line', async ({
  page,
  request,
}) => {
  const html = await (await request.get(`/orte/${town.path}`)).text();
  await page.goto(/href="(\/stelle\/[^"]+)"/.exec(html)?.[1] ?? '/no-ad');
  const line = page.locator('.lead.parts');
  const [company, place] = [line.locator('> *').first(), line.locator('> *').nth(1)];
  const around = async () => {
    const [{ x, y, width, height } = { x: 0, y: 0, width: 0, height: 0 }] = await boxesOf(page, [
      line,
    ]);
    return { x: x - 20, y, width: width + 20, height };
  };
  expect(await showsDot(page, await around())).toBe(true);
  await line.evaluate(
    (element, width) => {
      element.style.width = `${width}px`;
    },
    ((await company.boundingBox())?.width ?? 0) + 1,
  );
  const [first, second] = await boxesOf(page, [company, place]);
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  expect(await showsDot(page, await around())).toBe(false);
});

test.describe('the pages of ads and towns, on a phone', () => {
  test.use(phone);

  test('lead from a town to an ad, and on to the application at that ad', async ({ page }) => {
    await page.goto('/orte');
    await page.getByRole('link', { name: new RegExp(`^${town.name}`) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`in ${town.name}$`),
    );
    await page.locator('a[href^="/stelle/"]').first().click();
    await expect(page).toHaveURL(/\/stelle\/\d+-[a-z0-9-]+$/);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const company = page.locator('a[href^="/unternehmen/"]').first();
    const name = await company.innerText();
    await company.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await page.getByRole('link', { name: 'In der Suche ansehen' }).click();
    await expect(new ResultsPage(page).openTitle).toHaveText(title);
  });

  test(
    'are where Back and Forward lead from the application, which a reload keeps at the ad',
    { tag: slowTag },
    async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 });
      const results = new ResultsPage(page);
      await page.goto(`/orte/${town.path}`);
      const named = await heading.innerText();
      const link = page.locator('main a[href^="/stelle/"]').last();
      await link.click();
      await expect(page).toHaveURL(/\/stelle\/\d+-[a-z0-9-]+$/);
      const ad = page.url();
      const title = await heading.innerText();
      await page.getByRole('link', { name: 'In der Suche ansehen' }).click();
      await expect(results.openTitle).toHaveText(title);
      await expect.poll(() => page.title()).toContain(title);
      await page.reload();
      await expect(results.openTitle).toHaveText(title);
      await expect.poll(() => page.title()).toContain(title);

      await page.goBack();
      await expect(page).toHaveURL(ad);
      await expect(heading).toHaveText(title);
      await page.goForward();
      await expect(results.openTitle).toHaveText(title);
      await page.goBack();
      await page.goBack();
      await expect(heading).toHaveText(named);
      // Far down: the scroll position is restored.
      await expect(link).toBeInViewport();
    },
  );

  test(
    'and the application leave sharing to the device, with the address of the page',
    { tag: slowTag },
    async ({ page }) => {
      await page.addInitScript(() => {
        navigator.share = async (shared) => {
          document.documentElement.dataset['shared'] = JSON.stringify(shared);
        };
      });
      const shared = async () =>
        JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}') as ShareData;
      await page.goto(`/orte/${town.path}`);
      await page.locator('main a[href^="/stelle/"]').first().click();
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const url = page.url();
      await page.getByRole('button', { name: 'Teilen' }).click();
      await expect.poll(shared).toEqual({ url, title });

      await page.getByRole('link', { name: 'In der Suche ansehen' }).click();
      const { detail, openTitle } = new ResultsPage(page);
      await expect(openTitle).toHaveText(title);
      await detail.getByRole('button', { name: 'Teilen' }).click();
      await expect.poll(shared).toMatchObject({ url });
    },
  );
});

test.describe('the pages that everybody can read, on a desktop', () => {
  test.use(desktop);

  test('are valid, without barriers, and need no sideways scrolling at 320 pixels', async ({
    page,
    request,
  }) => {
    const first = async (list: string, kind: string) => {
      const html = await (await request.get(list)).text();
      const address = new RegExp(`href="(/${kind}/[^"]+)"`).exec(html)?.[1];
      return address ?? `No ${kind} on ${list}`;
    };
    const ad = await first(`/orte/${town.path}`, 'stelle');
    const addresses = [
      '/berufe',
      '/orte',
      `/orte/${town.path}`,
      '/events',
      '/informationen',
      '/informationen/schueler',
      '/kontakt',
      '/datenschutz',
      ad,
      await first(ad, 'unternehmen'),
      await first('/events', 'event'),
      await first('/berufe', 'beruf'),
      await first(`/orte/${town.path}`, 'ausbildung'),
    ];
    // `routes.spec.ts` scans these.
    const scanned = routes.map((row) => row.address);
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.setViewportSize(desktop.viewport);
        expect((await page.goto(address))?.status()).toBe(200);
        if (!scanned.includes(address)) {
          await expectAccessible(page);
          expect(await invalidHtml(page), address).toEqual([]);
        }
        await expectSharingTags(page, address);
        await page.setViewportSize(narrow);
        await expectNoSidewaysScrolling(page);
      });
    }
    await test.step('the start page, as far as links to it are concerned', async () => {
      await page.goto('/');
      await expectSharingTags(page, '/');
    });
  });
});
