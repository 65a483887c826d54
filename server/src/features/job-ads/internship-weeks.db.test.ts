import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { beforeAll, expect, it } from 'vitest';
import { openWorkshop, postOne, type Account, type Workshop } from './own-ads.fixture.ts';
import { removePastWeeks } from './publishing/publishing-store.ts';

let shop: Workshop;
let one: Account;

beforeAll(async () => {
  shop = await openWorkshop();
  one = await shop.account();
});

const week = (monday: string, free = 1, places = 2) => ({ monday, places, free });
const winter = week('2027-02-01');
const school = week('2027-03-08', 2);

const post = (title: string, internship_weeks: readonly object[]) =>
  postOne(shop, one, { title, job_type: 1, internship_weeks });

async function found(title: string, range: string): Promise<number> {
  const query = new URLSearchParams({ search_multi_match: title, job_start__range: range });
  return (await shop.app.get(`search/?${query}`)).body.count;
}

const holidays = '2027-02-01__2027-02-07';

it('the weeks of an internship are stored in order, public, and found with a free place', async () => {
  const ad = await post('Wochenbäcker', [school, winter, week('2027-05-17', 0)]);
  expect(ad.internship_weeks).toEqual([winter, school, week('2027-05-17', 0)]);
  const { http } = shop.app;
  const read = await http.inject({ url: `/api/public/v1/ads/${ad.id}` });
  expect(read.json().data).toMatchObject({ internship_weeks: ad.internship_weeks });
  const page = await http.inject({ url: `/stelle/${ad.id}-wochenbaecker` });
  expect(page.body).toContain('Woche vom 01.02.2027: 1 von 2 frei');
  expect(await found('wochenbäcker', holidays)).toBe(1);
  expect(await found('wochenbäcker', '2027-02-08__2027-02-14')).toBe(0);
  expect(await found('wochenbäcker', '2027-05-01__2027-05-31')).toBe(0);
  const text = await shop.app.get(
    `search/?search_multi_match=${encodeURIComponent('wochenbäcker in den winterferien')}&facets=1`,
  );
  expect(text.body).toMatchObject({
    count: 1,
    understood: [{ label: 'Winterferien 2027', kind: 'start', without: 'wochenbäcker' }],
  });
  const { facets } = text.body;
  expect(facets.usual_start).toContainEqual({
    value: holidays,
    label: 'Winterferien 2027',
    count: 1,
  });
});

it('an ad without weeks is found by whole weeks in the months of its start', async () => {
  await postOne(shop, one, { title: 'Dachsanfang', job_start: '2027-02-15' });
  expect(await found('dachsanfang', holidays)).toBe(1);
  expect(await found('dachsanfang', '2027-02-01__2027-02-06')).toBe(0);
  expect(await found('dachsanfang', '2027-03-01__2027-03-07')).toBe(0);
});

it('weeks that are over vanish by themselves, and the last one is full', async () => {
  const ad = await post('Vorbeibäcker', [winter, school]);
  const patched = async (now: string) => {
    await shop.app.changes.write((tx) => removePastWeeks(tx, new Date(now)));
    const { body } = await shop.app.post('jobdescriptions/by/ids/', { job_ids: [ad.id] });
    return { weeks: body[0].internship_weeks, updated: body[0].last_updated };
  };
  expect((await patched('2027-02-07T22:59:00Z')).weeks).toEqual([winter, school]);
  expect(await patched('2027-02-07T23:00:00Z')).toEqual({
    weeks: [school],
    updated: ad.last_updated,
  });
  const full = [{ ...school, free: 0 }];
  expect((await patched('2027-04-01T10:00:00Z')).weeks).toEqual(full);
  expect((await patched('2027-04-01T10:00:00Z')).weeks).toEqual(full);
  expect(await found('vorbeibäcker', '__2027-12-31')).toBe(0);
});

it('the draft for the next year has the same weeks a year later, all of them free', async () => {
  const ad = await post('Nächstbäcker', [winter]);
  const path = 'jobdescriptions/drafts/next-year/';
  const { status, body } = await shop.app.post(path, { job_ids: [ad.id] }, one.headers);
  expect({ status, body }).toMatchObject({ status: 200 });
  expect(body[0].content.internship_weeks).toEqual([week(addDays('2027-02-01', 364), 2)]);
});

it.each([
  ['no Monday', [week('2027-02-02')], 'Eine Woche beginnt am Montag.'],
  ['more free than there are', [week('2027-02-01', 3)], 'Es können nicht mehr Plätze frei sein'],
  ['a week twice', [winter, winter], 'Jede Woche kann nur einmal vorkommen.'],
  ['no place', [week('2027-02-01', 0, 0)], 'Bitte eine ganze Zahl von 1 bis 50 eingeben.'],
  ['too many', Array.from({ length: 61 }, (_, at) => week(addDays('2027-02-01', 7 * at))), '60'],
  ['no list', 'KW 5', 'Liste von Wochen erwartet.'],
])('refuses %s', async (_, internship_weeks, message) => {
  const form = shop.form(one.companies, { job_type: 1, internship_weeks });
  const { status, body } = await shop.app.post('jobdescriptions/post/', form, one.headers);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(message);
});
