import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openWorkshop, postOne, type Account, type Workshop } from './own-ads.fixture.ts';

let shop: Workshop;
let one: Account;

beforeAll(async () => {
  shop = await openWorkshop();
});

beforeEach(async () => {
  one = await shop.account();
});

const conditions = {
  pay_year_1: 1050,
  pay_year_2: 1120,
  pay_year_3: 1230,
  pay_year_4: null,
  certificate: 'hauptschule',
  working_time: ['full', 'weekends'],
  total_places: 4,
  free_places: 3,
  application_ways: ['email', 'phone'],
  application_url: 'firma.example/bewerben',
  application_documents: ['cv', 'report'],
  application_deadline: '2027-03-31',
  reply_days: 14,
  trial_day: true,
  typical_day: 'Früh geht es los.\nMittags ist Pause.',
};

const patch = (id: number, body: object) =>
  shop.app.patch(`jobdescriptions/patch/${id}/`, body, one.headers);

it('the conditions of an ad are stored and public', async () => {
  const ad = await postOne(shop, one, conditions);
  expect(ad).toMatchObject(conditions);
  const { body } = await shop.app.post('jobdescriptions/by/ids/', { job_ids: [ad.id] });
  expect(body[0]).toMatchObject(conditions);
});

it('an ad without conditions shows none', async () => {
  expect(await postOne(shop, one)).toMatchObject({
    pay_year_1: null,
    certificate: '',
    working_time: [],
    application_ways: [],
    trial_day: false,
    typical_day: '',
  });
});

it('an edit changes the sent conditions, and can empty them', async () => {
  const ad = await postOne(shop, one, conditions);
  const { body } = await patch(ad.id, { pay_year_1: '1.100', application_ways: ['visit'] });
  expect(body[0]).toMatchObject({
    ...conditions,
    pay_year_1: 1100,
    application_ways: ['visit'],
  });
  const emptied = await patch(ad.id, {
    pay_year_2: '',
    certificate: '',
    working_time: [],
    trial_day: false,
  });
  expect(emptied.body[0]).toMatchObject({ pay_year_2: null, certificate: '', working_time: [] });
  expect((emptied.body as OwnJobAd[])[0]?.trial_day).toBe(false);
});

it.each([
  [{ pay_year_1: 10_000 }, 'pay_year_1'],
  [{ pay_year_1: 'viel' }, 'pay_year_1'],
  [{ pay_year_1: 1050.5 }, 'pay_year_1'],
  [{ certificate: 'Doktor' }, 'certificate'],
  [{ working_time: ['nights'] }, 'working_time'],
  [{ free_places: -1 }, 'free_places'],
  [{ free_places: 5, total_places: 4 }, 'free_places'],
  [{ application_url: 'nur so' }, 'application_url'],
  [{ application_deadline: '2027-02-30' }, 'application_deadline'],
  [{ reply_days: 91 }, 'reply_days'],
  [{ typical_day: 'x'.repeat(401) }, 'typical_day'],
])('refuses %j', async (values, field) => {
  const ad = await postOne(shop, one);
  const { status, body } = await patch(ad.id, values);
  expect(status).toBe(400);
  expect(Object.keys(body.errors)).toEqual([field]);
});

it('a certificate in its field counts for the search, not one in the text', async () => {
  const details = '<p>Du brauchst einen Realschulabschluss.</p>';
  await postOne(shop, one, { title: 'Wortlaut Zimmerei', details });
  await postOne(shop, one, { title: 'Angabe Zimmerei', details, certificate: 'hauptschule' });
  expect((await shop.search('Hauptschulabschluss Zimmerei'))[0]).toBe('Angabe Zimmerei');
  expect((await shop.search('Realschulabschluss Zimmerei'))[0]).toBe('Wortlaut Zimmerei');
});
