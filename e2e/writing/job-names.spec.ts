import { randomUUID } from 'node:crypto';
import type { JobName } from '@lehrpfad/contract/occupations/editing.ts';
import type { Page } from '@playwright/test';
import { AllJobAdsPage } from '../support/pages/all-job-ads-page.ts';
import { searchCards } from '../support/api.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { expectToast } from '../support/pages/company-area.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { JobNamesPage } from '../support/pages/job-names-page.ts';
import { takeSuggestion } from '../support/keyboard.ts';
import { accessOf, callApi, demoPassword, endSession, logInAs } from '../support/login.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { makeAd } from '../support/pages/own-job-ads-page.ts';
import { slowTag } from '../support/slow.ts';
import { devices, expect, phone, test } from '../support/test.ts';

const editor = 'redaktion@lehrpfad.example';

/** Creates unique job names like those of an import, each with an ad, because names without ads need no decision. */
async function foreignNames(page: Page, ...endings: string[]) {
  const mark = `Qx${randomUUID().slice(0, 8)}`;
  const access = await accessOf(page.request, editor);
  const company = await freshCompany(page.request);
  for (const ending of endings) {
    const data = { name: `${mark} ${ending}`, Brafo: [] };
    const options = { access, data };
    const { id } = await callApi<JobName>(page.request, 'POST', 'jobnames/create/', options);
    await makeAd(page.request, company, { job_type: 1, Job_name: id });
    const external = { access, data: { external: true } };
    await callApi(page.request, 'PATCH', `jobnames/patch/${id}/`, external);
  }
  return { mark, names: endings.map((ending) => `${mark} ${ending}`) };
}

test('an editor maps a job name by keyboard, and takes it back', async ({ page }) => {
  const { mark, names } = await foreignNames(page, 'Bäckerin (m/w/d)');
  const [name = ''] = names;
  await logInAs(page, editor);
  const list = new JobNamesPage(page);
  await list.open(mark);
  await list.row(name).getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(list.overlay.getByRole('heading', { name: 'Beruf zuordnen' })).toBeVisible();
  const field = list.overlay.getByRole('combobox', { name: 'Vorhandene Berufsbezeichnung' });
  await field.fill('Bäckerfürst');
  await list.overlay.getByRole('button', { name: 'Zuordnen' }).click();
  await expect(
    list.overlay.getByText('Bitte Berufsbezeichnung auswählen.', { exact: true }),
  ).toBeVisible();
  await field.fill('Bäcker/-in');
  await takeSuggestion(page, page.getByRole('option', { name: 'Bäcker/-in', exact: true }));
  await list.overlay.getByRole('button', { name: 'Zuordnen' }).click();

  await expect(list.overlay).toBeHidden();
  await expect(list.row(name), 'nothing is to be done about it any more').toBeHidden();
  await list.filter('zu bearbeiten').uncheck();
  await expect(list.row(name)).toContainText('zugeordnet zu Bäcker/-in');
  await page.reload();
  await expect(list.filter('zu bearbeiten'), 'as the address says').not.toBeChecked();
  await expect(list.row(name)).toBeVisible();
  await list
    .row(name)
    .getByRole('button', { name: `${name}: Beruf zuordnen` })
    .click();
  await list.overlay.getByRole('button', { name: 'Zuordnung aufheben' }).click();
  await expect(list.row(name)).not.toContainText('zugeordnet zu');
  await list.toast.click();
  await expect(list.row(name)).toContainText('zugeordnet zu Bäcker/-in');
  await list.button('Zurücksetzen').click();
  await expect(list.filter('zu bearbeiten')).toBeChecked();
  await expect(page).toHaveURL(/\/redakteure\/berufe$/);
});

test(
  'an editor does the same to many at once, and takes it back',
  { tag: slowTag },
  async ({ page }) => {
    const { mark, names } = await foreignNames(page, 'Koch', 'Maurer', 'Friseur');
    const [cook = '', mason = ''] = names;
    await logInAs(page, editor);
    const list = new JobNamesPage(page);
    await list.open(mark);
    await expect(list.row(cook)).toContainText(/Vorschlag: Koch\/Köchin \(\d+ % ähnlich\)/);
    await page.getByRole('checkbox', { name: 'alle auf dieser Seite' }).check();
    await page.getByRole('checkbox', { name: `${mason} auswählen` }).uncheck();
    await expect(page.getByText('2 ausgewählt')).toBeVisible();
    await list.selection.getByRole('button', { name: 'Sperren' }).click();
    await expect(list.row(cook)).toBeHidden();
    await expect(list.row(mason)).toBeVisible();
    await list.toast.click();
    for (const name of names) await expect(list.row(name)).toBeVisible();

    await page.getByRole('checkbox', { name: 'alle auf dieser Seite' }).check();
    await list.selection.getByRole('button', { name: 'BRAFO' }).click();
    await list.overlay.getByRole('checkbox', { name: /^7 / }).check();
    await list.overlay.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Keine Berufsbezeichnung passt dazu.')).toBeVisible();
    await list.button('In allen suchen').click();
    for (const name of names) await expect(list.row(name)).toContainText('BRAFO 7');

    await list
      .row(cook)
      .getByRole('link', { name: `1 Anzeige: ${cook}` })
      .click();
    await expect(page.getByText('Die Stellenanzeigen mit dieser Berufsbezeichnung,')).toBeVisible();
    await expect(new AllJobAdsPage(page).rows).toHaveCount(1);
  },
);

/** Changes a shown job name as another person. */
async function changeElsewhere(page: Page, name: string, change: object) {
  const access = await accessOf(page.request, editor);
  const query = encodeURIComponent(name);
  const found = await callApi<{ results: JobName[] }>(
    page.request,
    'GET',
    `jobnames/filter/?query=${query}`,
    { access },
  );
  const id = found.results.find((row) => row.name === name)?.id;
  return callApi<JobName>(page.request, 'PATCH', `jobnames/patch/${id}/`, { access, data: change });
}

test(
  'what another editor has done to a job name meanwhile is never overwritten without a word',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/409/);
    const { mark, names } = await foreignNames(page, 'Koch', 'Maurer');
    const [cook = '', mason = ''] = names;
    await logInAs(page, editor);
    const list = new JobNamesPage(page);
    const notice = page.getByRole('group', { name: 'Inzwischen geändert' });

    await test.step('what only the other has changed stays, and is said', async () => {
      await list.open(mark);
      await expect(list.row(cook)).toBeVisible();
      await changeElsewhere(page, cook, { Brafo: [1] });
      await list.button(`${cook} sperren`).click();
      await expectToast(page, /gesperrt \(1 Anzeige\)\. .* bleiben erhalten: BRAFO/);
      await list.filter('zu bearbeiten').uncheck();
      await expect(list.row(cook)).toContainText('gesperrt');
      await expect(list.row(cook)).toContainText('BRAFO');
    });

    await test.step('what both have changed shows three sides in the form', async () => {
      await list.button(`${mason}: Beruf zuordnen`).click();
      await expect(list.overlay).toContainText('1 Anzeige.');
      const field = list.overlay.getByRole('combobox', { name: 'Vorhandene Berufsbezeichnung' });
      await field.fill('Bäcker/-in');
      await takeSuggestion(page, page.getByRole('option', { name: 'Bäcker/-in', exact: true }));
      const target = await changeElsewhere(page, 'Koch/Köchin', {});
      await changeElsewhere(page, mason, { Mapping: target.id, external: false });
      await list.overlay.getByRole('button', { name: 'Zuordnen' }).click();
      await expect(notice).toBeFocused();
      await expect(notice.getByRole('listitem')).toContainText(
        'VorherKeineInzwischen gespeichertKoch/KöchinIhre FassungBäcker/-in',
      );
      await expectStepAccessible(page, { overlay: true });
      await notice.getByRole('button', { name: 'Meine Fassung speichern' }).click();
      await expect(list.overlay).toBeHidden();
      await expect(list.row(mason)).toContainText('zugeordnet zu Bäcker/-in');
    });

    await test.step('and what is done to many leaves out what is to stay as the other made it', async () => {
      await page.getByRole('checkbox', { name: 'alle auf dieser Seite' }).check();
      await list.selection.getByRole('button', { name: 'BRAFO' }).click();
      await list.overlay.getByRole('checkbox', { name: /^7 / }).check();
      await changeElsewhere(page, mason, { Brafo: [2] });
      await list.overlay.getByRole('button', { name: 'Speichern' }).click();
      await expect(notice.getByRole('listitem')).toHaveCount(1);
      await notice
        .getByRole('button', { name: `${mason}: BRAFO: gespeicherte Fassung übernehmen` })
        .click();
      await expect(list.overlay).toBeHidden();
      await expect(list.row(cook)).toContainText('BRAFO 7');
      await expect(list.row(mason)).toContainText('BRAFO 2');
    });
  },
);

test(
  'a misspelt job name is renamed, with undo, and deleted once nothing uses it',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/409/);
    const access = await accessOf(page.request, editor);
    const wrong = `Backer Qy${randomUUID().slice(0, 8)}`;
    const right = wrong.replace('Backer', 'Tortenbäcker');
    const data = { name: wrong, Brafo: [] };
    const { id } = await callApi<JobName>(page.request, 'POST', 'jobnames/create/', {
      access,
      data,
    });
    const company = await freshCompany(page.request);
    const ad = await makeAd(page.request, company, { job_type: 1, Job_name: id });
    await logInAs(page, editor);
    const list = new JobNamesPage(page);
    const name = list.overlay.getByRole('textbox', { name: 'Berufsbezeichnung' });
    const rename = list.overlay.getByRole('button', { name: 'Umbenennen' });
    await page.goto(`/#/redakteure/berufe/~query=${encodeURIComponent(wrong)}&todo=0`);

    await list.button(`${wrong} umbenennen`).click();
    await expect(list.overlay).toContainText('1 Anzeige zeigt sofort den neuen Namen.');
    await expect(list.overlay.getByRole('button', { name: 'Löschen' })).toHaveCount(0);
    await name.fill('Bäcker/-in');
    await rename.click();
    await expect(list.overlay.getByText('Diesen Eintrag gibt es schon.').first()).toBeVisible();
    await name.fill(right);
    await expectStepAccessible(page, { overlay: true });
    await rename.click();
    await expectToast(page, `„${wrong}“ heißt jetzt „${right}“`);
    await expect(list.overlay).toBeHidden();
    const { results } = await searchCards(page.request, { search_multi_match: wrong });
    expect(results[0], 'by the former name').toMatchObject({ id: ad.id, job_name: right });
    await list.toast.click();
    await expect(list.row(wrong)).toBeVisible();

    await callApi(page.request, 'DELETE', `jobdescriptions/delete/${ad.id}/`, { access });
    await page.reload();
    await list.button(`${wrong} umbenennen`).click();
    await expect(list.overlay).toContainText('Nichts verwendet diese Berufsbezeichnung.');
    await list.overlay.getByRole('button', { name: 'Löschen' }).click();
    const question = page.getByRole('alertdialog', { name: 'Berufsbezeichnung löschen?' });
    await question.getByRole('button', { name: 'Löschen' }).click();
    await expectToast(page, `„${wrong}“ gelöscht`);
    await expect(page.getByText('Keine Berufsbezeichnung passt dazu.')).toBeVisible();
  },
);

test(
  'what is selected stays selected when the session ends, and is done after the login',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/40[13]/);
    const { mark, names } = await foreignNames(page, 'Kranführer', 'Baggerführer');
    await logInAs(page, editor);
    const list = new JobNamesPage(page);
    await list.open(mark);
    for (const name of names)
      await list
        .row(name)
        .getByRole('checkbox', { name: `${name} auswählen` })
        .check();
    await endSession(page);
    await list.selection.getByRole('button', { name: 'Sperren' }).click();
    const login = page.getByRole('alertdialog', { name: /^Bitte neu anmelden/ });
    await login.getByRole('textbox', { name: 'E-Mail' }).fill(editor);
    await login.getByRole('textbox', { name: 'Passwort' }).fill(demoPassword);
    await expect(list.selection).toContainText('2 ausgewählt');
    await login.getByRole('button', { name: 'Anmelden' }).click();
    await expect(login).toBeHidden();
    for (const name of names) await expect(list.row(name)).toBeHidden();
    // No question about a selection: a logout loses nothing that was typed.
    await list.filter('zu bearbeiten').uncheck();
    await list.row(names[0]!).getByRole('checkbox').check();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Zum Login' })).toBeVisible();
  },
);

test.describe('on a phone, and in a window as wide as a desktop', () => {
  test.use(phone);

  test(
    'job names and professions have nothing that axe finds',
    { tag: slowTag },
    async ({ page }) => {
      const { mark, names } = await foreignNames(page, 'Koch', 'Maurer');
      await logInAs(page, 'admin@lehrpfad.example');
      const list = new JobNamesPage(page);
      const overlays = [
        `${names[0]}: Beruf zuordnen`,
        `${names[0]}: BRAFO zuordnen`,
        'Was die Symbole bedeuten',
        'Neue Berufsbezeichnung',
      ];
      for (const [size, { viewport }] of Object.entries(devices)) {
        await page.setViewportSize(viewport);
        await test.step(`job names: ${size}`, async () => {
          await list.open(mark);
          await page.getByRole('checkbox', { name: 'alle auf dieser Seite' }).check();
          await expect(page.getByText('2 ausgewählt')).toBeVisible();
          await expectStepAccessible(page);
          await expectNoSidewaysScrolling(page);
          if (size === 'phone') await expectLargeTargets(page, 'main');
          for (const opener of overlays) {
            await list.button(opener).click();
            await expect(list.overlay).toBeVisible();
            await expectStepAccessible(page, { overlay: true });
            await page.keyboard.press('Escape');
            await expect(list.overlay).toBeHidden();
            await expect(list.button(opener), 'the focus is back').toBeFocused();
          }
        });

        await test.step(`professions: ${size}`, async () => {
          await page.goto('/#/redakteure/branchen');
          await list.button('Neue Branche').click();
          await list.overlay.getByLabel('Name der Branche').fill(`Branche ${mark} ${size}`);
          await expectStepAccessible(page, { overlay: true });
          await list.overlay.getByRole('button', { name: 'Speichern' }).click();
          await expect(list.overlay).toBeHidden();
          await expectStepAccessible(page);
        });
      }

      await test.step('a profession is found, renamed, put back and deleted', async () => {
        const name = `Branche ${mark} desktop`;
        await page.getByRole('searchbox', { name: 'Branche suchen' }).fill(name);
        // At once: the search is still applied, and closes nothing.
        await expect(async () => {
          // A press has no effect if the row is replaced by a new search result meanwhile.
          await list.row(name).getByRole('button', { name, exact: true }).click();
          await expect(list.overlay).toBeVisible({ timeout: 3000 });
        }).toPass();
        await expect(page).toHaveURL(new RegExp(`~search=Branche\\+${mark}\\+desktop/`));
        await list.overlay.getByLabel('Name der Branche').fill(`${name} neu`);
        await list.overlay.getByRole('button', { name: 'Speichern' }).click();
        await list.toast.click();
        await expect(list.row(name)).toContainText('nicht verwendet');
        await list.button(`${name} löschen`).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
        await expect(page.getByText('Keine Branche passt dazu.')).toBeVisible();
        await page.getByRole('button', { name: 'Rückgängig' }).click();
        await expect(list.row(name)).toContainText('nicht verwendet');
        await list.button(`${name} löschen`).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
        await expect(page.getByText('Keine Branche passt dazu.')).toBeVisible();
      });
    },
  );
});
