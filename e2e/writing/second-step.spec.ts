import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany, type FreshCompany } from '../support/data/fresh-company.ts';
import { demo, keepLogin, openSession } from '../support/login.ts';
import { mailTo } from '../support/data/mailbox.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { routeOnce } from '../support/route-once.ts';
import { expect, phone, test } from '../support/test.ts';
import { codeOf } from '../support/data/totp.ts';

test.use(phone);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const ways = (page: Page) => page.getByRole('list', { name: 'Wege der Anmeldung' });

/** A phone that confirms each use of a passkey by itself. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Errors of a call that is still running at the logout, which is refused. */
const refusedAtLogout = [/403/, /Bitte melden Sie sich an\./];

async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page, 'Finde deinen Weg in den Beruf')).toBeVisible();
}

async function beginLogin(page: Page, { email, password }: FreshCompany): Promise<void> {
  await page.goto('/#/login');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Zweiter Schritt')).toBeVisible();
}

const isInside = (page: Page) => expect(page).toHaveURL(/#\/unternehmen\/unternehmensprofil$/);

test('a passkey and an app secure the login, and both lead in', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(...refusedAtLogout);
  const owner = await freshCompany(request);
  await keepLogin(page, owner.session);
  await addAuthenticator(page);
  await page.goto('/#/konto');

  await press(page, 'Passkey hinzufügen');
  await page.getByRole('textbox', { name: 'Name des Passkeys' }).fill('Handy');
  await press(page, 'Passkey anlegen');
  const codes = page.getByRole('dialog', { name: 'Ihre Wiederherstellungscodes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectStepAccessible(page);
  await expectNoSidewaysScrolling(page);
  await press(page, 'Ich habe die Codes aufgehoben');
  await expect(ways(page)).toContainText('Passkey „Handy“');

  await press(page, 'App einrichten');
  const setup = page.getByRole('dialog', { name: 'Authenticator-App einrichten' });
  const shown = setup.locator('[data-secret]');
  await expect(shown).toHaveText(/^[A-Z2-7 ]{39}$/);
  const secret = await shown.innerText();
  await expectStepAccessible(page);
  await expectNoSidewaysScrolling(page);
  await setup.getByRole('textbox', { name: 'Code aus der App' }).fill(codeOf(secret));
  await setup.getByRole('button', { name: 'Einrichten' }).click();
  await expect(ways(page)).toContainText('Andere App');
  await mailTo(request, owner.email, 'Authenticator-App eingerichtet');

  await logOut(page);
  await beginLogin(page, owner);
  await expectStepAccessible(page);
  await expectLargeTargets(page);
  await press(page, 'Passkey verwenden');
  await isInside(page);

  await logOut(page);
  await beginLogin(page, owner);
  await press(page, 'Code aus der App eingeben');
  const code = page.getByRole('textbox', { name: 'Code aus der App' });
  await expect(code).toBeFocused();
  pageErrors.allow(/400/);
  await code.fill('000000');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/Der Code stimmt nicht/);
  await code.fill(codeOf(secret, 1));
  await code.press('Enter');
  await isInside(page);

  // The response of the server ten minutes after the login.
  pageErrors.allow(/401/);
  const needed = { code: 'confirmation_needed', detail: 'Bitte bestätigen Sie zuerst.' };
  await routeOnce(page, /two-step\/passkeys\/\d+\/$/, (route) =>
    route.fulfill({ status: 401, json: needed }),
  );
  await page.goto('/#/konto');
  await ways(page)
    .getByRole('listitem')
    .filter({ hasText: 'Handy' })
    .getByRole('button', { name: 'Entfernen' })
    .click();
  await page
    .getByRole('alertdialog', { name: 'Passkey entfernen?' })
    .getByRole('button', { name: 'Entfernen' })
    .click();
  const question = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' });
  await question.getByRole('button', { name: 'Passkey verwenden' }).click();
  await expect(question).toBeHidden();
  await expect(ways(page)).not.toContainText('Handy');
  await expect(ways(page)).toBeFocused();
});

test('staff who lack a required second step see nothing but its setup', async ({
  page,
  request,
}) => {
  const session = await openSession(request, demo.editor);
  await keepLogin(page, { ...session, second_step_missing: true });
  for (const path of ['/#/redakteure/dashboard', '/#/konto']) {
    await page.goto(path);
    await expect(heading(page, 'Noch ein Schritt')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Passkey hinzufügen' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  }
});
