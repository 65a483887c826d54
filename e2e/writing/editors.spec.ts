import type { Session } from '@lehrpfad/contract/core/sessions.ts';
import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { expectToast } from '../support/pages/company-area.ts';
import { callApi, logInAs } from '../support/login.ts';
import { linkIn, mailTo } from '../support/data/mailbox.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const admin = 'admin@lehrpfad.example';
const notCreated =
  'Das Anlegen des Redakteurs ist fehlgeschlagen. Bitte prüfen Sie, ob der Account bereits vorhanden ist.';

/** Returns a person that only one test uses. */
function newcomer() {
  const last_name = `Neu${Date.now().toString(36).slice(-6)}`;
  return { first_name: 'Ina', last_name, email: `ina.${last_name.toLowerCase()}@kammer.example` };
}

const section = (page: Page, name: string) => page.getByRole('region', { name });
const entry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

async function openList(page: Page): Promise<Session> {
  const session = await logInAs(page, admin);
  await page.goto('/#/redakteure/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Redakteursliste' })).toBeVisible();
  await expect(
    section(page, 'Registrierte Redakteure').getByRole('listitem').first(),
  ).toBeVisible();
  return session;
}

test.describe('on a desktop', () => {
  test.use(desktop);

  test('an invitation leads from the mail to the first login of the new editor', async ({
    page,
    browser,
    baseURL,
    pageErrors,
  }) => {
    pageErrors.allow(/409/);
    await openList(page);
    await expectStepAccessible(page);
    const { first_name, last_name, email } = newcomer();
    const name = `${first_name} ${last_name}`;
    const overlay = page.getByRole('dialog', { name: 'Redakteursinformationen' });
    const invite = async (address: string) => {
      await page.getByRole('button', { name: 'Redakteur einladen' }).click();
      await overlay.getByRole('radio', { name: 'Frau' }).check();
      await overlay.getByRole('textbox', { name: 'Vorname' }).fill(first_name);
      await overlay.getByRole('textbox', { name: 'Nachname' }).fill(last_name);
      await overlay.getByRole('textbox', { name: 'E-Mail' }).fill(address);
      await overlay.getByRole('button', { name: 'Einladung senden' }).click();
    };

    await page.getByRole('button', { name: 'Redakteur einladen' }).click();
    await overlay.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(overlay.getByText('Pflichtfeld!', { exact: true })).toHaveCount(4);
    await expectStepAccessible(page, { overlay: true });
    await overlay.getByRole('button', { name: 'Schließen' }).click();
    await invite(admin);
    await expect(overlay.getByText(notCreated)).toBeVisible();
    await overlay.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await overlay.getByRole('button', { name: 'Einladung senden' }).click();
    await expectToast(page, 'Einladung versendet');
    await expect(
      entry(page, name).getByRole('button', { name: `Einladung an ${name} neu versenden` }),
    ).toBeDisabled();

    const mail = await mailTo(page.request, email, 'Einladung in die Redaktion von Lehrpfad');
    const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
    const their = await theirs.newPage();
    await their.goto(linkIn(mail, '/konto/einladung'));
    const password = 'Kornblume und Mohn im Amt';
    await their.getByLabel('Neues Passwort', { exact: true }).fill(password);
    await their.getByLabel('Neues Passwort wiederholen', { exact: true }).fill(password);
    await their.getByRole('button', { name: /Passwort festlegen|annehmen/ }).click();
    await their.getByRole('link', { name: 'Zum Login' }).click();
    await their.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await their.getByRole('textbox', { name: 'Passwort' }).fill(password);
    await their.keyboard.press('Enter');
    await expect(their).toHaveURL(/#\/redakteure\/dashboard$/);
    await theirs.close();

    await page.reload();
    const registered = section(page, 'Registrierte Redakteure');
    await expect(registered.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('button', { name: `${name} löschen` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(registered.getByRole('heading', { name })).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'an administrator keeps role and address, and an invitation is withdrawn',
    { tag: slowTag },
    async ({ page }) => {
      const { access } = await openList(page);
      const invited = newcomer();
      await callApi(page.request, 'POST', 'editorrequests/post/', {
        access,
        data: { ...invited, salutation: 2 },
      });
      await page.reload();
      const name = `${invited.first_name} ${invited.last_name}`;
      await expect(entry(page, name)).toBeVisible();
      await expectStepAccessible(page);
      await expectNoSidewaysScrolling(page);
      await expectLargeTargets(page, 'main');

      const own = page.getByRole('listitem').filter({ hasText: admin });
      await expect(own.getByRole('button', { name: /löschen$/ })).toBeDisabled();
      await own.getByRole('button', { name: /bearbeiten$/ }).click();
      const overlay = page.getByRole('dialog', { name: 'Redakteursinformationen' });
      await expect(overlay.getByRole('textbox', { name: 'E-Mail' })).toBeDisabled();
      await expect(overlay.getByRole('textbox', { name: 'Rolle' })).toHaveValue('Admin');
      await expectStepAccessible(page, { overlay: true });
      await expectNoSidewaysScrolling(page);
      await page.keyboard.press('Escape');
      await expect(own.getByRole('button', { name: /bearbeiten$/ })).toBeFocused();

      await page.getByRole('button', { name: `Einladung an ${name} löschen` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
      await expectToast(page, 'Einladung gelöscht');
      await expect(entry(page, name)).toHaveCount(0);
    },
  );
});
