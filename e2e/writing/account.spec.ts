import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { idsOfWholeText } from '../support/api.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany, freshPassword } from '../support/data/fresh-company.ts';
import { keepLogin, openSession } from '../support/login.ts';
import { linkIn, mailTo } from '../support/data/mailbox.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const another = 'Regenbogen über der Altmark';

/** Logs in to an account that only the test uses, and opens its page. */
async function openAccount(page: Page) {
  const fresh = await freshCompany(page.request);
  await keepLogin(page, fresh.session);
  await page.goto('/#/konto');
  await expect(heading(page, 'Mein Konto')).toBeVisible();
  await expect(field(page, 'Vorname')).toHaveValue('Karl');
  return fresh;
}

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'the own account has room, and a name that is changed greets at once',
    { tag: slowTag },
    async ({ page }) => {
      await openAccount(page);
      await expectNoSidewaysScrolling(page);
      await expectLargeTargets(page, 'main');
      await expectStepAccessible(page);
      await field(page, 'Vorname').fill('Petra');
      await page
        .getByRole('region', { name: 'Ihr Name' })
        .getByRole('button', { name: 'Speichern' })
        .click();
      await expect(page.getByText('Gespeichert').first()).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: 'Menü' }).click();
      await expect(page.getByRole('dialog').getByText('Hallo, Petra Krume')).toBeVisible();
    },
  );
});

test('the devices are listed; one and then all others are logged out', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/40[13]/, /Bitte melden Sie sich an\./);
  const { email } = await openAccount(page);
  for (const _ of [1, 2]) await openSession(page.request, email, freshPassword);
  const known = await browser.newPage();
  await keepLogin(known, await openSession(page.request, email, freshPassword));
  await known.goto('/#/konto');
  const devices = page.getByRole('region', { name: 'Angemeldete Geräte' });
  const rows = devices.getByRole('listitem');
  await page.reload();
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'Dieses Gerät' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Chrome auf' }).first()).toBeVisible();

  const stranger = rows.filter({ hasNotText: 'Dieses Gerät' }).first();
  await stranger.getByRole('button', { name: 'Abmelden' }).press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(devices.getByRole('list')).toBeFocused();

  await button(page, 'Alle anderen abmelden').click();
  await expectStepAccessible(page);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Alle anderen abmelden' })
    .click();
  await expect(rows).toHaveCount(1);
  await expect(button(page, 'Alle anderen abmelden')).toHaveCount(0);
  await known.reload();
  await expect(heading(known, 'Finde deinen Weg in den Beruf')).toBeVisible();
  await known.close();

  await rows.getByRole('button', { name: 'Abmelden' }).click();
  await expect(heading(page, 'Finde deinen Weg in den Beruf')).toBeVisible();
});

test(
  'a changed password ends the other sessions, and a mail says so',
  { tag: slowTag },
  async ({ page, browser, pageErrors }) => {
    pageErrors.allow(/password/, /40[01]/);
    const { email } = await openAccount(page);
    const other = await browser.newPage();
    await keepLogin(other, await openSession(page.request, email, freshPassword));
    await other.goto('/#/unternehmen/events');
    await expect(heading(other, 'Events')).toBeVisible();

    await field(page, 'Bisheriges Passwort').fill('falsch');
    await field(page, 'Neues Passwort').fill('kurz');
    await button(page, 'Passwort ändern').click();
    await expect(field(page, 'Neues Passwort')).toHaveAccessibleDescription(
      /Mindestens 12 Zeichen!/,
    );
    await field(page, 'Neues Passwort').fill(another);
    await button(page, 'Passwort ändern').click();
    await expect(field(page, 'Bisheriges Passwort')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'Bisheriges Passwort').fill(freshPassword);
    await button(page, 'Passwort ändern').click();
    await expect(page.getByText('Passwort geändert.').first()).toBeVisible();
    await mailTo(page.request, email, 'Ihr Passwort wurde geändert');

    await other.reload();
    await expect(heading(other, 'Finde deinen Weg in den Beruf')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Vorname')).toHaveValue('Karl');
    await other.close();
  },
);

test('another address counts once it has been confirmed', { tag: slowTag }, async ({ page }) => {
  const { email } = await openAccount(page);
  const next = email.replace('backstube', 'neu');
  await field(page, 'Neue E-Mail-Adresse').fill(next);
  await field(page, 'Ihr Passwort').fill(freshPassword);
  await button(page, 'Adresse ändern').click();
  await expect(page.getByText('wartet auf Ihre Bestätigung')).toContainText(next);
  const confirmation = await mailTo(page.request, next, 'Neue E-Mail-Adresse bestätigen');
  await mailTo(page.request, email, 'Ihre E-Mail-Adresse soll geändert werden');
  await page.goto(linkIn(confirmation, '/konto/email'));
  await expectStepAccessible(page);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openSession(page.request, next, freshPassword);
});

test(
  'a forgotten password is replaced through a mail, once',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/konto\/passwort/, /4\d\d/);
    const { email } = await freshCompany(page.request);
    await page.goto('/#/login');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await expectStepAccessible(page);
    await page.getByRole('textbox').fill(email);
    await page.getByRole('main').getByRole('button').click();
    const link = linkIn(
      await mailTo(page.request, email, 'Neues Passwort für Ihr Konto'),
      '/konto/passwort',
    );
    await page.goto(link);
    await field(page, 'Neues Passwort').fill('passwort1234');
    await field(page, 'Neues Passwort wiederholen').fill('passwort1234');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Neues Passwort')).toHaveAttribute('aria-invalid', 'true');
    await expectStepAccessible(page);
    await field(page, 'Neues Passwort').fill(another);
    await field(page, 'Neues Passwort wiederholen').fill(another);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Neues Passwort')).toHaveCount(0);
    await openSession(page.request, email, another);
    await page.goto(link);
    await expect(field(page, 'Neues Passwort')).toHaveCount(0);
    await expectStepAccessible(page);
  },
);

test('all that is stored can be taken along', { tag: slowTag }, async ({ page }) => {
  const { email, name } = await openAccount(page);
  const coming = page.waitForEvent('download');
  await button(page, 'Daten herunterladen').click();
  const text = readFileSync(await (await coming).path(), 'utf8');
  expect(text).toContain(email);
  expect(text).toContain(name);
  expect(text).not.toMatch(/argon2|password_hash|token/);
});

test(
  'a closed account is gone, with all that hung on it',
  { tag: slowTag },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/close/, /40[01]/);
    const { email, company } = await openAccount(page);
    await button(page, 'Konto schließen').click();
    const dialog = page.getByRole('dialog', { name: 'Konto endgültig schließen?' });
    await expect(dialog).toContainText('auch die Ihres Teams nicht');
    await expectStepAccessible(page);
    await dialog.getByRole('textbox').fill('falsch');
    const close = dialog.getByRole('button', { name: 'Endgültig schließen' });
    await expect(close).toHaveAttribute('data-danger', 'true');
    await close.click();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox').fill(freshPassword);
    await close.click();
    await expect(heading(page, 'Finde deinen Weg in den Beruf')).toBeVisible();
    const notice = page.getByRole('alert').filter({ hasText: 'Ihr Konto ist geschlossen.' });
    await expect(notice).toBeVisible();
    await expectStepAccessible(page);
    await notice.getByRole('button', { name: 'Schließen' }).click();
    await expect(notice).toHaveCount(0);
    await expect(openSession(page.request, email, freshPassword)).rejects.toThrow('401');
    expect(await idsOfWholeText(page.request, company.name)).toEqual([]);
  },
);
