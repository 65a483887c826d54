import type { Page } from '@playwright/test';
import { runJobs, test, type Board } from '../support/data/board-of-days.ts';
import { freshCompany, type FreshCompany } from '../support/data/fresh-company.ts';
import { openSession } from '../support/login.ts';
import { mailsTo, mailTo } from '../support/data/mailbox.ts';
import { OwnJobAdsPage, ownAds } from '../support/pages/own-job-ads-page.ts';
import { slowTag } from '../support/slow.ts';
import { desktop, expect } from '../support/test.ts';

test.use(desktop);

/** Returns the day in Berlin that is this number of days after a time: in the format of the API, and as people write it. */
function dayAfter(moment: Date, days: number): { readonly iso: string; readonly german: string } {
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(
    moment.getTime() + days * 86_400_000,
  );
  return { iso, german: iso.split('-').toReversed().join('.') };
}

/** Logs in at the board's time and opens the company's list. */
async function comeBack(page: Page, board: Board, baker: FreshCompany, rest = '') {
  const { session: before, email, password } = baker;
  const session = { ...before, ...(await openSession(page.request, email, password)) };
  await page.clock.setFixedTime(board.now());
  // A page without the application, which would end the session of months ago.
  await page.goto('/demo/mails');
  await page.evaluate((kept) => localStorage.setItem('session', JSON.stringify(kept)), {
    ...session,
    setup_complete: true,
  });
  const ads = new OwnJobAdsPage(page);
  await ads.open(rest);
  const all = () => ownAds(page.request, { session });
  return { ads, all };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'a company’s year: an ad is written, published, extended by a mail, filled, and published again',
  { tag: slowTag },
  async ({ page, request, board, pageErrors }) => {
    // The board starts eight times.
    test.slow();
    pageErrors.allow(/410/);
    const title = 'Ausbildung im Jahr der Backstube';
    const drafts = page.getByRole('region', { name: /^Entwürfe/ });
    const baker = await freshCompany(request);
    const begin = board.now();
    const [firstEnd, start] = [dayAfter(begin, 74), dayAfter(begin, 250)];
    let id = 0;

    await test.step('in the first month it is a draft, which nobody sees', async () => {
      const { ads, all } = await comeBack(page, board, baker, '/neu');
      await ads.fillIn(title);
      await ads.field('Beginn').fill(start.german);
      await ads.field('Sichtbar bis').fill(firstEnd.german);
      await expect(ads.form.getByText(/^Entwurf gespeichert um/).first()).toBeVisible();
      await ads.form.getByRole('button', { name: 'Später' }).click();
      await expect(drafts.getByRole('listitem')).toContainText('Vollständig');
      expect(await all()).toEqual([]);
    });

    await test.step('a month later it is published', async () => {
      await board.sleep(30);
      const { ads, all } = await comeBack(page, board, baker);
      await drafts.getByRole('link', { name: title }).click();
      await expect(ads.field('Sichtbar bis')).toHaveValue(firstEnd.german);
      await ads.save.click();
      await expect(ads.form).toBeHidden();
      const [ad] = await all();
      expect(ad).toMatchObject({ published: true, availability_end_date: firstEnd.iso });
      id = ad?.id ?? 0;
      await page.goto(`/stelle/${id}`);
      await expect(heading(page)).toHaveText(title);
    });

    await test.step('14 and 3 days before its end a mail comes, once each, and a link of it extends it', async () => {
      const subject = `Ihre Stellenanzeige endet am ${firstEnd.german}: ${title}`;
      const told = async () =>
        (await mailsTo(request, baker.email)).filter((mail) => mail.subject === subject).length;
      await board.sleep(29);
      await runJobs(request, 'remind-of-ending-ads');
      expect(await told()).toBe(0);
      await board.sleep(1);
      await runJobs(request, 'remind-of-ending-ads');
      const { links } = await mailTo(request, baker.email, subject);
      await runJobs(request, 'remind-of-ending-ads');
      expect(await told()).toBe(1);
      await board.sleep(11);
      await runJobs(request, 'remind-of-ending-ads');
      await expect.poll(told).toBe(2);
      const [extend = ''] = links.filter((link) => link.includes('/stellenanzeige/aendern?token='));
      await page.goto(extend);
      await page.getByRole('button', { name: 'Um 3 Monate verlängern' }).click();
      await expect(heading(page)).toHaveText('Die Stellenanzeige ist verlängert');
    });

    await test.step('after its first end it is still found, until its place is taken', async () => {
      await board.sleep(19);
      await page.goto(`/stelle/${id}`);
      await expect(heading(page)).toHaveText(title);
      const { ads } = await comeBack(page, board, baker, `/${id}`);
      await ads.detail.getByRole('button', { name: 'Platz besetzt', exact: true }).click();
      await expect(ads.toast('Der Platz ist besetzt.')).toBeVisible();
      await page.goto(`/stelle/${id}`);
      await expect(heading(page)).toHaveText('Dieser Platz ist besetzt');
    });

    await test.step('nobody is reminded of an ad whose place is taken', async () => {
      const before = await mailsTo(request, baker.email);
      await board.sleep(64);
      await runJobs(request, 'remind-of-ending-ads');
      expect(await mailsTo(request, baker.email)).toHaveLength(before.length);
    });

    await test.step('for the next year it is a draft a year later, and is published again', async () => {
      await board.sleep(150);
      const { ads, all } = await comeBack(page, board, baker, `/${id}`);
      await ads.detail.getByRole('button', { name: 'Für nächstes Jahr übernehmen' }).click();
      const [year = 0, month, day] = start.iso.split('-');
      await expect(ads.field('Beginn')).toHaveValue(`${day}.${month}.${Number(year) + 1}`);
      await ads.form.getByRole('textbox', { name: 'Titel' }).fill(`${title}, wieder`);
      await ads.save.click();
      await expect(ads.form).toBeHidden();
      const again = (await all()).find((ad) => ad.id !== id);
      expect(again).toMatchObject({ published: true, filled_on: null, title: `${title}, wieder` });
      expect((await all()).find((ad) => ad.id === id)?.filled_on).not.toBeNull();
      await page.goto(`/stelle/${again?.id ?? 0}`);
      await expect(heading(page)).toHaveText(`${title}, wieder`);
    });
  },
);
