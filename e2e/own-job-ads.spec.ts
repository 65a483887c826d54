import { limits } from '@lehrpfad/contract/limits.ts';
import type { JobAdForm, OwnJobAd } from '@lehrpfad/contract/job-ads.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { searchCards } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { freshCompany } from './support/fresh-company.ts';
import { callApi, demo, keepLogin, logInAs, openSession } from './support/login.ts';
import { expectNoSidewaysScrolling } from './support/measure.ts';
import {
  importedCompany,
  makeAd,
  makeBranch,
  OwnJobAdsPage,
  ownAds,
  pdf,
} from './support/own-job-ads-page.ts';
import { desktop, expect, phone, test } from './support/test.ts';

/** An ISO day so many days from today, in Berlin; and as the page writes it. */
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

for (const [device, options] of Object.entries({ phone, desktop })) {
  test.describe(`a company's ads on a ${device}`, () => {
    test.use(options);

    test('begin with none; the first one is written, saved and found', async ({
      page,
      request,
    }) => {
      const baker = await freshCompany(request);
      await keepLogin(page, baker.session);
      const ads = new OwnJobAdsPage(page);
      await ads.open();
      await expect(page.getByText('Keine Stellenanzeigen vorhanden!')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Erste Stellenanzeige anlegen' }).click();
      await expect(page).toHaveURL(/stellenangebote\/neu$/);

      // The only branch there is.
      await expect(ads.branch(baker.company.name)).toBeChecked();
      await expect(ads.form.getByText('Wird sofort veröffentlicht')).toBeVisible();
      await ads.fillIn('Ausbildung mit Duft');
      await ads.fileInput.setInputFiles([pdf('Flyer.pdf')]);
      await expect(ads.form.getByRole('link', { name: /^Flyer\.pdf/ })).toBeVisible();
      await expectAccessible(page, { overlay: true });
      await expectNoSidewaysScrolling(page);
      await ads.save.click();

      await expect(ads.toast('Gespeichert und öffentlich')).toBeVisible();
      await expect(ads.form).toBeHidden();
      await expect(page).toHaveURL(/stellenangebote\/\d+$/);
      await expect(ads.detail.getByRole('heading', { name: 'Ausbildung mit Duft' })).toBeVisible();
      await expect(ads.detail.getByRole('button', { name: /^Flyer\.pdf/ })).toBeVisible();
      await expectAccessible(page, { overlay: device === 'phone' });
      const [saved] = await ownAds(request, baker);
      expect(saved).toMatchObject({ title: 'Ausbildung mit Duft', published: true });
      expect(await isFound(request, saved ?? { id: 0 })).toBe(true);
    });
  });
}

const publicOnly = 'Stelle öffentlich, auf privat stellen';
const privateOnly = 'Stelle privat, öffentlich machen';

/** A page of somebody who has just been let in, with an ad. */
async function withAd(page: Page, request: APIRequestContext, wishes: Partial<JobAdForm> = {}) {
  const baker = await freshCompany(request);
  const ad = await makeAd(request, baker, wishes);
  await keepLogin(page, baker.session);
  return { baker, ad, ads: new OwnJobAdsPage(page) };
}

test.describe('an ad of one’s own', () => {
  test.use(desktop);

  test('is made private and public again by the eye, which keeps the focus', async ({
    page,
    request,
  }) => {
    const { ads, ad } = await withAd(page, request);
    await ads.open();
    const card = ads.card(ad.title);
    const eye = card.getByRole('button', { name: /^Stelle/ });
    await expect(eye).toHaveAccessibleName(`${publicOnly}: ${ad.title}`);
    await expect(eye).toHaveAttribute('title', 'Stelle öffentlich');
    await eye.focus();
    await page.keyboard.press('Enter');
    await expect(ads.toast('Stelle privat')).toBeVisible();
    await expect(eye).toHaveAccessibleName(`${privateOnly}: ${ad.title}`);
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

  test('waits for its day, and asks before it is shown earlier', async ({ page, request }) => {
    const baker = await freshCompany(request);
    await keepLogin(page, baker.session);
    const ads = new OwnJobAdsPage(page);
    const day = dayIn(40);
    await ads.open('/neu');
    await ads.fillIn('Ausbildung ab Frühjahr');
    await ads.field('Sichtbar ab').fill(day.typed);
    await expect(ads.form.getByText(`Wird am ${day.short} veröffentlicht`)).toBeVisible();
    await ads.save.click();
    await expect(ads.toast(`Gespeichert, wird am ${day.short} öffentlich`)).toBeVisible();
    const card = ads.card('Ausbildung ab Frühjahr');
    await expect(card).toContainText(`Wird am ${day.short} öffentlich`);
    const [saved] = await ownAds(request, baker);
    expect(saved).toMatchObject({ published: false, waiting: true });

    await card.getByRole('button', { name: /^Stelle privat/ }).click();
    await expect(ads.question).toContainText('Jetzt schon öffentlich machen?');
    await expectAccessible(page, { overlay: true });
    await ads.question.getByRole('button', { name: 'Jetzt öffentlich machen' }).click();
    await expect(card.getByRole('button', { name: /^Stelle öffentlich/ })).toBeVisible();
    expect(await isFound(request, saved ?? { id: 0 })).toBe(true);
  });

  test('is deleted alone after a question; its siblings stay', async ({ page, request }) => {
    const baker = await freshCompany(request);
    const branch = await makeBranch(request, baker, 'Backstube am Markt');
    const ad = await makeAd(request, baker, {
      job_type: 1,
      Companies: [baker.company.id, branch],
    });
    await keepLogin(page, baker.session);
    const ads = new OwnJobAdsPage(page);
    await ads.open();
    await expect(ads.cards).toHaveCount(2);
    const mine = ads.cards.filter({ hasText: 'Auch für: Backstube am Markt' });
    await mine.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${ad.id}$`));
    await ads.detail.getByRole('button', { name: /^Löschen/ }).click();
    await expect(ads.question).toContainText(
      'Nur diese Anzeige wird gelöscht. Die Anzeige bleibt bestehen bei: Backstube am Markt, Quedlinburg.',
    );
    await page.keyboard.press('Escape');
    await expect(ads.cards).toHaveCount(2);
    await ads.detail.getByRole('button', { name: /^Löschen/ }).click();
    await expectAccessible(page, { overlay: true });
    await ads.question.getByRole('button', { name: 'Löschen' }).click();
    await expect(ads.toast('Die Stellenanzeige wurde gelöscht.')).toBeVisible();
    await expect(ads.cards).toHaveCount(1);
    await expect(ads.cards).toContainText('Backstube am Markt');
    await expect(page).toHaveURL(/stellenangebote$/);
    expect((await ownAds(request, baker)).map(({ Companies }) => Companies[0]?.id)).toEqual([
      branch,
    ]);
  });

  test('opens its files though it is private, in the list and in the preview', async ({
    page,
    request,
  }) => {
    const { ads, ad } = await withAd(page, request);
    await ads.open(`/${ad.id}/bearbeiten`);
    await ads.fileInput.setInputFiles([pdf('Flyer.pdf'), pdf('Haus.pdf')]);
    await ads.save.click();
    await expect(ads.form).toBeHidden();
    await ads.detail.getByRole('button', { name: /^Stelle öffentlich/ }).click();
    await expect(ads.toast('Stelle privat')).toBeVisible();

    const opened = page.waitForEvent('popup');
    const answer = page.waitForResponse(/jobdescriptions\/files\/\d+\/$/);
    await ads.detail.getByRole('button', { name: /^Flyer\.pdf/ }).click();
    await (await opened).close();
    expect((await answer).status()).toBe(200);

    await ads.detail.getByRole('button', { name: 'Vorschau' }).click();
    const preview = page.getByRole('dialog', { name: 'Vorschau' });
    await expect(preview.getByRole('heading', { level: 2, name: ad.title })).toBeVisible();
    await expectAccessible(page, { overlay: true });
    const again = page.waitForEvent('popup');
    await preview.getByRole('link', { name: /^Haus\.pdf/ }).click();
    await (await again).close();
    await preview.getByRole('button', { name: 'Link kopieren' }).click();
    await expect(ads.toast('In der Vorschau ohne Wirkung')).toBeVisible();
    await page.goBack();
    await expect(preview).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/${ad.id}$`));
  });
});

test.describe('the form of an ad', () => {
  test.use(desktop);

  test('says what is missing or too long, in the words of the specification', async ({
    page,
    request,
  }) => {
    const { ads } = await withAd(page, request);
    await ads.open('/neu');
    await ads.field('Titel').fill('x'.repeat(limits.adTitle + 1));
    await ads.text('Beschreibung').fill('y'.repeat(limits.adDetails + 1));
    await ads.text('Anmerkung').fill('z'.repeat(limits.adAnnotation + 1));
    await ads.save.click();
    const summary = ads.form.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' });
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
    await expectAccessible(page, { overlay: true });
    const files = ads.form.getByRole('group', { name: 'Dokumente' });
    await ads.fileInput.setInputFiles([pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'), pdf('4.pdf')]);
    await expect(files.getByText('Max. 3 Dateien!')).toBeVisible();
    await ads.form.getByRole('button', { name: '3.pdf entfernen' }).click();
    await ads.fileInput.setInputFiles([pdf('groß.pdf', limits.adFileBytes + 1)]);
    await expect(files.getByText('Dateien dürfen maximal 3MB groß sein!')).toBeVisible();
  });

  test('offers only apprenticeships that all chosen branches may train for', async ({
    page,
    request,
  }) => {
    const baker = await freshCompany(request);
    await makeBranch(request, baker, 'Backstube am Markt');
    await keepLogin(page, baker.session);
    const ads = new OwnJobAdsPage(page);
    await ads.open('/neu');
    await expect(ads.picker('Berufsbezeichnung')).toBeDisabled();
    await ads.branch(baker.company.name).check();
    await ads.type('Ausbildung').check();
    await ads.picker('Berufsbezeichnung').click();
    await expect(ads.form.getByRole('listbox').getByRole('option')).toHaveText([
      'Bäcker/-in',
      'Konditor/-in',
    ]);
    await ads.form.getByRole('option', { name: 'Bäcker/-in' }).click();

    // The new branch may not train for anything yet.
    await ads.branch('Backstube am Markt').check();
    await expect(ads.form).toContainText('„Bäcker/-in“ passt nicht mehr und wurde entfernt.');
    await expect(ads.form).toContainText(
      'Dem Unternehmen wurden keine Ausbildungsberufe zugewiesen.',
    );
    await expect(ads.picker('Berufsbezeichnung')).toBeDisabled();

    await ads.type('Praktikum').check();
    await ads.pick('Berufsbezeichnung', 'Koch/Köchin');
    await ads.type('Ausbildung').check();
    await expect(ads.form).toContainText('„Koch/Köchin“ passt nicht mehr und wurde entfernt.');
  });

  test('changes the ad of every branch, and deletes that of a branch taken off', async ({
    page,
    request,
  }) => {
    const baker = await freshCompany(request);
    const branch = await makeBranch(request, baker, 'Backstube am Markt');
    const Companies = [baker.company.id, branch];
    const ad = await makeAd(request, baker, { job_type: 1, Companies });
    await keepLogin(page, baker.session);
    const ads = new OwnJobAdsPage(page);
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
    await expect(ads.cards).toHaveCount(1);
    const left = await ownAds(request, baker);
    expect(left.map(({ id, siblings }) => ({ id, siblings }))).toEqual([
      { id: ad.id, siblings: [] },
    ]);
  });

  test('shows both versions where somebody else has saved meanwhile', async ({
    page,
    request,
    trouble,
  }) => {
    trouble.allow(/409/);
    const { ads, ad, baker } = await withAd(page, request);
    await ads.open(`/${ad.id}/bearbeiten`);
    await ads.field('Titel').fill('Meine Fassung');
    const change = (fields: object) =>
      callApi(request, 'PATCH', `jobdescriptions/patch/${ad.id}/`, {
        access: baker.session.access,
        data: fields,
      });
    await change({ title: 'Andere Fassung', job_start: '2027-08-01' });
    await ads.save.click();
    const notice = ads.form.getByRole('group', { name: 'Der Eintrag wurde inzwischen geändert.' });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('Meine Fassung');
    await expect(notice).toContainText('Andere Fassung');
    await expect(notice).toContainText('01.08.2027');
    await expectAccessible(page, { overlay: true });

    // Their day, our title.
    await notice.getByRole('button', { name: 'Beginn: gespeicherte Fassung übernehmen' }).click();
    await expect(ads.field('Beginn')).toHaveValue('01.08.2027');
    await notice.getByRole('button', { name: 'Meine Fassung speichern' }).click();
    await expect(ads.form).toBeHidden();
    const [merged] = await ownAds(request, baker);
    expect(merged).toMatchObject({ title: 'Meine Fassung', job_start: '2027-08-01' });

    await ads.detail.getByRole('button', { name: 'Bearbeiten' }).click();
    await ads.field('Titel').fill('Noch einmal meine');
    // A draft belongs to the version that it was begun with, also over a reload.
    await change({ title: 'Noch einmal eine andere' });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(ads.field('Titel')).toHaveValue('Noch einmal meine');
    await ads.save.click();
    await notice
      .getByRole('button', { name: 'Gespeicherte Fassung übernehmen', exact: true })
      .click();
    await expect(ads.field('Titel')).toHaveValue('Noch einmal eine andere');
    await expect(notice).toBeHidden();
    // Nothing is unsaved any more.
    await ads.form.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(ads.form).toBeHidden();
  });

  test('keeps what is typed over a reload, and warns before it is lost', async ({
    page,
    request,
  }) => {
    const { ads, ad } = await withAd(page, request);
    await ads.open();
    await ads.openAd(ad.title);
    await ads.detail.getByRole('button', { name: 'Bearbeiten' }).click();
    await ads.field('Titel').fill('Noch nicht gespeichert');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(ads.field('Titel')).toHaveValue('Noch nicht gespeichert');
    await expect(ads.form).toContainText('Nicht gespeicherte Eingaben wiederhergestellt.');

    await page.goBack();
    await expect(ads.question).toContainText('Ungespeicherte Änderungen verwerfen?');
    await ads.question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(ads.field('Titel')).toHaveValue('Noch nicht gespeichert');
    await page.keyboard.press('Escape');
    await ads.question.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(ads.form).toBeHidden();
    await expect(ads.detail.getByRole('heading', { level: 2, name: ad.title })).toBeVisible();
  });

  test('is there again after a login that ran out', async ({ page, request, trouble }) => {
    trouble.allow(/40[13]/, /Bitte melden Sie sich an/);
    const baker = await freshCompany(request);
    await keepLogin(page, baker.session);
    const ads = new OwnJobAdsPage(page);
    await ads.open('/neu');
    await ads.fillIn('Begonnen vor der Pause');
    // Ended elsewhere: neither token is worth anything.
    await callApi(request, 'POST', 'rest-auth/logout/', {
      access: baker.session.access,
      data: {},
    });
    await ads.save.click();
    await expect(page).toHaveURL(/#\/$/);
    const login = page.getByRole('link', { name: 'Zum Login' });
    await login.click();
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(baker.email);
    await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(baker.password);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Stellenanzeigen' }).first().click();
    await expect(page.getByRole('main')).toContainText(
      'Sie haben eine Stellenanzeige begonnen und noch nicht gespeichert.',
    );
    await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(ads.field('Titel')).toHaveValue('Begonnen vor der Pause');
    await expect(ads.picker('Berufsbezeichnung')).toHaveValue('Bäcker/-in');
    await ads.save.click();
    await expect(ads.toast('Gespeichert und öffentlich')).toBeVisible();
  });

  test('begins with a copy, without files, and shows what pupils will see', async ({
    page,
    request,
  }) => {
    const { ads, ad, baker } = await withAd(page, request);
    await ads.open(`/${ad.id}`);
    await ads.detail.getByRole('button', { name: 'Duplizieren' }).click();
    await expect(ads.form).toContainText('Dateien werden nicht mitkopiert');
    await expect(ads.field('Titel')).toHaveValue(ad.title);
    await ads.field('Titel').fill('Zweite Ausbildung in der Backstube');
    await ads.fileInput.setInputFiles([pdf('Neu.pdf')]);
    await ads.form.getByRole('button', { name: 'Vorschau' }).click();
    const preview = page.getByRole('dialog', { name: 'Vorschau' });
    await expect(
      preview.getByRole('heading', { level: 2, name: 'Zweite Ausbildung in der Backstube' }),
    ).toBeVisible();
    await expect(preview).toContainText('Wir backen jede Nacht.');
    await expect(preview).toContainText(baker.company.name);
    const opened = page.waitForEvent('popup');
    await preview.getByRole('link', { name: /^Neu\.pdf/ }).click();
    await (await opened).close();
    await preview.getByRole('button', { name: 'Schließen' }).click();
    await ads.save.click();
    await expect(ads.form).toBeHidden();
    await expect(ads.cards).toHaveCount(2);
    expect(await ownAds(request, baker)).toHaveLength(2);
  });
});

test.describe('ads that are not found', () => {
  test.use(desktop);

  test('say why: a locked company, an account that is not validated', async ({ page, request }) => {
    const { ads, ad, baker } = await withAd(page, request);
    const { access } = await openSession(request, demo.editor);
    await callApi(request, 'PATCH', `companies/patch/${baker.company.id}/`, {
      access,
      data: { locked: true },
    });
    const locked = 'Unternehmen gesperrt, Stellenanzeige in Suche nicht sichtbar';
    await ads.open();
    await expect(ads.card(ad.title).getByTitle(locked)).toBeVisible();
    await ads.openAd(ad.title);
    await expect(ads.detail).toContainText(locked);
    await expectAccessible(page);
  });

  test('are those of an account that waits for its validation, which the page says', async ({
    page,
  }) => {
    await logInAs(page, demo.notValidated);
    const ads = new OwnJobAdsPage(page);
    await ads.open();
    await expect(page.getByRole('main')).toContainText(
      'Ihr Account wurde noch nicht durch einen Redakteur validiert',
    );
  });

  test('have expired, and can only be looked at', async ({ page, request }) => {
    const session = await logInAs(page, demo.branches);
    const expired = (await ownAds(request, { session })).find(
      ({ availability_end_date: end }) => end !== null && end < dayIn(0).iso,
    );
    const ads = new OwnJobAdsPage(page);
    await ads.open(`/${expired?.id}`);
    const eye = ads.detail.getByRole('button', { name: /^Abgelaufen/ });
    await expect(eye).toHaveAttribute('aria-disabled', 'true');
    await expect(eye).toHaveAttribute('title', 'Stelle abgelaufen');
  });
});

test.describe('many ads', () => {
  test.use(desktop);

  test('are narrowed by words, status and branch', async ({ page, request }) => {
    const session = await logInAs(page, demo.branches);
    const all = await ownAds(request, { session });
    const ads = new OwnJobAdsPage(page);
    await ads.open();
    await expect(ads.cards).toHaveCount(all.length);
    const waiting = page.getByRole('checkbox', { name: /^Wartend \d+$/ });
    await waiting.check();
    await expect(ads.cards).toHaveCount(all.filter(({ waiting }) => waiting).length);
    await waiting.uncheck();
    const [first] = all;
    await page.getByRole('searchbox').fill(first?.title ?? '');
    await expect(ads.card(first?.title ?? '').first()).toBeVisible();
    expect(await ads.cards.count()).toBeLessThan(all.length);
    await page.getByRole('searchbox').fill('Raumfahrtingenieurwesen');
    await expect(ads.cards).toHaveCount(0);
    await page.getByRole('button', { name: 'Alle zeigen' }).click();
    await expect(ads.cards).toHaveCount(all.length);
    await expectAccessible(page);
  });
});

test.describe('an imported ad', () => {
  test.use(desktop);

  test('shows its source, and is adopted after a question', async ({ page, request }) => {
    const company = await importedCompany(request);
    const baker = await freshCompany(request, { takeOver: { id: company } });
    await keepLogin(page, baker.session);
    const ads = new OwnJobAdsPage(page);
    await ads.open();
    const [ad] = (await ownAds(request, baker)).filter(({ external }) => external !== '');
    await ads.open(`/${ad?.id}`);
    await expect(ads.detail).toContainText(`Importiert von ${ad?.external}`);
    await ads.detail.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(ads.question).toContainText('Stellenanzeige übernehmen?');
    await expectAccessible(page, { overlay: true });
    await ads.question.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(ads.toast('Die Stellenanzeige wurde übernommen.')).toBeVisible();
    await expect(ads.detail.getByRole('button', { name: 'Übernehmen' })).toHaveCount(0);
    const adopted = (await ownAds(request, baker)).find(({ id }) => id === ad?.id);
    expect(adopted?.external).toBe('');
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('an ad opens in a drawer, its form over it, and Back closes one after the other', async ({
    page,
    request,
  }) => {
    const { ads, ad } = await withAd(page, request);
    await ads.open();
    await ads.openAd(ad.title);
    await ads.detail.getByRole('button', { name: 'Bearbeiten' }).click();
    await expect(ads.field('Titel')).toHaveValue(ad.title);
    await page.goBack();
    await expect(ads.form).toBeHidden();
    await expect(ads.detail).toBeVisible();
    await page.goBack();
    await expect(ads.detail).toBeHidden();
    await expect(page).toHaveURL(/stellenangebote$/);
    await expectAccessible(page);
  });
});
