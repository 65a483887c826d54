import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser, jobNameId } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { removeAllOf } from './closure-store.ts';

type Headers = Record<string, string>;

let now = new Date('2026-11-21T10:00:00Z');
let app: TestApp;
let owner: number;
let me: Headers;
let stranger: Headers;
let branch: number;
let ad: number;

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  owner = await addUser(app.database);
  me = await app.as(owner);
  stranger = await app.as(await addUser(app.database));
});

beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  await app.changes.write((tx) => tx.script('delete from events; delete from companies'));
  branch = await addCompany(app.database, { userId: owner, name: 'Kornhof' });
  ad = await addAd(app.database, { company_id: branch });
  await app.database.rows(sql`
    insert into events (title, start_date, end_date, status, company_id)
    values ('Backtag', '2027-01-01', '2027-01-01', 2, ${branch})`);
  await app.changes.read();
});

const close = (query = '') => app.delete(`companies/delete/${branch}/${query}`, me);
const closed = async (headers = me) => (await app.get('companies/closed/', headers)).body;
const reopen = (headers = me) => app.post(`companies/closed/${branch}/reopen/`, {}, headers);
const own = async () => (await app.get('companies/own/', me)).body.map((one: any) => one.id);
const shown = async () => (await app.get(`search/?job_ids=${ad}`)).body.count;
const left = () =>
  app.database.rows(
    sql`select id from companies union all select id from job_ads union all select id from events`,
  );
const events = async () => (await app.get('events/')).body.map((one: any) => one.title);

describe('a branch that is closed', () => {
  it('is nowhere but among the closed ones of its account', async () => {
    expect([await shown(), await events()]).toEqual([1, ['Backtag']]);
    expect((await close()).body).toEqual({ left_ads: 0 });
    expect([await shown(), await events(), await own()]).toEqual([0, [], []]);
    expect((await app.get('jobdescriptions/own/', me)).body).toEqual([]);
    expect(await closed()).toMatchObject([
      { id: branch, name: 'Kornhof', city: 'Stendal', until: '2026-12-21', ads: 1, events: 1 },
    ]);
    expect(await closed(stranger)).toEqual([]);
    expect((await app.patch(`companies/patch/${branch}/`, { name: 'X' }, me)).status).toBe(404);
  });

  it('takes no event, from editors neither', async () => {
    await close();
    const id = await addUser(app.database);
    await app.database.rows(sql`update users set permission = 2 where id = ${id}`);
    const editor = await app.as(id);
    const start = { start_date: '2027-01-02', end_date: '2027-01-02' };
    const event = {
      title: 'Tag der Ausbildung',
      description: '<p>Kommt!</p>',
      ...start,
      Company: branch,
    };
    const { status, body } = await app.post('events/post/', event, editor);
    expect([status, body.errors]).toEqual([400, { Company: ['Firma nicht im System!'] }]);
  });

  it('prevents editors from changing its ads and events until it is reopened; they can delete them', async () => {
    const id = await addUser(app.database);
    await app.database.rows(sql`update users set permission = 2 where id = ${id}`);
    const editor = await app.as(id);
    const [{ id: event } = { id: 0 }] = await app.database.rows<{ id: number }>(
      sql`select id from events`,
    );
    const rows = () =>
      app.database.rows(sql`
        select to_jsonb(a) as row from job_ads a union all select to_jsonb(e) from events e
        union all select to_jsonb(v) from event_versions v`);
    await app.database.rows(sql`
      insert into event_versions (event_id, title, start_date, end_date, company_id)
      select id, 'Backnacht', start_date, end_date, company_id from events`);
    const change = async () => {
      const answers = [
        await app.patch(
          `jobdescriptions/patch/${ad}/`,
          { title: 'X', details: 'X', Profession: 1 },
          editor,
        ),
        await app.patch(`jobdescriptions/visibility/patch/${ad}/`, { published: false }, editor),
        await app.patch(`events/patch/${event}/`, { title: 'X' }, editor),
        await app.patch(`events/editor/patch/${event}/`, { status: 1 }, editor),
      ];
      return answers.map(({ status, body }) => [status, body.detail]);
    };
    await close();
    const before = await rows();
    const why = (what: string) =>
      `${what} gehört zu einer geschlossenen Filiale und kann erst geändert werden, wenn diese wieder geöffnet ist.`;
    expect(await change()).toEqual([
      [409, why('Die Stellenanzeige')],
      [409, why('Die Stellenanzeige')],
      [409, why('Das Event')],
      [409, why('Das Event')],
    ]);
    expect(await rows()).toEqual(before);
    await reopen();
    expect((await change()).map(([status]) => status)).toEqual([200, 200, 200, 409]);
    await close();
    expect((await app.delete(`jobdescriptions/delete/${ad}/`, editor)).status).toBe(200);
    expect((await app.patch(`events/patch/${event}/`, { deleted: true }, editor)).status).toBe(200);
  });

  it('is opened again by its account with all that hung on it, for thirty days', async () => {
    await close();
    expect((await reopen(stranger)).status).toBe(404);
    now = new Date('2026-12-21T09:00:00Z');
    expect((await reopen()).body).toMatchObject({ id: branch, Check: { status: 2 } });
    expect([await shown(), await events(), await own()]).toEqual([1, ['Backtag'], [branch]]);
    expect(await closed()).toEqual([]);
    expect((await reopen()).status).toBe(200);
    expect((await reopen(stranger)).status).toBe(404);
    now = new Date('2026-11-21T10:00:00Z');
    await close();
    now = new Date('2026-12-21T10:00:01Z');
    expect([await closed(), (await reopen()).status]).toEqual([[], 404]);
  });

  it('is deleted afterwards', async () => {
    await close();
    const run = () => app.jobs.find(({ name }) => name === 'remove-closed-branches')!.run();
    now = new Date('2026-12-21T09:00:00Z');
    await run();
    expect(await closed()).toHaveLength(1);
    now = new Date('2026-12-21T10:00:01Z');
    await run();
    expect(await left()).toEqual([]);
  });

  it('is deleted with its account', async () => {
    await close();
    const elsewhere = await addUser(app.database);
    await app.changes.write((tx) => removeAllOf(tx, elsewhere));
    expect(await left()).toHaveLength(3);
    await app.changes.write((tx) => removeAllOf(tx, owner));
    expect(await left()).toEqual([]);
  });
});

describe('what hangs on it', () => {
  it('moves to another branch of the account; events stay where they were announced', async () => {
    const db = app.database;
    const other = await addCompany(db, { userId: owner, name: 'Anger', postcode: '39104' });
    await addAd(db, { company_id: branch, title: 'Praktikum', job_type: 1 });
    const baker = await jobNameId(db, 'Bäcker/-in');
    expect((await close(`?move_to=${other}`)).body).toEqual({ left_ads: 1 });
    const rows = await db.rows(sql`
      select title, company_id from job_ads order by id`);
    expect(rows.map((row) => row['company_id'])).toEqual([branch, other]);
    const [event] = (await app.get('events/')).body;
    expect(event).toMatchObject({ Company: { id: other }, Address: { City: { city: 'Stendal' } } });
    await reopen();
    await db.rows(sql`insert into company_allowed_apprenticeships values (${other}, ${baker})`);
    expect((await close(`?move_to=${other}`)).body).toEqual({ left_ads: 0 });
    expect(await shown()).toBe(1);
  });

  it('moves with the new version of an event that is in review', async () => {
    const db = app.database;
    const other = await addCompany(db, { userId: owner, name: 'Anger' });
    await db.rows(sql`
      insert into event_versions (event_id, title, start_date, end_date, company_id)
      select id, 'Backnacht', start_date, end_date, company_id from events`);
    await close(`?move_to=${other}`);
    const rows = await db.rows(sql`select company_id from event_versions`);
    expect(rows).toEqual([{ company_id: other }]);
  });

  it('does not move to a branch of somebody else', async () => {
    const foreign = await addCompany(app.database);
    expect((await close(`?move_to=${foreign}`)).status).toBe(400);
    expect(await own()).toEqual([branch]);
  });

  it('is returned to its employer if it was imported, and comes back with the branch', async () => {
    const imported = await addAd(app.database, { company_id: branch, external: 'Börse' });
    const holder = async () =>
      (
        await app.database.rows<{ id: number; owner: number | null }>(sql`
          select c.id, c.user_id as owner from job_ads a join companies c on c.id = a.company_id where a.id = ${imported}`)
      )[0];
    await close();
    expect(await holder()).toMatchObject({ owner: null });
    expect((await holder())?.id).not.toBe(branch);
    await reopen();
    expect(await holder()).toEqual({ id: branch, owner });
  });
});
