import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const fill = (id: number, body: object, { headers } = one) =>
  shop.app.patch(`jobdescriptions/filled/patch/${id}/`, body, headers);

const pageOf = (id: number) =>
  shop.app.http.inject({ url: `/stelle/${id}`, headers: { accept: 'text/html' } });

const readPublic = async (id: number): Promise<OwnJobAd[]> =>
  (await shop.app.post('jobdescriptions/by/ids/', { job_ids: [id] })).body;

describe('an ad whose place is taken', () => {
  it('cannot be found, shows the reason, and can be offered again unchanged', async () => {
    const ad = await postOne(shop, one, { title: 'Brotretterin' });
    shop.setClock('2026-11-22T10:00:00Z');
    const filled = await fill(ad.id, { filled: true, last_updated: ad.last_updated });
    expect(filled.body).toMatchObject({ filled_on: '2026-11-22', published: true });
    expect(await shop.search('Brotretterin')).not.toContain('Brotretterin');
    expect(await readPublic(ad.id)).toEqual([]);
    const page = await pageOf(ad.id);
    expect(page.statusCode).toBe(410);
    expect(page.body).toContain('Dieser Platz ist besetzt');
    expect(page.body).not.toContain('Brotretterin');

    const free = await fill(ad.id, { filled: false });
    expect(free.body).toMatchObject({ filled_on: null, publish_date: ad.publish_date });
    expect(await shop.search('Brotretterin')).toEqual(['Brotretterin']);
    expect(await readPublic(ad.id)).toHaveLength(1);
  });

  it('is independent of its siblings, which have places of their own', async () => {
    const two = await shop.account(2);
    const [a, b] = await post(shop, two, { title: 'Doppelplatz' });
    await fill(a!.id, { filled: true }, two);
    expect(await shop.search('Doppelplatz')).toEqual(['Doppelplatz']);
    expect((await readPublic(b!.id))[0]?.siblings).toEqual([]);
  });

  it('stays filled when it is edited, and keeps its day when it is set again', async () => {
    const ad = await postOne(shop, one);
    await fill(ad.id, { filled: true });
    shop.setClock('2026-11-23T10:00:00Z');
    await shop.app.patch(`jobdescriptions/patch/${ad.id}/`, { title: 'Neu' }, one.headers);
    const again = await fill(ad.id, { filled: true });
    expect(again.body).toMatchObject({ title: 'Neu', filled_on: '2026-11-21' });
    expect(await readPublic(ad.id)).toEqual([]);
  });

  it('reveals nothing to strangers if it was never public', async () => {
    const ad = await postOne(shop, one, { availability_start_date: '2027-05-01' });
    await fill(ad.id, { filled: true });
    expect((await pageOf(ad.id)).statusCode).toBe(404);
  });
});

const write = (id: number, body: object) =>
  shop.app.patch(`jobdescriptions/patch/${id}/`, body, one.headers);

describe('an ad with several places', () => {
  it('is filled when none is free, and free again with the first that is', async () => {
    const ad = await postOne(shop, one, { title: 'Teigkünstler', total_places: 3, free_places: 2 });
    const none = await write(ad.id, { free_places: '0' });
    expect(none.body[0]).toMatchObject({ free_places: 0, filled_on: '2026-11-21' });
    expect(await readPublic(ad.id)).toEqual([]);
    shop.setClock('2026-11-22T10:00:00Z');
    const still = await write(ad.id, { title: 'Teigkünstlerin' });
    expect(still.body[0]).toMatchObject({ filled_on: '2026-11-21' });
    const some = await write(ad.id, { free_places: 1 });
    expect(some.body[0]).toMatchObject({ free_places: 1, filled_on: null });
    expect(await readPublic(ad.id)).toHaveLength(1);
  });

  it('gets a free place when it is offered again, and otherwise keeps its number', async () => {
    const ad = await postOne(shop, one, { total_places: 3, free_places: 0 });
    expect(ad.filled_on).toBe('2026-11-21');
    const again = await fill(ad.id, { filled: false });
    expect(again.body).toMatchObject({ free_places: 1, filled_on: null });
    await write(ad.id, { free_places: 2 });
    await fill(ad.id, { filled: true });
    expect((await fill(ad.id, { filled: false })).body).toMatchObject({ free_places: 2 });
  });

  it('offers all of them in the next year', async () => {
    const ad = await postOne(shop, one, { total_places: 3, free_places: 0 });
    const path = 'jobdescriptions/drafts/next-year/';
    const { body } = await shop.app.post(path, { job_ids: [ad.id] }, one.headers);
    expect(body[0].content).toMatchObject({ total_places: '3', free_places: '3' });
  });
});

describe('who may set it', () => {
  it('must know the present version of the ad', async () => {
    const ad = await postOne(shop, one);
    await fill(ad.id, { filled: true, last_updated: ad.last_updated });
    const late = await fill(ad.id, { filled: false, last_updated: ad.last_updated });
    expect(late.status).toBe(409);
  });

  it('is its company or an editor, whose trail names it', async () => {
    const ad = await postOne(shop, one);
    expect((await fill(ad.id, { filled: true }, await shop.account())).status).toBe(404);
    const editor = await shop.account(0, 2);
    expect((await fill(ad.id, { filled: true }, editor)).status).toBe(200);
    const list = await shop.app.get('jobdescriptions/all/?filled=1', editor.headers);
    expect(list.body.results.map(({ id }: OwnJobAd) => id)).toContain(ad.id);
    const admin = await shop.account(0, 1);
    const trail = await shop.app.get('audit/', admin.headers);
    expect(JSON.stringify(trail.body)).toContain('filled_on');
  });
});
