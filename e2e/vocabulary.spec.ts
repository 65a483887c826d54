import { randomUUID } from 'node:crypto';
import { expectAccessible } from './support/axe.ts';
import { demo, logInAs } from './support/login.ts';
import { expectNoSidewaysScrolling } from './support/measure.ts';
import { desktop, expect, phone, test } from './support/test.ts';

/** A word that nothing else has: letters alone, since digits would be looked for in numbers. */
const newWord = () => `qz${randomUUID().replaceAll(/[^a-f]/g, '')}xq`;

test.describe('on a desktop', () => {
  test.use(desktop);

  test('an editor gives a word a meaning, sees what it finds, and takes it back', async ({
    page,
  }) => {
    const word = newWord();
    await logInAs(page, demo.editor);
    await page.goto('/#/redakteure/suchbegriffe');
    const tryOut = page.getByRole('region', { name: 'Ausprobieren' });
    await tryOut.getByRole('searchbox').fill(word);
    await expect(tryOut).toContainText('Nichts gefunden');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Neuer Suchbegriff' }).click();
    const form = page.getByRole('dialog', { name: 'Neuer Suchbegriff' });
    await expectAccessible(page, { overlay: true });
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
    await page.getByRole('button', { name: `${word} löschen` }).click();
    await expect(list).toContainText('Kein Suchbegriff passt dazu.');
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('an editor begins a synonym for what was searched for in vain', async ({ page }) => {
    const term = newWord();
    await logInAs(page, demo.editor);
    // What the month has brought depends on the day; five searches of one text would wait for a flush.
    await page.route('**/api/v1/statistics/empty/**', (route) =>
      route.fulfill({ json: { count: 1, results: [{ term, count: 7, hits_now: 0 }] } }),
    );
    await page.goto('/#/redakteure/suchbegriffe');
    const report = page.getByRole('region', { name: 'Suchen ohne Treffer' });
    await expect(report).toContainText('7-mal gesucht');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await report.getByRole('button', { name: `Synonym für ${term} anlegen` }).click();
    const form = page.getByRole('dialog', { name: 'Neuer Suchbegriff' });
    await expect(form.getByRole('radio', { name: 'Synonym' })).toBeChecked();
    await expect(form.getByLabel('Begriff')).toHaveValue(term);
    await expectAccessible(page, { overlay: true });
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  });
});
