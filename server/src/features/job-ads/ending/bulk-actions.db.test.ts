import type { AdDraft } from '@lehrpfad/contract/job-ads/drafts.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd } from '../../../../test/stock.ts';
import { openWorkshop, post, postOne, type Account, type Workshop } from '../own-ads.fixture.ts';

let shop: Workshop;
let one: Account;

beforeAll(async () => {
  shop = await openWorkshop();
});

beforeEach(async () => {
  shop.setClock('2026-11-21T10:00:00Z');
  one = await shop.account();
});

const many = (job_ids: readonly number[], action: string, { headers } = one) =>
  shop.app.post('jobdescriptions/many/', { job_ids, action }, headers);
const undo = (job_ids: readonly number[], { headers } = one) =>
  shop.app.post('jobdescriptions/many/undo/', { job_ids }, headers);
const nextYear = (job_ids: readonly number[], { headers } = one) =>
  shop.app.post('jobdescriptions/drafts/next-year/', { job_ids }, headers);
const own = async ({ headers } = one): Promise<OwnJobAd[]> =>
  (await shop.app.get('jobdescriptions/own/', headers)).body;

const byId = (ads: readonly OwnJobAd[]) =>
  ads.map((ad) => ({ ...ad, last_updated: '' })).toSorted((ad, other) => ad.id - other.id);

describe('several ads', () => {
  it.each([
    ['extend-3', { availability_end_date: '2027-04-01' }],
    ['extend-6', { availability_end_date: '2027-07-01' }],
    ['filled', { filled_on: '2026-11-21' }],
    ['withdraw', { published: false }],
  ])('are changed at once and as they were again: %s', async (action, state) => {
    const ends = { availability_end_date: '2027-01-01' };
    const ids = [await postOne(shop, one, ends), await postOne(shop, one, ends)].map(
      ({ id }) => id,
    );
    const other = await postOne(shop, one, ends);
    const before = byId(await own());
    const changed = await many(ids, action);
    expect(changed.body.map(({ id }: OwnJobAd) => id).toSorted()).toEqual(ids.toSorted());
    expect(changed.body).toMatchObject([state, state]);
    expect((await own()).find(({ id }) => id === other.id)).toMatchObject(ends);
    expect((await undo(ids)).body).toHaveLength(2);
    expect(byId(await own())).toEqual(before);
    expect((await undo(ids)).body).toEqual([]);
  });

  it('cannot be found after their places were filled', async () => {
    const ad = await postOne(shop, one, { title: 'Sammelbrot' });
    await many([ad.id], 'filled');
    expect(await shop.search('Sammelbrot')).not.toContain('Sammelbrot');
    await undo([ad.id]);
    expect(await shop.search('Sammelbrot')).toEqual(['Sammelbrot']);
  });

  it('are not changed if they belong to others, are imported or have that state already', async () => {
    const ad = await postOne(shop, one);
    const imported = await addAd(shop.app.database, {
      company_id: one.companies[0]!,
      external: 'Börse',
    });
    const foreign = await postOne(shop, await shop.account());
    expect((await many([imported, foreign.id], 'withdraw')).body).toEqual([]);
    // It has no end.
    expect((await many([ad.id], 'extend-3')).body).toEqual([]);
    await many([ad.id], 'filled');
    expect((await many([ad.id], 'filled')).body).toEqual([]);
  });

  it('are not taken back where somebody has changed them since', async () => {
    const ad = await postOne(shop, one);
    await many([ad.id], 'withdraw');
    await shop.app.patch(`jobdescriptions/patch/${ad.id}/`, { title: 'Neu' }, one.headers);
    expect((await undo([ad.id])).body).toEqual([]);
    expect((await undo([ad.id], await shop.account())).body).toEqual([]);
  });
});

describe('ads for the next year', () => {
  it('become drafts with all days moved, one for an ad and its siblings', async () => {
    const two = await shop.account(2);
    const ads = await post(shop, two, {
      title: 'Jedes Jahr',
      job_start: '2027-08-01',
      job_end: '2030-07-31',
      availability_start_date: '2026-09-01',
      availability_end_date: '2027-06-30',
      application_deadline: '2027-02-28',
      pay_year_1: 900,
    });
    const { body } = await nextYear(
      ads.map(({ id }) => id),
      two,
    );
    const [draft, ...others] = body as AdDraft[];
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ missing: [], wrong: [] });
    expect(draft?.content).toMatchObject({
      title: 'Jedes Jahr',
      job_start: '2028-08-01',
      job_end: '2031-07-31',
      availability_start_date: '2027-09-01',
      availability_end_date: '2028-06-30',
      application_deadline: '2028-02-28',
      pay_year_1: '900',
    });
    expect(draft?.content.Companies.toSorted()).toEqual([...two.companies].toSorted());
    expect(await own(two)).toHaveLength(2);
  });

  it('are moved on by several years where one would be over, too', async () => {
    const ad = await postOne(shop, one, { job_start: '2019-08-01' });
    const { body } = await nextYear([ad.id]);
    expect(body[0].content.job_start).toBe('2027-08-01');
  });

  it('are not made of imported ads', async () => {
    const imported = await addAd(shop.app.database, {
      company_id: one.companies[0]!,
      external: 'Börse',
    });
    expect((await nextYear([imported])).body).toEqual([]);
  });

  it('are made only of ads of the account, up to its limit', async () => {
    const ad = await postOne(shop, one);
    expect((await nextYear([ad.id], await shop.account())).body).toEqual([]);
    for (let made = 0; made < limits.adDrafts; made += 1) await nextYear([ad.id]);
    expect((await nextYear([ad.id])).status).toBe(409);
  });
});
