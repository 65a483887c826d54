import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { openSession } from '../support/login.ts';
import { linkIn, mailTo } from '../support/data/mailbox.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { devicesFrom, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

/** Server-rendered pages: forgotten passwords, and targets of links in mails. */
const forgotten = '/konto/passwort-vergessen';

async function expectFit(page: Page): Promise<void> {
  await expectStepAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectLargeTargets(page);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`on a ${device}`, details, () => {
    test.use(options);

    test('a link that is over leads to a new one; whoever asks for it hears the same of any address', async ({
      page,
      pageErrors,
    }) => {
      pageErrors.allow(/400/, /410/);
      for (const where of ['aktivieren', 'einladung', 'email', 'passwort']) {
        await page.goto(`/konto/${where}?token=vorbei`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/gilt nicht mehr$/);
      }
      // All four have the same template; routes.spec.ts checks each of them.
      await expectFit(page);
      await page.getByRole('link', { name: 'Neuen Link anfordern' }).click();
      await expect(heading(page, 'Passwort vergessen')).toBeVisible();
      await expect(page).toHaveURL(forgotten);
      await expectFit(page);

      const email = page.getByLabel('E-Mail-Adresse');
      await email.fill('niemand');
      await email.press('Enter');
      await expect(page).toHaveTitle('Fehler: Passwort vergessen – Lehrpfad');
      await expect(email).toBeFocused();
      await expect(email).toHaveValue('niemand');
      await expect(email).toHaveAccessibleDescription('Keine E-mail');
      await expectFit(page);
      await email.fill('niemand@kruste.example');
      await email.press('Enter');
      await expect(heading(page, 'Sehen Sie in Ihr Postfach')).toBeVisible();
      await expectFit(page);
    });
  });
}

test.describe('with a link from a mail', () => {
  test.use(phone);

  test('a new password is set, once', async ({ page, request, pageErrors }) => {
    pageErrors.allow(/400/, /410/);
    const { email } = await freshCompany(request);
    await page.goto(forgotten);
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    const mail = await mailTo(request, email, 'Neues Passwort für Ihr Konto');
    const link = linkIn(mail, '/konto/passwort');
    await page.goto(link);
    await expectFit(page);
    const password = page.getByLabel('Neues Passwort', { exact: true });
    const repeated = page.getByLabel('Neues Passwort wiederholen', { exact: true });
    await password.fill('passwortpasswort');
    await repeated.fill('passwortpasswort');
    await repeated.press('Enter');
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/zu leicht zu erraten/);
    await expect(password).toHaveValue('');
    await expectFit(page);
    const chosen = 'Hefezopf unter Sternen';
    await password.fill(chosen);
    await repeated.fill(chosen);
    await page.getByRole('button', { name: 'Passwort festlegen' }).click();
    await expect(heading(page, 'Ihr neues Passwort gilt')).toBeVisible();
    await expectFit(page);
    expect((await openSession(request, email, chosen)).access).not.toBe('');
    await page.goto(link);
    await expect(heading(page, 'Dieser Link gilt nicht mehr')).toBeVisible();
  });
});

test(
  'a password is refused with the reason when its field is left, and can be shown',
  { tag: slowTag },
  async ({ page, request }) => {
    const { email } = await freshCompany(request);
    await page.goto(forgotten);
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    const mail = await mailTo(request, email, 'Neues Passwort für Ihr Konto');
    await page.goto(linkIn(mail, '/konto/passwort'));
    const password = page.getByLabel('Neues Passwort', { exact: true });
    const repeated = page.getByLabel('Neues Passwort wiederholen', { exact: true });

    await password.fill('Hefezopf');
    await page.keyboard.press('Tab');
    await expect(password).toHaveAccessibleDescription(/^Mindestens 12 Zeichen!/);
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    const show = page.getByRole('button', { name: 'Neues Passwort anzeigen' });
    await expect(show).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(password).toHaveAttribute('type', 'text');
    await expectFit(page);
    await page.getByRole('button', { name: 'Neues Passwort verbergen' }).press('Enter');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(show).toBeFocused();

    // Checked while it is being corrected; the message disappears when it is valid.
    await password.fill('Sommer2026Sommer');
    await expect(password).toHaveAccessibleDescription(/Jahreszahlen, Jahreszeiten/);
    await password.fill('Hefezopf unter Sternen');
    await expect(password).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText('zu leicht zu erraten')).toHaveCount(0);
    await repeated.fill('Hefezopf unter Steinen');
    await page.keyboard.press('Tab');
    await expect(repeated).toHaveAccessibleDescription('Das ist nicht dasselbe Passwort.');
    await repeated.fill('Hefezopf unter Sternen');
    await expect(repeated).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: 'Neues Passwort wiederholen anzeigen' }).click();
    await page.getByRole('button', { name: 'Passwort festlegen' }).click();
    await expect(heading(page, 'Ihr neues Passwort gilt')).toBeVisible();
  },
);

test.describe('without scripts', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('the pages work all the same', async ({ page }) => {
    await page.goto(forgotten);
    await page.getByLabel('E-Mail-Adresse').fill('niemand@kruste.example');
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(heading(page, 'Sehen Sie in Ihr Postfach')).toBeVisible();
  });
});
