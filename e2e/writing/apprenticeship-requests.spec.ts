import type { APIRequestContext, Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { AreaPage, expectToast } from '../support/pages/company-area.ts';
import { freshCompany, type FreshCompany } from '../support/data/fresh-company.ts';
import { tabTo } from '../support/keyboard.ts';
import { accessOf, callApi, demo, keepLogin, logInAs } from '../support/login.ts';
import { mailTo } from '../support/data/mailbox.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { makeBranch, OwnJobAdsPage } from '../support/pages/own-job-ads-page.ts';
import { answerPrompts } from '../support/prompts.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { loseAnswerOnce } from '../support/route-once.ts';
import { slowTag } from '../support/slow.ts';

test.use(desktop);

const cook = 'Koch/Köchin';
const narrow = { width: 320, height: 640 };

/** The overlay of the request. */
const asking = (page: Page) => page.getByRole('dialog', { name: 'Berufe anfragen' });

/** Requests a job name that is in no list; by API. */
async function askFor(
  request: APIRequestContext,
  { session, company }: FreshCompany,
  other: string,
): Promise<number> {
  const path = `companies/apprenticeships/post/${company.id}/`;
  const { access } = session;
  return (await callApi<{ id: number }>(request, 'POST', path, { access, data: { other } })).id;
}

/** Decides about a request as an editor; by API. */
async function decide(request: APIRequestContext, id: number, answer: string): Promise<void> {
  const access = await accessOf(request, demo.editor);
  const data = { status: 3, answer };
  await callApi(request, 'PATCH', `companies/apprenticeships/patch/${id}/`, { access, data });
}

/** Address of the editors' list with the requests of one company. */
const listOf = ({ name }: FreshCompany) =>
  `/#/redakteure/unternehmensprofil/ausbildungsberufe/~search=${encodeURIComponent(name)}`;

test(
  'a second branch asks for an apprenticeship out of the form of an ad, and has it once an editor accepts',
  { tag: slowTag },
  async ({ page, browser, baseURL }) => {
    const fresh = await freshCompany(page.request);
    const name = `${fresh.name} am Markt`;
    await makeBranch(page.request, fresh, name);
    await keepLogin(page, fresh.session);
    const ads = new OwnJobAdsPage(page);
    await ads.open('/neu');

    await test.step('the form offers it beside the job name, and keeps all that was entered', async () => {
      await ads.field('Titel').fill('Ausbildung in der Küche');
      await ads.branch(name).check();
      await ads.type('Praktikum').check();
      await expect(ads.form.getByRole('button', { name: 'Berufe anfragen' })).toBeHidden();
      await ads.pick('Berufsbezeichnung', cook);
      await ads.type('Ausbildung').check();
      await expect(ads.form).toContainText(`„${cook}“ gehört nicht zu den Ausbildungsberufen von`);
      await ads.text('Beschreibung').fill('Wir kochen jeden Tag.');
      await ads.form.getByRole('button', { name: 'Berufe anfragen' }).press('Enter');
      await expect(asking(page).getByRole('combobox', { name: 'Filiale' })).toHaveValue(
        new RegExp(`^${name}`),
      );
      await expect(asking(page).getByRole('list', { name: /^Gewählt/ })).toHaveText(cook);
      await expectStepAccessible(page, { overlay: true });
      await page.setViewportSize(narrow);
      await expectNoSidewaysScrolling(page);
      await page.setViewportSize(desktop.viewport);
      const message = asking(page).getByRole('textbox', { name: 'Nachricht an die Redaktion' });
      await message.fill('Unsere Meisterin fängt im März an.');
      await tabTo(page, asking(page).getByRole('button', { name: 'Anfrage senden' }));
      await page.keyboard.press('Enter');
      await expectToast(page, 'Anfrage gesendet');
      await expect(asking(page)).toBeHidden();
      await expect(ads.field('Titel')).toHaveValue('Ausbildung in der Küche');
      await expect(ads.form).toContainText(`Schon angefragt und noch nicht entschieden: ${cook}.`);
    });

    const office = await browser.newContext({
      ...desktop,
      baseURL: baseURL ?? '',
      locale: 'de-DE',
    });
    const editor = await office.newPage();
    await logInAs(editor, demo.editor);
    await editor.goto(listOf(fresh));
    await test.step('an editor sees who asks and what for, and accepts', async () => {
      const navigation = editor.getByRole('navigation', { name: 'Redaktionsbereich' });
      await expect(
        navigation.getByRole('link', { name: /^Angefragte Berufe, \d+ offen/ }),
      ).toBeVisible();
      const card = editor.getByRole('article', { name });
      await expect(card).toContainText('Unsere Meisterin fängt im März an.');
      await expect(card.getByRole('list', { name: 'Bildet jetzt aus' })).toContainText(
        'Bäcker/-in',
      );
      await expectStepAccessible(editor);
      await editor.setViewportSize(narrow);
      await expectNoSidewaysScrolling(editor);
      await editor.setViewportSize(desktop.viewport);
      await card.getByRole('button', { name: 'Annehmen' }).click();
      const form = editor.getByRole('dialog', { name: 'Berufe annehmen' });
      await expect(form.getByRole('list', { name: /^Gewählt/ })).toHaveText(cook);
      await expectStepAccessible(editor, { overlay: true });
      await form.getByRole('button', { name: 'Annehmen' }).click();
      await expectToast(editor, 'Berufe freigegeben');
      await expect(card).toBeHidden();
      await editor.getByRole('checkbox', { name: 'Angenommen' }).check();
      await expect(card.getByRole('list', { name: 'Freigegeben' })).toHaveText(cook);
    });

    await test.step('the company is told, and goes on where it was', async () => {
      const mail = await mailTo(
        page.request,
        fresh.email,
        'Ihre Ausbildungsberufe wurden freigegeben',
      );
      expect(mail.text).toContain(cook);
      await page.reload();
      await expect(ads.field('Titel')).toHaveValue('Ausbildung in der Küche');
      await expect(ads.picker('Berufsbezeichnung')).toHaveValue(cook);
      await expect(ads.form).not.toContainText('gehört nicht zu den Ausbildungsberufen');
      await ads.pick('Branche', 'Hotel, Gastronomie, Tourismus');
      await ads.save.click();
      await expect(ads.toast('Gespeichert und öffentlich')).toBeVisible();
    });
  },
);

test(
  'a company sees what became of its requests, and takes one back',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    answerPrompts(page);
    const fresh = await freshCompany(page.request);
    const declined = await askFor(page.request, fresh, 'Zuckerbäcker');
    const answer = 'Diesen Beruf führen wir nicht.';
    const { access } = fresh.session;
    await decide(page.request, declined, answer);
    await askFor(page.request, fresh, 'Brotsommelier');
    await keepLogin(page, fresh.session);
    const area = new AreaPage(page);
    await area.open('unternehmensprofil', 'Filialenverwaltung');
    const panel = area.panel(fresh.name);
    const rows = panel.getByRole('list', { name: 'Angefragte Berufe' }).getByRole('listitem');
    await expect(rows).toHaveText([/^Brotsommelier\s*Offen/, /^Zuckerbäcker\s*Abgelehnt/]);
    await expect(rows.nth(1)).toContainText(answer);
    await expectStepAccessible(page);
    await page.setViewportSize(narrow);
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize(phone.viewport);

    await panel.getByRole('button', { name: `Berufe anfragen: ${fresh.name}` }).click();
    await asking(page).getByRole('button', { name: 'Anfrage senden' }).click();
    const summary = asking(page).getByRole('group', { name: 'Bitte die Eingaben prüfen' });
    await expect(summary).toContainText('Bitte wählen Sie einen Beruf oder nennen Sie einen.');
    const other = asking(page).getByRole('textbox', { name: /nicht in der Liste/ });
    pageErrors.allow(/400/);
    await other.fill('brotsommelier');
    await page.goto('/konto/passwort-vergessen');
    await area.open('unternehmensprofil', 'Filialenverwaltung');
    await expect(page.getByText('eine Anfrage für Ausbildungsberufe begonnen')).toBeVisible();
    await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(other).toHaveValue('brotsommelier');
    await asking(page).getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(summary).toContainText('Dieser Beruf ist schon angefragt.');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
    await expect(asking(page)).toBeHidden();

    await rows.getByRole('button', { name: 'Anfrage zurückziehen: Brotsommelier' }).click();
    const question = page.getByRole('alertdialog', { name: 'Anfrage zurückziehen?' });
    await question.getByRole('button', { name: 'Zurückziehen' }).click();
    await expectToast(page, 'Anfrage zurückgezogen');
    await expect(rows).toHaveText([/^Zuckerbäcker/]);
    const left = await callApi<unknown[]>(page.request, 'GET', 'companies/apprenticeships/own/', {
      access,
    });
    expect(left).toHaveLength(1);
  },
);

test('an editor who is too late is told', { tag: slowTag }, async ({ page, pageErrors }) => {
  const fresh = await freshCompany(page.request);
  const id = await askFor(page.request, fresh, 'Brotsommelier');
  await logInAs(page, demo.editor);
  await page.goto(listOf(fresh));
  const card = page.getByRole('article', { name: fresh.name });
  await card.getByRole('button', { name: 'Ablehnen' }).click();
  await decide(page.request, id, '');
  pageErrors.allow(/409/);
  const question = page.getByRole('alertdialog', { name: 'Anfrage ablehnen?' });
  await question.getByRole('button', { name: 'Ablehnen' }).click();
  const told = page.getByRole('alertdialog', { name: 'Schon erledigt' });
  await expect(told).toContainText('hat schon jemand anderes entschieden');
  await told.getByRole('button').first().click();
  await expect(card).toBeHidden();
});

test(
  'an editor who declines again, with another reason, since the answer was lost is told that it is done',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/ERR_FAILED/, /ApiError/, /409/);
    const fresh = await freshCompany(page.request);
    await askFor(page.request, fresh, 'Brotsommelier');
    await logInAs(page, demo.editor);
    await page.goto(listOf(fresh));
    const card = page.getByRole('article', { name: fresh.name });
    await card.getByRole('button', { name: 'Ablehnen' }).click();
    const question = page.getByRole('alertdialog', { name: 'Anfrage ablehnen?' });
    await loseAnswerOnce(page, '**/companies/apprenticeships/patch/**');
    await question.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(question.getByText('Fehler –')).toBeVisible();
    await question.getByRole('textbox').fill('Diesen Beruf führen wir nicht.');
    await question.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Schon erledigt' })).toBeVisible();
  },
);
