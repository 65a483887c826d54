import type { Page } from '@playwright/test';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import { town } from '../support/data/region-names.ts';

/** Number of pages of each kind (`/stelle/…`) that are checked. */
const maxOfKind = 2;

/** A page in another language is of the same kind. */
const kindOf = (path: string) =>
  path.replace(/\?lang=[a-z]+$/, '').replace(/^(\/[a-z]+\/).+/, '$1…');

const kinds = [
  '/',
  '/ausbildung/…',
  '/barrierefreiheit',
  '/beruf/…',
  '/berufe',
  '/datenschutz',
  '/einbetten',
  '/event/…',
  '/events',
  '/impressum',
  '/informationen',
  '/informationen/…',
  '/kontakt',
  '/opendata',
  '/orte',
  '/orte/…',
  '/praktikum/…',
  '/schnittstelle',
  '/schnittstelle/…',
  '/stelle/…',
  '/stellenanzeige/…',
  '/unternehmen/…',
];

const isFile = (path: string) => /\.(?:ics|atom|gz|jsonld|xml)$|^\/api\//.test(path);

/** Returns the targets of the page's links on this server, except those of the application (`#`), which needs scripts. */
async function pathsOn(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return addresses
    .map((address) => new URL(address))
    .filter(({ origin, hash }) => origin === new URL(page.url()).origin && !hash.startsWith('#/'))
    .filter(({ pathname }) => pathname !== '/suche')
    .map(({ pathname, search }) => pathname + search);
}

test.describe('without scripts', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  // The browser's report of a blocked script.
  test.beforeEach(({ pageErrors }) => pageErrors.allow(/assets\/.*\.js csp/));

  test(
    'all that the board tells the public is reached from the start page by links',
    { tag: slowTag },
    async ({ page, request }) => {
      const seen = new Map<string, Set<string>>();
      const waiting = ['/'];
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const ofKind = seen.get(kindOf(path)) ?? new Set();
        if (ofKind.has(path) || ofKind.size >= maxOfKind) continue;
        seen.set(kindOf(path), ofKind.add(path));
        await test.step(path, async () => {
          expect((await page.goto(path))?.status()).toBe(200);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expectNoSidewaysScrolling(page);
          await expectLargeTargets(page);
          const paths = await pathsOn(page);
          for (const file of new Set(paths.filter(isFile)))
            expect((await request.get(file)).status(), file).toBe(200);
          waiting.push(...paths.filter((one) => !isFile(one)));
        });
      }
      expect([...seen.keys()].toSorted()).toEqual(kinds);
    },
  );

  test('a link into the application leads to the ways that need none', async ({ page }) => {
    await page.goto(`/orte/${town.path}`);
    await page.getByRole('link', { name: 'Stellen suchen' }).click();
    await expect(page).toHaveURL(/\/#\/suche$/);
    await page.locator('noscript').getByRole('link', { name: 'Stellen nach Ort' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orte' })).toBeVisible();
  });
});
