import type { JobAdRow } from '@lehrpfad/contract/job-ads/all.ts';
import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser, jobNameId } from '../../../../test/stock.ts';
import { openWorkshop, post, type Account, type Workshop } from '../own-ads.fixture.ts';

let shop: Workshop;
let editor: Account;
let company: number;
let imported: number;
let ids: Record<'public' | 'private' | 'waiting' | 'expired' | 'imported', number>;

const list = async (query = '') =>
  (await shop.app.get(`jobdescriptions/all/${query}`, editor.headers)).body as {
    count: number;
    results: JobAdRow[];
  };
const found = async (query: string) => (await list(query)).results.map(({ id }) => id).sort();

beforeAll(async () => {
  shop = await openWorkshop();
  const db = shop.app.database;
  editor = await shop.account(0, 2);
  company = await addCompany(db, { name: 'Ölmühle Äpfingen' });
  imported = await addCompany(db, { name: 'Kornhof', userId: null, external: true });
  const of = (values: object) => addAd(db, { company_id: company, ...values });
  ids = {
    public: await of({ title: 'Mühle' }),
    private: await of({ title: 'Presse', published: false }),
    waiting: await of({
      title: 'Filter',
      published: false,
      waiting: true,
      publish_date: null,
      availability_start_date: '2026-12-24',
    }),
    // Not unpublished yet: only the day counts.
    expired: await of({ title: 'Sieb', availability_end_date: '2026-11-20' }),
    imported: await addAd(db, { company_id: imported, title: 'Scheune', external: 'BA' }),
  };
});

describe('the list of all ads', () => {
  it('has them all, the newest first, also when one is changed', async () => {
    const newestFirst = Object.values(ids).sort((one, other) => other - one);
    const order = async () => (await list()).results.map(({ id }) => id);
    expect(await order()).toEqual(newestFirst);
    const path = `jobdescriptions/visibility/patch/${ids.public}/`;
    for (const published of [false, true])
      await shop.app.patch(path, { published }, editor.headers);
    expect(await order()).toEqual(newestFirst);
    expect((await list()).count).toBe(5);
    expect(await list('?page=2')).toEqual({ count: 5, results: [] });
  });

  it('narrows to a union of states', async () => {
    for (const state of ['private', 'waiting', 'expired'] as const)
      expect(await found(`?${state}=1`)).toEqual([ids[state]]);
    expect(await found('?public=1')).toEqual([ids.public, ids.imported].sort());
    expect(await found('?expired=1&waiting=1')).toEqual([ids.expired, ids.waiting].sort());
    expect(await found('?public=1&imported=1')).toEqual([ids.imported]);
    expect(await found('?private=1&imported=1')).toEqual([]);
  });

  it('finds words in title, job name and company, ignoring case', async () => {
    expect(await found('?search=SCHEUNE')).toEqual([ids.imported]);
    expect(await found(`?search=${encodeURIComponent('öLMÜHLE presse')}`)).toEqual([ids.private]);
    expect(await found(`?search=${encodeURIComponent('bäcker kornhof')}`)).toEqual([ids.imported]);
    expect(await found('?search=%25')).toEqual([]);
  });

  it('narrows to a company', async () => {
    expect(await found(`?company=${imported}`)).toEqual([ids.imported]);
    expect(await found('?company=2000000000')).toEqual([]);
  });

  it('narrows to a job name, with what counts under it', async () => {
    const add = async (name: string, mapping: number | null) => {
      const [row] = await shop.app.database.rows<{ id: number }>(sql`
        insert into job_names (name, mapping_id) values (${name}, ${mapping}) returning id`);
      return row!.id;
    };
    const known = await add('Ölmüller/-in', null);
    const mapped = await add('Ölmüllerin (m/w/d)', known);
    await shop.app.database.rows(
      sql`update job_ads set job_name_id = ${known} where id = ${ids.private}`,
    );
    await shop.app.database.rows(
      sql`update job_ads set job_name_id = ${mapped} where id = ${ids.expired}`,
    );
    expect(await found(`?job_name=${known}`)).toEqual([ids.private, ids.expired].sort());
    expect(await found(`?job_name=${mapped}`)).toEqual([ids.expired]);
  });

  it('shows the obstacles that hide an ad', async () => {
    const db = shop.app.database;
    const name = await jobNameId(db, 'Koch/Köchin');
    const userId = await addUser(db, { validated: false });
    const locked = await addCompany(db, { userId, locked: true, name: 'Sperrgut' });
    await addAd(db, { company_id: locked, job_name_id: name });
    await db.rows(sql`update job_names set blocked = true where id = ${name}`);
    const { results } = await list('?search=sperrgut');
    expect(results[0]).toMatchObject({ locked: true, validated: false, blocked: true });
    // Companies without an owner need no validation.
    const [other] = (await list(`?company=${imported}`)).results;
    expect(other).toMatchObject({ locked: false, validated: true, blocked: false });
  });

  it('has ads of closed branches marked, and in none of the states', async () => {
    const db = shop.app.database;
    const closed = await addCompany(db, { name: 'Zugemacht' });
    const ad = await addAd(db, { company_id: closed });
    const states = 'public=1&private=1&waiting=1&expired=1';
    expect(await found(`?search=zugemacht&${states}`)).toEqual([ad]);
    await db.rows(
      sql`update companies set closed_at = now(), closed_user_id = user_id, user_id = null where id = ${closed}`,
    );
    expect(await found(`?search=zugemacht&${states}`)).toEqual([]);
    expect((await list('?search=zugemacht')).results).toMatchObject([{ id: ad, closed: true }]);
    const one = await shop.app.get(`jobdescriptions/by/id/${ad}/`, editor.headers);
    expect(one.body).toMatchObject({ closed: true });
    expect((await list(`?company=${company}`)).results[0]).toMatchObject({ closed: false });
  });

  it.each(['page=0', 'page=abc', 'company=x', 'public=2'])('refuses %s', async (query) => {
    const { status } = await shop.app.get(`jobdescriptions/all/?${query}`, editor.headers);
    expect(status).toBe(400);
  });
});

describe('one ad by its id', () => {
  it("is returned in any state, with its siblings' companies", async () => {
    const { app } = shop;
    const owner = await shop.account(2);
    const [ad] = await post(shop, owner, { availability_start_date: '2027-01-01' });
    const { body } = await app.get(`jobdescriptions/by/id/${ad!.id}/`, editor.headers);
    expect(body).toMatchObject({
      id: ad!.id,
      published: false,
      waiting: true,
      validated: true,
      blocked: false,
      siblings: [{ Company: owner.companies[1], company_name: 'Bäckerei Möhring' }],
    });
    const { status } = await app.get('jobdescriptions/by/id/2000000000/', editor.headers);
    expect(status).toBe(404);
  });
});

it('companies to choose have their allowed occupations', async () => {
  const { companies } = await shop.account(1);
  const path = `jobdescriptions/companies/?ids=${companies[0]},2000000000,${company}`;
  const { body } = await shop.app.get(path, editor.headers);
  expect(body).toHaveLength(2);
  expect(body).toContainEqual(
    expect.objectContaining({
      id: companies[0],
      Allowed_apprenticeships: [{ id: shop.baker, name: 'Bäcker/-in' }],
    }),
  );
  for (const ids of ['', 'x', '1,,2', '9999999999']) {
    const answer = await shop.app.get(`jobdescriptions/companies/?ids=${ids}`, editor.headers);
    expect(answer.status).toBe(400);
  }
});
