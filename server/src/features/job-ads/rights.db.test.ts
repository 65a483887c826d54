import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAd } from '../../../test/stock.ts';
import { openWorkshop, postOne, type Account, type Workshop } from './own-ads.fixture.ts';

let shop: Workshop;
let owner: Account;
let other: Account;
let adId: number;

const snapshot = () =>
  shop.app.database.rows(sql`
    select a.*, (select count(*) from job_ad_files f where f.job_ad_id = a.id) as files
    from job_ads a order by id`);

beforeAll(async () => {
  shop = await openWorkshop();
  [owner, other] = [await shop.account(), await shop.account()];
  adId = (await postOne(shop, owner)).id;
  await addAd(shop.app.database, { company_id: owner.companies[0]!, external: 'BA' });
});

type Call = (headers: Record<string, string>) => Promise<{ status: number; body: any }>;

const calls = (): [string, Call][] => {
  const { app } = shop;
  return [
    ['edit', (headers) => app.patch(`jobdescriptions/patch/${adId}/`, { title: 'x' }, headers)],
    [
      'adopt',
      (headers) => app.patch(`jobdescriptions/patch/${adId + 1}/`, { external: '' }, headers),
    ],
    [
      'hide',
      (headers) =>
        app.patch(`jobdescriptions/visibility/patch/${adId}/`, { published: false }, headers),
    ],
    ['delete', (headers) => app.delete(`jobdescriptions/delete/${adId}/`, headers)],
    [
      'move',
      (headers) =>
        app.patch(`jobdescriptions/patch/${adId}/`, { Companies: other.companies }, headers),
    ],
  ];
};

describe('another account', () => {
  it.each(['edit', 'adopt', 'hide', 'delete', 'move'])('cannot %s an ad', async (name) => {
    const call = new Map(calls()).get(name)!;
    const before = await snapshot();
    const answer = await call(other.headers);
    expect(answer.status).toBe(404);
    // The same response as for an ad that does not exist.
    const missing = await shop.app.delete('jobdescriptions/delete/2000000000/', other.headers);
    expect(answer).toEqual(missing);
    expect(await snapshot()).toEqual(before);
  });

  it('reads none of them by its id; the owner and editors do', async () => {
    const { app } = shop;
    const path = `jobdescriptions/own/${adId}/`;
    expect((await app.get(path, other.headers)).status).toBe(404);
    const [ad] = (await app.get('jobdescriptions/own/', owner.headers)).body.filter(
      ({ id }: { id: number }) => id === adId,
    );
    expect((await app.get(path, owner.headers)).body).toEqual(ad);
    const editor = await shop.account(0, 2);
    expect((await app.get(path, editor.headers)).body).toEqual(ad);
  });

  it('does not see them among its own ads', async () => {
    expect((await shop.app.get('jobdescriptions/own/', other.headers)).body).toEqual([]);
  });
});

it('visitors are refused', async () => {
  const before = await snapshot();
  for (const [, call] of calls()) {
    expect(await call({})).toMatchObject({ status: 403, body: { code: 'token_not_valid' } });
  }
  expect(await snapshot()).toEqual(before);
});

it('an account cannot give its ad to another’s company', async () => {
  const before = await snapshot();
  const path = `jobdescriptions/patch/${adId}/`;
  for (const Companies of [other.companies, [...owner.companies, ...other.companies]]) {
    expect(await shop.app.patch(path, { Companies }, owner.headers)).toMatchObject({
      status: 400,
      body: { errors: { Companies: ['Firma nicht im System!'] } },
    });
  }
  expect(await snapshot()).toEqual(before);
});

it.each(['locked', 'status', 'verified', 'ba_id', 'external'])(
  'an account cannot set %s',
  async (field) => {
    const before = await snapshot();
    const values = { [field]: 'x' };
    const answers = [
      await shop.app.patch(`jobdescriptions/patch/${adId}/`, values, owner.headers),
      await shop.app.patch(`jobdescriptions/visibility/patch/${adId}/`, values, owner.headers),
      await shop.app.post(
        'jobdescriptions/post/',
        shop.form(owner.companies, values),
        owner.headers,
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await snapshot()).toEqual(before);
  },
);

it('an editor may do all of this, but has no own ads', async () => {
  const editor = await shop.account(0, 2);
  expect((await shop.app.get('jobdescriptions/own/', editor.headers)).status).toBe(403);
  for (const [name, call] of calls()) {
    if (name === 'delete') continue;
    // The imported ad that stock.ts makes has no profession, so it cannot be adopted as it is.
    expect((await call(editor.headers)).status).toBe(name === 'adopt' ? 400 : 200);
  }
});
