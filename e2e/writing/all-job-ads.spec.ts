import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { APIRequestContext } from '@playwright/test';
import { AllJobAdsPage } from '../support/pages/all-job-ads-page.ts';
import { searchCards } from '../support/api.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { callApi, demo, keepLogin, logInAs } from '../support/login.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { makeAd, makeBranch, ownAds, OwnJobAdsPage } from '../support/pages/own-job-ads-page.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { desktop, devices, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const isFound = async (request: APIRequestContext, { id }: Pick<OwnJobAd, 'id'>) =>
  (await searchCards(request, { job_ids: String(id) })).results.some((card) => card.id === id);

test.describe('the ads of all companies on a phone, and in a window as wide as a desktop', () => {
  test.use(phone);

  test(
    'are found by a company’s name behind the path, opened and edited',
    { tag: slowTag },
    async ({ page, request }) => {
      const baker = await freshCompany(request);
      const ad = await makeAd(request, baker, { title: `Kümmel ${baker.company.name}` });
      await logInAs(page, demo.editor);
      const ads = new AllJobAdsPage(page);
      let { title } = ad;
      for (const [device, { viewport }] of Object.entries(devices)) {
        await test.step(device, async () => {
          await page.setViewportSize(viewport);
          await ads.open(baker.company.name);
          await expect(ads.search).toHaveValue(baker.company.name);
          await expect(page).toHaveURL(/stellenangebote\/~search=/);
          await expect(ads.rows).toHaveCount(1);
          await expectStepAccessible(page);
          await expectNoSidewaysScrolling(page);

          await ads.search.fill(title);
          await ads.search.press('Enter');
          await expect(page).toHaveURL(/~search=K%C3%BCmmel/);
          await ads.row(title).getByRole('link').click();
          await expect(ads.title(title)).toBeVisible();
          await expectStepAccessible(page, { overlay: device === 'phone' });
          await ads.detail.getByRole('button', { name: 'Bearbeiten' }).click();
          await expect(ads.form.getByRole('list', { name: 'Gewählt: Firmen' })).toContainText(
            baker.company.name,
          );
          await expectStepAccessible(page, { overlay: true });
          title = `Kümmel für ${baker.company.name}, ${device}`;
          await ads.form.getByRole('textbox', { name: 'Titel' }).fill(title);
          await ads.save.click();
          await expect(ads.toast('Gespeichert und öffentlich')).toBeVisible();
          // The search text and the ad are still in the address.
          await expect(page).toHaveURL(new RegExp(`~search=K%C3%BCmmel.*/${ad.id}$`));
          await expect(ads.title(title)).toBeVisible();
          const [saved] = await ownAds(request, baker);
          expect(saved).toMatchObject({ title, published: true });
        });
      }
    },
  );
});

test.describe('an editor', () => {
  test.use(desktop);

  test(
    'writes an ad for two companies of one account, and hides it with a way back',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      const [baker, other] = [await freshCompany(request), await freshCompany(request)];
      const branch = `Mühle ${baker.company.name}`;
      await makeBranch(request, baker, branch);
      await logInAs(page, demo.editor);
      const ads = new AllJobAdsPage(page);
      await ads.open();
      await ads.add.click();
      await ads.pick('Firmen', baker.company.name, new RegExp(`^${baker.company.name}`));
      await ads.pick('Firmen', other.company.name);
      await expect(ads.form).toContainText(
        'Die angegebenen Firmen gehören zu unterschiedlichen User-Accounts!',
      );
      await ads.form
        .getByRole('button', { name: `${other.company.name}, Quedlinburg entfernen` })
        .click();
      await ads.pick('Firmen', branch);
      await ads.form.getByRole('textbox', { name: 'Titel' }).fill('Praktikum am Ofen');
      await ads.form.getByRole('radio', { name: 'Praktikum' }).check();
      await ads.pick('Berufsbezeichnung', 'Bäcker/-in');
      await ads.pick('Branche', 'Lebensmittel, Backen, Fleisch');
      await ads.form.getByRole('textbox', { name: /^Beschreibung/ }).fill('Eine Woche Brot.');
      await ads.save.click();
      await expect(ads.toast('Gespeichert und öffentlich')).toBeVisible();
      await expect(ads.title('Praktikum am Ofen')).toBeVisible();
      const made = await ownAds(request, baker);
      expect(made.map(({ title }) => title)).toEqual(['Praktikum am Ofen', 'Praktikum am Ofen']);
      const ad = made.find(({ Companies }) => Companies[0]?.id === baker.company.id)!;

      const eye = ads.detail.getByRole('button', { name: /^Stelle / });
      await expect(eye).toHaveAttribute('title', 'Stelle öffentlich');
      await eye.click();
      await expect(eye).toHaveAttribute('title', 'Stelle privat');
      expect(await isFound(request, ad)).toBe(false);
      // The button is the next one after that which was pressed.
      await page.keyboard.press('Tab');
      const undo = ads.toast('Stelle privat').getByRole('button', { name: 'Rückgängig' });
      await expect(undo).toBeFocused();
      await undo.press('Enter');
      await expect(eye).toHaveAttribute('title', 'Stelle öffentlich');
      expect(await isFound(request, ad)).toBe(true);

      // What somebody else has changed since is not undone, and is said.
      await eye.click();
      await expect(eye).toHaveAttribute('title', 'Stelle privat');
      await callApi(request, 'PATCH', `jobdescriptions/visibility/patch/${ad.id}/`, {
        access: baker.session.access,
        data: { published: true },
      });
      pageErrors.allow(/visibility\/patch/, /409/);
      await ads.toast('Stelle privat').getByRole('button', { name: 'Rückgängig' }).click();
      await expect(
        ads.toast('Nicht rückgängig gemacht: Der Eintrag wurde inzwischen geändert.'),
      ).toBeVisible();
      await expect(eye).toHaveAttribute('title', 'Stelle öffentlich');
    },
  );

  test('locks an ad in all branches with a reason, which its company reads and cannot undo', async ({
    page,
    request,
    browser,
  }) => {
    const baker = await freshCompany(request);
    const branch = await makeBranch(request, baker, `Mühle ${baker.company.name}`);
    const title = `Brot ${baker.company.name}`;
    const ad = await makeAd(request, baker, { title, Companies: [baker.company.id, branch] });
    await logInAs(page, demo.editor);
    const ads = new AllJobAdsPage(page);
    await ads.open(baker.company.name);
    await ads.rows.first().getByRole('link').click();
    await ads.detail.getByRole('button', { name: 'Sperren', exact: true }).click();
    const confirm = ads.question.getByRole('button', { name: 'Sperren' });
    await expectStepAccessible(page, { overlay: true });
    await confirm.click();
    const reason = ads.question.getByRole('combobox', { name: 'Grund' });
    await expect(reason).toBeFocused();
    await expect(ads.question).toContainText('Bitte einen Grund auswählen.');
    await reason.selectOption('Anderer Grund');
    await confirm.click();
    const note = ads.question.getByRole('textbox', { name: 'Begründung' });
    await expect(note).toBeFocused();
    await note.fill('Die Backstube ist geschlossen.');
    await confirm.click();
    await expect(ads.toast('Stellenanzeige gesperrt')).toBeVisible();
    await expect(ads.detail).toContainText(
      'Von der Redaktion gesperrt: Die Backstube ist geschlossen.',
    );
    await expect(ads.rows.getByText('Gesperrt', { exact: true })).toHaveCount(2);
    expect(await isFound(request, ad)).toBe(false);

    await test.step('its company reads why', async () => {
      const context = await browser.newContext({ ...desktop });
      const theirs = await context.newPage();
      await keepLogin(theirs, baker.session);
      const own = new OwnJobAdsPage(theirs);
      await own.open();
      await expect(own.cards.getByText('Gesperrt', { exact: true })).toHaveCount(2);
      await own.cards.first().getByRole('link').click();
      await expect(own.detail).toContainText('Die Backstube ist geschlossen.');
      await expectStepAccessible(theirs);
      await context.close();
    });

    await ads.detail.getByRole('button', { name: 'Sperre aufheben' }).click();
    await ads.question.getByRole('button', { name: 'Sperre aufheben' }).click();
    await expect(ads.toast('Sperre aufgehoben')).toBeVisible();
    await expect(ads.detail).not.toContainText('Von der Redaktion gesperrt');
    expect(await isFound(request, ad)).toBe(true);
  });

  test('keeps the reason of a lock if the ad was changed meanwhile', async ({
    page,
    request,
    pageErrors,
  }) => {
    const baker = await freshCompany(request);
    const ad = await makeAd(request, baker, { title: `Brot ${baker.company.name}` });
    const { access } = await logInAs(page, demo.editor);
    const ads = new AllJobAdsPage(page);
    await ads.open(baker.company.name);
    await ads.rows.first().getByRole('link').click();
    const open = ads.detail.getByRole('button', { name: 'Sperren', exact: true });
    const confirm = ads.question.getByRole('button', { name: 'Sperren' });
    const reason = ads.question.getByRole('combobox', { name: 'Grund' });
    const note = ads.question.getByRole('textbox', { name: 'Begründung' });
    await open.click();
    await reason.selectOption('Anderer Grund');
    await note.fill('Die Backstube ist geschlossen.');
    const title = `Kuchen ${baker.company.name}`;
    await callApi(request, 'PATCH', `jobdescriptions/patch/${ad.id}/`, { access, data: { title } });
    pageErrors.allow(/lock\/patch/, /409/);
    await confirm.click();
    await expect(
      ads.toast('Die Stellenanzeige wurde inzwischen geändert. Bitte prüfen Sie sie erneut.'),
    ).toBeVisible();
    await expect(ads.title(title)).toBeVisible();

    await open.click();
    await expect(reason.locator('option:checked')).toHaveText('Anderer Grund');
    await expect(note).toHaveValue('Die Backstube ist geschlossen.');
    // Whoever gives up begins anew.
    await ads.question.getByRole('button', { name: 'Abbrechen' }).click();
    await open.click();
    await expect(note).toHaveValue('');
    await callApi(request, 'PATCH', `jobdescriptions/lock/patch/${ad.id}/`, {
      access,
      data: { reason: 'unlawful', note: '' },
    });
    await reason.selectOption('Anderer Grund');
    await note.fill('Zu spät.');
    await confirm.click();
    await expect(ads.toast('Die Stellenanzeige wurde inzwischen geändert.')).toBeVisible();
    await expect(ads.detail).toContainText('Von der Redaktion gesperrt: Verstoß gegen');
  });

  test(
    'edits, hides and deletes an ad among the results, which follow',
    { tag: slowTag },
    async ({ page, request }) => {
      const baker = await freshCompany(request);
      // Neither this word nor a similar one exists elsewhere, so that nothing else is found.
      const word = `Xqzwv${Date.now()}`;
      const ad = await makeAd(request, baker, { title: word });
      const results = new ResultsPage(page);
      await logInAs(page, demo.editor);
      await results.open({ search_multi_match: word });
      await results.openAd();
      const tools = results.detail.getByRole('region', { name: 'Redaktion' });
      await expectStepAccessible(page);
      await expect(tools.getByRole('link', { name: 'Unternehmensprofil' })).toHaveAttribute(
        'href',
        `#/redakteure/unternehmensprofil/liste/${baker.company.id}`,
      );

      await tools.getByRole('button', { name: 'Bearbeiten' }).click();
      const ads = new AllJobAdsPage(page);
      await expect(ads.form).toBeVisible();
      await page.goBack();
      await expect(tools).toBeVisible();

      await tools.getByRole('button', { name: /^Stelle öffentlich/ }).click();
      await expect(results.empty).toBeVisible();
      await tools.getByRole('button', { name: /^Stelle privat/ }).click();
      await expect(results.cards).toHaveCount(1);

      await tools.getByRole('button', { name: `Löschen: ${word}` }).click();
      await ads.question.getByRole('button', { name: 'Löschen' }).click();
      await expect(results.empty).toBeVisible();
      await expect(results.openTitle).toHaveCount(0);
      expect(await isFound(request, ad)).toBe(false);
    },
  );
});
