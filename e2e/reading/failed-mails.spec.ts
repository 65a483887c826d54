import { expectStepAccessible } from '../support/checks/axe.ts';
import { logInAs } from '../support/login.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const mail = {
  id: 7,
  kind: 'password-reset',
  to: 'ute@firma.example',
  state: 'failed',
  attempts: 7,
  subject: 'Neues Passwort für Ihr Konto',
  last_error: '550 mailbox unavailable',
  created_at: '2026-11-20T10:00:00Z',
  sent_at: null,
};

test.use(phone);

test('an administrator sees what could not be sent, and sends it again', async ({ page }) => {
  await logInAs(page, 'admin@lehrpfad.example');
  // The only failed mail of the demo stays as it is.
  let failed = [mail];
  let sent = 0;
  await page.route('**/api/v1/mails/?state=failed&page=1', (route) =>
    route.fulfill({ json: { count: failed.length * 21, results: failed } }),
  );
  await page.route('**/api/v1/mails/?state=failed&page=2', (route) =>
    route.fulfill({ json: { count: 21, results: [{ ...mail, id: 8, subject: 'Ältere' }] } }),
  );
  await page.route('**/api/v1/mails/7/again/', (route) => {
    [failed, sent] = [[], sent + 1];
    return route.fulfill({ json: { ...mail, state: 'waiting' } });
  });
  await page.goto('/#/redakteure/mails');
  const list = page.getByRole('group', { name: 'nicht zugestellte E-Mails' });
  await expect(list.getByRole('listitem').filter({ hasText: '@' })).toContainText([
    /Neues Passwort für Ihr Konto.*ute@firma\.example, 20\.11\.26, 7 Versuche.*550/,
  ]);
  await expectStepAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectLargeTargets(page, 'main');
  await list.getByRole('button', { name: 'Seite 2' }).click();
  await expect(list.getByText('Ältere')).toBeVisible();
  await page.goBack();
  await expect(list.getByText('Ältere')).toHaveCount(0);
  await list.getByRole('button', { name: 'Erneut senden' }).press('Enter');
  await expect(page.getByRole('main').getByText('Alle E-Mails wurden zugestellt.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(sent).toBe(1);
});

test('an administrator deletes what will never arrive', async ({ page }) => {
  await logInAs(page, 'admin@lehrpfad.example');
  let failed = [mail];
  await page.route('**/api/v1/mails/?state=failed&page=1', (route) =>
    route.fulfill({ json: { count: failed.length, results: failed } }),
  );
  await page.route('**/api/v1/mails/delete/7/', (route) => {
    expect(route.request().method()).toBe('DELETE');
    failed = [];
    return route.fulfill({ json: {} });
  });
  await page.goto('/#/redakteure/mails');
  await page.getByRole('button', { name: /^„Neues Passwort.* löschen$/ }).click();
  const question = page.getByRole('alertdialog', { name: 'E-Mail löschen?' });
  await expect(question).toContainText('an ute@firma.example wird nicht mehr verschickt');
  await expectStepAccessible(page, { overlay: true });
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('main').getByText('Alle E-Mails wurden zugestellt.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(
  'an administrator hears that somebody else was faster',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/409/);
    await logInAs(page, 'admin@lehrpfad.example');
    let failed = [mail];
    await page.route('**/api/v1/mails/?state=failed&page=1', (route) =>
      route.fulfill({ json: { count: failed.length, results: failed } }),
    );
    await page.route('**/api/v1/mails/7/again/', (route) => {
      failed = [];
      const json = { detail: 'Diese E-Mail ist nicht fehlgeschlagen.', code: 'not_failed' };
      return route.fulfill({ status: 409, json });
    });
    await page.goto('/#/redakteure/mails');
    await page.getByRole('button', { name: 'Erneut senden' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'inzwischen schon noch einmal verschickt' }),
    ).toBeAttached();
    await expect(page.getByRole('main').getByText('Alle E-Mails wurden zugestellt.')).toBeVisible();
  },
);

test('an administrator is told that everything has arrived', { tag: slowTag }, async ({ page }) => {
  await logInAs(page, 'admin@lehrpfad.example');
  await page.route('**/api/v1/mails/?state=failed&page=1', (route) =>
    route.fulfill({ json: { count: 0, results: [] } }),
  );
  await page.goto('/#/redakteure/mails');
  await expect(page.getByRole('main').getByText('Alle E-Mails wurden zugestellt.')).toBeVisible();
});

test('an editor finds no mails', { tag: slowTag }, async ({ page }) => {
  await logInAs(page, 'redaktion@lehrpfad.example');
  await page.goto('/#/redakteure/mails');
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  await expect(page.getByText('Nicht zugestellte E-Mails')).toHaveCount(0);
});
