import type { Page } from '@playwright/test';
import { freshCompany } from '../support/data/fresh-company.ts';
import { AllJobAdsPage } from '../support/pages/all-job-ads-page.ts';
import { demo, keepLogin, logInAs } from '../support/login.ts';
import { makeAd, OwnJobAdsPage } from '../support/pages/own-job-ads-page.ts';
import { devicesFrom, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test.describe('above a form', () => {
  test.use(phone);

  test(
    'Back closes the preview, the calendar and a new contact, and nothing that was typed is asked about',
    { tag: slowTag },
    async ({ page, request }) => {
      await keepLogin(page, (await freshCompany(request)).session);
      const ads = new OwnJobAdsPage(page);
      const title = `Praktikum ${crypto.randomUUID().slice(0, 8)}`;
      await ads.open();
      await ads.add.first().click();
      await ads.field('Titel').fill(title);
      const question = page.getByRole('alertdialog');
      const opened = [
        ['Vorschau', 'Vorschau'],
        ['Beginn: Kalender öffnen', 'Beginn: Tag wählen'],
      ] as const;
      for (const [button, name] of opened) {
        await ads.form.getByRole('button', { name: button, exact: true }).click();
        await expect(dialog(page, name)).toBeVisible();
        await page.goBack();
        await expect(dialog(page, name)).toBeHidden();
        await expect(ads.field('Titel')).toHaveValue(title);
        await expect(question).toHaveCount(0);
      }

      await test.step('closed in another way it leaves no step behind: Back after the save leads to the list', async () => {
        await ads.form.getByRole('button', { name: 'Vorschau', exact: true }).click();
        await dialog(page, 'Vorschau').getByRole('button', { name: 'Schließen' }).first().click();
        await expect.poll(() => page.evaluate(() => history.state.overlays)).toBe(undefined);
        await ads.fillIn(title);
        await ads.save.click();
        await expect(ads.form).toBeHidden();
        await expect(page).toHaveURL(/stellenangebote\/\d+$/);
        await page.goBack();
        await expect(page).toHaveURL(/stellenangebote$/);
        await expect(ads.form).toBeHidden();
        await expect(ads.card(title)).toBeVisible();
      });

      await test.step('a contact in a branch is asked about before it is lost, and the branch stays open', async () => {
        await page.goto('/#/unternehmen/unternehmensprofil');
        await page.getByRole('button', { name: 'Neue Filiale' }).first().click();
        const branch = dialog(page, 'Neue Filiale');
        await branch.getByRole('textbox', { name: 'Name' }).fill('Zweigstelle');
        await branch.getByRole('button', { name: 'Neue Kontaktperson' }).click();
        const contact = dialog(page, 'Neue Kontaktperson');
        await contact.getByRole('textbox', { name: 'Nachname' }).fill('Krume');
        await page.goBack();
        await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
        await expect(contact.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Krume');
        await page.goBack();
        await question.getByRole('button', { name: 'Verwerfen' }).click();
        await expect(contact).toBeHidden();
        await expect(branch.getByRole('textbox', { name: 'Name' })).toHaveValue('Zweigstelle');
      });
    },
  );
});

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`beside the list of editors on a ${device}`, details, () => {
    test.use(options);

    test(
      'Back closes the preview and the copy of an ad, and leaves the ad open',
      { tag: slowTag },
      async ({ page, request }) => {
        const title = `Ausbildung ${crypto.randomUUID().slice(0, 8)}`;
        const { id } = await makeAd(request, await freshCompany(request), { title });
        await logInAs(page, demo.editor);
        const ads = new AllJobAdsPage(page);
        await page.goto(`/#/redakteure/stellenangebote/~search=${encodeURIComponent(title)}`);
        await ads.row(title).getByRole('link').click();
        for (const [button, name, inside] of [
          ['Vorschau', 'Vorschau', 'Schließen'],
          ['Duplizieren', 'Stellenanzeige duplizieren', 'Speichern'],
        ] as const) {
          await ads.detail.getByRole('button', { name: button }).click();
          await expect(dialog(page, name).getByRole('button', { name: inside })).toBeVisible();
          await page.goBack();
          await expect(dialog(page, name)).toBeHidden();
          await expect(ads.detail.getByRole('heading', { level: 2, name: title })).toBeVisible();
          await expect(page).toHaveURL(new RegExp(`/${id}$`));
        }
      },
    );
  });
}
