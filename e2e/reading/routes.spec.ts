import { readFileSync } from 'node:fs';
import { placeOfHeading, unnamed } from '../support/pages/area.ts';
import { expectAccessible } from '../support/checks/axe.ts';
import { invalidHtml } from '../support/checks/html.ts';
import { become } from '../support/data/roles.ts';
import { routes } from '../support/routes.ts';
import { openRoute } from '../support/routes/open-route.ts';
import type { Role } from '../support/routes/row.ts';
import { devices, expect, test } from '../support/test.ts';

// Every page once, in its first state, on one of the two devices. `npm run proof` tests all states on both.

/** Paths that redirect to another page. */
const doors = ['/unternehmen', '/unternehmen/setup', '/redakteure'];

const roles: readonly Role[] = ['visitor', 'company', 'newcomer', 'editor', 'admin'];

Object.entries(devices).forEach(([device, options], place) => {
  test.describe(`every page on a ${device}`, () => {
    test.use(options);
    for (const role of roles) {
      const own = routes.filter((row) => row.role === role);
      const part = own.filter((_, index) => index % 2 === place);
      test(`${role}: shows what it is for, valid and without barriers`, async ({
        page,
        pageErrors,
      }) => {
        // An expired link to a server-rendered page.
        pageErrors.allow(/40[04]|410/);
        await become(page, role);
        const titles: string[] = [];
        let place: string | undefined;
        for (const row of part) {
          await test.step(row.address, async () => {
            await openRoute(page, row);
            await expect(page.locator('h1:visible')).toHaveCount(1);
            // Both the application and the server have a page for the legal texts.
            const side = row.address.startsWith('/#') ? 'application' : 'server';
            const title = async () => `${side}: ${await page.title()}`;
            const isOld = async () => titles.includes(await title());
            await expect.poll(isOld, 'each page has a title of its own').toBe(false);
            if (!row.address.includes('?token=')) titles.push(await title());
            await expectAccessible(page);
            await expect.poll(() => invalidHtml(page), row.address).toEqual([]);
            if (role === 'visitor') return;
            await expect.poll(() => unnamed(page), row.address).toEqual([]);
            // Behind the login all headings have the same position.
            place ??= await placeOfHeading(page);
            await expect.poll(() => placeOfHeading(page), row.address).toBe(place);
          });
        }
      });
    }
  });
});

test('no page is missing among them', () => {
  const table = ['path-values', 'editor-paths']
    .map((name) => new URL(`../../web/src/core/navigation/${name}.ts`, import.meta.url))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const paths = [...table.matchAll(/[:=] '(\/[a-z/-]*)'/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(30);
  const known = new Set(routes.map(({ address }) => address.replace(/^\/#/, '')));
  expect(
    paths.filter((path) => !known.has(path) && !doors.includes(path)),
    'paths without a row in e2e/support/routes',
  ).toEqual([]);
});
