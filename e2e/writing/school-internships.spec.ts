import type { SchoolInternshipPeriod } from '@lehrpfad/contract/school-internships/periods.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { accessOf, callApi, demo, logInAs } from '../support/login.ts';
import { expect, phone, test } from '../support/test.ts';

test.use(phone);

test('an editor keeps when a school sends its pupils, is told what is wrong, and takes it back', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/409/, /404/);
  // In the past, so that no search of another test offers it.
  const daysAgo = (days: number) =>
    new Date(Date.now() - days * 86_400_000)
      .toISOString()
      .slice(0, 10)
      .split('-')
      .reverse()
      .join('.');
  const name = `Schule ${Math.random().toString(36).slice(2)}`;
  await logInAs(page, demo.editor);
  await page.goto('/#/redakteure/schulpraktika');
  await page.getByRole('button', { name: 'Neuer Zeitraum' }).click();
  const form = page.getByRole('dialog', { name: 'Neuer Zeitraum' });
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  await form.getByLabel('Schulart').selectOption('Gymnasium');
  await field('Wer und wo').fill(name);
  await field('Erster Tag').fill(daysAgo(90));
  await field('Letzter Tag').fill(daysAgo(91));
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(field('Letzter Tag')).toHaveAccessibleDescription(/Das Ende liegt vor dem Beginn\./);
  await expectStepAccessible(page, { overlay: true });
  await field('Letzter Tag').fill(daysAgo(80));
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form).toBeHidden();

  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(`Gymnasium, ${name}`);
  await expectStepAccessible(page);
  await row.getByRole('button', { name: /löschen$/ }).click();
  await expect(row).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(row).toBeVisible();

  const access = await accessOf(page.request, demo.editor);
  const all = await callApi<SchoolInternshipPeriod[]>(page.request, 'GET', 'schoolinternships/');
  const { id, ...stored } = all.find((one) => one.name === name)!;
  const edit = page.getByRole('dialog', { name: 'Zeitraum ändern' });
  await row.getByRole('button', { name: /ändern$/ }).click();
  await edit.getByRole('textbox', { name: 'Wer und wo' }).fill(`${name}, 9b`);
  const data = { ...stored, name: `${name}, 9a` };
  await callApi(page.request, 'PATCH', `schoolinternships/patch/${id}/`, { access, data });
  await edit.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(edit).toContainText('Inzwischen gespeichert');
  await edit.getByRole('button', { name: 'Meine Fassung speichern' }).click();
  await expect(row).toContainText(`${name}, 9b`);

  // Somebody changes it before it is deleted from a list that does not show the change.
  const changed = { ...stored, name: `${name}, 9d` };
  const patch = `schoolinternships/patch/${id}/`;
  await callApi(page.request, 'PATCH', patch, { access, data: changed });
  await row.getByRole('button', { name: /löschen$/ }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(row).toContainText(`${name}, 9d`);

  await row.getByRole('button', { name: /ändern$/ }).click();
  await edit.getByRole('textbox', { name: 'Wer und wo' }).fill(`${name}, 9c`);
  const now = await callApi<SchoolInternshipPeriod[]>(page.request, 'GET', 'schoolinternships/');
  const again = now.find((one) => one.name === changed.name)!;
  await callApi(page.request, 'DELETE', `schoolinternships/delete/${again.id}/`, { access });
  await edit.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(edit).toContainText('Jemand hat ihn inzwischen gelöscht.');
});
