import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { expectToast } from '../support/pages/company-area.ts';
import { logInAs } from '../support/login.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { desktop, devices, expect, phone, test } from '../support/test.ts';
import { routeOnce } from '../support/route-once.ts';
import { slowTag } from '../support/slow.ts';
import { keepUndo } from '../support/undo.ts';

const night = {
  display_start_date: '2027-01-09',
  display_start_time: '20:00',
  display_end_date: '2027-01-09',
  display_end_time: '22:00',
  message: '',
};

/** Announces the maintenance only to this page, so that other tests are not affected. */
const announce = (page: Page) =>
  page.route('**/api/v1/maintenance/', (route) => route.fulfill({ json: night }));

const banner = (page: Page) => page.getByRole('region', { name: 'Wartungshinweis' });

test.describe('on a phone', () => {
  test.use(phone);

  test('the banner comes and goes with its time, and stays closed once it is closed', async ({
    page,
  }) => {
    await announce(page);
    // Real time passes, too: less than a minute and a half until the check that the banner has disappeared.
    await page.clock.install({ time: '2027-01-09T18:57:30Z' });
    await page.goto('/#/impressum');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(banner(page)).toBeHidden();
    await page.clock.runFor(120_000);
    await expect(banner(page)).toContainText(
      'Wartungsarbeiten: 09.01.27, 20:00 Uhr bis 22:00 Uhr.',
    );
    const above = await page.evaluate(() => {
      const [first] = document.querySelectorAll('[aria-label="Wartungshinweis"] ~ header');
      return first !== undefined;
    });
    expect(above).toBe(true);
    await expectNoSidewaysScrolling(page);
    await expectLargeTargets(page, '[aria-label="Wartungshinweis"]');
    await expectStepAccessible(page);
    await page.clock.runFor(2 * 3_600_000 + 60_000);
    await expect(banner(page)).toBeHidden();

    await page.clock.setSystemTime('2027-01-09T19:30:00Z');
    await page.reload();
    await page.clock.runFor(5_000);
    await banner(page).getByRole('button', { name: 'Wartungshinweis schließen' }).click();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    const asked = page.waitForResponse('**/api/v1/maintenance/');
    await page.reload();
    await (await asked).finished();
    await page.clock.runFor(5_000);
    await expect(banner(page)).toBeHidden();
  });
});

for (const [name, device] of Object.entries(devices)) {
  test.describe(`on a ${name}`, () => {
    test.use(device);

    test(
      'the banner pushes header and picture of the start page down together',
      { tag: slowTag },
      async ({ page }) => {
        await announce(page);
        await page.clock.install({ time: '2027-01-09T19:30:00Z' });
        await page.goto('/#/');
        await page.clock.runFor(5_000);
        await expect(banner(page)).toBeVisible();
        const link = page.getByRole('banner').getByRole('link').first();
        await expect(async () => {
          const [notice, main, first] = await Promise.all(
            [banner(page), page.getByRole('main'), link].map((part) => part.boundingBox()),
          );
          const end = (notice?.y ?? 0) + (notice?.height ?? 0);
          // The picture begins below the banner, and the header covers its upper part.
          expect(main?.y).toBeCloseTo(end, 0);
          expect(first?.y).toBeGreaterThanOrEqual(end);
        }).toPass({ timeout: 15_000 });
      },
    );
  });
}

test.describe('on a desktop', () => {
  test.use(desktop);

  test('an administrator announces maintenance, is told what is wrong with it, and takes it back', async ({
    page,
  }) => {
    // Far in the future, so that the banner does not show, and in another year than other runs.
    const year = 2100 + Math.floor(Math.random() * 800);
    const text = `Umzug ${year}`;
    await logInAs(page, 'admin@lehrpfad.example');
    await page.goto('/#/redakteure/wartung');
    await expect(page.getByRole('list', { name: 'Wartungshinweise' })).toBeVisible();
    await expectStepAccessible(page);
    await page.getByRole('button', { name: 'Neuer Hinweis' }).click();
    const form = page.getByRole('dialog', { name: 'Neuer Wartungshinweis' });
    const field = (name: string) => form.getByRole('textbox', { name, exact: true });
    await field('Beginn').fill(`10.3.${year}`);
    await field('Ende').fill(`9.3.${year}`);
    await field('Text').fill(text);
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(field('Ende')).toHaveAccessibleDescription(/Das Ende liegt vor dem Beginn\./);
    await expectStepAccessible(page, { overlay: true });
    await field('Ende').fill(`10.3.${year}`);
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(form).toBeHidden();

    const row = page.getByRole('listitem').filter({ hasText: text });
    await expect(row).toContainText(`10.03.${String(year).slice(2)}, 00:00 Uhr bis 23:59 Uhr`);
    await expect(row).toContainText('Geplant');
    await row.getByRole('button', { name: /löschen$/ }).click();
    await keepUndo(page);
    await expect(row).toBeHidden();
    // The undo waits for this answer until the second deletion is done.
    await routeOnce(page, '**/api/v1/maintenance/', () => undefined);
    const reloaded = page.waitForResponse('**/api/v1/maintenance/');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /löschen$/ }).click();
    await expectToast(page, 'Wartungshinweis gelöscht');
    await page.locator('[popover]').filter({ hasText: 'Wartungshinweis gelöscht' }).hover();
    await expect(row).toBeHidden();
    await reloaded;
    // The undo that ends only now does not replace the offer to undo the later deletion.
    await expectToast(page, 'Wartungshinweis gelöscht');
  });
});
