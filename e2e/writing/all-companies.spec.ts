import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { AllCompaniesPage } from '../support/pages/all-companies-page.ts';
import { AllJobAdsPage } from '../support/pages/all-job-ads-page.ts';
import { searchCards } from '../support/api.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { AreaPage, expectToast } from '../support/pages/company-area.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { callApi, demo, demoPassword, endSession, keepLogin, logInAs } from '../support/login.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { makeAd, makeBranch } from '../support/pages/own-job-ads-page.ts';
import { answerPrompts } from '../support/prompts.ts';
import { slowTag } from '../support/slow.ts';
import { desktop, devices, expect, phone, test } from '../support/test.ts';

test.use(desktop);

/** Returns a unique name. */
const named = (words: string) => `${words} ${Date.now().toString(36).slice(-6)}`;

test('a company is found by the name in the address, blocked, and brought back', async ({
  page,
}) => {
  const account = await freshCompany(page.request);
  const { id, name } = account.company;
  const ad = await makeAd(page.request, account);
  const found = async () =>
    (await searchCards(page.request, { job_ids: String(ad.id) })).results.length;
  const { access } = await logInAs(page, demo.editor);
  const all = new AllCompaniesPage(page);

  await all.open(name);
  await expect(all.search).toHaveValue(name);
  await expect(all.rows).toHaveCount(1);
  await all.choose(name);
  const ads = all.detail.getByRole('link', { name: '1 Stellenanzeige' });
  await expect(ads).toHaveAttribute('href', `#/redakteure/stellenangebote/~company=${id}`);

  await all.lock('Eine Beschwerde wird geprüft');
  await expect(all.rows.getByText('Gesperrt', { exact: true })).toBeVisible();
  expect(await found()).toBe(0);
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(all.rows.getByText('Gesperrt', { exact: true })).toBeHidden();
  expect(await found()).toBe(1);

  await callApi(page.request, 'PATCH', `companies/patch/${id}/`, {
    access,
    data: { locked: true },
  });
  await all.openBlacklist();
  await all.search.fill(name);
  await expect(all.blocked).toHaveCount(1);
  await expect(all.blocked).toContainText('06484 Quedlinburg');
  await all.blocked.getByRole('button', { name: `${name} freigeben` }).click();
  await expect(all.question.getByRole('heading')).toHaveText('Firma freigeben?');
  await all.question.getByRole('button', { name: 'Freigeben' }).click();
  await expectToast(page, `${name} freigegeben`);
  await expect(page.getByText('Keine gesperrte Firma passt dazu.')).toBeVisible();
  expect(await found()).toBe(1);
});

test(
  'the reason of a lock stays if the company was changed meanwhile',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    const { company } = await freshCompany(page.request);
    const { access } = await logInAs(page, demo.editor);
    const all = new AllCompaniesPage(page);
    await all.open(company.name);
    await all.choose(company.name);
    await all.press('Sperren');
    const reason = all.question.getByRole('combobox', { name: 'Grund' });
    const note = all.question.getByRole('textbox', { name: 'Begründung' });
    await reason.selectOption('Anderer Grund');
    await note.fill('Niemand antwortet.');
    await callApi(page.request, 'PATCH', `companies/patch/${company.id}/`, {
      access,
      data: { weblink: 'https://example.org' },
    });
    pageErrors.allow(/lock\/patch/, /409/);
    await all.question.getByRole('button', { name: 'Sperren' }).click();
    await expectToast(page, `${company.name} wurde inzwischen geändert.`);
    await expect(all.detail.getByRole('link', { name: 'example.org' })).toBeVisible();
    await all.press('Sperren');
    await expect(reason.locator('option:checked')).toHaveText('Anderer Grund');
    await expect(note).toHaveValue('Niemand antwortet.');
    await all.question.getByRole('button', { name: 'Sperren' }).click();
    await expect(all.rows.getByText('Gesperrt', { exact: true })).toBeVisible();
  },
);

test(
  'the chosen reason of a lock outlasts the end of the session',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    const { company } = await freshCompany(page.request);
    await logInAs(page, demo.editor);
    const all = new AllCompaniesPage(page);
    await all.open(company.name);
    await all.choose(company.name);
    await all.press('Sperren');
    await all.question.getByRole('combobox', { name: 'Grund' }).selectOption('Doppelt eingetragen');
    await endSession(page);
    pageErrors.allow(/40[13]/, /token/, /The session is over/);
    await all.question.getByRole('button', { name: 'Sperren' }).click();
    const again = page.getByRole('alertdialog', { name: /^Bitte neu anmelden/ });
    await again.getByRole('textbox', { name: 'E-Mail' }).fill(demo.editor);
    await again.getByRole('textbox', { name: 'Passwort', exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(again).toBeHidden();
    await all.question.getByRole('button', { name: 'Sperren' }).click();
    await expectToast(page, `${company.name} gesperrt`);
  },
);

test(
  'a company is locked with the branches of its account for a reason that they read, and released with them',
  { tag: slowTag },
  async ({ page, browser }) => {
    const account = await freshCompany(page.request);
    const { company } = account;
    const north = await makeBranch(page.request, account, `${company.name} Nord`);
    await makeBranch(page.request, account, `${company.name} Süd`);
    const ad = await makeAd(page.request, { ...account, company: { ...company, id: north } });
    const found = async () =>
      (await searchCards(page.request, { job_ids: String(ad.id) })).results.length;
    await logInAs(page, demo.editor);
    const all = new AllCompaniesPage(page);
    await all.open(company.name);
    await all.choose(company.name);

    await all.press('Sperren');
    const { question } = all;
    const confirm = question.getByRole('button', { name: 'Sperren' });
    const branches = question.getByRole('group', { name: 'Filialen des Kontos' });
    await expect(branches.getByRole('switch')).toHaveCount(3);
    await expect(branches.getByRole('switch').first()).toBeDisabled();
    await expect(branches.getByRole('switch', { name: /Nord/ })).toBeChecked();
    await expect(question).toContainText('Offline gehen: 1 öffentliche Stellenanzeige.');
    await expectStepAccessible(page, { overlay: true });
    await confirm.press('Enter');
    const reason = question.getByRole('combobox', { name: 'Grund' });
    await expect(reason).toBeFocused();
    await expect(question).toContainText('Bitte einen Grund auswählen.');
    await reason.selectOption('Anderer Grund');
    await confirm.press('Enter');
    await expect(question.getByRole('textbox', { name: 'Begründung' })).toBeFocused();
    await page.keyboard.type('Das Haus steht leer.');
    await branches.getByRole('switch', { name: /Nord/ }).press('Space');
    await expect(question).toContainText('Offline gehen: Keine öffentlichen Stellenanzeigen.');
    await branches.getByRole('switch', { name: /Nord/ }).press('Space');
    await branches.getByRole('switch', { name: /Süd/ }).press('Space');
    await confirm.press('Enter');
    await expectToast(page, `${company.name} und eine weitere Filiale gesperrt`);
    await expect(all.rows.getByText('Gesperrt', { exact: true })).toHaveCount(2);
    await expect(all.detail).toContainText(/Gesperrt seit .* Uhr: Das Haus steht leer\./);
    expect(await found()).toBe(0);

    await test.step('its account reads why beside the branch', async () => {
      const context = await browser.newContext({ ...desktop });
      const theirs = await context.newPage();
      await keepLogin(theirs, account.session);
      const area = new AreaPage(theirs);
      await area.open('unternehmensprofil', 'Filialenverwaltung');
      const panel = area.panel(`${company.name} Nord`);
      await panel.getByRole('button', { name: new RegExp(`^${company.name} Nord`) }).click();
      await expect(panel).toContainText('Der Grund: Das Haus steht leer.');
      await expectStepAccessible(theirs);
      await context.close();
    });

    await all.press('Freigeben');
    await expect(branches.getByRole('switch')).toHaveCount(2);
    await expect(branches.getByRole('switch', { name: /Nord/ })).toBeChecked();
    await expectStepAccessible(page, { overlay: true });
    await question.getByRole('button', { name: 'Freigeben' }).press('Enter');
    await expectToast(page, `${company.name} und eine weitere Filiale freigegeben`);
    await expect(all.rows.getByText('Gesperrt', { exact: true })).toHaveCount(0);
    expect(await found()).toBe(1);
  },
);

test(
  'a company is created, handed to an account, and saved after somebody else has',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    const { email, session } = await freshCompany(page.request);
    const editor = await logInAs(page, demo.editor);
    const all = new AllCompaniesPage(page);
    const name = named('Ölmühle Kaltenbach');

    await all.open();
    await page.getByRole('button', { name: 'Neue Firma' }).click();
    await all.overlay.getByRole('textbox', { name: 'Name' }).fill(name);
    await all.overlay.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Mühlweg 1');
    await all.overlay.getByRole('textbox', { name: 'Postleitzahl' }).fill('39104');
    const jobs = all.overlay.getByRole('combobox', { name: 'Zugelassene Ausbildungsberufe' });
    await jobs.fill('Bäcker/-in');
    await page.getByRole('option', { name: 'Bäcker/-in', exact: true }).click();
    await all.overlay.getByRole('combobox', { name: /^Konto/ }).fill(email);
    await page.getByRole('option', { name: new RegExp(email) }).click();
    await all.overlay.getByRole('checkbox', { name: 'Karl Krume' }).check();
    await all.save();
    await expect(all.detail.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(all.detail).toContainText(email);
    await expect(all.detail).toContainText('Karl Krume');
    const own = await callApi<FullCompany[]>(page.request, 'GET', 'companies/own/', {
      access: session.access,
    });
    const created = own.find((company) => company.name === name);
    expect(created?.Allowed_apprenticeships).toMatchObject([{ name: 'Bäcker/-in' }]);

    pageErrors.allow(/^answer 409: .*companies\/patch/, /^console: .*409/);
    await all.press('Bearbeiten');
    await callApi(page.request, 'PATCH', `companies/patch/${created?.id}/`, {
      access: editor.access,
      data: { weblink: 'www.andere.example' },
    });
    await all.overlay.getByRole('textbox', { name: 'Name' }).fill(`${name} KG`);
    await all.overlay.getByRole('button', { name: 'Speichern' }).click();
    await expectToast(page, /^Firma gespeichert\. .* bleiben erhalten: Webseite$/);
    await expect(all.detail.getByRole('heading', { level: 2, name: `${name} KG` })).toBeVisible();
    await expect(all.detail).toContainText('andere.example');
  },
);

test(
  'contact persons are changed and deleted at their company',
  { tag: slowTag },
  async ({ page }) => {
    const { company } = await freshCompany(page.request);
    await logInAs(page, demo.editor);
    answerPrompts(page);
    const all = new AllCompaniesPage(page);
    await all.open(String(company.id));
    await expect(all.detail.getByRole('button', { name: /neue kontaktperson/i })).toHaveCount(0);
    await all.press('Karl Krume bearbeiten');
    const name = all.overlay.getByRole('textbox', { name: 'Nachname' });
    await name.fill('Krume-Korn');
    await test.step('what was begun is announced, and opens at the company', async () => {
      await page.goto('/konto/passwort-vergessen');
      await page.goto('/#/redakteure/unternehmensprofil/liste');
      await expect(
        page.getByText('„Karl Krume“ geändert und noch nicht gespeichert'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
      await expect(name).toHaveValue('Krume-Korn');
    });
    await all.save();
    await all.press('Karl Krume-Korn löschen');
    await expect(all.question.getByRole('heading')).toHaveText('Kontaktperson löschen?');
    await all.question.getByRole('button', { name: 'Löschen' }).click();
    await expect(all.detail).toContainText('Keine Kontaktperson eingetragen.');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(all.detail).toContainText('Karl Krume-Korn');
  },
);

test.describe('on a phone, and in a window as wide as a desktop', () => {
  test.use(phone);

  test(
    'lists, details and overlays of companies are accessible',
    { tag: slowTag },
    async ({ page }) => {
      await logInAs(page, demo.editor);
      const all = new AllCompaniesPage(page);
      for (const [device, { viewport }] of Object.entries(devices)) {
        await test.step(device, async () => {
          await page.setViewportSize(viewport);
          await all.open();
          await all.rows.first().waitFor();
          await expectStepAccessible(page);
          await expectNoSidewaysScrolling(page);
          if (device === 'phone') await expectLargeTargets(page, 'main');
          await all.rows.getByRole('link').first().click();
          await expect(all.detail.getByRole('heading', { level: 2 })).toBeVisible();
          await expectStepAccessible(page, { overlay: true });
          await all.press('Bearbeiten');
          await expect(all.overlay).toBeVisible();
          await expectStepAccessible(page, { overlay: true });
          await page.keyboard.press('Escape');
          await expect(all.overlay).toBeHidden();
          await all.press('Sperren');
          await expectStepAccessible(page, { overlay: true });
          await page.keyboard.press('Escape');
          await all.openBlacklist();
          await all.blocked.first().waitFor();
          await expectStepAccessible(page);
          await expectNoSidewaysScrolling(page);
        });
      }
    },
  );
});

test(
  'a company leads to its own ads, and an ad to its own company, whatever others are called',
  { tag: slowTag },
  async ({ page }) => {
    const account = await freshCompany(page.request);
    const { name } = account.company;
    const branch = await makeBranch(page.request, account, `${name} Nord`);
    await makeAd(page.request, account);
    await makeAd(page.request, { ...account, company: { ...account.company, id: branch } });
    await logInAs(page, demo.editor);
    const all = new AllCompaniesPage(page);
    await all.open(name);
    await expect(all.rows).toHaveCount(2);
    await all.choose(`${name} Nord`);
    await all.detail.getByRole('link', { name: '1 Stellenanzeige' }).click();

    const ads = new AllJobAdsPage(page);
    await expect(page.getByText(`Die Stellenanzeigen von ${name} Nord,`)).toBeVisible();
    await expect(ads.rows).toHaveCount(1);
    await ads.rows.getByRole('link').click();
    await ads.detail.getByRole('link', { name: 'Unternehmensprofil' }).click();
    await expect(
      all.detail.getByRole('heading', { level: 2, name: `${name} Nord`, exact: true }),
    ).toBeVisible();
  },
);
