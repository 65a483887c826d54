import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { expectToast } from '../support/pages/company-area.ts';
import { freshCompany, type FreshCompany } from '../support/data/fresh-company.ts';
import { callApi, logInAs } from '../support/login.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { slowTag } from '../support/slow.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { keepUndo } from '../support/undo.ts';

const admin = 'admin@lehrpfad.example';

/** Opens the list at one account. */
async function openUser(page: Page, { email }: FreshCompany): Promise<void> {
  await page.goto(`/#/redakteure/user/~query=${encodeURIComponent(email)}`);
  await expect(page.getByText('1 Benutzer', { exact: true }).first()).toBeVisible();
}

const question = (page: Page) => page.getByRole('alertdialog');

test.describe('on a desktop', () => {
  test.use(desktop);

  test('an account is found, edited, and loses and regains its validation', async ({
    page,
    pageErrors,
  }) => {
    const account = await freshCompany(page.request);
    const { access } = await logInAs(page, admin);
    await page.goto('/#/redakteure/user');
    await expect(page.getByText(/^\d+ Benutzer$/).first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Benutzer suchen' }).fill(account.name);
    await expect(page.getByText('1 Benutzer', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: account.name })).toHaveAttribute(
      'href',
      `#/redakteure/unternehmensprofil/liste/${account.company.id}`,
    );
    await page.getByRole('button', { name: 'Karl Krume' }).press('Enter');
    const detail = page.getByRole('region', { name: 'Benutzerdetails' });
    await expect(detail.getByRole('heading', { name: 'Karl Krume' })).toBeFocused();

    const validated = () =>
      callApi(page.request, 'GET', 'validated/', { access: account.session.access });
    await detail.getByRole('button', { name: 'Validierung entziehen' }).click();
    await expect(question(page)).toContainText('verschwinden sofort aus Suche');
    await question(page).getByRole('button', { name: 'Validierung entziehen' }).click();
    await expect(detail.getByText('Nicht validiert')).toBeVisible();
    await keepUndo(page);
    expect(await validated()).toEqual({ validated: false });
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(detail.getByText('Validiert', { exact: true })).toBeVisible();
    expect(await validated()).toEqual({ validated: true });

    // What somebody else has changed since is not undone.
    await detail.getByRole('button', { name: 'Validierung entziehen' }).click();
    await question(page).getByRole('button', { name: 'Validierung entziehen' }).click();
    await expect(detail.getByText('Nicht validiert')).toBeVisible();
    await keepUndo(page);
    const path = `user/patch/${account.session.id}/`;
    for (const data of [{ validated: true }, { validated: false }])
      await callApi(page.request, 'PATCH', path, { data, access });
    pageErrors.allow(/user\/patch/, /409/);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: /^Nicht rückgängig gemacht: .* geändert/ }),
    ).toBeAttached();
    expect(await validated()).toEqual({ validated: false });
    await callApi(page.request, 'PATCH', path, { data: { validated: true }, access });

    await detail.getByRole('button', { name: 'Bearbeiten' }).click();
    const overlay = page.getByRole('dialog', { name: 'Konto bearbeiten' });
    const first = overlay.getByRole('textbox', { name: 'Vorname' });
    await first.fill('x'.repeat(257));
    await overlay.getByRole('button', { name: 'Speichern' }).click();
    await expect(first).toHaveAccessibleDescription('Eingabe zu lang, max. 256');
    await expectStepAccessible(page, { overlay: true });
    await first.fill('Petra');
    await overlay.getByRole('button', { name: 'Speichern' }).click();
    await expectToast(page, 'Konto gespeichert');
    await expect(detail.getByRole('heading', { name: 'Petra Krume' })).toBeVisible();
    await detail.getByText('Verlauf').click();
    await expect(detail.getByText('Karl → Petra')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Petra Krume' })).toBeFocused();

    // The ads of an account depend on its owner alone.
    await page.goto('/#/redakteure/user/~query=kollegin%40lehrpfad.example');
    await page.getByRole('button', { name: 'Mia Albrecht' }).click();
    await expect(detail.getByText(/^Arbeitet im Konto von/)).toBeVisible();
    await detail.getByRole('button', { name: 'Deaktivieren' }).click();
    await expect(question(page)).toContainText('kann sich nicht mehr anmelden');
    await question(page).getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page.getByRole('main').getByText(/Validierung|Validiert/)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'an account is deactivated, and its company handed over to another',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      const [account, heir] = [await freshCompany(page.request), await freshCompany(page.request)];
      const other = await freshCompany(page.request);
      const session = await logInAs(page, admin);
      await openUser(page, account);
      await expectStepAccessible(page);
      await expectNoSidewaysScrolling(page);
      await expectLargeTargets(page, 'main');
      await page.getByRole('button', { name: 'Karl Krume' }).click();
      const detail = page.getByRole('dialog', { name: 'Benutzerdetails' });
      await expect(detail.getByText('Aktiv', { exact: true })).toBeVisible();
      await expectStepAccessible(page, { overlay: true });
      await detail.getByRole('button', { name: 'Deaktivieren' }).click();
      await question(page).getByRole('button', { name: 'Deaktivieren' }).click();
      await expect(detail.getByText('Deaktiviert', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Meldung schließen' }).click();

      await detail
        .getByRole('button', { name: `${account.name} an ein anderes Konto übergeben` })
        .click();
      const overlay = page.getByRole('dialog', { name: 'Firma übergeben' });
      await overlay.getByRole('button', { name: 'Weiter' }).click();
      const field = overlay.getByRole('combobox', { name: 'Neues Konto' });
      await expect(field).toHaveAccessibleDescription('Bitte ein Konto auswählen.');
      await expectStepAccessible(page, { overlay: true });
      await field.fill(heir.email);
      await page.getByRole('option', { name: heir.email }).click();
      await overlay.getByRole('button', { name: 'Weiter' }).click();
      await expect(question(page)).toContainText(heir.email);
      const give = (to: FreshCompany, from: FreshCompany) =>
        callApi(page.request, 'PATCH', `companies/patch/${account.company.id}/`, {
          access: session.access,
          data: { User: to.session.id, begun: { User: from.session.id } },
        });
      // Another administrator is faster.
      pageErrors.allow(/409/);
      await give(other, account);
      await question(page).getByRole('button', { name: 'Übergeben' }).click();
      await expectToast(page, /wurde nicht übergeben: Die Firma gehört nicht mehr/);
      await expect(detail.getByText('Zu diesem Konto gehört keine Firma.')).toBeVisible();
      await give(account, other);
      await page.reload();
      await detail
        .getByRole('button', { name: `${account.name} an ein anderes Konto übergeben` })
        .click();
      await field.fill(heir.email);
      await page.getByRole('option', { name: heir.email }).click();
      await overlay.getByRole('button', { name: 'Weiter' }).click();
      await question(page).getByRole('button', { name: 'Übergeben' }).click();
      await expectToast(page, `${account.name} wurde übergeben.`);
      await expect(detail.getByText('Zu diesem Konto gehört keine Firma.')).toBeVisible();
      const { access } = heir.session;
      const theirs = await callApi<FullCompany[]>(page.request, 'GET', 'companies/own/', {
        access,
      });
      expect(theirs.map(({ name }) => name).sort()).toEqual([account.name, heir.name].sort());
    },
  );
});
