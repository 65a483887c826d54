import type { Team } from '@lehrpfad/contract/team/team.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { activate, freshCompany, freshPassword } from '../support/data/fresh-company.ts';
import { callApi, keepLogin, openSession } from '../support/login.ts';
import { linkIn, mailTo } from '../support/data/mailbox.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { makeAd, makeBranch, ownAds, OwnJobAdsPage } from '../support/pages/own-job-ads-page.ts';
import { slowTag } from '../support/slow.ts';
import { expect, phone, test } from '../support/test.ts';

test.use({ ...phone, viewport: { width: 320, height: 700 } });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const persons = (page: Page) =>
  page.getByRole('region', { name: 'Personen' }).getByRole('listitem');

/** Follows the link of the newest mail with this subject, and presses the button of the page. */
async function agree(page: Page, to: string, subject: string, path: string): Promise<void> {
  const link = linkIn(await mailTo(page.request, to, subject), path);
  const answer = await page.request.get(link);
  const hidden = [
    ...(await answer.text()).matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g),
  ].map(([, name = '', value = '']) => [name, value] as const);
  const done = await page.request.post(path, { form: Object.fromEntries(hidden) });
  expect(done.ok()).toBe(true);
}

async function pageOf(
  page: Page,
  email: string,
  address: string,
  onRefused: (url: string) => void = () => undefined,
): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  const other = await browser.newPage({ viewport: page.viewportSize() });
  other.on('response', (answer) => {
    if (answer.status() >= 400) onRefused(answer.url());
  });
  await keepLogin(other, await sessionOf(page.request, email));
  await other.goto(address);
  return other;
}

const sessionOf = (request: APIRequestContext, email: string) =>
  openSession(request, email, freshPassword);

test(
  'a colleague is invited, works on ads alone, takes over the account, and the owner leaves',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/40[13]/, /Bitte melden Sie sich an\./);
    const owner = await freshCompany(page.request);
    const colleague = owner.email.replace('backstube', 'mia');
    await keepLogin(page, owner.session);
    await page.goto('/#/unternehmen/team');
    await expect(heading(page, 'Team')).toBeVisible();
    await expect(page.getByText('Noch arbeitet sonst niemand in diesem Konto mit.')).toBeVisible();

    await button(page, 'Person einladen').click();
    await button(page, 'Einladung senden').click();
    await expect(page.getByText('Bitte eine Rolle wählen.').first()).toBeVisible();
    await field(page, 'Vorname').fill('Mia');
    await field(page, 'Nachname').fill('Mohn');
    await field(page, 'E-Mail').fill(colleague);
    await page.getByRole('radio', { name: 'Anzeigen' }).check();
    await expectNoSidewaysScrolling(page);
    await expectStepAccessible(page);
    await button(page, 'Einladung senden').click();
    await expect(page.getByText('Einladung versendet').first()).toBeVisible();
    await expect(button(page, 'Einladung an Mia Mohn zurückziehen')).toBeVisible();
    await expectNoSidewaysScrolling(page);

    const invitation = await mailTo(
      page.request,
      colleague,
      'Einladung in das Konto eines Unternehmens',
    );
    await activate(page.request, new URL(linkIn(invitation, '/konto/mitarbeit')));
    const refused: string[] = [];
    const mia = await pageOf(page, colleague, '/#/unternehmen/unternehmensprofil', (url) =>
      refused.push(url),
    );
    await expect(heading(mia, 'Stellenanzeigen')).toBeVisible();
    const entries = mia.getByRole('navigation', { name: 'Unternehmensbereich' }).getByRole('link');
    await expect(entries).toHaveText(['Stellenanzeigen', 'Zahlen', 'Events', 'Mein Konto']);
    await mia.goto('/#/unternehmen/stellenangebote/neu');
    await expect(mia.getByRole('dialog', { name: 'Neue Stellenanzeige' })).toBeVisible();
    await mia.getByRole('radio', { name: 'Ausbildung' }).check();
    await expect(mia.getByText(/Wer das Konto verwaltet, kann weitere Berufe/)).toBeVisible();
    await expect(mia.getByText('Fehler –')).toHaveCount(0);
    await mia.goto('/#/unternehmen/zahlen');
    await expect(heading(mia, 'Zahlen')).toBeVisible();
    await mia.goto('/#/unternehmen/events/neu');
    await expect(mia.getByRole('dialog', { name: 'Neues Event' })).toBeVisible();
    await mia.goto('/#/konto');
    await expect(button(mia, 'Konto verlassen')).toBeVisible();
    await expect(button(mia, 'Konto schließen')).toHaveCount(0);
    expect(refused).toEqual([]);

    await page.reload();
    await expect(persons(page)).toHaveCount(2);
    await button(page, 'Konto übergeben').click();
    await page.getByRole('radio', { name: 'Mia Mohn' }).check();
    await field(page, 'Ihr Passwort').fill(freshPassword);
    await button(page, 'Anfrage senden').click();
    await expect(page.getByText(/kann bis zum .* zustimmen/)).toBeVisible();
    await agree(page, colleague, 'Sie sollen ein Konto übernehmen', '/konto/uebernahme');

    const mine = await pageOf(page, colleague, '/#/unternehmen/team');
    await expect(persons(mine).first()).toContainText('Mia Mohn');
    await expect(persons(mine).nth(1)).toContainText('Verwaltung');
    await mine.getByRole('link', { name: 'Wer hat was geändert?' }).click();
    await expect(mine.getByText('Einladung Mia Mohn angenommen')).toBeVisible();

    const former = await pageOf(page, owner.email, '/#/konto');
    await button(former, 'Konto verlassen').click();
    await former.getByRole('dialog').getByRole('textbox').fill(freshPassword);
    const leave = button(former, 'Endgültig verlassen');
    await expect(leave).toHaveAttribute('data-danger', 'true');
    await leave.click();
    await expect(
      former
        .getByRole('alert')
        .filter({ hasText: 'Sie haben das Konto Ihres Unternehmens verlassen.' }),
    ).toBeVisible();
    await mailTo(page.request, owner.email, 'Ihr Zugang bei Lehrpfad ist beendet');
    await mine.goto('/#/unternehmen/team');
    await mine.reload();
    await expect(persons(mine)).toHaveCount(1);
  },
);

test('who accepts an invitation where a colleague is logged in reads whose area the login would open', async ({
  page,
}) => {
  const { session, email } = await freshCompany(page.request);
  const colleague = email.replace('backstube', 'zoe');
  const zoe = { first_name: 'Zoë', last_name: 'Korn', email: colleague, role: 'ads' };
  const { access } = session;
  await callApi(page.request, 'POST', 'team/invitations/post/', { access, data: zoe });
  const subject = 'Einladung in das Konto eines Unternehmens';
  const link = linkIn(await mailTo(page.request, colleague, subject), '/konto/mitarbeit');

  await keepLogin(page, session);
  await page.goto(link);
  for (const name of ['Neues Passwort', 'Neues Passwort wiederholen'])
    await field(page, name).fill(freshPassword);
  await button(page, 'Einladung annehmen').click();
  await expect(heading(page, 'Willkommen im Team')).toBeVisible();
  await expect(
    page.getByText(`In diesem Browser ist noch ${session.name} angemeldet.`),
  ).toBeVisible();
  await expectStepAccessible(page);
  await page.evaluate(() => localStorage.removeItem('session'));
  await page.reload();
  await expect(heading(page, 'Willkommen im Team')).toBeVisible();
  await expect(page.getByText('In diesem Browser ist noch')).toBeHidden();
});

test('a role that somebody else has changed meanwhile is not set back', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/409/);
  const { session, email } = await freshCompany(page.request);
  const { access } = session;
  const colleague = email.replace('backstube', 'kai');
  const kai = { first_name: 'Kai', last_name: 'Korn', email: colleague, role: 'ads' };
  await callApi(page.request, 'POST', 'team/invitations/post/', { access, data: kai });
  const subject = 'Einladung in das Konto eines Unternehmens';
  const invitation = await mailTo(page.request, colleague, subject);
  await activate(page.request, new URL(linkIn(invitation, '/konto/mitarbeit')));

  await keepLogin(page, session);
  await page.goto('/#/unternehmen/team');
  await button(page, 'Rolle von Kai Korn ändern').click();
  const { colleagues } = await callApi<Team>(page.request, 'GET', 'team/', { access });
  const path = `team/patch/${colleagues[0]?.id}/`;
  await callApi(page.request, 'PATCH', path, { access, data: { role: 'management' } });
  await button(page, 'Speichern').click();

  const kept = 'Die Änderungen einer anderen Person bleiben erhalten: Rolle';
  await expect(page.getByText(`Rolle gespeichert. ${kept}`).first()).toBeVisible();
  await expect(persons(page).nth(1)).toContainText('Verwaltung');

  // The list is shorter before the question closes, so the focus does not return to the row that goes.
  await button(page, 'Kai Korn entfernen').click();
  await button(page, 'Entfernen').click();
  await expect(persons(page)).toHaveCount(1);
  await expect(heading(page, 'Team')).toBeFocused();
});

test(
  'a colleague for one branch reads that an ad is one of other branches, too, and why it is not saved',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/409/);
    const { request } = page;
    const owner = await freshCompany(request);
    const { access } = owner.session;
    const branch = await makeBranch(request, owner, 'Backstube am Markt');
    const ad = await makeAd(request, owner, { Companies: [owner.company.id, branch] });
    const email = owner.email.replace('backstube', 'mia');
    const invited = {
      email,
      first_name: 'Mia',
      last_name: 'Mohn',
      role: 'ads',
      branches: [branch],
    };
    await callApi(request, 'POST', 'team/invitations/post/', { access, data: invited });
    const mail = await mailTo(request, email, 'Einladung in das Konto eines Unternehmens');
    await activate(request, new URL(linkIn(mail, '/konto/mitarbeit')));
    await keepLogin(page, await sessionOf(request, email));
    const ads = new OwnJobAdsPage(page);
    await ads.open(`/${ad.siblings[0]?.id}/bearbeiten`);
    await expect(
      ads.form.getByText(/Ändern kann sie nur, wer für alle zuständig ist/),
    ).toBeVisible();
    await ads.field('Titel').fill('Nur für uns');
    await ads.save.click();
    await expect(ads.form.getByRole('group', { name: /nicht geklappt/ })).toContainText(
      'für die Sie nicht zuständig sind',
    );
    await expect(page.getByText('Fehler –')).toHaveCount(0);
    await expect(ads.field('Titel')).toHaveValue('Nur für uns');

    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
    await ads.open(`/${ad.siblings[0]?.id}/duplizieren`);
    await ads.field('Titel').fill('Nur für uns');
    await ads.save.click();
    await expect(ads.form).toBeHidden();
    const copies = (await ownAds(request, owner)).filter(({ title }) => title === 'Nur für uns');
    expect(copies.map(({ Companies }) => Companies[0]?.id)).toEqual([branch]);
  },
);
