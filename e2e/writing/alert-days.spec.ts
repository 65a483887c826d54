import type { APIRequestContext, Page } from '@playwright/test';
import { runJobs, test } from '../support/data/board-of-days.ts';
import { freshCompany, type FreshCompany } from '../support/data/fresh-company.ts';
import { callApi, openSession } from '../support/login.ts';
import { linkIn, mailsTo, mailTo } from '../support/data/mailbox.ts';
import { makeAd } from '../support/pages/own-job-ads-page.ts';
import { resultsLink } from '../support/pages/results-page.ts';
import { slowTag } from '../support/slow.ts';
import { expect, phone } from '../support/test.ts';

test.use(phone);

const asked = 'Bitte bestätige deinen Suchauftrag';

/** Requests a daily mail in the results, and confirms it by the link of the first mail. */
async function subscribe(page: Page, request: APIRequestContext, mail: string): Promise<void> {
  await page.goto(resultsLink({ search_multi_match: 'morgenrot' }));
  await page.getByRole('button', { name: 'Suche merken', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Suche merken' });
  await sheet.getByRole('button', { name: 'Per E-Mail benachrichtigen' }).click();
  await sheet.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(mail);
  await sheet.getByRole('radio', { name: 'täglich' }).check();
  await sheet.getByRole('button', { name: 'Link schicken' }).click();
  await expect(sheet.getByRole('heading', { name: 'Sieh in dein Postfach' })).toBeVisible();
  await page.goto(linkIn(await mailTo(request, mail, asked), '/suchauftrag/bestaetigen'));
  await page.getByRole('button', { name: 'Ja, schreibt mir' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Suchauftrag läuft');
}

/** Publishes an ad of a bakery, and waits until the board has noted that the public sees it. */
async function publish(
  request: APIRequestContext,
  baker: FreshCompany,
  title: string,
): Promise<void> {
  const session = await openSession(request, baker.email, baker.password);
  const { id } = await makeAd(request, { ...baker, session }, { title });
  await runJobs(request, 'record-shown-ads');
  const path = `search/new/?job_ids=${id}&since=2020-01-01T00:00:00.000Z`;
  const noted = () => callApi<{ count: number }>(request, 'GET', path).then(({ count }) => count);
  await expect.poll(noted, { message: 'the ad is noted as new' }).toBe(1);
}

/** Unsubscribes like the button of a mail program: calls the address in the headers of the mail (RFC 8058). */
async function pressUnsubscribe(request: APIRequestContext, mail: string): Promise<void> {
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const address = /^List-Unsubscribe: <([^>]+)>$/m.exec(mail)?.[1] ?? '';
  const answer = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answer.status()).toBe(200);
}

test(
  'an alert mails each new ad once, day after day, until one press ends it and its address',
  { tag: slowTag },
  async ({ page, request, board, pageErrors }) => {
    pageErrors.allow(/410/);
    const [pia, ole] = ['pia@schule.example', 'ole@schule.example'];
    const told = async (to: string) =>
      (await mailsTo(request, to)).map(({ subject }) => subject).filter((one) => one !== asked);
    const baker = await freshCompany(request);

    await test.step('on the first day two pupils subscribe; the ad of before is no news', async () => {
      await publish(request, baker, 'Backen bei Morgenrot, gestern');
      await subscribe(page, request, pia);
      await subscribe(page, request, ole);
    });

    await test.step('on the second day nothing is new when the mails are sent, and an ad comes later', async () => {
      await board.sleep();
      await runJobs(request, 'send-alerts');
      await publish(request, baker, 'Backen bei Morgenrot, heute');
    });

    await test.step('on the third day one mail leads to the ad of the second', async () => {
      await board.sleep();
      await runJobs(request, 'send-alerts');
      const mail = await mailTo(request, pia, '1 neue Stelle: morgenrot');
      expect(mail.text).not.toContain('gestern');
      const ad = mail.links.find((link) => new URL(link).pathname.startsWith('/stelle/')) ?? '';
      await page.goto(ad);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Backen bei Morgenrot, heute',
      );
      await expect.poll(() => told(ole)).toEqual(['1 neue Stelle: morgenrot']);
      expect(await told(pia)).toEqual(['1 neue Stelle: morgenrot']);
    });

    await test.step('one press in the mail program ends the alert', async () => {
      const mail = await mailTo(request, pia, '1 neue Stelle: morgenrot');
      await pressUnsubscribe(request, await board.mailTo(pia));
      await page.goto(linkIn(mail, '/suchauftrag'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Dieser Suchauftrag ist beendet',
      );
      await expect(page.getByText('Zu ihm ist nichts mehr gespeichert')).toBeVisible();
    });

    await test.step('on the fourth and fifth day the other pupil hears of the next ad, and the first does not', async () => {
      await publish(request, baker, 'Backen bei Morgenrot, morgen');
      await board.sleep();
      await board.sleep();
      await runJobs(request, 'send-alerts');
      const both = ['1 neue Stelle: morgenrot', '1 neue Stelle: morgenrot'];
      await expect.poll(() => told(ole)).toEqual(both);
      expect(await told(pia)).toEqual(['1 neue Stelle: morgenrot']);
    });
  },
);
