import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany } from '../support/data/fresh-company.ts';
import { accessOf, callApi, keepLogin } from '../support/login.ts';
import { mailTo } from '../support/data/mailbox.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { makeAd, makeBranch, OwnJobAdsPage, ownAds } from '../support/pages/own-job-ads-page.ts';
import { readQrCode } from '../support/checks/qr-code.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import { keepUndo } from '../support/undo.ts';

/** Returns the ISO day in Berlin that is this number of days from today. */
const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(
    Date.now() + days * 86_400_000,
  );

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** A poster is one sheet of A3 (in points), with a code that is read from a metre away; the button of A4 prints A4 as before. */
async function expectPoster(page: Page, ads: OwnJobAdsPage): Promise<void> {
  await page.evaluate(() => (globalThis.print = () => undefined));
  const printed = async (paper: string) => {
    await ads.detail.getByRole('button', { name: `Aushang drucken (${paper})` }).click();
    await expect(page.locator('article[data-chosen]')).toHaveCount(1);
    return (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  };
  const poster = await printed('A3');
  expect(poster.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(poster).toMatch(/\/MediaBox\s*\[0 0 84[12][.\d]* 119[01][.\d]*\]/);
  await expect(page.locator('article[data-sheet]')).toHaveCount(1);
  expect(await printed('A4')).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  await ads.detail.getByRole('button', { name: 'Aushang drucken (A3)' }).click();
  await page.emulateMedia({ media: 'print' });
  const code = page.locator('[data-paper=a3]').getByRole('img', { name: /^QR-Code/ });
  // 80 mm at 96 pixels an inch.
  await expect.poll(async () => (await code.boundingBox())?.width).toBeGreaterThan(302);
  // The reader sizes the code in pixels of the screen.
  await page.locator('[data-paper=a3]').evaluate((sheet) => (sheet.style.zoom = '1'));
  expect(await readQrCode(code)).toContain('/stelle/');
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
}

test.describe('on a phone', () => {
  test.use(phone);

  test('a mail tells a company of an ad that ends, and its links change the ad without a login', async ({
    page,
    request,
  }) => {
    const baker = await freshCompany(request);
    await makeAd(request, baker, { availability_end_date: dayIn(13) });
    const ad = async () => (await ownAds(request, baker))[0];
    await callApi(request, 'POST', 'jobs/run/', {
      access: await accessOf(request, 'admin@lehrpfad.example'),
      data: { name: 'remind-of-ending-ads' },
    });
    const [year, month, day] = dayIn(13).split('-');
    const subject = `Ihre Stellenanzeige endet am ${day}.${month}.${year}: Ausbildung in der Backstube`;
    const mail = await mailTo(request, baker.email, subject);
    const links = mail.links.filter((link) => link.includes('/stellenanzeige/aendern?token='));
    expect(links).toHaveLength(4);
    const [extend = '', , filled = ''] = links;

    await test.step('the place is taken, and free again', async () => {
      await page.goto(filled);
      await expect(title(page)).toHaveText('Platz ist besetzt');
      await expectStepAccessible(page);
      await expectNoSidewaysScrolling(page);
      expect(await ad()).toMatchObject({ filled_on: null });
      await page.getByRole('button', { name: 'Platz ist besetzt' }).click();
      await expect(title(page)).toHaveText('Der Platz ist besetzt');
      await expectStepAccessible(page);
      expect(await ad()).toMatchObject({ filled_on: dayIn(0) });
      await page.getByRole('button', { name: 'Rückgängig machen' }).click();
      await expect(title(page)).toHaveText('Rückgängig gemacht');
      expect(await ad()).toMatchObject({ filled_on: null, published: true });
    });

    await test.step('it is extended, by keyboard, and the link says so from then on', async () => {
      await page.goto(extend);
      await page.getByRole('button', { name: 'Um 3 Monate verlängern' }).focus();
      await page.keyboard.press('Enter');
      await expect(title(page)).toHaveText('Die Stellenanzeige ist verlängert');
      expect((await ad())?.availability_end_date?.slice(0, 7)).not.toBe(dayIn(13).slice(0, 7));
      await page.goto(extend);
      await expect(title(page)).toHaveText('Die Stellenanzeige ist verlängert');
      await expectNoSidewaysScrolling(page);
    });
  });

  test(
    'the company’s own list says that a place is taken, and offers it again',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      pageErrors.allow(/410/);
      const baker = await freshCompany(request);
      const ad = await makeAd(request, baker);
      await keepLogin(page, baker.session);
      const ads = new OwnJobAdsPage(page);
      await ads.open(`/${ad.id}`);
      await ads.detail.getByRole('button', { name: 'Platz besetzt', exact: true }).click();
      await expect(ads.toast('Der Platz ist besetzt.')).toBeVisible();
      await expect(ads.detail.getByText('Platz besetzt', { exact: true })).toBeVisible();
      await expectStepAccessible(page, { overlay: true });
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(ads.detail.getByText('Stelle öffentlich', { exact: true })).toBeVisible();
      await ads.detail.getByRole('button', { name: 'Platz besetzt', exact: true }).click();
      await page.goto(`/stelle/${ad.id}`);
      await expect(title(page)).toHaveText('Dieser Platz ist besetzt');
      await ads.open(`/${ad.id}`);
      await ads.detail.getByRole('button', { name: 'Wieder frei' }).click();
      await expect(ads.toast('Der Platz ist wieder frei.')).toBeVisible();
      await page.reload();
      await expect(ads.detail.getByText('Stelle öffentlich', { exact: true })).toBeVisible();
    },
  );
});

test.describe('several ads', () => {
  test.use(desktop);

  test(
    'are extended at once and as they were again; they become drafts for the next year',
    { tag: slowTag },
    async ({ page, request }) => {
      const baker = await freshCompany(request);
      const end = { availability_end_date: dayIn(30), job_start: '2027-08-01' };
      await makeAd(request, baker, { ...end, title: 'Erste Stelle' });
      await makeAd(request, baker, { ...end, title: 'Zweite Stelle' });
      await page.clock.install();
      await keepLogin(page, baker.session);
      const ads = new OwnJobAdsPage(page);
      const ends = async () =>
        (await ownAds(request, baker)).map((ad) => ad.availability_end_date === dayIn(30));
      const bar = page.getByRole('group', { name: 'Auswahl bearbeiten' });
      await ads.open();
      const begin = page.getByRole('button', { name: 'Mehrere bearbeiten' });
      await begin.press('Enter');
      await expect(ads.cards.first().getByRole('checkbox')).toBeFocused();
      await bar.getByRole('button', { name: 'Auswahl beenden' }).press('Enter');
      await expect(begin).toBeFocused();
      await begin.press('Enter');
      await expectStepAccessible(page);
      await ads.card('Erste Stelle').getByRole('checkbox').check();
      await expect(bar.getByRole('status')).toHaveText('1 ausgewählt');
      await bar.getByRole('button', { name: 'Alle auswählen' }).click();
      await bar.getByRole('combobox').selectOption('Um 6 Monate verlängern');
      await bar.getByRole('button', { name: 'Weiter' }).click();
      await expectStepAccessible(page, { overlay: true });
      await ads.question.getByRole('button', { name: 'Um 6 Monate verlängern' }).click();
      await expect(ads.toast('2 Stellenanzeigen geändert')).toBeVisible();
      await expect(begin).toBeFocused();
      await keepUndo(page);
      await expect.poll(ends).toEqual([false, false]);
      // A pointer that left the toast does not shorten the time for its button.
      await page.mouse.move(0, 0);
      await page.clock.fastForward(15_000);
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect.poll(ends).toEqual([true, true]);

      await page.getByRole('button', { name: 'Mehrere bearbeiten' }).click();
      await bar.getByRole('button', { name: 'Alle auswählen' }).click();
      await bar.getByRole('combobox').selectOption('Für nächstes Jahr übernehmen');
      await bar.getByRole('button', { name: 'Weiter' }).click();
      await ads.question.getByRole('button', { name: 'Für nächstes Jahr übernehmen' }).click();
      await expect(ads.toast('2 Entwürfe angelegt')).toBeVisible();
      // Nothing of the toast before, which was closed by its button, ends this one after 4 seconds.
      await page.clock.fastForward(5_000);
      await expect(ads.toast('2 Entwürfe angelegt')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Entwürfe (2)' })).toBeVisible();

      await ads.openAd('Erste Stelle');
      await ads.detail.getByRole('button', { name: 'Für nächstes Jahr übernehmen' }).click();
      await expect(ads.field('Titel')).toHaveValue('Erste Stelle');
      await expect(ads.field('Beginn')).toHaveValue('01.08.2028');
      await expect(page).toHaveURL(/\/neu\/\d+$/);
      await page.goBack();
      await expect(ads.detail).toBeVisible();
    },
  );

  test(
    'move to another branch after a question that names it, and back',
    { tag: slowTag },
    async ({ page, request }) => {
      const baker = await freshCompany(request);
      await makeAd(request, baker, { title: 'Wandert im Sommer' });
      await makeAd(request, baker, { title: 'Wandert im Herbst' });
      await keepLogin(page, baker.session);
      const ads = new OwnJobAdsPage(page);
      const bar = page.getByRole('group', { name: 'Auswahl bearbeiten' });
      const what = bar.getByRole('combobox');
      const homes = async () =>
        (await ownAds(request, baker)).map(({ title: of, Companies }) => [of, Companies[0]?.name]);
      await ads.open();
      await page.getByRole('button', { name: 'Mehrere bearbeiten' }).click();
      await expect(what.getByRole('option', { name: 'In andere Filiale verschieben' })).toHaveCount(
        0,
      );
      const branch = await makeBranch(request, baker, 'Zweigbäckerei am Dom');
      await makeAd(request, baker, {
        title: 'Gibt es überall',
        Companies: [baker.company.id, branch],
      });
      await page.reload();
      await page.getByRole('button', { name: 'Mehrere bearbeiten' }).click();
      await bar.getByRole('button', { name: 'Alle auswählen' }).click();
      await what.selectOption('In andere Filiale verschieben');
      await bar.getByRole('button', { name: 'Weiter' }).click();
      await ads.question.getByRole('combobox', { name: 'Filiale' }).selectOption(String(branch));
      // The field cuts long names.
      await expect(ads.question.getByRole('paragraph')).toContainText(['Zweigbäckerei am Dom']);
      await expectStepAccessible(page, { overlay: true });
      await ads.question.getByRole('button', { name: 'In andere Filiale verschieben' }).click();
      await expect(ads.toast('2 Stellenanzeigen geändert, 2 unverändert: „')).toBeVisible();
      await keepUndo(page);
      await expect.poll(homes).toContainEqual(['Wandert im Sommer', 'Zweigbäckerei am Dom']);
      await expect.poll(homes).toContainEqual(['Gibt es überall', baker.company.name]);
      await expect(ads.card('Wandert im Sommer')).toContainText('Zweigbäckerei am Dom');
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect.poll(homes).toContainEqual(['Wandert im Sommer', baker.company.name]);
      await page.reload();
      await expect(ads.card('Wandert im Sommer')).toContainText(baker.company.name);
    },
  );

  test(
    'are seen as pupils find them, and printed with a code for the door',
    { tag: slowTag },
    async ({ page, request }) => {
      const baker = await freshCompany(request);
      const ad = await makeAd(request, baker, { title: 'Brot für die Tür' });
      await keepLogin(page, baker.session);
      const ads = new OwnJobAdsPage(page);
      await ads.open(`/${ad.id}`);
      await ads.detail.getByRole('button', { name: 'Aushang drucken (A4)' }).waitFor();
      await expectStepAccessible(page);
      await expect(page.locator('article[data-sheet]')).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('article[data-sheet="open"]');
      await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Brot für die Tür');
      await expect(sheet.getByRole('img', { name: /^QR-Code/ })).toBeVisible();
      await page.emulateMedia({ media: null });
      await expectPoster(page, ads);
      await ads.detail.getByRole('link', { name: 'In der Suche ansehen' }).click();
      await expect(
        page.getByRole('heading', { level: 2, name: 'Brot für die Tür' }).first(),
      ).toBeVisible();
      await page.goBack();
      await ads.detail.getByRole('button', { name: 'Platz besetzt', exact: true }).click();
      await expect(ads.detail.getByRole('link', { name: 'In der Suche ansehen' })).toHaveCount(0);
    },
  );
});
