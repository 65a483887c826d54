import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { searchCards } from '../support/api.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { expectToast } from '../support/pages/company-area.ts';
import { callApi, demo, logInAs } from '../support/login.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { answerPrompts } from '../support/prompts.ts';
import { slowTag } from '../support/slow.ts';
import { desktop, devicesFrom, expect, phone, test } from '../support/test.ts';

/** Returns a unique word of letters only, because digits would be searched for in numbers. */
const newWord = () => `qz${randomUUID().replaceAll(/[^a-f]/g, '')}xq`;

test.describe('on a desktop', () => {
  test.use(desktop);

  test('an editor gives a word a meaning, sees what it finds, and takes it back', async ({
    page,
    pageErrors,
  }) => {
    const word = newWord();
    const { access } = await logInAs(page, demo.editor);
    await page.goto('/#/redakteure/suchbegriffe');
    const tryOut = page.getByRole('region', { name: 'Ausprobieren' });
    await tryOut.getByRole('searchbox').fill(word);
    await expect(tryOut).toContainText('Nichts gefunden');
    await expectStepAccessible(page);

    await page.getByRole('button', { name: 'Neuer Suchbegriff' }).click();
    const form = page.getByRole('dialog', { name: 'Neuer Suchbegriff' });
    await expectStepAccessible(page, { overlay: true });
    await form.getByLabel('Begriff').fill(word);
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(form.getByLabel('Bedeutungen')).toHaveAccessibleDescription(/Bedeutung oder/);
    await form.getByLabel('Bedeutungen').fill('Bäcker');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(form).toBeHidden();
    await expect(tryOut).toContainText(/\d+ gefunden/);

    await page.getByRole('searchbox', { name: 'Suchbegriff oder Bedeutung suchen' }).fill(word);
    const list = page.getByRole('group', { name: 'Suchbegriffe', exact: true });
    await expect(list).toContainText('1 Suchbegriff');
    await page.getByRole('button', { name: `${word} löschen` }).click();
    await expect(tryOut).toContainText('Nichts gefunden');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(tryOut).toContainText(/\d+ gefunden/);
    // Somebody else changes it in the meantime, and then deletes it.
    const removal = page.getByRole('button', { name: `${word} löschen` });
    await expect(removal).toBeVisible();
    const entries = await callApi<{ results: { id: number }[] }>(
      page.request,
      'GET',
      `searchvocabulary/?search=${word}`,
      { access },
    );
    const id = entries.results[0]?.id;
    const data = { meanings: ['Koch'] };
    await callApi(page.request, 'PATCH', `searchvocabulary/patch/${id}/`, { access, data });
    pageErrors.allow(/searchvocabulary\/delete/, /40[49]/, /Nicht gefunden\./, /geändert\./);
    await removal.click();
    await expectToast(
      page,
      `„${word}“ wurde inzwischen geändert. Bitte prüfen Sie den Eintrag erneut.`,
    );
    await expect(list).toContainText('Koch');
    await callApi(page.request, 'DELETE', `searchvocabulary/delete/${id}/`, { access });
    await removal.click();
    await expect(
      page.getByRole('status').filter({ hasText: `„${word}“ war inzwischen schon gelöscht.` }),
    ).toBeAttached();
    await expect(list).toContainText('Kein Suchbegriff passt dazu.');
  });
});

for (const { device, options, details } of devicesFrom('desktop')) {
  test.describe(`how a query is read, on a ${device}`, details, () => {
    test.use(options);

    test('is told part by part, and corrected by an entry', { tag: slowTag }, async ({ page }) => {
      const word = newWord();
      await logInAs(page, demo.editor);
      await page.goto('/#/redakteure/suchbegriffe');
      const tryOut = page.getByRole('region', { name: 'Ausprobieren' });
      await tryOut.getByRole('searchbox').fill(`teilzeit ${word}`);
      const reading = tryOut.getByRole('region', { name: 'So liest die Suche das' });
      await expect(reading).toContainText('Bedingung: Teilzeit');
      await expect(reading).toContainText(`${word}weggelassen`);
      await expectStepAccessible(page);
      await expectNoSidewaysScrolling(page);

      await tryOut.getByRole('searchbox').fill(`koch ${word}`);
      await reading.getByRole('button', { name: `Lesart von ${word} ändern` }).click();
      const form = page.getByRole('dialog', { name: 'Neuer Suchbegriff' });
      await expect(form.getByLabel('Begriff')).toHaveValue(word);
      await form.getByRole('radio', { name: 'Lesart' }).check();
      await expectStepAccessible(page, { overlay: true });
      await form.getByLabel('Wird gelesen wie').fill('Hauptschulabschluss');
      await form.getByRole('button', { name: 'Speichern' }).click();
      await expect(form).toBeHidden();
      await expect(reading).toContainText('Bedingung: Hauptschulabschluss');
    });
  });
}

/** Corrects a part of the tried text with the entry that its button opens. */
async function correct(page: Page, written: string, field: string, value: string): Promise<void> {
  await page.getByRole('button', { name: `Lesart von ${written} ändern` }).click();
  const form = page.getByRole('dialog', { name: 'Neuer Suchbegriff' });
  await expect(form.getByLabel('Begriff')).toHaveValue(written);
  await form.getByLabel(field).fill(value);
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form).toBeHidden();
}

test.describe('what an editor corrects, the public search follows', () => {
  test.use(desktop);

  /** Texts that no other test searches for. */
  const concept = 'pekarnya';
  const slot = 'dreiviertelstelle';
  const denied = 'ungern büro';

  test('a concept, a slot and a negation', { tag: slowTag }, async ({ page, request }) => {
    const labelsOf = async (text: string) => {
      const { understood = [] } = await searchCards(request, { search_multi_match: text });
      return understood.map(({ label }) => label);
    };
    const firstTitleOf = async (text: string) =>
      (await searchCards(request, { search_multi_match: text })).results[0]?.job_name ?? '';
    const whole = await firstTitleOf(concept);
    expect(whole).toMatch(/Bäcker/);
    expect(await labelsOf(slot)).toEqual(['Teilzeit']);
    expect(await labelsOf(denied)).toEqual(['nicht: büro']);

    await logInAs(page, demo.editor);
    await page.goto('/#/redakteure/suchbegriffe');
    const tryOut = page.getByRole('region', { name: 'Ausprobieren' });
    const reading = tryOut.getByRole('region', { name: 'So liest die Suche das' });
    const typed = tryOut.getByRole('searchbox');

    await typed.fill(concept);
    await expect(reading).toContainText(/meint auch .*Bäcker/);
    await correct(page, concept, 'Bedeutungen', 'Tischler');
    await expect(reading).toContainText('meint auch Tischler');
    await expect.poll(() => firstTitleOf(concept)).toMatch(/Tischler/);

    await typed.fill(slot);
    await expect(reading).toContainText('Bedingung: Teilzeit');
    await correct(page, slot, 'Wird gelesen wie', 'Schichtdienst');
    await expect(reading).toContainText('Bedingung: Schichtdienst');
    await expect.poll(() => labelsOf(slot)).toEqual(['Schichtdienst']);

    await typed.fill(denied);
    await expect(reading).toContainText('Verneinung: nicht: büro');
    await correct(page, denied, 'Wird gelesen wie', '');
    await expect(reading).not.toContainText('Verneinung');
    await expect.poll(() => labelsOf(denied)).toEqual([]);

    const search = page.getByRole('searchbox', { name: 'Suchbegriff oder Bedeutung suchen' });
    for (const term of [concept, slot, denied]) {
      await search.fill(term);
      await page.getByRole('button', { name: `${term} löschen` }).click();
      await expect(page.getByRole('button', { name: `${term} löschen` })).toHaveCount(0);
    }
    await expect.poll(() => firstTitleOf(concept)).toBe(whole);
    await expect.poll(() => labelsOf(denied)).toEqual(['nicht: büro']);
  });
});

test(
  'what another page of the list shows opens by its address; what is gone says so',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    const { access } = await logInAs(page, demo.editor);
    const lastOf = async (path: string) => {
      const read = (number: number) =>
        callApi<{ count: number; results: { id: number }[] }>(
          page.request,
          'GET',
          `${path}?page=${number}`,
          { access },
        );
      const { count } = await read(1);
      const { results } = await read(Math.ceil(count / limits.pageSize));
      return results.at(-1) ?? { id: 0 };
    };
    const word = (await lastOf('searchvocabulary/')) as { id: number; term: string };
    const profession = (await lastOf('professions/all/')) as { id: number; name: string };
    const dialog = page.getByRole('dialog');

    await page.goto(`/#/redakteure/suchbegriffe/${word.id}/bearbeiten`);
    await expect(dialog.getByLabel('Begriff')).toHaveValue(word.term);
    await page.goto(`/#/redakteure/branchen/${profession.id}/bearbeiten`);
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(profession.name);

    pageErrors.allow(/404/);
    await page.goto('/#/redakteure/suchbegriffe/999999/bearbeiten');
    await expect(page.getByText('Diesen Suchbegriff gibt es nicht mehr.')).toBeVisible();
    await page.goto('/#/redakteure/branchen/999999/bearbeiten');
    await expect(page.getByText('Diese Branche gibt es nicht mehr.')).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'an editor begins a synonym for what was searched for in vain',
    { tag: slowTag },
    async ({ page }) => {
      const term = newWord();
      await logInAs(page, demo.editor);
      answerPrompts(page);
      // The real report depends on the day, and new searches appear only after the counts are flushed.
      await page.route('**/api/v1/statistics/empty/**', (route) =>
        route.fulfill({ json: { count: 1, results: [{ term, count: 7, hits_now: 0 }] } }),
      );
      await page.goto('/#/redakteure/suchbegriffe');
      const report = page.getByRole('region', { name: 'Suchen ohne Treffer' });
      await expect(report).toContainText('7-mal gesucht');
      await expectStepAccessible(page);
      await expectNoSidewaysScrolling(page);
      await report.getByRole('button', { name: `Synonym für ${term} anlegen` }).click();
      const form = page.getByRole('dialog', { name: 'Neuer Suchbegriff' });
      await expect(form.getByRole('radio', { name: 'Synonym' })).toBeChecked();
      await expect(form.getByLabel('Begriff')).toHaveValue(term);
      await expectStepAccessible(page, { overlay: true });
      await form.getByLabel('Bedeutungen').fill('Bäcker');
      await page.goto('/konto/passwort-vergessen');
      await page.goto('/#/redakteure/suchbegriffe');
      await expect(page.getByText('einen Suchbegriff begonnen')).toBeVisible();
      await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
      await expect(form.getByLabel('Begriff')).toHaveValue(term);
      await expect(form.getByLabel('Bedeutungen')).toHaveValue('Bäcker');
      await form.getByRole('button', { name: 'Verwerfen' }).click();
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
    },
  );
});
