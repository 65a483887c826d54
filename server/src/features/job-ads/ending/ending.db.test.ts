import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd } from '../../../../test/stock.ts';
import { openWorkshop, postOne, type Account, type Workshop } from '../own-ads.fixture.ts';

let shop: Workshop;
let one: Account;

const morning = (day: string) => `${day}T06:40:00Z`;
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

beforeAll(async () => {
  shop = await openWorkshop();
});

beforeEach(async () => {
  shop.setClock(morning('2026-11-21'));
  await shop.app.database.rows(sql`delete from mails`);
  await shop.app.database.rows(sql`delete from job_ads`);
  one = await shop.account();
});

const run = (name: string) => shop.app.jobs.find((job) => job.name === name)!.run();
const remind = () => run('remind-of-ending-ads');

const mails = () =>
  shop.app.database.rows<{ to: string; subject: string; body: string }>(sql`
    select recipient as "to", subject, body::text from mails where kind = 'ads-ending' order by id`);

/** Paths of the links of the last mail, by their texts. */
async function linksOf(at = -1): Promise<Record<string, string>> {
  const parts = JSON.parse((await mails()).at(at)?.body ?? '[]') as unknown[];
  const links = parts.flatMap(
    (part) => (part as { links?: { text: string; url: string }[] }).links ?? [],
  );
  return Object.fromEntries(
    links.map(({ text, url }) => [text, new URL(url).pathname + new URL(url).search]),
  );
}

const visit = (url = '') => shop.app.http.inject({ url });
const press = (url = '', payload = '') =>
  shop.app.http.inject({ method: 'POST', url, payload, headers: formType });
const undo = (url = '') => press(url, 'undo=1');

const own = async (): Promise<OwnJobAd> =>
  (await shop.app.get('jobdescriptions/own/', one.headers)).body[0];

const endingAd = (title: string, availability_end_date: string) =>
  postOne(shop, one, { title, availability_end_date });

/** Adds an ad that ends in 14 days, and mails its company. @returns the links of the mail */
async function told(title = 'Brotzeit'): Promise<Record<string, string>> {
  await endingAd(title, '2026-12-05');
  await remind();
  return linksOf();
}

const extend3 = 'Um 3 Monate verlängern';
const extend6 = 'Um 6 Monate verlängern';
const filled = 'Platz ist besetzt';
const withdraw = 'Nicht mehr anbieten';

describe('a mail about ads that end', () => {
  it('is sent 14 and 3 days before, once, with the possible actions', async () => {
    await endingAd('Brotzeit', '2026-12-05');
    await remind();
    await remind();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Ihre Stellenanzeige endet am 05.12.2026: Brotzeit');
    expect(Object.keys(await linksOf())).toEqual([extend3, extend6, filled, withdraw]);
    for (const [day, count] of [
      ['2026-11-22', 1],
      ['2026-12-01', 1],
      ['2026-12-02', 2],
      ['2026-12-03', 2],
    ] as const) {
      shop.setClock(morning(day));
      await remind();
      expect(await mails()).toHaveLength(count);
    }
  });

  it('names all ads of an account', async () => {
    await endingAd('Später', '2026-12-05');
    await endingAd('Früher', '2026-11-24');
    await remind();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 Ihrer Stellenanzeigen enden bald');
    expect(mail?.body.indexOf('Früher')).toBeLessThan(mail?.body.indexOf('Später') ?? 0);
  });

  it('is sent later if the server was down', async () => {
    await endingAd('Nachgeholt', '2026-12-05');
    shop.setClock(morning('2026-11-24'));
    await remind();
    expect(await mails()).toHaveLength(1);
  });

  it('is sent once by processes that look at the same time', async () => {
    await endingAd('Gleichzeitig', '2026-12-05');
    await Promise.all([remind(), remind(), remind()]);
    expect(await mails()).toHaveLength(1);
  });

  it('does not list hidden and imported ads', async () => {
    const [company] = one.companies;
    const hidden = await endingAd('Privat', '2026-12-05');
    await shop.app.patch(
      `jobdescriptions/visibility/patch/${hidden.id}/`,
      { published: false },
      one.headers,
    );
    const taken = await endingAd('Besetzt', '2026-12-05');
    await shop.app.patch(
      `jobdescriptions/filled/patch/${taken.id}/`,
      { filled: true },
      one.headers,
    );
    await endingAd('Lange', '2027-12-05');
    await addAd(shop.app.database, {
      company_id: company!,
      external: 'Börse',
      availability_end_date: '2026-12-05',
    });
    await remind();
    expect(await mails()).toEqual([]);
  });
});

describe('a link of the mail', () => {
  it('asks first: a visit changes nothing', async () => {
    const links = await told();
    const before = await own();
    for (const link of Object.values(links)) {
      const { statusCode, body, headers } = await visit(link);
      expect(statusCode).toBe(200);
      expect(body).toContain('Brotzeit');
      expect(headers['cache-control']).toContain('no-store');
    }
    expect(await own()).toEqual(before);
  });

  it.each([
    [extend3, { availability_end_date: '2027-03-05' }, '05.03.2027'],
    [extend6, { availability_end_date: '2027-06-05' }, '05.06.2027'],
    [filled, { filled_on: '2026-11-21' }, 'besetzt'],
    [withdraw, { published: false }, 'nicht mehr öffentlich'],
  ])('does by its button what it says, and takes it back: %s', async (label, state, words) => {
    const links = await told();
    const before = await own();
    const { body } = await press(links[label]);
    expect(body).toContain(words);
    expect(await own()).toMatchObject(state);
    const undone = await undo(links[label]);
    expect(undone.body).toContain('Rückgängig gemacht');
    expect(await own()).toEqual({ ...before, last_updated: expect.any(String) });
  });

  it('works once, also by a second press and after it was taken back', async () => {
    const links = await told();
    await press(links[extend3]);
    expect((await press(links[extend3])).body).toContain('05.03.2027');
    expect(await own()).toMatchObject({ availability_end_date: '2027-03-05' });
    await undo(links[extend3]);
    await press(links[extend3]);
    expect((await undo(links[extend3])).body).toContain('Rückgängig gemacht');
    expect(await own()).toMatchObject({ availability_end_date: '2026-12-05' });
  });

  it('is pressed by several at once and works once', async () => {
    const links = await told();
    await Promise.all([1, 2, 3].map(() => press(links[extend3])));
    expect(await own()).toMatchObject({ availability_end_date: '2027-03-05' });
  });

  it('takes nothing back of what somebody has changed since', async () => {
    const links = await told();
    await press(links[withdraw]);
    const { id } = await own();
    await shop.app.patch(`jobdescriptions/patch/${id}/`, { title: 'Neu' }, one.headers);
    expect((await undo(links[withdraw])).body).toContain(
      'Seitdem wurde die Stellenanzeige geändert',
    );
    expect(await own()).toMatchObject({ title: 'Neu', published: false });
  });

  it('shows an ad again that is over by then', async () => {
    const links = await told();
    shop.setClock('2026-12-10T10:00:00Z');
    await run('publish-due-ads');
    expect(await own()).toMatchObject({ published: false });
    await press(links[extend3]);
    expect(await own()).toMatchObject({ published: true, availability_end_date: '2027-03-10' });
    expect(await shop.search('Brotzeit')).toEqual(['Brotzeit']);
  });

  it('ends after 60 days, with its ad, and with another owner', async () => {
    const links = await told();
    expect((await visit('/stellenanzeige/aendern?token=erfunden')).statusCode).toBe(410);
    shop.setClock('2027-01-20T06:39:00Z');
    expect((await visit(links[filled])).statusCode).toBe(200);
    shop.setClock('2027-01-20T06:41:00Z');
    expect((await press(links[filled])).statusCode).toBe(410);
    shop.setClock('2026-11-22T10:00:00Z');
    const other = await shop.account(0);
    await shop.app.database.rows(sql`
      update companies set user_id = ${other.userId} where id = ${one.companies[0]!}`);
    expect((await press(links[filled])).statusCode).toBe(410);
  });

  it('is stored as a hash, and deleted when it is invalid', async () => {
    const links = await told();
    const token = new URL(links[filled] ?? '', 'http://x').searchParams.get('token') ?? '';
    const stored = () =>
      shop.app.database.rows<{ row: string }>(sql`select ad_links::text as row from ad_links`);
    expect(JSON.stringify(await stored())).not.toContain(token);
    expect(await stored()).toHaveLength(4);
    shop.setClock('2027-01-21T06:41:00Z');
    await run('prune-ad-links');
    expect(await stored()).toEqual([]);
  });
});
