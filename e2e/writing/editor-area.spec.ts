import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { demo, keepLogin, logInAs } from '../support/login.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import { routes } from '../support/routes.ts';

const admin = 'admin@lehrpfad.example';

const forAll = [
  'Übersicht',
  'Eingang',
  'Unternehmensanfragen',
  'Gemeldete Anzeigen',
  'Filialen bestätigen',
  'Angefragte Berufe',
  'Berufsbezeichnungen',
  'Events',
  'Firmen',
  'Stellenanzeigen',
  'Gesperrte Firmen',
  'Branchen',
  'Schnittstellen',
  'API-Schlüssel',
  'FAQ',
  'Einfache Sprache',
  'Bilder',
  'Suchbegriffe',
  'Schulpraktika',
  'Statistiken',
];
const forAdmins = [
  'Redakteure',
  'Benutzer',
  'Kammern',
  'Protokoll',
  'E-Mails',
  'Betrieb',
  'Wartung',
];

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Redaktionsbereich' });

/** Returns the entries of the navigation, without their counters. */
async function entriesOf(page: Page): Promise<string[]> {
  const links = navigation(page).getByRole('link');
  const names = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('aria-label') ?? link.textContent ?? ''),
  );
  return names.map((name) => name.replace(/, \d+ offen$/, '').trim());
}

test('the back-office offers each role its pages, and leads to them', async ({ page }) => {
  await logInAs(page, admin);
  await page.goto('/#/redakteure');
  await expect.poll(() => entriesOf(page)).toEqual([...forAll, ...forAdmins, 'Mein Konto']);
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  // routes.spec.ts opens each of these pages.
  const links = navigation(page).getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const pages = routes.map(({ address }) => address.slice(1));
  expect(targets.filter((target) => !pages.includes(target ?? ''))).toEqual([]);
  expect(new Set(targets).size).toBe(targets.length);
  for (const entry of ['Stellenanzeigen', 'Protokoll', 'Mein Konto', 'Übersicht']) {
    const link = navigation(page).getByRole('link', { name: new RegExp(`^${entry}(,|$)`) });
    await link.click();
    await expect(link, entry).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 }), entry).toBeFocused();
  }
});

test('an editor neither sees nor reaches what is the administrators’', async ({ page }) => {
  await logInAs(page, demo.editor);
  for (const path of [
    'admin',
    'user',
    'kammern',
    'protokoll',
    'mails',
    'betrieb',
    'wartung',
    'nirgends',
  ]) {
    await page.goto(`/#/redakteure/${path}`);
    await expect(page, path).toHaveURL(/#\/redakteure\/dashboard$/);
  }
  await expect.poll(() => entriesOf(page)).toEqual([...forAll, 'Mein Konto']);
});

test('a company is led to its own area', { tag: slowTag }, async ({ page }) => {
  const { session } = await freshCompany(page.request);
  await keepLogin(page, session);
  await page.goto('/#/redakteure/berufe');
  await expect(page).toHaveURL(/#\/unternehmen\/unternehmensprofil$/);
});

test.describe('the trail', () => {
  test.use(phone);

  test('is read and narrowed by administrators', async ({ page }) => {
    await logInAs(page, admin);
    await page.goto('/#/redakteure/protokoll');
    const list = page.getByRole('group', { name: 'Einträge' });
    await expect(list.getByText(/^[\d.]+ Einträge?$/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Im Protokoll suchen' }).fill('Quarkxylophon');
    await expect(list.getByText('Kein Eintrag passt dazu.')).toBeVisible();
    await expect(page).toHaveURL(/protokoll\/~search=Quarkxylophon$/);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Im Protokoll suchen' })).toHaveValue(
      'Quarkxylophon',
    );
    await expectNoSidewaysScrolling(page);
    await expectStepAccessible(page);
    await list.getByRole('button', { name: 'Alles zeigen' }).click();
    await expect(page).toHaveURL(/protokoll$/);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('combobox', { name: 'Wer es war' })).toBeVisible();
    const from = page.getByRole('textbox', { name: 'Von', exact: true });
    // Parts of the date are dates themselves; the field must not be replaced meanwhile.
    await from.pressSequentially('01.01.2098');
    await expect(from).toBeFocused();
    await expect(from).toHaveValue('01.01.2098');
    await expect(list.getByText('Kein Eintrag passt dazu.')).toBeVisible();
    await expect(page).toHaveURL(/protokoll\/~from=2098-01-01$/);
    const to = page.getByRole('textbox', { name: 'Bis', exact: true });
    await to.fill('31.12.2097');
    await expect(to).toHaveAccessibleDescription(/Das Ende liegt vor dem Anfang\./);
    await expectStepAccessible(page);
    await list.getByRole('button', { name: 'Alles zeigen' }).click();
    for (const field of [from, to]) await expect(field).toHaveValue('');
    await from.fill('01.01.2098');
    await expect(page).toHaveURL(/protokoll\/~from=2098-01-01$/);
    await expectStepAccessible(page);
    await expectNoSidewaysScrolling(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Als CSV speichern' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^protokoll-[\d-]+\.csv$/);
  });
});
