import { expectStepAccessible } from '../support/checks/axe.ts';
import { callApi, demo, logInAs } from '../support/login.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { slowTag } from '../support/slow.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

test.use(desktop);

test('an editor sees in the morning what waits, and gets there', async ({ page }) => {
  const { access } = await logInAs(page, demo.editor);
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, path] = request.url().split('/api/v1/statistics/');
    if (path && path !== 'waiting/') calls.push(path);
  });
  await page.goto('/#/redakteure/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  const todo = page.getByRole('main').getByRole('region', { name: 'Zu tun' });
  await expect(todo.getByRole('link')).toHaveText([
    /^Unternehmensfreigabe\d+ (ausstehend|erledigt)$/,
    /^Filialen zu bestätigen\d+ (ausstehend|erledigt)$/,
    /^Angefragte Berufe\d+ (ausstehend|erledigt)$/,
    /^Gemeldete Anzeigen\d+ (ausstehend|erledigt)$/,
    /^Berufe zu bearbeiten\d+ (ausstehend|erledigt)$/,
    /^Events zu prüfen\d+ (ausstehend|erledigt)$/,
    // One of the demo's exchanges cannot be reached.
    /^Schnittstellen prüfen\d+ ausstehend$/,
  ]);
  await expect(page.getByRole('figure', { name: 'Suchanfragen' })).toContainText('heute');
  await expect
    .poll(() => calls.slice(0, 5))
    .toEqual([
      'searches/count/',
      'companies/registered/',
      'externals/',
      'companies/accepted/',
      'jobnames/todo/',
    ]);
  expect(await callApi(page.request, 'GET', 'statistics/jobnames/todo/', { access })).toEqual(
    expect.any(Number),
  );
  await expectStepAccessible(page);
  await page.setViewportSize(phone.viewport);
  await expectNoSidewaysScrolling(page);
  await todo.getByRole('link', { name: /Unternehmensfreigabe/ }).click();
  await expect(page).toHaveURL(/#\/redakteure\/unternehmensprofil\/authentifizierung$/);
});

for (const [who, email] of [
  ['an administrator', 'admin@lehrpfad.example'],
  ['an editor', demo.editor],
] as const)
  test(`${who} is told of a job that is suspended`, { tag: slowTag }, async ({ page }) => {
    await logInAs(page, email);
    // The server does not die in the demo.
    let suspended = [{ name: 'send-mails', since: '2026-11-20T10:05:00.000Z' }];
    const resumed: unknown[] = [];
    await page.route('**/api/v1/statistics/waiting/', async (route) => {
      const response = await route.fetch();
      const json = { ...(await response.json()), suspended_jobs: suspended };
      await route.fulfill({ response, json });
    });
    await page.route('**/api/v1/jobs/resume/', (route) => {
      resumed.push(route.request().postDataJSON());
      suspended = [];
      return route.fulfill({ json: {} });
    });
    await page.goto('/#/redakteure/dashboard');
    const list = page.getByRole('list', { name: 'Ruhende Hintergrundaufgaben' });
    await expect(list).toContainText(
      'Eine Hintergrundaufgabe ruht: Der Server ist zweimal abgestürzt, während sie lief.',
    );
    await expect(list).toContainText('E-Mails versenden, seit 20.11.26, 11:05 Uhr');
    await expectStepAccessible(page);
    await page.setViewportSize(phone.viewport);
    await expectNoSidewaysScrolling(page);
    const again = list.getByRole('button', { name: 'Erneut versuchen' });
    if (email === demo.editor) {
      await expect(again).toHaveCount(0);
      return;
    }
    await expectLargeTargets(page, 'main');
    await again.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: 'wird wieder ausgeführt.' }),
    ).toBeVisible();
    await expect(list).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeFocused();
    expect(resumed).toEqual([{ name: 'send-mails' }]);
  });
