import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { AreaPage, expectToast } from '../support/pages/company-area.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { importedCompany } from '../support/data/imported-company.ts';
import { resultsLink } from '../support/pages/results-page.ts';
import { tabTo } from '../support/keyboard.ts';
import { callApi, endSession, keepLogin } from '../support/login.ts';
import {
  boxesOf,
  expectLargeTargets,
  expectNoSidewaysScrolling,
} from '../support/checks/measure.ts';
import { desktop, devicesFrom, expectOfImport as expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

/** Chooses a file with the keyboard. */
async function chooseFile(page: Page, button: string, file: FilePayload): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: button, exact: true }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
}

interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const csv = (text: string): FilePayload => ({
  name: 'anzeigen.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** Counts the chosen files that the device keeps. */
const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('lehrpfad-file-1')).keys()).length);

/** Returns a workbook with a cover, which is no table of ads, and two sheets with one ad each, whose titles end with `word`. */
async function workbook(word: string): Promise<FilePayload> {
  const sheet = (name: string, ...rows: readonly (readonly string[])[]) => ({
    sheet: name,
    data: rows.map((row) => row.map((value) => ({ value }))),
  });
  const headings = ['Titel', 'Art', 'Berufsbezeichnung', 'Beschreibung'];
  const file = writeXlsxFile([
    sheet('Deckblatt', ['Unsere Stellen', word]),
    sheet('Ausbildung', headings, [`Ausbildung ${word}`, 'Ausbildung', 'Bäcker/-in', 'Backen']),
    sheet('Praktika 2027', headings, [`Praktikum ${word}`, 'Praktikum', 'Bäcker/-in', 'Zusehen']),
  ]);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: 'anzeigen.xlsx', mimeType, buffer: await file.toBuffer() };
}

test.describe('on a phone', () => {
  test.use(phone);

  test('a company makes an ad its own that another exchange shows of it', async ({ page }) => {
    const takeOver = await importedCompany(page.request, 2, 40);
    const { session, company } = await freshCompany(page.request, { takeOver });
    await keepLogin(page, session);
    const [first, ...others] = company.jd;
    const area = new AreaPage(page);
    await area.open('boersen', 'Andere Börsen');
    const cards = area.main.getByRole('checkbox', { name: /^Übernehmen/ });
    await expect(cards).toHaveCount(company.jd.length);
    await expect(area.main.getByText(`von ${first?.external}`).first()).toBeVisible();
    // The whole card can be pressed.
    await area.main
      .getByText(first?.title ?? '', { exact: true })
      .first()
      .click({ force: true });
    await expect(cards.first()).toBeChecked();
    await expectStepAccessible(page);
    await expectNoSidewaysScrolling(page);

    await area.main.getByRole('button', { name: '1 Stellenanzeige übernehmen' }).click();
    await expectToast(page, '1 Stellenanzeige übernommen');
    await expect(cards).toHaveCount(others.length);
    await area.main.getByRole('link', { name: `Bearbeiten: ${first?.title}` }).click();
    await expect(page).toHaveURL(new RegExp(`stellenangebote/${first?.id}$`));
  });
});

for (const { device, options, details } of devicesFrom('phone'))
  test.describe(`on a ${device}`, details, () => {
    test.use(options);

    test(
      'a company takes one sheet of its workbook after the other, by keyboard',
      { tag: slowTag },
      async ({ page }) => {
        const { session } = await freshCompany(page.request);
        await keepLogin(page, session);
        const word = `Raps${randomUUID().slice(0, 8)}`;
        const area = new AreaPage(page);
        await area.open('boersen/tabelle', 'Andere Börsen');
        const rows = area.main.getByRole('listitem');
        const preview = page.getByRole('heading', { level: 2, name: 'Vorschau: 1 neu' });
        const taken = page.getByRole('heading', { level: 2, name: 'Übernommen: 1 neu' });
        const others = area.main.getByRole('group', { name: 'Weitere Blätter der Datei' });
        const take = page.getByRole('button', { name: '1 Stellenanzeige übernehmen' });

        await chooseFile(page, 'Datei auswählen', await workbook(word));
        await expect(preview).toBeFocused();
        await expect(area.main).toContainText(
          'Die Datei hat ein weiteres Blatt: „Praktika 2027“. Gelesen wurde „Ausbildung“.',
        );
        await expect(rows.filter({ hasText: `Ausbildung ${word}` })).toBeVisible();
        await expect(others.getByRole('button')).toHaveText(['Blatt „Praktika 2027“ prüfen']);
        await expectStepAccessible(page);
        await expectNoSidewaysScrolling(page);
        await expectLargeTargets(page, '[aria-label="Weitere Blätter der Datei"]');
        await tabTo(page, take);
        await page.keyboard.press('Enter');
        await expect(taken).toBeFocused();

        await tabTo(page, others.getByRole('button', { name: 'Blatt „Praktika 2027“ prüfen' }));
        await page.keyboard.press('Enter');
        await expect(preview).toBeFocused();
        await expect(rows.filter({ hasText: `Praktikum ${word}` })).toBeVisible();
        await expect(rows.filter({ hasText: `Ausbildung ${word}` })).toHaveCount(0);
        await expect(others.getByRole('button')).toHaveText(['Blatt „Ausbildung“ prüfen']);
        await tabTo(page, take);
        await page.keyboard.press('Enter');
        await expect(taken).toBeFocused();

        await page.goto(resultsLink({ search_multi_match: word }));
        await expect(page.getByRole('heading', { name: `Ausbildung ${word}` })).toBeVisible();
        await expect(page.getByRole('heading', { name: `Praktikum ${word}` })).toBeVisible();
      },
    );
  });

test.describe('on a phone whose network or session is gone', () => {
  test.use(phone);

  const table = csv('Titel;Ausb./Prakt.;Beruf;Text\r\nBackstube;P;Bäckerin;Zusehen');

  test('a table that did not reach the server is checked again without choosing it anew', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    const { session } = await freshCompany(page.request);
    await keepLogin(page, session);
    const area = new AreaPage(page);
    await area.open('boersen/tabelle', 'Andere Börsen');
    await page.context().setOffline(true);
    await chooseFile(page, 'Datei auswählen', table);
    await expect(area.main.getByText('Der Server ist nicht erreichbar.')).toBeVisible();
    const retry = area.main.getByRole('button', { name: 'Erneut versuchen' });
    await expectStepAccessible(page);
    await retry.press('Enter');
    await expect(area.main.getByRole('progressbar')).toBeHidden();
    await expect(retry).toBeFocused();
    await page.context().setOffline(false);
    await retry.press('Enter');
    await expect(page.getByRole('heading', { name: 'Vorschau: 1 neu' })).toBeFocused();
    await expect(retry).toBeHidden();
  });

  test('a table stays when the session ends, and is taken after the login', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/40[13]/);
    const { session, email, password } = await freshCompany(page.request);
    await keepLogin(page, session);
    const area = new AreaPage(page);
    await area.open('boersen/tabelle', 'Andere Börsen');
    await chooseFile(page, 'Datei auswählen', table);
    await expect(page.getByRole('heading', { name: 'Vorschau: 1 neu' })).toBeFocused();
    await endSession(page);
    await page.getByRole('button', { name: '1 Stellenanzeige übernehmen' }).click();
    const login = page.getByRole('alertdialog', { name: /^Bitte neu anmelden/ });
    await login.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await login.getByRole('textbox', { name: 'Passwort' }).fill(password);
    await login.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('heading', { name: 'Übernommen: 1 neu' })).toBeVisible();
  });
});

test.describe('on a narrow phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 640 } });

  test('the button that takes several ads fits', async ({ page }) => {
    const { session } = await freshCompany(page.request);
    await keepLogin(page, session);
    const area = new AreaPage(page);
    await area.open('boersen/tabelle', 'Andere Börsen');
    const rows = Array.from({ length: 12 }, (_, at) => `Backstube ${at};P;Bäckerin;Zusehen`);
    const table = ['Titel;Ausb./Prakt.;Beruf;Text', ...rows].join('\r\n');
    await chooseFile(page, 'Datei auswählen', csv(table));
    await expect(page.getByRole('button', { name: '12 Stellenanzeigen übernehmen' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });

  test('a company reads that a colleague has stored another address of the career page', async ({
    page,
    pageErrors,
  }) => {
    const { session } = await freshCompany(page.request);
    await keepLogin(page, session);
    const area = new AreaPage(page);
    await area.open('boersen/karriereseite', 'Andere Börsen');
    const address = area.main.getByRole('textbox', { name: 'Adresse Ihrer Karriereseite' });
    await address.fill('https://www.kruste.example/meine');
    const { access } = session;
    const data = { url: 'https://www.kruste.example/ihre' };
    await callApi(page.request, 'PATCH', 'exchanges/own/career-page/', { access, data });

    pageErrors.allow(/409/);
    await area.main.getByRole('button', { name: 'Speichern und abrufen' }).click();
    const notice = area.main.getByRole('group', { name: 'Der Eintrag wurde inzwischen geändert.' });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(data.url);
    const takes = notice.getByRole('button', {
      name: 'Gespeicherte Fassung übernehmen',
      exact: true,
    });
    const [box, button] = await boxesOf(page, [notice, takes]);
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
    await expectStepAccessible(page);
    await expectNoSidewaysScrolling(page);

    await takes.click();
    await expect(address).toHaveValue(data.url);
    await expect(notice).toHaveCount(0);
  });
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('a company uploads a table by keyboard, corrects a row, and finds both ads', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/400/);
    const { session } = await freshCompany(page.request);
    await keepLogin(page, session);
    const word = `Mohn${randomUUID().slice(0, 8)}`;
    const table = (second: string) =>
      [
        'Unsere Stellen',
        'Kennung;Stellenbezeichnung;Art;Ausbildungsberuf;Ausbildungsbeginn;Text;Gehalt',
        `1;Ausbildung ${word};Azubi;Bäckerin;01.08.2027;Brot backen;1000`,
        `2;Praktikum ${word};Schülerpraktikum;${second};;Zusehen;`,
      ].join('\r\n');
    const area = new AreaPage(page);
    await area.open('boersen/tabelle', 'Andere Börsen');

    const notes = { ...csv('Nur ein Satz.'), name: 'notizen.csv' };
    await chooseFile(page, 'Datei auswählen', notes);
    await expect(area.main.getByText(/^„notizen\.csv“: ./)).toBeVisible();
    await chooseFile(page, 'Andere Datei auswählen', csv(table('Bäker')));
    await expect(area.main.getByText('notizen.csv')).toHaveCount(0);
    const preview = page.getByRole('heading', { level: 2, name: 'Vorschau: 1 neu, 1 mit Fehlern' });
    await expect(preview).toBeFocused();
    await expect(area.main.getByText('Meinten Sie „Bäcker/-in“?')).toBeVisible();
    await expect(area.main.getByText('„Stellenbezeichnung“ als „Titel“')).toBeVisible();
    await expectStepAccessible(page);
    await tabTo(page, page.getByRole('button', { name: '1 Stellenanzeige übernehmen' }));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { level: 2, name: 'Übernommen: 1 neu, 1 mit Fehlern' }),
    ).toBeFocused();

    await chooseFile(page, 'Andere Datei auswählen', csv(table('Bäcker/-in')));
    await expect(
      page.getByRole('heading', { level: 2, name: 'Vorschau: 1 neu, 1 unverändert' }),
    ).toBeFocused();
    await page.getByRole('button', { name: '1 Stellenanzeige übernehmen' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: /^Übernommen: 1 neu/ })).toBeFocused();

    await page.goto(resultsLink({ search_multi_match: word }));
    await expect(page.getByRole('heading', { name: `Ausbildung ${word}` })).toBeVisible();
    await expect(page.getByRole('heading', { name: `Praktikum ${word}` })).toBeVisible();
  });

  test('a company says what the columns of its own list are, and need not say it again', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    const { session } = await freshCompany(page.request);
    await keepLogin(page, session);
    const word = `Kümmel${randomUUID().slice(0, 8)}`;
    const table = (title: string) => csv(`Wer;Wie es heißt;Was\nBäckerin;${title};Brot backen`);
    const area = new AreaPage(page);
    await area.open('boersen/tabelle', 'Andere Börsen');
    await chooseFile(page, 'Datei auswählen', table(`Lehre ${word}`));
    await expect(page.getByRole('heading', { level: 2, name: 'Spalten zuordnen' })).toBeFocused();
    await expectStepAccessible(page);
    await expectNoSidewaysScrolling(page);

    const check = page.getByRole('button', { name: 'Mit dieser Zuordnung prüfen' });
    const column = (label: string) => area.main.getByRole('combobox', { name: label, exact: true });
    const assign = (label: string, option: string) => column(label).selectOption(option);
    await assign('Titel', 'Wie es heißt');
    await assign('Berufsbezeichnung', 'Wer');
    await check.click();
    await expect(area.main.getByText('Es fehlen Spalten: „Art“, „Beschreibung“.')).toBeVisible();
    await expect(column('Titel')).toHaveValue('Wie es heißt');

    // A reload loses neither the file nor what was said about its columns, checked or not.
    await column('Art').selectOption({ label: 'Alle Zeilen: Ausbildung' });
    const begun = area.main.getByText('Sie haben „anzeigen.csv“ ausgewählt und noch nicht');
    await expect.poll(() => keptFiles(page)).toBe(1);
    await page.reload();
    await expect(begun).toBeVisible();
    await expectStepAccessible(page);
    await area.main.getByRole('button', { name: 'Weiter bearbeiten' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Spalten zuordnen' })).toBeFocused();
    await expect(begun).toHaveCount(0);
    await expect(column('Titel')).toHaveValue('Wie es heißt');
    await expect(column('Art').locator(':checked')).toHaveText('Alle Zeilen: Ausbildung');

    await assign('Beschreibung', 'Was');
    await page.context().setOffline(true);
    await check.click();
    await expect(area.main.getByText('Der Server ist nicht erreichbar.')).toBeVisible();
    await expect(column('Beschreibung')).toHaveValue('Was');
    await page.context().setOffline(false);
    await check.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Vorschau: 1 neu' })).toBeFocused();
    await page.getByRole('button', { name: '1 Stellenanzeige übernehmen' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Übernommen: 1 neu' })).toBeFocused();
    await expect.poll(() => keptFiles(page)).toBe(0);

    await page.reload();
    await chooseFile(page, 'Datei auswählen', table(`Praxis ${word}`));
    await expect(page.getByRole('heading', { level: 2, name: 'Vorschau: 1 neu' })).toBeFocused();
    await area.main.getByText('Spalten zuordnen').click();
    await expect(column('Titel')).toHaveValue('Wie es heißt');

    await expect.poll(() => keptFiles(page)).toBe(1);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/#\/$/);
    // The page is loaded anew meanwhile.
    await expect(async () => expect(await keptFiles(page)).toBe(0)).toPass();
  });
});
