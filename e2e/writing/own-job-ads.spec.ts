import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { JobAdForm, OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { searchCards } from '../support/api.ts';
import { expectToast } from '../support/pages/company-area.ts';
import { expectAccessible, expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import {
  accessOf,
  callApi,
  demo,
  demoPassword,
  endSession,
  keepLogin,
  logInAs,
  openSession,
} from '../support/login.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import {
  importedCompany,
  makeAd,
  makeBranch,
  OwnJobAdsPage,
  ownAds,
  pdf,
} from '../support/pages/own-job-ads-page.ts';
import { answerPrompts } from '../support/prompts.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { loseAnswerOnce } from '../support/route-once.ts';
import { slowTag } from '../support/slow.ts';

/** Returns the day in Berlin that is this number of days from today, as an ISO day and in the format of the page. */
function dayIn(days: number) {
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(
    Date.now() + days * 86_400_000,
  );
  const [year = '', month, day] = iso.split('-');
  return { iso, typed: `${day}.${month}.${year}`, short: `${day}.${month}.${year.slice(2)}` };
}

const isFound = async (
  request: APIRequestContext,
  { id }: Pick<OwnJobAd, 'id'>,
): Promise<boolean> =>
  (await searchCards(request, { job_ids: String(id) })).results.some((card) => card.id === id);

const firstTitle = 'Ausbildung mit Duft';

/** Leaves the application for a server-rendered page: unsaved input stays as a draft. */
const leave = (page: Page) => page.goto('/konto/passwort-vergessen');

/** Returns the keys of the form data in this tab's storage. */
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('lehrpfad-')));

/** Writes the first ad, starting at the empty list; the ad is open at the end. */
async function writeFirst(page: Page, request: APIRequestContext, isDrawer: boolean) {
  const baker = await freshCompany(request);
  await keepLogin(page, baker.session);
  const ads = new OwnJobAdsPage(page);
  await ads.open();
  await expect(page.getByText('Keine Stellenanzeigen vorhanden!')).toBeVisible();
  await expectStepAccessible(page);
  await page.getByRole('button', { name: 'Erste Stellenanzeige anlegen' }).click();
  await expect(page).toHaveURL(/stellenangebote\/neu$/);

  // The only branch.
  await expect(ads.branch(baker.company.name)).toBeChecked();
  await expect(ads.form.getByText('Wird sofort veröffentlicht')).toBeVisible();
  await ads.fillIn(firstTitle);
  await ads.fileInput.setInputFiles([pdf('Flyer.pdf')]);
  await expect(ads.form.getByRole('link', { name: /^Flyer\.pdf/ })).toBeVisible();
  await expectAccessible(page, { overlay: true });
  await expectNoSidewaysScrolling(page);
  await ads.save.click();

  await expect(ads.toast('Gespeichert und öffentlich')).toBeVisible();
  await expect(ads.form).toBeHidden();
  await expect(page).toHaveURL(/stellenangebote\/\d+$/);
  await expect.poll(() => drafts(page)).toEqual([]);
  await expect(page.getByText('noch nicht gespeichert')).toHaveCount(0);
  await expect(ads.detail.getByRole('heading', { name: firstTitle })).toBeVisible();
  await expect(ads.detail.getByRole('button', { name: /^Flyer\.pdf/ })).toBeVisible();
  await expectStepAccessible(page, { overlay: isDrawer });
  const [saved] = await ownAds(request, baker);
  expect(saved).toMatchObject({ title: firstTitle, published: true });
  const ad = saved ?? { id: 0 };
  expect(await isFound(request, ad)).toBe(true);
  return { ads, ad, baker };
}

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'the first ad is written, saved and found; it opens in a drawer, its form over it, and Back closes both',
    { tag: slowTag },
    async ({ page, request }) => {
      const { ads } = await writeFirst(page, request, true);
      await ads.open();
      await expect(ads.detail).toBeHidden();
      await ads.openAd(firstTitle);
      await ads.detail.getByRole('button', { name: 'Bearbeiten' }).click();
      await expect(ads.field('Titel')).toHaveValue(firstTitle);
      await page.goBack();
      await expect(ads.form).toBeHidden();
      await expect(ads.detail).toBeVisible();
      await page.goBack();
      await expect(ads.detail).toBeHidden();
      await expect(page).toHaveURL(/stellenangebote$/);
      await expectStepAccessible(page);
    },
  );
});

const publicOnly = 'Stelle öffentlich, auf privat stellen';
const privateOnly = 'Stelle privat, öffentlich machen';

/** Opens the page of a new company with an ad. */
async function withAd(page: Page, request: APIRequestContext, wishes: Partial<JobAdForm> = {}) {
  const baker = await freshCompany(request);
  const ad = await makeAd(request, baker, wishes);
  await keepLogin(page, baker.session);
  return { baker, ad, ads: new OwnJobAdsPage(page) };
}

test.describe('an ad of one’s own', () => {
  test.use(desktop);

  test('is the first one, written, saved and found; is private and public again; the next one waits for its day', async ({
    page,
    request,
  }) => {
    const { ads, ad, baker } = await writeFirst(page, request, false);
    await ads.open();

    await test.step('the eye makes it private and public again, and keeps the focus', async () => {
      const card = ads.card(firstTitle);
      const eye = card.getByRole('button', { name: /^Stelle/ });
      const named = `${firstTitle}, ${baker.company.name}, Quedlinburg`;
      await expect(eye).toHaveAccessibleName(`${publicOnly}: ${named}`);
      await expect(eye).toHaveAttribute('title', 'Stelle öffentlich');
      await eye.focus();
      await page.keyboard.press('Enter');
      await expect(ads.toast('Stelle privat')).toBeVisible();
      await expect(eye).toHaveAccessibleName(`${privateOnly}: ${named}`);
      await expect(eye).toHaveAttribute('title', 'Stelle privat');
      await expect(eye).toBeFocused();
      await expect(card).toContainText('Privat');
      expect(await isFound(request, ad)).toBe(false);
      // The eye is no part of the card's link.
      await expect(page).toHaveURL(/stellenangebote$/);

      await page.keyboard.press('Enter');
      await expect(ads.toast('Stelle öffentlich')).toBeVisible();
      await expect(eye).toHaveAttribute('title', 'Stelle öffentlich');
      expect(await isFound(request, ad)).toBe(true);
    });

    await test.step('another one waits for its day, and asks before it is shown earlier', async () => {
      const day = dayIn(40);
      await ads.open('/neu');
      await ads.fillIn('Ausbildung ab Frühjahr');
      await ads.field('Sichtbar ab').fill(day.typed);
      await expect(ads.form.getByText(`Wird am ${day.short} veröffentlicht`)).toBeVisible();

      // The form's note about a last day in the past matches the result of saving.
      await ads.field('Sichtbar ab').fill('');
      await ads.field('Sichtbar bis').fill(dayIn(-1).typed);
      const refusal = 'Das Datum liegt in der Vergangenheit.';
      await expect(ads.form.getByText(`Wird so nicht gespeichert: ${refusal}`)).toBeVisible();
      await ads.save.click();
      await expect(ads.field('Sichtbar bis')).toHaveAccessibleDescription(refusal);
      await ads.field('Sichtbar bis').fill('');
      await ads.field('Sichtbar ab').fill(day.typed);

      // An end is not compared with a missing beginning, and a year long ago is not refused.
      await ads.field('Ende').fill(day.typed);
      await ads.field('Beginn').fill('31.02.2099');
      await ads.save.click();
      await expect(ads.field('Beginn')).toHaveAccessibleDescription('Ungültiges Datum.');
      await expect(ads.field('Ende')).toHaveAccessibleDescription('');
      await ads.field('Beginn').fill('01.08.2019');
      await expect(ads.field('Beginn')).toHaveAccessibleDescription(/Stimmt die Jahreszahl\?/);
      await ads.save.click();
      await expect(ads.toast(`Gespeichert, wird am ${day.short} öffentlich`)).toBeVisible();
      const card = ads.card('Ausbildung ab Frühjahr');
      await expect(card).toContainText(`Wird am ${day.short} öffentlich`);
      const saved = (await ownAds(request, baker)).find(({ id }) => id !== ad.id);
      expect(saved).toMatchObject({ published: false, waiting: true });

      await card.getByRole('button', { name: /^Stelle privat/ }).click();
      await expect(ads.question).toContainText('Jetzt schon öffentlich machen?');
      await expectStepAccessible(page, { overlay: true });
      await ads.question.getByRole('button', { name: 'Jetzt öffentlich machen' }).click();
      await expect(card.getByRole('button', { name: /^Stelle öffentlich/ })).toBeVisible();
      expect(await isFound(request, saved ?? { id: 0 })).toBe(true);
    });
  });

  test('is changed for all its branches, taken off one, and deleted alone', async ({
    page,
    request,
  }) => {
    const baker = await freshCompany(request);
    const branch = await makeBranch(request, baker, 'Backstube am Markt');
    const Companies = [baker.company.id, branch];
    const ad = await makeAd(request, baker, { job_type: 1, Companies });
    const title = 'Praktikum in der Konditorei';
    const other = await makeAd(request, baker, { title, job_type: 1, Companies });
    await keepLogin(page, baker.session);
    const ads = new OwnJobAdsPage(page);

    await test.step('a change holds for every branch, and deletes the ad of a branch taken off', async () => {
      await ads.open(`/${ad.id}/bearbeiten`);
      await ads.field('Titel').fill('Praktikum vor Sonnenaufgang');
      await ads.field('Beginn').fill(dayIn(90).typed);
      await ads.field('Ende').fill(dayIn(80).typed);
      await ads.save.click();
      await expect(ads.form.getByText('Das Ende liegt vor dem Beginn.').first()).toBeVisible();
      await ads.field('Ende').fill(dayIn(95).typed);
      await ads.save.click();
      await expect(ads.form).toBeHidden();
      await expect(ads.card('Praktikum vor Sonnenaufgang')).toHaveCount(2);

      await ads.detail.getByRole('button', { name: 'Bearbeiten' }).click();
      await ads.branch('Backstube am Markt').uncheck();
      await ads.save.click();
      await expect(ads.form).toBeHidden();
      await expect(ads.card('Praktikum vor Sonnenaufgang')).toHaveCount(1);
      await expect(ads.cards).toHaveCount(3);
      const left = (await ownAds(request, baker)).filter((one) => one.title !== title);
      expect(left.map(({ id, siblings }) => ({ id, siblings }))).toEqual([
        { id: ad.id, siblings: [] },
      ]);
    });

    await test.step('one alone is deleted after a question; its siblings stay', async () => {
      await ads.open();
      await expect(ads.card(title)).toHaveCount(2);
      const mine = ads.card(title).filter({ hasText: 'Auch für: Backstube am Markt' });
      await mine.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/${other.id}$`));
      await ads.detail.getByRole('button', { name: /^Löschen/ }).click();
      await expect(ads.question).toContainText(
        'Nur diese Anzeige wird gelöscht. Die Anzeige bleibt bestehen bei: Backstube am Markt, Quedlinburg.',
      );
      await page.keyboard.press('Escape');
      await expect(ads.card(title)).toHaveCount(2);
      await ads.detail.getByRole('button', { name: /^Löschen/ }).click();
      await expectStepAccessible(page, { overlay: true });
      await ads.question.getByRole('button', { name: 'Löschen' }).click();
      await expect(ads.toast('Die Stellenanzeige wurde gelöscht.')).toBeVisible();
      await expect(ads.card(title)).toHaveCount(1);
      await expect(ads.card(title)).toContainText('Backstube am Markt');
      await expect(ads.cards).toHaveCount(2);
      await expect(page).toHaveURL(/stellenangebote$/);
      const left = (await ownAds(request, baker)).filter((one) => one.title === title);
      expect(left.map((one) => one.Companies[0]?.id)).toEqual([branch]);
    });
  });

  test('opens its files though it is private; a copy takes them over, and shows what pupils will see', async ({
    page,
    request,
  }) => {
    const { ads, ad, baker } = await withAd(page, request);
    const preview = page.getByRole('dialog', { name: 'Vorschau' });
    await ads.open(`/${ad.id}/bearbeiten`);
    await ads.fileInput.setInputFiles([pdf('Flyer.pdf'), pdf('Haus.pdf')]);
    await ads.save.click();
    await expect(ads.form).toBeHidden();
    await ads.detail.getByRole('button', { name: /^Stelle öffentlich/ }).click();
    await expect(ads.toast('Stelle privat')).toBeVisible();

    await test.step('its files open in the list and in the preview', async () => {
      const opened = page.waitForEvent('popup');
      const answer = page.waitForResponse(/jobdescriptions\/files\/\d+\/$/);
      await ads.detail.getByRole('button', { name: /^Flyer\.pdf/ }).click();
      await (await opened).close();
      expect((await answer).status()).toBe(200);

      await ads.detail.getByRole('button', { name: 'Vorschau' }).click();
      await expect(preview.getByRole('heading', { level: 2, name: ad.title })).toBeVisible();
      await expectStepAccessible(page, { overlay: true });
      const again = page.waitForEvent('popup');
      await preview.getByRole('link', { name: /^Haus\.pdf/ }).click();
      await (await again).close();
      await preview.getByRole('button', { name: 'Link kopieren' }).click();
      await expect(ads.toast('In der Vorschau ohne Wirkung')).toBeVisible();
      await page.goBack();
      await expect(preview).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`/${ad.id}$`));
    });

    await test.step('a copy takes the files over, and has a preview of its own', async () => {
      const title = 'Zweite Ausbildung in der Backstube';
      await ads.detail.getByRole('button', { name: 'Duplizieren' }).click();
      await expect(ads.form.getByRole('link', { name: /^(Flyer|Haus)\.pdf/ })).toHaveCount(2);
      await expect(ads.field('Titel')).toHaveValue(ad.title);
      await ads.field('Titel').fill(title);
      await ads.fileInput.setInputFiles([pdf('Neu.pdf')]);
      await ads.form.getByRole('button', { name: 'Vorschau' }).click();
      await expect(preview.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(preview).toContainText('Wir backen jede Nacht.');
      await expect(preview).toContainText(baker.company.name);
      const opened = page.waitForEvent('popup');
      await preview.getByRole('link', { name: /^Neu\.pdf/ }).click();
      await (await opened).close();
      await preview.getByRole('button', { name: 'Schließen' }).click();
      await ads.save.click();
      await expect(ads.form).toBeHidden();
      await expect(ads.cards).toHaveCount(2);
      await expect(ads.detail.getByRole('heading', { level: 2, name: title })).toBeFocused();
      const stored = await ownAds(request, baker);
      const copy = stored.find((one) => one.title === title);
      expect(copy?.files.map(({ name }) => name)).toEqual(['Flyer.pdf', 'Haus.pdf', 'Neu.pdf']);
      const { files } = stored.find(({ id }) => id === ad.id) ?? { files: [] };
      expect(files.map(({ name }) => name)).toEqual(['Flyer.pdf', 'Haus.pdf']);
    });
  });
});

/** Opens the ad of a company, which other persons can change meanwhile. */
async function openOwnAd(page: Page, request: APIRequestContext) {
  answerPrompts(page);
  const { ads, ad, baker } = await withAd(page, request);
  const change = (fields: object) =>
    callApi(request, 'PATCH', `jobdescriptions/patch/${ad.id}/`, {
      access: baker.session.access,
      data: fields,
    });
  await ads.open();
  await ads.openAd(ad.title);
  return {
    ads,
    ad,
    baker,
    change,
    title: ads.field('Titel'),
    edit: ads.detail.getByRole('button', { name: 'Bearbeiten' }),
    notice: ads.form.getByRole('group', { name: 'Der Eintrag wurde inzwischen geändert.' }),
  };
}

test.describe('the form of an ad', () => {
  test.use(desktop);

  test(
    'offers what all branches may train for, and says what is missing or too long; a locked company reads why nothing is found',
    { tag: slowTag },
    async ({ page, request }) => {
      const { ads, ad, baker } = await withAd(page, request);
      const branch = await makeBranch(request, baker, 'Backstube am Markt');
      const access = await accessOf(request, demo.editor);
      await callApi(request, 'PATCH', `companies/patch/${branch}/`, {
        access,
        data: { Allowed_apprenticeships: [] },
      });
      await callApi(request, 'PATCH', `companies/patch/${baker.company.id}/`, {
        access,
        data: { locked: true },
      });

      await test.step('an ad of a locked company says why it is not found', async () => {
        const locked = 'Unternehmen gesperrt, Stellenanzeige in Suche nicht sichtbar';
        await ads.open();
        await expect(ads.card(ad.title).getByTitle(locked)).toBeVisible();
        await ads.openAd(ad.title);
        await expect(ads.detail).toContainText(locked);
        await expectStepAccessible(page);
      });

      await ads.open('/neu');
      await test.step('a pasted table becomes a line for each row', async () => {
        const text = ads.text('Beschreibung');
        await text.evaluate((editor) => {
          const clipboardData = new DataTransfer();
          const table = '<table><tr><td>Früh</td><td>6 Uhr</td></tr><tr><td>Spät</td></tr></table>';
          clipboardData.setData('text/html', table);
          const options = { clipboardData, bubbles: true, cancelable: true };
          editor.dispatchEvent(new ClipboardEvent('paste', options));
        });
        await expect(text.locator('p')).toHaveText(['Früh 6 Uhr', 'Spät']);
      });

      await test.step('what is missing or too long is said in the words of the specification', async () => {
        await ads.field('Titel').fill('x'.repeat(limits.adTitle + 1));
        await ads.text('Beschreibung').fill('y'.repeat(limits.adDetails + 1));
        await ads.text('Anmerkung').fill('z'.repeat(limits.adAnnotation + 1));
        await ads.save.click();
        const summary = ads.form.getByRole('group', { name: 'Bitte die Eingaben prüfen' });
        await expect(summary).toBeFocused();
        for (const message of [
          'Titel: Max. 100 Zeichen!',
          'Art: Pflichtfeld!',
          'Berufsbezeichnung: Berufsbezeichnung nicht im System!',
          'Branche: Bitte Branche auswählen.',
          'Beschreibung: Maximal 5000 Zeichen!',
          'Anmerkung: Max. 1000 Zeichen!',
        ]) {
          await expect(summary.getByRole('button', { name: message })).toBeVisible();
        }
        await expectStepAccessible(page, { overlay: true });
        const files = ads.form.getByRole('group', { name: 'Dokumente' });
        await ads.fileInput.setInputFiles([pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'), pdf('4.pdf')]);
        await expect(files.getByText('Max. 3 Dateien!')).toBeVisible();
        await ads.form.getByRole('button', { name: '3.pdf entfernen' }).click();
        await ads.fileInput.setInputFiles([pdf('groß.pdf', limits.adFileBytes + 1)]);
        await expect(files.getByText('Dateien dürfen maximal 3MB groß sein!')).toBeVisible();
      });

      await test.step('only apprenticeships that all chosen branches may train for are offered', async () => {
        const job = ads.picker('Berufsbezeichnung');
        await expect(job).toBeDisabled();
        await ads.branch(baker.company.name).check();
        await ads.type('Ausbildung').check();
        await job.click();
        const options = ads.form.getByRole('listbox').getByRole('option');
        await expect(options).toHaveText(['Bäcker/-in', 'Konditor/-in']);
        await ads.form.getByRole('option', { name: 'Bäcker/-in' }).click();

        // Editors have removed the inherited apprenticeships from the branch.
        await ads.branch('Backstube am Markt').check();
        await expect(ads.form).toContainText(
          '„Bäcker/-in“ gehört nicht zu den Ausbildungsberufen aller gewählten Filialen.',
        );
        await expect(ads.form).toContainText(
          'Dem Unternehmen wurden keine Ausbildungsberufe zugewiesen.',
        );
        await expect(job).toHaveValue('Bäcker/-in');
        await expect(job).toBeEnabled();
        await ads.branch('Backstube am Markt').uncheck();
        await expect(ads.form).not.toContainText('gehört nicht zu den Ausbildungsberufen');
        await ads.branch('Backstube am Markt').check();

        await ads.type('Praktikum').check();
        await ads.pick('Berufsbezeichnung', 'Koch/Köchin');
        await ads.type('Ausbildung').check();
        await expect(ads.form).toContainText(
          '„Koch/Köchin“ gehört nicht zu den Ausbildungsberufen aller gewählten Filialen.',
        );
        await expect(job).toHaveValue('Koch/Köchin');
      });
    },
  );

  test('keeps what is typed over a reload, and shows both versions where somebody else has saved meanwhile', async ({
    page,
    request,
    pageErrors,
  }) => {
    pageErrors.allow(/409/);
    const { ads, ad, baker, change, title, edit, notice } = await openOwnAd(page, request);

    await test.step('what is typed is there after a reload, and is asked for before it is lost', async () => {
      await edit.click();
      await title.fill('Noch nicht gespeichert');
      await page.reload();
      await expect(title).toHaveValue('Noch nicht gespeichert');
      await expect(ads.form).toContainText('Nicht gespeicherte Eingaben wiederhergestellt.');

      await page.goBack();
      await expect(ads.question).toContainText('Ungespeicherte Änderungen verwerfen?');
      await ads.question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
      await expect(title).toHaveValue('Noch nicht gespeichert');
      await page.keyboard.press('Escape');
      await ads.question.getByRole('button', { name: 'Verwerfen' }).click();
      await expect(ads.form).toBeHidden();
      await expect(ads.detail.getByRole('heading', { level: 2, name: ad.title })).toBeVisible();
    });

    await test.step('what only the other has changed is taken over without a question, and said', async () => {
      await edit.click();
      await title.fill('Nur von mir');
      await change({ annotation: '<p>Nur von dort</p>' });
      await ads.save.click();
      await expectToast(page, /Die Änderungen einer anderen Person bleiben erhalten: Anmerkung$/);
      await expect(ads.form).toBeHidden();
      const [merged] = await ownAds(request, baker);
      expect(merged).toMatchObject({ title: 'Nur von mir', annotation: '<p>Nur von dort</p>' });
    });

    await test.step('what both have changed shows three sides: before, theirs and ours', async () => {
      await edit.click();
      await title.fill('Meine Fassung');
      await change({ title: 'Andere Fassung', job_start: '2027-08-01' });
      await ads.save.click();
      await expect(notice).toBeFocused();
      await expect(notice.getByRole('listitem')).toHaveText([
        /^TitelVorherNur von mirInzwischen gespeichertAndere FassungIhre FassungMeine Fassung/,
      ]);
      await expect(notice).toContainText('ist schon übernommen: Beginn.');
      await expect(ads.field('Beginn')).toHaveValue('01.08.2027');
      await expectStepAccessible(page, { overlay: true });
      await notice.getByRole('button', { name: 'Meine Fassung speichern' }).click();
      await expect(ads.form).toBeHidden();
      const [merged] = await ownAds(request, baker);
      expect(merged).toMatchObject({ title: 'Meine Fassung', job_start: '2027-08-01' });
    });
  });

  test(
    'knows which version it was begun with, and lets one take over theirs',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      pageErrors.allow(/409/);
      const { ads, baker, change, title, edit, notice } = await openOwnAd(page, request);

      await test.step('their title and what else is entered here are saved together', async () => {
        await edit.click();
        await title.fill('Nicht dieser');
        await ads.field('Beginn').fill('01.09.2027');
        await change({ title: 'Dieser Titel' });
        await ads.save.click();
        await notice
          .getByRole('button', { name: 'Titel: gespeicherte Fassung übernehmen' })
          .click();
        await expect(notice).toContainText('Alles ist entschieden.');
        await expect(title).toHaveValue('Dieser Titel');
        await notice.getByRole('button', { name: 'Meine Fassung speichern' }).click();
        await expect(ads.form).toBeHidden();
        const [merged] = await ownAds(request, baker);
        expect(merged).toMatchObject({ title: 'Dieser Titel', job_start: '2027-09-01' });
      });

      await test.step('a draft belongs to the version that it was begun with, also over a reload', async () => {
        await edit.click();
        await title.fill('Noch einmal meine');
        await change({ title: 'Noch einmal eine andere' });
        await page.reload();
        await expect(title).toHaveValue('Noch einmal meine');
        await ads.save.click();
        await expect(notice, 'as it was before the reload').toContainText('Dieser Titel');
        await notice
          .getByRole('button', { name: 'Gespeicherte Fassung übernehmen', exact: true })
          .click();
        await expect(title).toHaveValue('Noch einmal eine andere');
        await expect(notice).toBeHidden();
        // There is no unsaved input any more.
        await ads.form.getByRole('button', { name: 'Abbrechen' }).click();
        await expect(ads.form).toBeHidden();
      });

      await test.step('the list behind has the stored version at once, and the next change is in no conflict', async () => {
        await edit.click();
        await title.fill('Wieder meine');
        await change({ title: 'Wieder eine andere' });
        await ads.save.click();
        await notice
          .getByRole('button', { name: 'Gespeicherte Fassung übernehmen', exact: true })
          .click();
        await ads.form.getByRole('button', { name: 'Abbrechen' }).click();
        const heading = ads.detail.getByRole('heading', { level: 2, name: 'Wieder eine andere' });
        await expect(heading).toBeVisible();
        await edit.click();
        await title.fill('Zuletzt meine');
        await ads.save.click();
        await expect(ads.form).toBeHidden();
      });
    },
  );
});

test.describe('the files of an ad', () => {
  test.use(desktop);

  test(
    'stay where it is edited again after a save, after a reload, and after a conflict',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      pageErrors.allow(/409/);
      answerPrompts(page);
      const { ads, ad, baker } = await withAd(page, request);
      const edit = ads.detail.getByRole('button', { name: 'Bearbeiten' });
      const restored = ads.form.getByText('Nicht gespeicherte Eingaben wiederhergestellt.');
      const filesOf = async () => (await ownAds(request, baker))[0]?.files.map(({ name }) => name);
      const row = (name: string) => ads.form.getByRole('link', { name: new RegExp(`^${name}`) });
      await ads.open(`/${ad.id}`);

      await test.step('a save waits for files that are still being read', async () => {
        await edit.click();
        await page.evaluate(() => {
          const { text } = Blob.prototype;
          const isReleased = new Promise((done) =>
            addEventListener('release', done, { once: true }),
          );
          Blob.prototype.text = async function read(this: Blob) {
            await isReleased;
            return text.call(this);
          };
        });
        await ads.fileInput.setInputFiles([pdf('Spät.pdf')]);
        await ads.save.click();
        await page.evaluate(() => dispatchEvent(new Event('release')));
        await expect(ads.form).toBeHidden();
        expect(await filesOf()).toEqual(['Spät.pdf']);
        await edit.click();
        await ads.form.getByRole('button', { name: 'Spät.pdf entfernen' }).click();
        await ads.save.click();
        await expect(ads.form).toBeHidden();
        expect(await filesOf()).toEqual([]);
      });

      await test.step('a file that was added and saved is there when the form opens again, and stays', async () => {
        await edit.click();
        await ads.fileInput.setInputFiles([pdf('Flyer.pdf')]);
        await ads.save.click();
        await expect(ads.form).toBeHidden();
        await expect.poll(() => drafts(page)).toEqual([]);
        await edit.click();
        await expect(row('Flyer.pdf')).toBeVisible();
        await expect(restored).toHaveCount(0);
        await ads.field('Titel').fill('Zum zweiten Mal');
        await ads.save.click();
        await expect(ads.form).toBeHidden();
        expect(await filesOf()).toEqual(['Flyer.pdf']);
      });

      await test.step('a draft says which it lacks, and takes away none', async () => {
        await edit.click();
        await ads.field('Titel').fill('Zum dritten Mal');
        await ads.fileInput.setInputFiles([pdf('Haus.pdf')]);
        await expect(row('Haus.pdf')).toBeVisible();
        await page.reload();
        await expect(ads.form).toContainText('Dateien können nicht aufgehoben werden');
        await expect(row('Flyer.pdf')).toBeVisible();
        await expect(row('Haus.pdf')).toHaveCount(0);
        await ads.save.click();
        await expect(ads.form).toBeHidden();
        expect(await filesOf()).toEqual(['Flyer.pdf']);
      });

      await test.step('what the other has added meanwhile stays beside one’s own', async () => {
        await edit.click();
        await ads.field('Titel').fill('Meine Fassung');
        await ads.fileInput.setInputFiles([pdf('Haus.pdf')]);
        const other = await page.context().newPage();
        const theirs = new OwnJobAdsPage(other);
        await theirs.open(`/${ad.id}/bearbeiten`);
        await theirs.fileInput.setInputFiles([pdf('Weg.pdf')]);
        await theirs.save.click();
        await expect(theirs.form).toBeHidden();
        await other.close();
        await ads.save.click();
        await expectToast(page, /bleiben erhalten: Dokumente$/);
        await expect(ads.form).toBeHidden();
        expect((await filesOf())?.toSorted()).toEqual(['Flyer.pdf', 'Haus.pdf', 'Weg.pdf']);
        await expect.poll(() => drafts(page)).toEqual([]);
      });
    },
  );
});

test.describe('a save whose answer is lost', () => {
  test.use(desktop);

  test(
    'is carried out once, however often it is sent, and what was changed meanwhile comes on top',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      pageErrors.allow(/ERR_/, /ApiError/, /422/, /AbortError/);
      answerPrompts(page);
      const baker = await freshCompany(request);
      await keepLogin(page, baker.session);
      const ads = new OwnJobAdsPage(page);
      const stored = async () =>
        (await ownAds(request, baker)).map(({ title, files }) => [
          title,
          files.map(({ name }) => name),
        ]);
      const loseAnswer = async (path: RegExp) => {
        await loseAnswerOnce(page, path);
        await ads.save.click();
        await expect(ads.form.getByText('Fehler –')).toBeVisible();
      };

      await test.step('a new ad is there once', async () => {
        await ads.open('/neu');
        await ads.fillIn('Nur einmal');
        await ads.fileInput.setInputFiles([pdf('Flyer.pdf')]);
        await loseAnswer(/jobdescriptions\/post\/$/);
        await ads.save.click();
        await expect(ads.form).toBeHidden();
        expect(await stored()).toEqual([['Nur einmal', ['Flyer.pdf']]]);
        await expect.poll(() => drafts(page)).toEqual([]);
        await expect(page.getByText('Fehler –')).toBeHidden();
      });

      await test.step('a change is in no conflict with itself', async () => {
        await ads.detail.getByRole('button', { name: 'Bearbeiten' }).click();
        await ads.field('Titel').fill('Einmal geändert');
        await loseAnswer(/jobdescriptions\/patch\//);
        await ads.save.click();
        await expect(ads.form).toBeHidden();
        expect(await stored()).toEqual([['Einmal geändert', ['Flyer.pdf']]]);
      });

      await test.step('what was typed after it is stored with it, also after a reload', async () => {
        await ads.open('/neu');
        await ads.fillIn('Zweite');
        await ads.fileInput.setInputFiles([pdf('Haus.pdf')]);
        await loseAnswer(/jobdescriptions\/post\/$/);
        await page.reload();
        await expect(ads.field('Titel')).toHaveValue('Zweite');
        await ads.field('Titel').fill('Zweite, verbessert');
        await ads.save.click();
        await expect(ads.form).toBeHidden();
        expect((await stored()).toSorted()).toEqual([
          ['Einmal geändert', ['Flyer.pdf']],
          ['Zweite, verbessert', ['Haus.pdf']],
        ]);
        await expect.poll(() => drafts(page)).toEqual([]);
      });

      await test.step('a copy in which nothing was changed is there once, also after a reload', async () => {
        const [first] = await ownAds(request, baker);
        await ads.open(`/${first?.id}/duplizieren`);
        await loseAnswer(/jobdescriptions\/post\/$/);
        await page.reload();
        await ads.save.click();
        await expect(ads.form).toBeHidden();
        expect(await stored()).toHaveLength(3);
        await expect.poll(() => drafts(page)).toEqual([]);
      });
    },
  );
});

test.describe('an ad that editors have locked', () => {
  test.use(phone);

  test(
    'is locked as a copy, too, and whoever saves it is told',
    { tag: slowTag },
    async ({ page, request }) => {
      const baker = await freshCompany(request);
      const ad = await makeAd(request, baker);
      const access = await accessOf(request, demo.editor);
      await callApi(request, 'PATCH', `jobdescriptions/lock/patch/${ad.id}/`, {
        access,
        data: { reason: 'misleading' },
      });
      await keepLogin(page, baker.session);
      const ads = new OwnJobAdsPage(page);
      await ads.open(`/${ad.id}/bearbeiten`);
      await expect(ads.form).toContainText('Bleibt von der Redaktion gesperrt');
      await page.keyboard.press('Escape');
      await expect(ads.form).toBeHidden();
      await ads.open(`/${ad.id}/duplizieren`);
      await expect(ads.form).toContainText('Eine Kopie, die ihm gleicht, ist es auch.');
      await expectStepAccessible(page, { overlay: true });
      await ads.field('Titel').fill('Backe mit uns');
      await ads.save.click();
      await expect(
        ads.toast('Gespeichert, aber gesperrt: Sie gleicht einer gesperrten Stellenanzeige'),
      ).toBeVisible();
      await expect(ads.form).toBeHidden();
      await expect(ads.detail).toContainText(
        'Von der Redaktion gesperrt: Angaben stimmen nicht oder führen in die Irre',
      );
      await expect(ads.detail).not.toContainText('Sie steht in der Suche');
      await expectStepAccessible(page, { overlay: true });
      for (const own of await ownAds(request, baker))
        expect(await isFound(request, own)).toBe(false);
    },
  );
});

test.describe('whoever has taken over an imported company', () => {
  test.use(desktop);

  test(
    'adopts an ad after a question, and saves the next one after a login that ran out',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      pageErrors.allow(/40[13]/, /Bitte melden Sie sich an/);
      const company = await importedCompany(request);
      const baker = await freshCompany(request, { takeOver: { id: company } });
      await keepLogin(page, baker.session);
      const ads = new OwnJobAdsPage(page);
      const asked = answerPrompts(page);

      await test.step('an imported ad shows its source, and is adopted', async () => {
        const [ad] = (await ownAds(request, baker)).filter(({ external }) => external !== '');
        await ads.open(`/${ad?.id}`);
        await expect(ads.detail).toContainText(`Importiert von ${ad?.external}`);
        await ads.detail.getByRole('button', { name: 'Übernehmen', exact: true }).click();
        await expect(ads.question).toContainText('Stellenanzeige übernehmen?');
        await expectStepAccessible(page, { overlay: true });
        await ads.question.getByRole('button', { name: 'Übernehmen' }).click();
        await expect(ads.toast('Die Stellenanzeige wurde übernommen.')).toBeVisible();
        await expect(
          ads.detail.getByRole('button', { name: 'Übernehmen', exact: true }),
        ).toHaveCount(0);
        const adopted = (await ownAds(request, baker)).find(({ id }) => id === ad?.id);
        expect(adopted?.external).toBe('');
      });

      await test.step('a save that comes after the session has ended is repeated once one is back, with its file', async () => {
        await ads.open('/neu');
        await ads.fillIn('Begonnen vor der Pause');
        await ads.fileInput.setInputFiles([pdf('Flyer.pdf')]);
        // Ended elsewhere: both tokens are invalid.
        await endSession(page);
        await ads.save.click();
        const again = page.getByRole('alertdialog', { name: /^Bitte neu anmelden/ });
        await expect(again).toBeVisible();
        await expect(page.getByText('Fehler –')).toHaveCount(0);
        await expectStepAccessible(page, { overlay: true });
        const email = again.getByRole('textbox', { name: 'E-Mail' });
        await expect(email).toBeFocused();
        const password = again.getByRole('textbox', { name: 'Passwort', exact: true });

        await email.fill(demo.branches);
        await password.fill(demoPassword);
        await page.keyboard.press('Enter');
        await expect(email).toHaveAccessibleDescription(/^Das ist ein anderes Konto\./);
        await email.fill(baker.email);
        await password.fill(baker.password);
        await page.keyboard.press('Enter');
        const back = page.getByRole('alertdialog', { name: 'Sie sind wieder angemeldet' });
        await expect(back).toBeVisible();
        await expectStepAccessible(page, { overlay: true });
        await back.getByRole('button', { name: 'Jetzt speichern' }).click();
        await expect(ads.toast('Gespeichert und öffentlich')).toBeVisible();
        const saved = (
          await ownAds(request, {
            session: await openSession(request, baker.email, baker.password),
          })
        ).filter(({ title }) => title === 'Begonnen vor der Pause');
        expect(saved.map(({ files }) => files.map(({ name }) => name))).toEqual([['Flyer.pdf']]);
        expect(asked).toEqual([]);
      });

      await test.step('changes that wait for the next login are announced above the list', async () => {
        await ads.detail.getByRole('button', { name: 'Bearbeiten' }).click();
        await ads.field('Titel').fill('Geändert vor der Pause');
        await page.reload();
        await expect(ads.field('Titel')).toHaveValue('Geändert vor der Pause');
        await leave(page);
        await ads.open();
        await expect(page.getByRole('main')).toContainText(
          'Sie haben „Begonnen vor der Pause“ geändert und noch nicht gespeichert.',
        );
        await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
        await expect(ads.field('Titel')).toHaveValue('Geändert vor der Pause');
      });
    },
  );
});

test.describe('many ads', () => {
  test.use(desktop);

  test(
    'are narrowed by words, status and branch; an expired one can only be looked at',
    { tag: slowTag },
    async ({ page, request }) => {
      const session = await logInAs(page, demo.branches);
      const all = await ownAds(request, { session });
      const ads = new OwnJobAdsPage(page);
      const search = page.getByRole('searchbox');
      const eye = ads.detail.getByRole('button', { name: /^Abgelaufen/ });

      await test.step('one that has expired cannot be made public', async () => {
        const expired = all.find(
          ({ availability_end_date: end }) => end !== null && end < dayIn(0).iso,
        );
        await ads.open(`/${expired?.id}`);
        await expect(eye).toHaveAttribute('aria-disabled', 'true');
        await expect(eye).toHaveAttribute('title', 'Stelle abgelaufen');
      });

      await ads.open();
      await expect(eye).toHaveCount(0);
      await expect(ads.cards).toHaveCount(all.length);
      const waiting = page.getByRole('checkbox', { name: /^Wartend \d+$/ });
      await waiting.check();
      await expect(ads.cards).toHaveCount(all.filter(({ waiting }) => waiting).length);
      await waiting.uncheck();
      const [first] = all;
      await search.fill(first?.title ?? '');
      await expect(ads.card(first?.title ?? '').first()).toBeVisible();
      await expect.poll(() => ads.cards.count()).toBeLessThan(all.length);
      await search.fill('Raumfahrtingenieurwesen');
      await expect(ads.cards).toHaveCount(0);
      await page.getByRole('button', { name: 'Alle zeigen' }).click();
      await expect(ads.cards).toHaveCount(all.length);
      await expectStepAccessible(page);
    },
  );
});

test.describe('an ad that somebody else has deleted', () => {
  test.use(desktop);

  test('leaves the list once its form is given up', async ({ page, request, pageErrors }) => {
    pageErrors.allow(/404/);
    const baker = await freshCompany(request);
    const ad = await makeAd(request, baker);
    await keepLogin(page, baker.session);
    const ads = new OwnJobAdsPage(page);
    await ads.open(`/${ad.id}/bearbeiten`);
    await ads.field('Titel').fill('Backe mit uns');
    const { access } = baker.session;
    await callApi(request, 'DELETE', `jobdescriptions/delete/${ad.id}/`, { access });
    await ads.save.click();
    await expect(ads.form).toContainText('inzwischen gelöscht, oder ihre Filiale gehört nicht');
    await ads.form.getByRole('button', { name: 'Abbrechen' }).click();
    await ads.question.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(ads.detail).toContainText('Diese Stellenanzeige gibt es nicht');
    await expect(ads.cards).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Alle zeigen' })).toHaveCount(0);
  });
});

test.describe('an ad of several branches', () => {
  test.use(desktop);

  test('that is deleted for one of them while it is edited stays one ad for each of the others', async ({
    page,
    request,
    pageErrors,
  }) => {
    pageErrors.allow(/40[49]/);
    const baker = await freshCompany(request);
    const branch = await makeBranch(request, baker, 'Backstube am Markt');
    const ad = await makeAd(request, baker, { Companies: [baker.company.id, branch] });
    const [sibling] = ad.siblings;
    await keepLogin(page, baker.session);
    const ads = new OwnJobAdsPage(page);
    await ads.open(`/${ad.id}/bearbeiten`);
    await ads.field('Titel').fill('Backe mit uns');
    await ads.fileInput.setInputFiles([pdf('Flyer.pdf')]);
    const { access } = baker.session;
    await callApi(request, 'DELETE', `jobdescriptions/delete/${ad.id}/`, { access });
    await ads.save.click();

    await expectToast(page, /bleiben erhalten: Filialen$/);
    await expect(ads.form).toBeHidden();
    const stored = await ownAds(request, baker);
    expect(
      stored.map(({ id, title, files }) => ({ id, title, files: files.map(({ name }) => name) })),
    ).toEqual([{ id: sibling?.id, title: 'Backe mit uns', files: ['Flyer.pdf'] }]);
    await expect(ads.cards).toHaveCount(1);
    await expect(ads.detail.getByRole('heading', { name: 'Backe mit uns' })).toBeVisible();
  });

  test(
    'does not come back for a branch where it was deleted while the form was open',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      pageErrors.allow(/409/);
      const baker = await freshCompany(request);
      const branch = await makeBranch(request, baker, 'Backstube am Markt');
      const ad = await makeAd(request, baker, { Companies: [baker.company.id, branch] });
      await keepLogin(page, baker.session);
      const ads = new OwnJobAdsPage(page);
      await ads.open(`/${ad.id}/bearbeiten`);
      await ads.field('Titel').fill('Backe mit uns');
      const { access } = baker.session;
      await callApi(request, 'DELETE', `jobdescriptions/delete/${ad.siblings[0]?.id}/`, { access });
      await ads.save.click();

      await expectToast(page, /bleiben erhalten: Filialen$/);
      await expect(ads.form).toBeHidden();
      const stored = await ownAds(request, baker);
      expect(stored.map(({ id, title }) => ({ id, title }))).toEqual([
        { id: ad.id, title: 'Backe mit uns' },
      ]);
      await expect(ads.cards).toHaveCount(1);
    },
  );
});

test.describe('what was done with an ad', () => {
  test.use(desktop);

  test('is not taken back where somebody else has changed the ad meanwhile, and says why', async ({
    page,
    request,
    pageErrors,
  }) => {
    pageErrors.allow(/409/);
    const baker = await freshCompany(request);
    const ad = await makeAd(request, baker);
    await keepLogin(page, baker.session);
    const ads = new OwnJobAdsPage(page);
    await ads.open(`/${ad.id}`);
    await ads.detail.getByRole('button', { name: 'Platz besetzt', exact: true }).click();
    const undo = page.getByRole('button', { name: 'Rückgängig' });
    await expect(undo).toBeVisible();
    await callApi(request, 'PATCH', `jobdescriptions/patch/${ad.id}/`, {
      access: baker.session.access,
      data: { title: 'Backe mit uns' },
    });
    await undo.click();

    await expectToast(page, 'Nicht rückgängig gemacht: Der Eintrag wurde inzwischen geändert.');
    await expect(page.getByText('Fehler –')).toHaveCount(0);
    await expect(ads.detail.getByRole('heading', { name: 'Backe mit uns' })).toBeVisible();
  });
});
