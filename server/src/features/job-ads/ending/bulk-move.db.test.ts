import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../../../core/database/drizzle.ts';
import { addAd } from '../../../../test/stock.ts';
import { openWorkshop, post, postOne, type Account, type Workshop } from '../own-ads.fixture.ts';

let shop: Workshop;
let two: Account;
let here: number;
let there: number;

beforeAll(async () => {
  shop = await openWorkshop();
});

beforeEach(async () => {
  two = await shop.account(2);
  [here = 0, there = 0] = two.companies;
});

const at = (Companies: readonly number[], values: object = {}) =>
  postOne(shop, two, { Companies, ...values });
const move = (job_ids: readonly number[], company_id = there, { headers } = two) =>
  shop.app.post('jobdescriptions/many/move/', { job_ids, company_id }, headers);
const undo = (job_ids: readonly number[]) =>
  shop.app.post('jobdescriptions/many/undo/', { job_ids }, two.headers);
const own = async (): Promise<OwnJobAd[]> =>
  (await shop.app.get('jobdescriptions/own/', two.headers)).body;
const branchOf = async (id: number) =>
  (await own()).find((ad) => ad.id === id)?.Companies.map((company) => company.id);
const close = (branch: number) =>
  shop.app.database.rows(sql`
    update companies set closed_at = now(), closed_user_id = user_id, user_id = null where id = ${branch}`);
const idsOf = (ads: readonly OwnJobAd[]) => ads.map(({ id }) => id).toSorted();

it('ads move to another branch with all that they are, and back', async () => {
  const ids = [await at([here]), await at([here], { availability_end_date: '2027-01-01' })].map(
    ({ id }) => id,
  );
  const stays = await at([here]);
  const before = await own();
  const moved = await move(ids);
  expect(idsOf(moved.body)).toEqual(ids.toSorted());
  for (const ad of moved.body as OwnJobAd[]) {
    const { published, publish_date, availability_end_date } =
      before.find(({ id }) => id === ad.id) ?? {};
    expect(ad).toMatchObject({ published, publish_date, availability_end_date });
    expect(await branchOf(ad.id)).toEqual([there]);
  }
  expect(await branchOf(stays.id)).toEqual([here]);
  expect(idsOf((await undo(ids)).body)).toEqual(ids.toSorted());
  for (const id of ids) expect(await branchOf(id)).toEqual([here]);
});

it('the search finds a moved ad in the place of its new branch', async () => {
  await at([here], { title: 'Wanderbrot' });
  const [ad] = await own();
  await shop.app.database.rows(
    sql`update companies set name = 'Zweigbäckerei am Dom' where id = ${there}`,
  );
  await move([ad?.id ?? 0]);
  const { body } = await shop.app.get('search/?search_multi_match=Wanderbrot');
  expect(body.results).toMatchObject([{ company_name: 'Zweigbäckerei am Dom' }]);
});

it('an ad stays where the branch may not train for it, has it already, or is its own', async () => {
  const ad = await at([here]);
  const [first] = await post(shop, two);
  expect((await move([first?.id ?? 0])).body).toEqual([]);
  expect((await move([ad.id], here)).body).toEqual([]);
  await shop.app.database.rows(
    sql`delete from company_allowed_apprenticeships where company_id = ${there}`,
  );
  expect((await move([ad.id])).body).toEqual([]);
  expect(await branchOf(ad.id)).toEqual([here]);
  const internship = await at([here], { job_type: 1 });
  expect((await move([internship.id])).body).toHaveLength(1);
});

it('of an ad and its sibling only one moves to a third branch', async () => {
  const three = await shop.account(3);
  const [a = 0, b = 0, c = 0] = three.companies;
  const ads = await post(shop, three, { Companies: [a, b] });
  const { body } = await move(idsOf(ads), c, three);
  expect(body).toHaveLength(1);
});

it('foreign and imported ads stay, and a foreign or closed branch is refused', async () => {
  const other = await shop.account();
  const foreign = await postOne(shop, other);
  const imported = await addAd(shop.app.database, { company_id: here, external: 'Börse' });
  expect((await move([foreign.id, imported])).body).toEqual([]);
  const ad = await at([here]);
  const refused = await move([ad.id], other.companies[0]);
  expect(refused).toMatchObject({ status: 400, body: { errors: { company_id: [/./] } } });
  await close(there);
  expect((await move([ad.id])).status).toBe(400);
  expect(await branchOf(ad.id)).toEqual([here]);
});

it('a move is not taken back to a branch that is closed, or of an ad that was changed since', async () => {
  const [one, changed] = [await at([here]), await at([here])];
  await move([one.id, changed.id]);
  await shop.app.patch(`jobdescriptions/patch/${changed.id}/`, { title: 'Neu' }, two.headers);
  expect((await undo([changed.id])).body).toEqual([]);
  await close(here);
  expect((await undo([one.id])).body).toEqual([]);
  expect(await branchOf(one.id)).toEqual([there]);
});
