import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { demo, keepLogin, logInAs } from '../support/login.ts';
import {
  boxesOf,
  expectLargeTargets,
  expectNoSidewaysScrolling,
  isApart,
} from '../support/checks/measure.ts';
import { makeAd, OwnJobAdsPage } from '../support/pages/own-job-ads-page.ts';
import { devicesFrom, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const fold = (page: Page) => page.getByRole('button', { name: /^Filter(?:, \d+ aktiv)?$/ });
const boxes = (page: Page) => page.getByRole('search').getByRole('checkbox');

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'filters of editors are folded, and their button says how many are active',
    { tag: slowTag },
    async ({ page }) => {
      await logInAs(page, demo.editor);
      const lists = [
        ['unternehmensprofil/authentifizierung', 1],
        ['unternehmensprofil/filialen', 1],
        ['unternehmensprofil/ausbildungsberufe', 1],
        ['unternehmensprofil/liste', 0],
        ['stellenangebote', 0],
        ['events', 1],
        ['berufe', 1],
        ['faq', 0],
      ] as const;
      for (const [path, active] of lists) {
        await test.step(path, async () => {
          await page.goto(`/#/redakteure/${path}`);
          await expect(fold(page)).toHaveAccessibleName(
            active === 0 ? 'Filter' : `Filter, ${active} aktiv`,
          );
          await expect(fold(page)).toHaveAttribute('aria-expanded', 'false');
          await expect(boxes(page)).toHaveCount(0);
          await fold(page).click();
          await page.getByRole('search').getByRole('checkbox', { checked: false }).first().click();
          await expect(fold(page)).toHaveAccessibleName(`Filter, ${active + 1} aktiv`);
          // They stay visible.
          await expect(
            page.getByRole('search').getByRole('checkbox', { checked: true }),
          ).toHaveCount(active + 1);
          await expectNoSidewaysScrolling(page);
          await expectLargeTargets(page, 'main search');
        });
      }
      await expectStepAccessible(page);
      await fold(page).press('Enter');
      await expect(boxes(page)).toHaveCount(0);
    },
  );

  const bar = (page: Page) => page.getByRole('group', { name: 'Auswahl bearbeiten' });
  const heightOf = async (page: Page) => (await boxesOf(page, [bar(page)]))[0]?.height;

  test(
    'the bar of rows that editors select leaves most of the window to the rows',
    { tag: slowTag },
    async ({ page }) => {
      await logInAs(page, demo.editor);
      for (const [path, maxPx] of [
        ['eingang', 180],
        ['berufe', 190],
      ] as const) {
        await page.goto(`/#/redakteure/${path}`);
        await page.getByRole('checkbox', { name: 'alle auf dieser Seite' }).check();
        expect(await heightOf(page), path).toBeLessThan(maxPx);
        await expectLargeTargets(page);
        await expectNoSidewaysScrolling(page);
      }
    },
  );

  test(
    'the bar of ads that a company selects takes two lines',
    { tag: slowTag },
    async ({ page }) => {
      await logInAs(page, demo.branches);
      await page.goto('/#/unternehmen/stellenangebote');
      await page.getByRole('button', { name: 'Mehrere bearbeiten' }).click();
      expect(await heightOf(page)).toBeLessThan(120);
      // The chosen action can be read.
      const [action] = await boxesOf(page, [bar(page).getByRole('combobox')]);
      expect(action?.width).toBeGreaterThan(200);
      await expectLargeTargets(page, '[aria-label="Auswahl bearbeiten"]');
    },
  );

  test('filters of a company are folded, too', { tag: slowTag }, async ({ page, request }) => {
    const baker = await freshCompany(request);
    for (let count = 0; count < 7; count += 1) await makeAd(request, baker);
    await keepLogin(page, baker.session);
    await new OwnJobAdsPage(page).open();
    await expect(fold(page)).toHaveAccessibleName('Filter');
    await expect(boxes(page)).toHaveCount(0);
    await fold(page).click();
    await boxes(page).first().click();
    await expect(fold(page)).toHaveAccessibleName('Filter, 1 aktiv');
    await expectStepAccessible(page);
  });

  test(
    'how much waits at the page that is open stands beside its name in the navigation',
    { tag: slowTag },
    async ({ page }) => {
      await logInAs(page, demo.editor);
      await page.goto('/#/redakteure/berufe');
      const link = page
        .getByRole('navigation')
        .getByRole('link', { name: /^Berufsbezeichnungen, \d+ offen$/ });
      await expect(link).toHaveAttribute('aria-current', 'page');
      const [name, badge] = await boxesOf(page, [
        link.getByText('Berufsbezeichnungen'),
        link.getByText(/^\d+\+?$/),
      ]);
      expect(isApart(name!, badge!)).toBe(true);
    },
  );
});

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`on a ${device}`, details, () => {
    test.use(options);

    test(
      'a filter and what takes it back do not move the list below them',
      { tag: slowTag },
      async ({ page }) => {
        await logInAs(page, demo.editor);
        await page.goto('/#/redakteure/berufe');
        const reset = page.getByRole('button', { name: 'Zurücksetzen' });
        const count = page.getByText(/^[\d.]+ Berufsbezeichnung(en)?$/);
        await expect(count).toBeVisible();
        if (device === 'phone') await fold(page).click();
        await expect(boxes(page).first()).toBeVisible();
        // The counters of open tasks may make the navigation higher.
        await page.waitForLoadState('networkidle');
        const rows = page
          .getByRole('group', { name: 'Berufsbezeichnungen', exact: true })
          .locator('[data-stale=false]');
        const top = async () => (await rows.boundingBox())?.y;
        const before = await top();
        expect(before).toBeGreaterThan(0);
        await boxes(page).first().click();
        await expect(reset).toBeVisible();
        await expect.poll(top).toBe(before);
        await reset.click();
        await expect(reset).toHaveCount(0);
        await expect.poll(top).toBe(before);
      },
    );
  });
}
