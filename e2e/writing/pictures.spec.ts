import type { ManagedBackground } from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { callApi, logInAs, demo } from '../support/login.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { makeAd } from '../support/pages/own-job-ads-page.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { expectToast } from '../support/pages/company-area.ts';
import { slowTag } from '../support/slow.ts';
import { expect, phone, test } from '../support/test.ts';
import { tealPicture } from '../support/data/teal-picture.ts';
import { keepUndo } from '../support/undo.ts';

const publicFiles = async (page: Page): Promise<string[]> => {
  const answer = await page.request.get('/api/v1/backgroundimages/public/');
  return ((await answer.json()) as { file: string }[]).map(({ file }) => file);
};

test('a picture is added, hidden, brought back and deleted', async ({ page, pageErrors }) => {
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
  await expectStepAccessible(page, { overlay: true });
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form).toBeHidden();

  const made = (await all()).find(({ id }) => !before.has(id));
  let file = made?.file ?? '';
  expect(await publicFiles(page)).toContain(file);
  // The newest comes first.
  const cardOf = (src: string) =>
    page.getByRole('listitem').filter({ has: page.locator(`img[src="${src}"]`) });
  const switchOf = (src: string) =>
    cardOf(src).getByRole('switch', { name: 'Auf der Startseite zeigen' });
  const shown = switchOf(file);
  await shown.click();
  await expect(shown).not.toBeChecked();
  await keepUndo(page);
  expect(await publicFiles(page)).not.toContain(file);
  // The switch has the focus, but it is no text field with an undo of its own.
  await expect(shown).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(shown).toBeChecked();
  expect(await publicFiles(page)).toContain(file);

  // What somebody else has changed since is not undone, and is said.
  await shown.click();
  await expect(shown).not.toBeChecked();
  await keepUndo(page);
  const path = `backgroundimages/patch/${made?.id}/`;
  const multipart = { file: { name: 'x.png', mimeType: 'image/png', buffer: tealPicture } };
  const changed = await callApi<{ file: string }>(page.request, 'PATCH', path, {
    access,
    multipart,
  });
  file = changed.file;
  pageErrors.allow(/backgroundimages\/patch/, /409/);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expectToast(page, 'Nicht rückgängig gemacht: Der Eintrag wurde inzwischen geändert.');
  await expect(switchOf(file)).not.toBeChecked();

  const question = page.getByRole('alertdialog', { name: 'Bild löschen?' });
  const remove = async (src: string) => {
    const card = cardOf(src);
    await card.getByRole('button', { name: /löschen$/ }).click();
    await expect(question).toContainText('dieses Hintergrundbild');
    await question.getByRole('button', { name: 'Löschen' }).click();
    await expect(card).toBeHidden();
  };
  await remove(file);
  await keepUndo(page);
  expect(await publicFiles(page)).not.toContain(file);
  expect((await page.request.get(file)).status()).toBe(404);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  const isThere = ({ id }: ManagedBackground) => id === made?.id;
  await expect.poll(async () => (await all()).some(isThere)).toBe(true);
  file = (await all()).find(isThere)?.file ?? '';
  await expect(switchOf(file)).not.toBeChecked();
  await expect(cardOf(file).locator('img')).toHaveJSProperty('complete', true);
  await remove(file);
  await page.setViewportSize(phone.viewport);
  await expectStepAccessible(page);
});

test(
  'who deletes a picture that is deleted already is told so',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/404/);
    const { access } = await logInAs(page, demo.editor);
    const picture = { name: 'teal.png', mimeType: 'image/png', buffer: tealPicture };
    const { id, file } = await callApi<ManagedBackground>(
      page.request,
      'POST',
      'backgroundimages/post/',
      { access, multipart: { file: picture, visible: 'true', deleted: 'false' } },
    );
    await page.goto('/#/redakteure/bilder');
    const card = page.getByRole('listitem').filter({ has: page.locator(`img[src="${file}"]`) });
    await card.getByRole('button', { name: /löschen$/ }).click();
    const data = { id, deleted: true };
    await callApi(page.request, 'PATCH', `backgroundimages/patch/${id}/`, { access, data });
    const question = page.getByRole('alertdialog', { name: 'Bild löschen?' });
    await question.getByRole('button', { name: 'Löschen' }).click();
    // While the question is open, it announces what the page behind it announces, too.
    await expect(question).toBeHidden();
    await expect(
      page.getByRole('status').filter({ hasText: 'Das Bild war inzwischen schon gelöscht.' }),
    ).toBeAttached();
    await expect(card).toBeHidden();
  },
);

test('a branch gets a cover picture with a text, which stands above its ads', async ({ page }) => {
  const fresh = await freshCompany(page.request);
  const ad = await makeAd(page.request, fresh, { title: 'Backen lernen' });
  await logInAs(page, fresh.email, fresh.password);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/#/unternehmen/unternehmensprofil/${fresh.company.id}/bearbeiten`);
  const form = page.getByRole('dialog', { name: 'Filiale bearbeiten' });
  const field = form.getByRole('group', { name: 'Titelbild' });
  const words = form.getByRole('textbox', { name: 'Was auf dem Titelbild zu sehen ist' });
  await expect(words).toBeHidden();
  await field.locator('input[type=file]').setInputFiles({
    name: 'teal.png',
    mimeType: 'image/png',
    buffer: tealPicture,
  });
  await expect(field.getByRole('img', { name: 'Titelbild: Vorschau' })).toBeVisible();
  await form.getByRole('button', { name: 'Speichern' }).click();
  const missing = 'Bitte sagen Sie in einem Satz, was auf dem Bild zu sehen ist.';
  await expect(form.getByText(missing).first()).toBeVisible();
  await expectStepAccessible(page, { overlay: true });
  await expectNoSidewaysScrolling(page);
  await words.fill('Die Backstube am Morgen');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form).toBeHidden();

  const shown = page.getByRole('img', { name: 'Die Backstube am Morgen' });
  await new ResultsPage(page).open({ text: fresh.name, ad: String(ad.id) });
  await expect(shown).toBeVisible();
  await expectStepAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.goto(`/stelle/${ad.id}`);
  await expect(shown).toBeVisible();
  await expectNoSidewaysScrolling(page);
});
