import type { FaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import type { FaqEntry, PublicFaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { accessOf, callApi, demo, demoPassword, endSession, logInAs } from '../support/login.ts';
import { expectToast } from '../support/pages/company-area.ts';
import { pdf } from '../support/pages/own-job-ads-page.ts';
import { devicesFrom, expect, test } from '../support/test.ts';
import { tealPicture } from '../support/data/teal-picture.ts';
import { slowTag } from '../support/slow.ts';
import { keepUndo } from '../support/undo.ts';

const leaflet = pdf('Merkblatt.pdf');

async function openForm(page: Page) {
  await page.goto('/#/redakteure/faq');
  await page.getByRole('button', { name: 'Neuer Eintrag' }).click();
  return page.getByRole('dialog', { name: 'Neuer FAQ-Eintrag' });
}

test('an entry with a picture and a PDF comes out of the public FAQ, and goes again', async ({
  page,
}) => {
  const name = `Wie finde ich das heraus? ${crypto.randomUUID()}`;
  const category = `Thema ${crypto.randomUUID().slice(0, 8)}`;
  await logInAs(page, demo.editor);
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form.getByText('Pflichtfeld!', { exact: true })).toHaveCount(2);
  await form.getByRole('textbox', { name: 'Titel' }).fill(name);
  await form.getByRole('textbox', { name: 'Beschreibung' }).fill('Frag uns einfach.');
  await form.getByRole('combobox', { name: 'Kategorien' }).fill(category);
  await form.getByRole('combobox', { name: 'Kategorien' }).press('Enter');
  await form.getByRole('button', { name: 'Kategorie anlegen' }).click();
  await form.getByRole('switch', { name: /Öffentlich sichtbar/ }).check();
  await form.getByRole('switch', { name: 'Schüler' }).check();
  await form
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'Weg zur Lehre.png', mimeType: 'image/png', buffer: tealPicture },
      leaflet,
    ]);
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form).toBeHidden();

  // The new one is open, with its picture and a chip to save the PDF by.
  const entry = page.getByRole('listitem').filter({ hasText: name });
  await expect(entry.getByRole('img', { name: 'Weg zur Lehre.png' })).toBeVisible();
  await expect(entry.getByText(category)).toBeVisible();
  const saved = page.waitForEvent('download');
  await entry.getByRole('button', { name: 'Merkblatt.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('Merkblatt.pdf');

  const all: PublicFaqEntry[] = await (await page.request.get('/api/v1/faq/public/')).json();
  const found = all.find(({ title }) => title === name);
  expect(found?.Categories.map(({ key }) => key)).toContain('öffentlich-Schüler');
  const [picture, document] = found?.files ?? [];
  const shown = await page.request.get(picture?.full_path ?? '');
  expect(shown.headers()['content-type']).toBe('image/png');
  const kept = await page.request.get(document?.full_path ?? '');
  expect(kept.headers()['content-disposition']).toMatch(/^attachment;/);
  expect(await kept.body()).toEqual(leaflet.buffer);

  await entry.getByRole('button', { name: 'Löschen' }).click();
  const question = page.getByRole('alertdialog', { name: 'FAQ-Eintrag löschen?' });
  await question.getByRole('button', { name: 'Löschen' }).click();
  const undo = await keepUndo(page);
  await expect(entry).toBeHidden();
  const after: PublicFaqEntry[] = await (await page.request.get('/api/v1/faq/public/')).json();
  expect(after.map(({ title }) => title)).not.toContain(name);

  // Taken back, it is there with its files, under the addresses that they had.
  await undo.click();
  await expect(entry).toBeVisible();
  const back = await page.request.get(document?.full_path ?? '');
  expect(await back.body()).toEqual(leaflet.buffer);
});

test(
  'an entry that is saved while its category is still being added has it',
  { tag: slowTag },
  async ({ page }) => {
    const name = `Und wenn es dauert? ${crypto.randomUUID()}`;
    const category = `Thema ${crypto.randomUUID().slice(0, 8)}`;
    await logInAs(page, demo.editor);
    const goOn = Promise.withResolvers<void>();
    await page.route('**/api/v1/faq/categories/post/', async (route) => {
      await goOn.promise;
      await route.continue();
    });
    const form = await openForm(page);
    await form.getByRole('textbox', { name: 'Titel' }).fill(name);
    await form.getByRole('textbox', { name: 'Beschreibung' }).fill('Dann wartet das Speichern.');
    await form.getByRole('combobox', { name: 'Kategorien' }).fill(category);
    await form.getByRole('combobox', { name: 'Kategorien' }).press('Enter');
    await form.getByRole('button', { name: 'Kategorie anlegen' }).click();
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(
      form.getByRole('paragraph').filter({ hasText: /^Wird gespeichert/ }),
    ).toBeVisible();
    goOn.resolve();
    await expect(form).toBeHidden();
    const entry = page.getByRole('listitem').filter({ hasText: name });
    await expect(entry.getByText(category)).toBeVisible();
  },
);

test(
  'a category is renamed, and never deleted without saying what becomes of its entries',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/faq\/categories\/patch/, /40[139]/);
    const mark = crypto.randomUUID().slice(0, 8);
    const access = await accessOf(page.request, demo.editor);
    const add = (key: string) =>
      callApi<FaqCategory>(page.request, 'POST', 'faq/categories/post/', { access, data: { key } });
    const wrong = await add(`Bewrbung ${mark}`);
    const other = await add(`Anderes ${mark}`);
    const right = `Bewerbung ${mark}`;
    const made = await callApi<FaqEntry>(page.request, 'POST', 'faq/post/', {
      access,
      data: {
        title: `Was heißt das? ${mark}`,
        description: '<p>Das.</p>',
        Categories: [wrong.id],
      },
    });
    const categoriesOf = async () => {
      const all = await callApi<FaqEntry[]>(page.request, 'GET', 'faq/', { access });
      return all.find(({ id }) => id === made.id)?.Categories.map(({ key }) => key);
    };
    await logInAs(page, demo.editor);
    await page.goto('/#/redakteure/faq');
    await page.getByRole('button', { name: 'Kategorien', exact: true }).click();
    const list = page.getByRole('dialog', { name: 'Kategorien' });
    const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
    await expect(row(wrong.key)).toContainText('1 Eintrag');
    await expect(row(other.key)).toContainText('Kein Eintrag');
    await expect(list, 'audiences stay').not.toContainText('öffentlich-');
    await expectStepAccessible(page, { overlay: true });

    await page.getByRole('button', { name: `${wrong.key} umbenennen` }).click();
    const form = page.getByRole('dialog', { name: 'Kategorie umbenennen' });
    await form.getByRole('textbox', { name: 'Name der Kategorie' }).fill(right);
    await form.getByRole('button', { name: 'Umbenennen' }).click();
    await expect(form).toBeHidden();
    await expect(row(right)).toBeVisible();
    await keepUndo(page);
    expect(await categoriesOf()).toEqual([right]);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(row(wrong.key)).toBeVisible();

    // Somebody else renames it in the meantime.
    await page.getByRole('button', { name: `${wrong.key} umbenennen` }).click();
    const theirs = `${wrong.key} (neu)`;
    const data = { key: theirs };
    await callApi(page.request, 'PATCH', `faq/categories/patch/${wrong.id}/`, { data, access });
    await form.getByRole('textbox', { name: 'Name der Kategorie' }).fill(right);
    await form.getByRole('button', { name: 'Umbenennen' }).click();
    await expect(form).toContainText('Der Eintrag wurde inzwischen geändert.');
    expect(await categoriesOf()).toEqual([theirs]);
    await expectStepAccessible(page, { overlay: true });
    await form.getByRole('button', { name: 'Meine Fassung speichern' }).click();
    await expect(row(right)).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(row(theirs)).toBeVisible();

    await page.getByRole('button', { name: `${theirs} löschen` }).click();
    const question = page.getByRole('alertdialog', { name: 'Kategorie löschen?' });
    const fate = question.getByRole('combobox', { name: '1 Eintrag mit dieser Kategorie' });
    await fate.selectOption(`Stattdessen: ${other.key}`);
    await expectStepAccessible(page, { overlay: true });

    // The session ends before the answer: the question stays, with the choice.
    await endSession(page);
    await question.getByRole('button', { name: 'Löschen' }).click();
    const login = page.getByRole('alertdialog', { name: /^Bitte neu anmelden/ });
    await login.getByRole('textbox', { name: 'E-Mail' }).fill(demo.editor);
    await login.getByRole('textbox', { name: 'Passwort' }).fill(demoPassword);
    await login.getByRole('button', { name: 'Anmelden' }).click();
    await expect(login).toBeHidden();
    await expect(fate).toHaveValue(String(other.id));
    expect(await categoriesOf()).toEqual([theirs]);
    await question.getByRole('button', { name: 'Löschen' }).click();
    await expect(row(theirs)).toBeHidden();
    await expect(row(other.key)).toContainText('1 Eintrag');
    await keepUndo(page);
    expect(await categoriesOf()).toEqual([other.key]);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(row(theirs)).toContainText('1 Eintrag');
    expect(await categoriesOf()).toEqual([theirs]);
    await page.getByRole('button', { name: `${theirs} löschen` }).click();
    await fate.selectOption(String(other.id));
    await question.getByRole('button', { name: 'Löschen' }).click();
    await expect(row(theirs)).toBeHidden();

    await page.getByRole('button', { name: `${other.key} löschen` }).click();
    await expect(fate).toHaveValue('none');
    await question.getByRole('button', { name: 'Löschen' }).click();
    await expect(row(other.key)).toBeHidden();
    expect(await categoriesOf()).toEqual([]);
    // Escape would close the question first.
    await expect(question).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await callApi(page.request, 'DELETE', `faq/delete/${made.id}/`, { access });
  },
);

test('an entry that somebody else has deleted is added anew by its open form', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/404/);
  const access = await accessOf(page.request, demo.editor);
  const name = `Wer hilft? ${crypto.randomUUID()}`;
  const multipart = { title: name, description: '<p>Wir.</p>', public: 'false', order: '1' };
  const made = await callApi<FaqEntry>(page.request, 'POST', 'faq/post/', {
    access,
    multipart: { ...multipart, file_1: leaflet },
  });
  await logInAs(page, demo.editor);
  await page.goto(`/#/redakteure/faq/${made.id}/bearbeiten`);
  const form = page.getByRole('dialog', { name: 'FAQ-Eintrag bearbeiten' });
  await form.getByRole('textbox', { name: 'Titel' }).fill(`${name} Und wann?`);
  await callApi(page.request, 'DELETE', `faq/delete/${made.id}/`, { access });
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form).toContainText('Seine bisherigen Dateien sind mit ihm gelöscht.');
  await expect(form.getByText('Merkblatt.pdf')).toHaveCount(0);
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form).toBeHidden();
  await expectToast(page, 'Eintrag gespeichert');
  const all = await callApi<FaqEntry[]>(page.request, 'GET', 'faq/', { access });
  const added = all.find(({ title }) => title === `${name} Und wann?`);
  await expect(page).toHaveURL(new RegExp(`/redakteure/faq/${added?.id}$`));
  await callApi(page.request, 'DELETE', `faq/delete/${added?.id}/`, { access });
});

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`on a ${device}`, details, () => {
    test.use(options);

    test('the FAQ and its form can be used by everybody', { tag: slowTag }, async ({ page }) => {
      await logInAs(page, demo.editor);
      await page.goto('/#/redakteure/faq');
      await page.getByRole('button', { name: /Unterschied zwischen Praktikum/ }).click();
      await expect(page.getByRole('img', { name: 'Wege in den Beruf.png' })).toBeVisible();
      await expectStepAccessible(page);
      await page.getByRole('button', { name: 'Bearbeiten' }).click();
      const form = page.getByRole('dialog', { name: 'FAQ-Eintrag bearbeiten' });
      await expect(form.getByRole('textbox', { name: 'Beschreibung' })).toContainText('Praktikum');
      await expect(form.getByRole('img', { name: 'Wege in den Beruf.png' })).toBeVisible();
      await expectStepAccessible(page, { overlay: true });
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
    });
  });
}
