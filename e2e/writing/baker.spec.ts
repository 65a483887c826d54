import { resultsLink } from '../support/pages/results-page.ts';
import { randomInt } from 'node:crypto';
import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { accessOf, callApi, demo } from '../support/login.ts';
import { linkIn, mailTo } from '../support/data/mailbox.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { devicesFrom, expect, test } from '../support/test.ts';

const password = 'Sauerteig, Mohn und Mehl';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Fills in the request of a baker in Quedlinburg. */
async function fillIn(page: Page, name: string, email: string): Promise<void> {
  await field(page, 'Name des Unternehmens').fill(name);
  await field(page, 'Straße und Hausnummer').fill('Steinweg 5');
  await field(page, 'Postleitzahl').fill('06484');
  // Several towns share the postcode.
  await page.getByRole('combobox', { name: 'Ort', exact: true }).selectOption('Quedlinburg');
  const jobs = page.getByRole('combobox', { name: 'Ausbildungsberufe' });
  await jobs.fill('Bäcker/-in');
  await page.getByRole('option', { name: 'Bäcker/-in', exact: true }).click();
  await page.getByRole('radio', { name: 'Herr' }).check({ force: true });
  await field(page, 'Vorname').fill('Karl');
  await field(page, 'Nachname').fill('Krume');
  await field(page, 'Telefon').fill('03946 1234');
  await field(page, 'E-Mail').fill(email);
}

/** Accepts the request as an editor does with a click, but by API. */
async function accept(page: Page, email: string): Promise<void> {
  const access = await accessOf(page.request, demo.editor);
  const path = 'companies/request/?open=1&search=Harzkruste';
  const { results } = await callApi<{ results: CompanyRequest[] }>(page.request, 'GET', path, {
    access,
  });
  const request = results.find((one) => one.email === email);
  expect(request).toBeDefined();
  await callApi(page.request, 'PATCH', `companies/request/patch/${request?.id}/`, {
    access,
    data: {
      status: 2,
      Allowed_apprenticeships: request?.Allowed_apprenticeships.map(({ id }) => id),
    },
  });
}

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`a baker on a ${device}`, details, () => {
    test.use(options);

    test('asks to be let in, sets up his account, and his place can be found', async ({ page }) => {
      const number = randomInt(1_000_000);
      const name = `Bäckerei Harzkruste ${number}`;
      const email = `karl${number}@harzkruste.example`;

      await page.goto('/#/registrieren/anfrage');
      await fillIn(page, name, email);
      await expectNoSidewaysScrolling(page);
      await page.getByRole('button', { name: 'Anfrage senden' }).click();
      await expect(heading(page, 'Ihre Anfrage ist eingegangen')).toBeFocused();
      await expectStepAccessible(page);
      const received = await mailTo(page.request, email, 'Ihre Anfrage ist eingegangen');
      // The owner of the address is not confirmed yet, so the mail must not name the company.
      expect(received.text).not.toContain('Harzkruste');

      await accept(page, email);
      const accepted = await mailTo(page.request, email, 'Ihre Anfrage wurde angenommen');
      await page.goto(linkIn(accepted, '/konto/aktivieren'));
      await expectStepAccessible(page);
      await field(page, 'Neues Passwort').fill(password);
      await field(page, 'Neues Passwort wiederholen').fill(password);
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: /anmelden|login/i }).click();

      await field(page, 'E-Mail').fill(email);
      await field(page, 'Passwort').fill(password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#\/unternehmen\/setup/);
      await setUp(page);
      await expect(page).toHaveURL(/#\/unternehmen\/unternehmensprofil$/);
      await expect(page.getByRole('main')).toContainText(name);

      const title = `Ausbildung mit Duft ${number}`;
      await publish(page, title);
      await page.goto(resultsLink({ search_multi_match: `Duft ${number}` }));
      await expect(page.getByRole('article').filter({ hasText: title })).toContainText(name);
    });
  });
}

/** Goes through the wizard, which is already filled in with the data of the request. */
async function setUp(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await expect(heading(page, 'Schritt 1 von 3: Kontaktperson')).toBeVisible();
  await expect(field(page, 'Nachname')).toHaveValue('Krume');
  await next.click();
  await expect(heading(page, 'Schritt 2 von 3: Filialinformationen')).toBeFocused();
  await expect(field(page, 'Straße und Hausnummer')).toHaveValue('Steinweg 5');
  await next.click();
  await expect(heading(page, 'Schritt 3 von 3: Stellenanzeigen')).toBeFocused();
  await expect(
    page.getByText('Wir konnten keine Stellenanzeigen von anderen Börsen finden.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Einrichtung abschließen' }).click();
}

/** Writes an ad and saves it. */
async function publish(page: Page, title: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Unternehmensbereich' })
    .getByRole('link', { name: 'Stellenanzeigen' })
    .click();
  await expect(page.getByText('Keine Stellenanzeigen vorhanden!')).toBeVisible();
  await page
    .getByRole('button', { name: 'Neue Stellenanzeige' })
    .or(page.getByRole('link', { name: 'Neue Stellenanzeige' }))
    .first()
    .click();
  const overlay = page.getByRole('dialog', { name: 'Neue Stellenanzeige' });
  await field(page, 'Titel').fill(title);
  await overlay.getByRole('radio', { name: 'Ausbildung' }).check({ force: true });
  await choose(page, 'Berufsbezeichnung', 'Bäcker/-in');
  await choose(page, 'Branche', 'Lebensmittel');
  await overlay.getByRole('textbox', { name: 'Beschreibung' }).fill('Brot, Brötchen und Kuchen.');
  await overlay.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(overlay).toHaveCount(0);
}

/** Chooses the first option that begins with the text. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(text);
  await page
    .getByRole('option', { name: new RegExp(`^${text}`) })
    .first()
    .click();
  await expect(box).toHaveValue(new RegExp(`^${text}`));
}
