import { expectAccessible } from './support/axe.ts';
import { callApi, demo, logInAs } from './support/login.ts';
import { expectNoSidewaysScrolling } from './support/measure.ts';
import { desktop, expect, phone, test } from './support/test.ts';

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
    /^Berufe zu bearbeiten\d+ (ausstehend|erledigt)$/,
    /^Events zu prüfen\d+ (ausstehend|erledigt)$/,
    // One of the demo's exchanges cannot be reached.
    /^Schnittstellen prüfen\d+ ausstehend$/,
  ]);
  await expect(page.getByRole('figure', { name: 'Suchanfragen' })).toContainText('heute');
  expect(calls.slice(0, 5)).toEqual([
    ...['searches/count/', 'companies/registered/', 'externals/'],
    ...['companies/accepted/', 'jobnames/todo/'],
  ]);
  expect(await callApi(page.request, 'GET', 'statistics/jobnames/todo/', { access })).toEqual(
    expect.any(Number),
  );
  await expectAccessible(page);
  await page.setViewportSize(phone.viewport);
  await expectNoSidewaysScrolling(page);
  await todo.getByRole('link', { name: /Unternehmensfreigabe/ }).click();
  await expect(page).toHaveURL(/#\/redakteure\/unternehmensprofil\/authentifizierung$/);
});
