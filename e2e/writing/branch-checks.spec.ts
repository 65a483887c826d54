import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { AreaPage } from '../support/pages/company-area.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { callApi, demo, demoPassword, endSession, keepLogin, logInAs } from '../support/login.ts';
import { keepUndo } from '../support/undo.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { routeOnce } from '../support/route-once.ts';
import { slowTag } from '../support/slow.ts';

test.use(desktop);

test('an editor confirms a new branch, takes that back, and declines it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/, /ApiError/, /40[13]/);
  const fresh = await freshCompany(page.request);
  const { access } = fresh.session;
  const { street, additional, City } = fresh.company.Address!;
  const name = `${fresh.name} am Markt`;
  await callApi(page.request, 'POST', 'companies/post/', {
    access,
    data: { name, weblink: '', Address: { street, additional, City: City.id } },
  });
  /** What the company reads. */
  const check = async () =>
    (await callApi<FullCompany[]>(page.request, 'GET', 'companies/own/', { access })).find(
      (one) => one.name === name,
    )?.Check;
  const editor = await logInAs(page, demo.editor);
  await page.goto(
    `/#/redakteure/unternehmensprofil/filialen/~search=${encodeURIComponent(fresh.name)}`,
  );
  const card = page.getByRole('article', { name });
  await expect(card.getByText('Zu bestätigen')).toBeVisible();
  await expectStepAccessible(page);
  const confirm = card.getByRole('button', { name: 'Bestätigen' });
  await routeOnce(page, '**/companies/checks/patch/**', (route) => route.abort());
  await confirm.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Fehler –' });
  await notice.getByRole('button', { name: 'Schließen' }).click();
  // The focus moves to the heading, because the pressed button is removed.
  const heading = page.getByRole('heading', { level: 1 });
  await confirm.press('Enter');
  await expect(card).toBeHidden();
  await expect(heading).toBeFocused();
  expect(await check()).toMatchObject({ status: 2 });
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(card).toBeVisible();
  await expect(heading).toBeFocused();
  expect(await check()).toMatchObject({ status: 1 });

  // What somebody else has decided since is not undone, and is said.
  await confirm.click();
  await expect(card).toBeHidden();
  const { results } = await callApi<{ results: { id: number; last_updated: string }[] }>(
    page.request,
    'GET',
    `companies/checks/?search=${encodeURIComponent(name)}`,
    { access: editor.access },
  );
  const { id, last_updated } = results[0]!;
  await callApi(page.request, 'PATCH', `companies/checks/patch/${id}/`, {
    access: editor.access,
    data: { status: 1, reason: '', last_updated },
  });
  pageErrors.allow(/companies\/checks\/patch/, /409/);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  const said = page.getByRole('status').filter({ hasText: /^Nicht rückgängig gemacht: / });
  await expect(said).toHaveText(/Über diese Filiale wurde schon so entschieden\./);
  await expect(card).toBeVisible();
  await confirm.click();
  await expect(card).toBeHidden();
  await keepUndo(page);
  const decide = (status: number) =>
    callApi(page.request, 'PATCH', `companies/checks/patch/${id}/`, {
      access: editor.access,
      data: { status, reason: '', last_updated },
    });
  await decide(3);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(said).toHaveText(/Der Eintrag wurde inzwischen geändert\./);
  expect(await check()).toMatchObject({ status: 3 });
  await decide(1);
  await page.reload();
  await card.getByRole('button', { name: 'Ablehnen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Filiale ablehnen?' });
  await question.getByRole('textbox').fill('Am Markt ist ein anderer Betrieb.');
  await endSession(page);
  await question.getByRole('button', { name: 'Ablehnen' }).click();
  const login = page.getByRole('alertdialog', { name: /^Bitte neu anmelden/ });
  await login.getByRole('textbox', { name: 'E-Mail' }).fill(demo.editor);
  await login.getByRole('textbox', { name: 'Passwort' }).fill(demoPassword);
  await login.getByRole('button', { name: 'Anmelden' }).click();
  await expect(login).toBeHidden();
  await expect(question.getByRole('textbox')).toHaveValue('Am Markt ist ein anderer Betrieb.');
  await expect(notice).toBeHidden();
  await question.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(card).toBeHidden();
  expect(await check()).toEqual({ status: 3, reason: 'Am Markt ist ein anderer Betrieb.' });
  await page.getByRole('checkbox', { name: 'Abgelehnt' }).check();
  await expect(card).toContainText('Am Markt ist ein anderer Betrieb.');
  await page.setViewportSize(phone.viewport);
  await expectNoSidewaysScrolling(page);
});

test('a company sees that its new branch is being checked', { tag: slowTag }, async ({ page }) => {
  const fresh = await freshCompany(page.request);
  await keepLogin(page, fresh.session);
  const { access } = fresh.session;
  await callApi(page.request, 'PATCH', `companies/patch/${fresh.company.id}/`, {
    access,
    data: { name: `${fresh.name} neu` },
  });
  const area = new AreaPage(page);
  await area.open('unternehmensprofil', 'Filialenverwaltung');
  const panel = area.panel(`${fresh.name} neu`);
  await expect(panel.getByRole('button', { name: /Wird geprüft/ })).toBeVisible();
  await expect(panel.getByRole('note')).toContainText(
    'Bis zur Bestätigung werden dieser Filiale keine Anzeigen anderer Börsen zugeordnet',
  );
  await expectStepAccessible(page);
});
