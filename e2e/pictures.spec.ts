import type { ManagedBackground } from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { callApi, logInAs, demo } from './support/login.ts';
import { expect, phone, test } from './support/test.ts';
import { tealPicture } from './support/teal-picture.ts';

const publicFiles = async (page: Page): Promise<string[]> => {
  const answer = await page.request.get('/api/v1/backgroundimages/public/');
  return ((await answer.json()) as { file: string }[]).map(({ file }) => file);
};

test('a picture is added, hidden, brought back and deleted', async ({ page }) => {
  const { access } = await logInAs(page, demo.editor);
  const all = () =>
    callApi<ManagedBackground[]>(page.request, 'GET', 'backgroundimages/', { access });
  const before = new Set((await all()).map(({ id }) => id));
  await page.goto('/#/redakteure/bilder');
  await page.getByRole('button', { name: 'Neues Bild' }).click();
  const form = page.getByRole('dialog', { name: 'Neues Hintergrundbild' });
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form.getByText('Pflichtfeld!', { exact: true })).toBeVisible();
  await form.locator('input[type=file]').setInputFiles({
    name: 'teal.png',
    mimeType: 'image/png',
    buffer: tealPicture,
  });
  await expect(form.getByRole('img', { name: 'Vorschau: teal.png' })).toBeVisible();
  await expectAccessible(page, { overlay: true });
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form).toBeHidden();

  const made = (await all()).find(({ id }) => !before.has(id));
  const file = made?.file ?? '';
  expect(await publicFiles(page)).toContain(file);
  // The newest comes first.
  const card = page.getByRole('listitem').filter({ has: page.locator(`img[src="${file}"]`) });
  const shown = card.getByRole('switch', { name: 'Auf der Startseite zeigen' });
  await shown.click();
  await expect(shown).not.toBeChecked();
  expect(await publicFiles(page)).not.toContain(file);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(shown).toBeChecked();
  expect(await publicFiles(page)).toContain(file);

  await card.getByRole('button', { name: /löschen$/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Bild löschen?' });
  await expect(question).toContainText('dieses Hintergrundbild');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(card).toBeHidden();
  expect(await publicFiles(page)).not.toContain(file);
  expect((await page.request.get(file)).status()).toBe(404);
  await page.setViewportSize(phone.viewport);
  await expectAccessible(page);
});
