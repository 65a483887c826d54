import type { Page } from '@playwright/test';
import { searchCards } from '../support/api.ts';
import { FavouritesPage } from '../support/pages/favourites-page.ts';
import { keepEvents } from '../support/data/public-events.ts';
import { readQrCode } from '../support/checks/qr-code.ts';
import { demo, logInAs } from '../support/login.ts';
import { ResultsPage, resultsLink } from '../support/pages/results-page.ts';
import { expect, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

/** The dark scheme must not affect printing. */
test.use({ colorScheme: 'dark' });

const sheet = (page: Page) => page.locator('[data-sheet]');

/** Expects the printout to be one sheet, black on white, with a QR code that leads to `address`. */
async function expectOneSheet(page: Page, address: RegExp): Promise<string> {
  await expect(sheet(page)).toHaveCount(1);
  await expect(sheet(page)).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(sheet(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(sheet(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const url = await readQrCode(page.getByRole('img', { name: /^QR-Code: / }));
  expect(url).toMatch(address);
  await expect(sheet(page)).toContainText(url);
  await page.emulateMedia({ media: null });
  return url;
}

test(
  'an ad, an event and the favourites are a sheet of paper each, with a code that leads back',
  { tag: slowTag },
  async ({ page, request }) => {
    const { results: ads } = await searchCards(request, {});
    const ids = ads.map(({ id }) => id);
    const [first = 0] = ids;
    await new FavouritesPage(page).remember(ids);
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });

    await test.step('an ad', async () => {
      await page.goto(resultsLink({ job_ids: String(first), ad: String(first) }));
      await expect(sheet(page)).toBeAttached();
      await expect(sheet(page)).toContainText(ads[0]?.title ?? '');
      await expect(sheet(page)).toContainText('Unternehmen');
      const url = await expectOneSheet(page, /\/stelle\/\d+-[a-z\d-]+$/);
      expect(url).toContain(`/stelle/${first}-`);
    });

    await test.step('an event', async () => {
      const [event] = await keepEvents(page);
      await page.goto(resultsLink({ event: String(event?.id) }));
      await expect(sheet(page)).toContainText(event?.title ?? '');
      const url = await expectOneSheet(page, /\/event\/\d+-[a-z\d-]+$/);
      expect(url).toContain(`/event/${event?.id}-`);
    });

    await test.step('twenty favourites', async () => {
      await page.goto(resultsLink({ favourites: '1' }));
      await expect(sheet(page).getByRole('row', { includeHidden: true })).toHaveCount(21);
      const url = await expectOneSheet(page, /\/#\/suche\/[\w-]+$/);
      const query = Buffer.from(url.split('/').at(-1) ?? '', 'base64url').toString();
      expect(new URLSearchParams(query).get('job_ids')).toBe(ids.join(','));
    });

    await test.step('the button prints what it stands beside, the browser what is open', async () => {
      await page.goto(resultsLink({ favourites: '1', ad: String(first) }));
      await expect(sheet(page)).toHaveCount(2);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('[data-sheet=open]')).toBeVisible();
      await expect(page.locator('[data-sheet=list]')).toBeHidden();
      await page.emulateMedia({ media: null });
      const list = page.getByRole('region', { name: 'Favoriten', exact: true });
      await list.getByRole('button', { name: 'Drucken' }).click();
      await expect(page.locator('[data-printed]')).toBeAttached();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('[data-sheet=list]')).toBeVisible();
      await expect(page.locator('[data-sheet=open]')).toBeHidden();
    });
  },
);

test(
  'the questions for pupils are printed with all their answers, and folded again after it',
  { tag: slowTag },
  async ({ page }) => {
    await page.goto('/#/information/schueler');
    const questions = page.getByRole('main').locator('[aria-expanded]');
    const answers = page.locator('[id^="frage-"][id$="-antwort"]');
    await questions.nth(1).click();
    await expect(answers.nth(1)).toBeVisible();
    await expect(answers.nth(0)).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    const count = await questions.count();
    for (let at = 0; at < count; at += 1) await expect(answers.nth(at)).toHaveText(/\S{3}/);
    await expect(answers.nth(0)).toBeVisible();
    await expect(page.getByText('Link zu dieser Frage').first()).toBeHidden();
    await page.emulateMedia({ media: null });
    await expect(answers.nth(0)).toBeHidden();
    await expect(answers.nth(1)).toBeVisible();
  },
);

test("a company's list of ads is printed with every row", async ({ page }) => {
  await logInAs(page, demo.branches);
  await page.goto('/#/unternehmen/stellenangebote');
  const rows = page.getByRole('region', { name: 'Ihre Stellenanzeigen' }).getByRole('listitem');
  await expect(rows.nth(12)).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const blank = () =>
    rows
      .getByRole('link')
      .evaluateAll(
        (links) =>
          links.filter((link) => !link.checkVisibility({ contentVisibilityAuto: true })).length,
      );
  await expect.poll(blank).toBe(0);
});

test('a long list of results is printed without gaps', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open({});
  const more = page.getByRole('button', { name: 'Mehr laden' });
  for (const count of [40, 60, 80]) {
    await more.click();
    await expect(results.cards).toHaveCount(count);
  }
  await page.emulateMedia({ media: 'print' });
  const gaps = () =>
    results.cards.evaluateAll((cards) =>
      cards.slice(1).map((card, at) => {
        const { bottom = 0 } = cards[at]?.getBoundingClientRect() ?? {};
        return Math.round(card.getBoundingClientRect().top - bottom);
      }),
    );
  // The cards after the sixty-third are laid out only when they are visible.
  await expect.poll(async () => Math.max(...(await gaps()).slice(62))).toBeLessThan(16);
});

test('a page of an ad and the results are printed without what paper cannot do', async ({
  page,
  request,
}) => {
  const [ad] = (await searchCards(request, {})).results;
  await page.goto(`/stelle/${ad?.id}`);
  const apply = page.getByRole('link', { name: 'So bewirbst du dich' });
  await expect(apply.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.button').filter({ visible: true })).toHaveCount(0);

  await page.emulateMedia({ media: null });
  await page.goto(resultsLink({}));
  const order = page.getByRole('combobox', { name: 'Sortieren' });
  const events = page.getByRole('link', { name: 'Alle Events ansehen' });
  for (const part of [order, events]) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  for (const part of [order, events]) await expect(part).toBeHidden();
});
