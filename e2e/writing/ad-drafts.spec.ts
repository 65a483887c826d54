import type { AdDraft } from '@lehrpfad/contract/job-ads/drafts.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { freshCompany, type FreshCompany } from '../support/data/fresh-company.ts';
import { callApi, keepLogin } from '../support/login.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { makeAd, OwnJobAdsPage, ownAds, pdf } from '../support/pages/own-job-ads-page.ts';
import { loseAnswerOnce, routeUntil } from '../support/route-once.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

const draftsOf = (request: APIRequestContext, { session }: FreshCompany): Promise<AdDraft[]> =>
  callApi<AdDraft[]>(request, 'GET', 'jobdescriptions/drafts/own/', { access: session.access });

const titlesOf = async (request: APIRequestContext, company: FreshCompany) =>
  (await draftsOf(request, company)).map(({ content }) => content.title);

/** The list of drafts, and the line of the form about its draft. */
const onPage = (page: Page) => {
  const list = page.getByRole('region', { name: /^Entwürfe/ });
  return {
    list,
    rows: list.getByRole('listitem'),
    row: (title: string) => list.getByRole('listitem').filter({ hasText: title }),
    // Screen readers hear it from another element.
    saved: page
      .getByRole('dialog')
      .getByRole('paragraph')
      .filter({ hasText: /^(?:Entwurf|Als eigener Entwurf) gespeichert um \d\d:\d\d/ }),
  };
};

async function begin(page: Page, request: APIRequestContext) {
  const baker = await freshCompany(request);
  await keepLogin(page, baker.session);
  const ads = new OwnJobAdsPage(page);
  await ads.open('/neu');
  return { baker, ads, drafts: onPage(page) };
}

test.describe('on a phone', () => {
  test.use(phone);

  test('a new ad is kept while it is written, left, continued and published', async ({
    page,
    request,
  }) => {
    const { baker, ads, drafts } = await begin(page, request);
    await ads.field('Titel').fill('Bald in der Backstube');
    await expect(drafts.saved).toBeVisible();
    await expect(page).toHaveURL(/stellenangebote\/neu\/\d+$/);
    await expect(ads.field('Titel')).toBeFocused();
    await expectStepAccessible(page, { overlay: true });
    await expectNoSidewaysScrolling(page);

    await test.step('a reload opens it again', async () => {
      await ads.field('Titel').fill('Bald in der großen Backstube');
      await page.reload();
      await expect(ads.field('Titel')).toHaveValue('Bald in der großen Backstube');
      await expect.poll(() => titlesOf(request, baker)).toEqual(['Bald in der großen Backstube']);
    });

    await test.step('it is left without a question, and says what it lacks', async () => {
      await ads.form.getByRole('button', { name: 'Später' }).click();
      await expect(ads.form).toBeHidden();
      await expect(drafts.rows).toHaveCount(1);
      await expect(drafts.row('große')).toContainText(
        'Es fehlt: Art, Berufsbezeichnung, Branche, Beschreibung.',
      );
      await expectStepAccessible(page);
      await expectNoSidewaysScrolling(page);
      expect(await ownAds(request, baker)).toEqual([]);
    });

    await test.step('it is continued and published', async () => {
      await drafts.row('große').getByRole('link').click();
      await ads.fillIn('Ausbildung mit Entwurf');
      await ads.save.click();
      await expect(ads.toast('Gespeichert und öffentlich')).toBeVisible();
      await expect(page).toHaveURL(/stellenangebote\/\d+$/);
      await expect(drafts.list).toHaveCount(0);
      expect(await draftsOf(request, baker)).toEqual([]);
      expect(await ownAds(request, baker)).toHaveLength(1);
      await page.goBack();
      await expect(ads.form).toBeHidden();
    });
  });
});

test.describe('drafts', () => {
  test.use(desktop);

  test(
    'are several, deleted and brought back, by keyboard as well',
    { tag: slowTag },
    async ({ page, request }) => {
      const { baker, ads, drafts } = await begin(page, request);
      for (const title of ['Erster Entwurf', 'Zweiter Entwurf']) {
        await ads.field('Titel').fill(title);
        await page.keyboard.press('Escape');
        await expect(ads.form).toBeHidden();
        await expect(drafts.row(title)).toBeVisible();
        await ads.add.click();
      }
      await page.keyboard.press('Escape');
      await expect(drafts.rows).toHaveCount(2);
      expect(await titlesOf(request, baker)).toHaveLength(2);

      await drafts
        .row('Erster')
        .getByRole('button', { name: /^Entwurf löschen/ })
        .focus();
      await page.keyboard.press('Enter');
      await expect(ads.toast('Entwurf gelöscht')).toBeVisible();
      await expect(drafts.rows).toHaveCount(1);
      await expect(page.getByRole('heading', { name: 'Entwürfe (1)' })).toBeFocused();
      await page.keyboard.press('Control+z');
      await expect(ads.toast('Rückgängig gemacht')).toBeVisible();
      await expect(drafts.rows).toHaveCount(2);

      await test.step('each is a template, as often as it is needed', async () => {
        for (const title of ['Montag', 'Dienstag']) {
          await drafts
            .row('Erster')
            .getByRole('button', { name: /^Als Vorlage nutzen/ })
            .click();
          await expect(ads.field('Titel')).toHaveValue('Erster Entwurf');
          await ads.field('Titel').fill(title);
          await page.keyboard.press('Escape');
          await expect(drafts.row(title)).toBeVisible();
        }
        expect((await titlesOf(request, baker)).sort()).toEqual([
          'Dienstag',
          'Erster Entwurf',
          'Montag',
          'Zweiter Entwurf',
        ]);
      });
    },
  );

  test(
    'show in another tab at once, as they are written and deleted',
    { tag: slowTag },
    async ({ page, context, request }) => {
      const { baker, ads, drafts } = await begin(page, request);
      const otherPage = await context.newPage();
      await keepLogin(otherPage, baker.session);
      const other = onPage(otherPage);
      await new OwnJobAdsPage(otherPage).open();
      await expect(other.list).toHaveCount(0);
      await ads.field('Titel').fill('Nebenan geschrieben');
      await expect(drafts.saved).toBeVisible();
      await expect(other.row('Nebenan geschrieben')).toBeVisible();
      await ads.field('Titel').fill('Nebenan geändert');
      await expect(other.row('Nebenan geändert')).toBeVisible();
      await page.keyboard.press('Escape');
      await drafts
        .row('Nebenan')
        .getByRole('button', { name: /^Entwurf löschen/ })
        .click();
      await expect(other.list).toHaveCount(0);
      await page.keyboard.press('Control+z');
      await expect(other.row('Nebenan geändert')).toBeVisible();
    },
  );

  test('survive a network that goes, and are sent when it is back', async ({
    page,
    request,
    pageErrors,
  }) => {
    const { baker, ads, drafts } = await begin(page, request);
    pageErrors.allow(/drafts|ERR_INTERNET_DISCONNECTED|Failed to load/);
    await expect(ads.field('Titel')).toBeEditable();
    await page.context().setOffline(true);
    await ads.field('Titel').fill('Ohne Netz geschrieben');
    await expect(
      ads.form
        .getByRole('paragraph')
        .filter({ hasText: 'Der Entwurf ist noch nicht gespeichert.' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await page.context().setOffline(false);
    await expect(drafts.saved).toBeVisible();
    expect(await titlesOf(request, baker)).toEqual(['Ohne Netz geschrieben']);
  });

  test(
    'stay one where the page is reloaded before the first save is answered',
    { tag: slowTag },
    async ({ page, request }) => {
      const { baker, ads, drafts } = await begin(page, request);
      const url = '**/jobdescriptions/drafts/post/';
      // The server saves it; its answer never arrives.
      const end = await routeUntil(page, url, async (route) => void (await route.fetch()));
      await ads.field('Titel').fill('Noch ohne Antwort');
      await expect.poll(() => titlesOf(request, baker)).toEqual(['Noch ohne Antwort']);
      end();
      await page.reload();
      await expect(ads.field('Titel')).toHaveValue('Noch ohne Antwort');
      await ads.field('Titel').fill('Mit Antwort');
      await expect(drafts.saved).toBeVisible();
      await expect.poll(() => titlesOf(request, baker)).toEqual(['Mit Antwort']);
    },
  );

  test(
    'that another window has changed stay, and this one becomes a draft of its own',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      pageErrors.allow(/409/);
      const { baker, ads, drafts } = await begin(page, request);
      await ads.field('Titel').fill('Hier');
      await expect(drafts.saved).toBeVisible();
      const [draft] = await draftsOf(request, baker);
      await callApi(request, 'PATCH', `jobdescriptions/drafts/patch/${draft?.id ?? 0}/`, {
        access: baker.session.access,
        data: { content: { title: 'Dort' } },
      });
      await ads.field('Titel').fill('Hier weiter');
      await expect(drafts.saved).toContainText('Als eigener Entwurf');
      expect((await titlesOf(request, baker)).toSorted()).toEqual(['Dort', 'Hier weiter']);
      await expect(page).toHaveURL(new RegExp(`neu/(?!${draft?.id ?? 0}$)`));
    },
  );

  test(
    'of a copy take over its files; new files are not kept, and the form says so',
    { tag: slowTag },
    async ({ page, request }) => {
      const baker = await freshCompany(request);
      const ad = await makeAd(request, baker);
      await keepLogin(page, baker.session);
      const ads = new OwnJobAdsPage(page);
      const drafts = onPage(page);
      await ads.open(`/${ad.id}/bearbeiten`);
      await ads.fileInput.setInputFiles([pdf('Flyer.pdf')]);
      await ads.save.click();
      await expect(ads.form).toBeHidden();
      await ads.detail.getByRole('button', { name: 'Duplizieren' }).click();
      await ads.field('Titel').fill('Kopie auf Vorrat');
      await ads.fileInput.setInputFiles([pdf('Neu.pdf')]);
      await expect(drafts.saved).toContainText(
        'Neue Dateien kommen erst beim Veröffentlichen dazu.',
      );
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
      await drafts.row('Kopie auf Vorrat').getByRole('link').click();
      await expect(ads.form.getByRole('link', { name: /\.pdf/ })).toHaveCount(1);
      await ads.save.click();
      await expect(ads.form).toBeHidden();
      const copy = (await ownAds(request, baker)).find(({ title }) => title === 'Kopie auf Vorrat');
      expect(copy?.files.map(({ name }) => name)).toEqual(['Flyer.pdf']);
    },
  );

  test(
    'that two windows publish become one ad, unless the second one is asked for again',
    { tag: slowTag },
    async ({ page, context, request, pageErrors }) => {
      pageErrors.allow(/400/);
      const { baker, ads, drafts } = await begin(page, request);
      await ads.fillIn('Einmal genügt');
      await expect(drafts.saved).toBeVisible();
      const second = new OwnJobAdsPage(await context.newPage());
      await second.open(new URL(page.url()).hash.replace(/^.*stellenangebote/, ''));
      await expect(second.field('Titel')).toHaveValue('Einmal genügt');
      await ads.save.click();
      await expect(ads.form).toBeHidden();
      await second.save.click();
      await expect(second.form.getByText(/^Diesen Entwurf gibt es nicht mehr/)).toBeVisible();
      expect(await ownAds(request, baker)).toHaveLength(1);
      await second.save.click();
      await expect(second.form).toBeHidden();
      expect(await ownAds(request, baker)).toHaveLength(2);
    },
  );

  test(
    'leave nothing behind where the answer to the publication was lost and more was written',
    { tag: slowTag },
    async ({ page, request, pageErrors }) => {
      pageErrors.allow(/ERR_FAILED/, /ApiError/, /4(?:04|09|22)/);
      const { baker, ads, drafts } = await begin(page, request);
      await ads.fillIn('Ohne Antwort');
      await expect(drafts.saved).toBeVisible();
      await loseAnswerOnce(page, /jobdescriptions\/post\/$/);
      await ads.save.click();
      await expect.poll(async () => (await ownAds(request, baker)).length).toBe(1);
      await ads.field('Titel').fill('Mit Antwort');
      await expect.poll(() => titlesOf(request, baker)).toEqual(['Mit Antwort']);
      await ads.save.click();
      await expect(ads.form).toBeHidden();
      expect((await ownAds(request, baker)).map(({ title }) => title)).toEqual(['Mit Antwort']);
      await expect.poll(() => titlesOf(request, baker)).toEqual([]);
    },
  );

  test('that are gone say so', { tag: slowTag }, async ({ page, request }) => {
    const baker = await freshCompany(request);
    await keepLogin(page, baker.session);
    const ads = new OwnJobAdsPage(page);
    await ads.open('/neu/2147483647');
    await expect(ads.toast('Diesen Entwurf gibt es nicht mehr.')).toBeVisible();
    await expect(page).toHaveURL(/stellenangebote$/);
  });
});
