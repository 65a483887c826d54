import type { BoardState } from '@lehrpfad/contract/core/operations/board-state.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { logInAs } from '../support/login.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

test.describe('on a phone', () => {
  test.use(phone);

  test('an administrator sees how the board runs, what has failed, and runs a job again', async ({
    page,
    pageErrors,
  }) => {
    await logInAs(page, 'admin@lehrpfad.example');
    const main = page.getByRole('main');
    let failed: BoardState['failed_jobs'] = [];
    let isAway = false;
    const asked: unknown[] = [];
    await page.route('**/api/v1/operations/', async (route) => {
      if (isAway) return route.abort();
      const response = await route.fetch();
      const state = (await response.json()) as BoardState;
      await route.fulfill({ json: { ...state, failed_jobs: failed } });
    });
    await page.route('**/api/v1/jobs/run/', (route) => {
      asked.push(route.request().postDataJSON());
      failed = [];
      return route.fulfill({ json: {} });
    });

    await test.step('the real state of the demo', async () => {
      await page.goto('/#/redakteure/betrieb');
      await expect(main.getByText(/^Version \d+\.\d+\.\d+, läuft seit/)).toBeVisible();
      await expect(main.getByText(/\sGB von .*\sGB frei/)).toBeVisible();
      await expect(main.getByText(/^[\d.]+ Anzeigen$/)).toBeVisible();
      // The demo has neither a mail server nor backups.
      for (const text of ['keine Sicherung', 'E-Mails werden nicht versendet'])
        await expect(main.getByRole('listitem').filter({ hasText: text })).toBeVisible();
      await expectStepAccessible(page);
      await expectNoSidewaysScrolling(page);
      await expectLargeTargets(page, 'main');
    });

    await test.step('a job that has failed is run again', async () => {
      failed = [
        { name: 'prune-mails', failed_at: '2026-11-20T10:00:00Z', error: 'connection lost' },
      ];
      await main.getByRole('button', { name: 'Aktualisieren' }).press('Enter');
      const item = main.getByRole('listitem').filter({ hasText: 'alte E-Mails löschen' });
      await expect(item).toContainText('connection lost');
      await item.getByRole('button', { name: 'Jetzt ausführen' }).press('Enter');
      await expect(item).toHaveCount(0);
      expect(asked).toEqual([{ name: 'prune-mails' }]);
    });

    await test.step('what was shown stays where the server does not answer', async () => {
      pageErrors.allow(/ERR_/, /ApiError/);
      isAway = true;
      await main.getByRole('button', { name: 'Aktualisieren' }).press('Enter');
      await expect(main.getByText('Der Server antwortet gerade nicht.')).toBeVisible();
      await expect(main.getByText(/läuft seit/)).toBeVisible();
    });
  });

  test('an editor does not see how the board runs', { tag: slowTag }, async ({ page }) => {
    await logInAs(page, 'redaktion@lehrpfad.example');
    await page.goto('/#/redakteure/betrieb');
    await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Betrieb', exact: true })).toHaveCount(0);
  });
});
