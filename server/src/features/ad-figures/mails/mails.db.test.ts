import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { sql } from '../../../core/database/drizzle.ts';

let app: TestApp;
let now = new Date('2026-12-01T07:20:00Z');
let owner: number;
let branch: number;
let ad: number;
const email = 'ute@steinberg.example';
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

const run = (name: string) => app.jobs.find((job) => job.name === name)!.run();
const send = () => run('send-figure-mails');
const order = async (on: boolean, as = owner) =>
  (await app.patch('ad-figures/mail/', { on }, await app.as(as))).status;
const isOn = async () => (await app.get('ad-figures/mail/', await app.as(owner))).body.on;

const mails = () =>
  app.database.rows<{ to: string; subject: string; body: string; url: string }>(sql`
    select recipient as "to", subject, body::text, unsubscribe_url as url from mails
    where kind = 'ad-figures' order by id`);

async function addCounts(
  job_ad: number,
  company: number,
  day: string,
  [shown, opened]: readonly [number, number],
): Promise<void> {
  await app.database.rows(sql`
    insert into ad_daily_counts (day, job_ad_id, company_id, shown, from_results)
    values (${day}::date, ${job_ad}::int, ${company}::int, ${shown}::int, ${opened}::int)`);
}

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  owner = await addUser(app.database, { email });
  branch = await addCompany(app.database, { userId: owner });
  ad = await addAd(app.database, { company_id: branch, title: 'Brot und mehr' });
});

beforeEach(async () => {
  now = new Date('2026-12-01T07:20:00Z');
  for (const table of ['mails', 'ad_daily_counts', 'figure_mails'])
    await app.database.rows(sql`delete from ${sql.identifier(table)}`);
});

describe('the monthly mail', () => {
  it('comes to whoever has ordered it, once a month, with the sums of the last and of the one before', async () => {
    await addCounts(ad, branch, '2026-11-01', [1000, 30]);
    await addCounts(ad, branch, '2026-11-30', [500, 10]);
    await addCounts(ad, branch, '2026-10-31', [700, 5]);
    await addCounts(ad, branch, '2026-12-01', [900, 90]);
    await send();
    expect(await mails()).toEqual([]);
    expect(await isOn()).toBe(false);
    expect(await order(true)).toBe(200);
    expect(await order(true)).toBe(200);
    expect(await isOn()).toBe(true);
    await Promise.all([send(), send()]);
    now = new Date('2026-12-02T07:20:00Z');
    await send();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: email,
      subject: 'Ihre Stellenanzeigen im November 2026: 40-mal geöffnet',
    });
    expect(mail?.body).toContain('in Ergebnissen gezeigt: 1.500 (700)');
    expect(mail?.body).toContain('geöffnet: 40 (5)');
    expect(mail?.body).not.toContain('Ein Rat');
    now = new Date('2027-01-01T07:20:00Z');
    await send();
    expect((await mails()).map(({ subject }) => subject)[1]).toBe(
      'Ihre Stellenanzeigen im Dezember 2026: 90-mal geöffnet',
    );
  });

  it('does not come where nothing was counted, and is for companies alone', async () => {
    await order(true);
    await send();
    expect(await mails()).toEqual([]);
    expect(
      (await app.patch('ad-figures/mail/', { on: 'vielleicht' }, await app.as(owner))).status,
    ).toBe(400);
  });

  it('gives advice that our own sums bear out, about an ad that lacks it', async () => {
    const company = await addCompany(app.database, { userId: null });
    for (let at = 0; at < 40; at += 1) {
      const other = await addAd(app.database, { company_id: company });
      const says = at % 2 === 0;
      if (says)
        await app.database.rows(sql`update job_ads set pay_year_1 = 900 where id = ${other}`);
      await addCounts(other, company, '2026-11-10', [100, says ? 25 : 20]);
    }
    await addCounts(ad, branch, '2026-11-10', [100, 20]);
    await order(true);
    await send();
    const [mail] = await mails();
    expect(mail?.body).toContain(
      '„Brot und mehr“ nennt keine Vergütung. Anzeigen mit Vergütung wurden in den letzten 90 Tagen 25 % öfter aus den Ergebnissen heraus geöffnet als andere (20 Anzeigen gegen 21).',
    );
  });

  it('is stopped by its link after a question, by the button of mail programs, or in the account', async () => {
    await addCounts(ad, branch, '2026-11-10', [100, 20]);
    await order(true);
    await send();
    const url = new URL((await mails())[0]!.url);
    const link = url.pathname + url.search;
    const page = await app.http.inject(link);
    expect(page.body).toContain(email);
    expect(await isOn()).toBe(true);
    const press = () =>
      app.http.inject({
        method: 'POST',
        url: link,
        payload: 'List-Unsubscribe=One-Click',
        headers: formType,
      });
    expect((await press()).body).toContain('keine Zahlen mehr per E-Mail');
    expect(await isOn()).toBe(false);
    expect((await press()).statusCode).toBe(410);
    expect((await app.http.inject('/zahlen/abbestellen?token=x')).statusCode).toBe(410);
    await order(true);
    await order(false);
    expect(await isOn()).toBe(false);
  });

  it('keeps its links for as long as the counts', async () => {
    await addCounts(ad, branch, '2026-11-10', [100, 20]);
    await order(true);
    await send();
    const left = async () => (await app.database.rows(sql`select from figure_mail_links`)).length;
    now = new Date('2028-01-04T07:20:00Z');
    await run('remove-old-ad-counts');
    expect(await left()).toBe(1);
    now = new Date('2028-01-06T07:20:00Z');
    await run('remove-old-ad-counts');
    expect(await left()).toBe(0);
    expect(await app.database.rows(sql`select from ad_daily_counts`)).toEqual([]);
  });
});
