import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../core/config/config.ts';
import { testFolder } from '../../core/database/test-database.ts';
import { addAd, addCompany, addUser, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let owner: number;
let asEditor: Record<string, string>;
let asOwner: Record<string, string>;
let asAdmin: Record<string, string>;
let placeId: number;

const staff = async (permission: number) => {
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = ${permission} where id = ${id}`);
  return app.as(id);
};

const trail = async (id: number, subject = 'company') =>
  (await app.get(`audit/?subject=${subject}&subject_id=${id}`, asAdmin)).body.results
    .map(({ action, before, after, subject_name }: any) => ({
      action,
      before,
      after,
      subject_name,
    }))
    .reverse();

const patch = (id: number, body: object, headers = asEditor) =>
  app.patch(`companies/patch/${id}/`, { id, ...body }, headers);

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  const [place] = await app.database.rows<{ id: number }>(
    sql`select id from places where postcode = '06484' order by id limit 1`,
  );
  placeId = place!.id;
  owner = await addUser(app.database, { email: 'chefin@firma.example' });
  asOwner = await app.as(owner);
  asEditor = await staff(2);
  asAdmin = await staff(1);
});

beforeEach(() => app.database.rows(sql`delete from companies`));

describe('actions of editors on companies', () => {
  it('is in the trail, from the beginning to the end', async () => {
    const form = {
      name: 'Kornhof',
      weblink: '',
      User: 0,
      Address: { street: 'Markt 1', City: placeId },
    };
    const { id } = (await app.post('companies/post/', form, asEditor)).body;
    await patch(id, { name: 'Kornhof & Sohn', Address: { street: 'Anger 2', City: placeId } });
    await patch(id, { User: owner });
    await patch(id, { locked: true });
    await patch(id, { locked: false });
    await app.delete(`companies/delete/${id}/`, asEditor);
    const entries = await trail(id);
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'created',
      'changed',
      'handed-over',
      'blocked',
      'released',
      'deleted',
    ]);
    const [created, changed, handedOver, blocked, released, deleted] = entries;
    expect(created).toMatchObject({ before: null, after: { name: 'Kornhof', User: null } });
    expect(changed).toEqual({
      action: 'changed',
      subject_name: 'Kornhof & Sohn',
      before: { name: 'Kornhof', street: 'Markt 1' },
      after: { name: 'Kornhof & Sohn', street: 'Anger 2' },
    });
    expect(handedOver).toMatchObject({
      before: { User: null },
      after: { User: { id: owner, name: 'chefin@firma.example' } },
    });
    expect(blocked).toMatchObject({ before: { locked: false }, after: { locked: true } });
    expect(released).toMatchObject({ before: { locked: true }, after: { locked: false } });
    expect(deleted).toMatchObject({ before: { name: 'Kornhof & Sohn' }, after: null });
  });

  it('gives a company to nobody if somebody else gave it away meanwhile', async () => {
    const next = await addUser(app.database);
    const id = await addCompany(app.database, { userId: owner });
    const give = (User: number, from: number | null) => patch(id, { User, begun: { User: from } });
    expect((await give(next, null)).status).toBe(409);
    expect((await give(next, owner)).body).toMatchObject({ User: { id: next } });
    const late = await give(owner, owner);
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    expect(late.body.current).toMatchObject({ id, User: { id: next } });
  });

  it('is one note for each thing where a call does several', async () => {
    const id = await addCompany(app.database, { name: 'Import', userId: null, external: true });
    await patch(id, { User: owner, locked: true, weblink: 'www.neu.example' });
    expect(await trail(id)).toEqual([
      {
        action: 'blocked',
        subject_name: 'Import',
        before: { locked: false },
        after: { locked: true },
      },
      {
        action: 'handed-over',
        subject_name: 'Import',
        before: { User: null, external: true },
        after: { User: { id: owner, name: 'chefin@firma.example' }, external: false },
      },
      {
        action: 'changed',
        subject_name: 'Import',
        before: { weblink: 'www.firma.example' },
        after: { weblink: 'www.neu.example' },
      },
    ]);
  });

  it('leaves no note where it changes nothing, fails, or was done by the company', async () => {
    const id = await addCompany(app.database, { name: 'Ruhe', userId: owner, locked: true });
    expect((await patch(id, { locked: true })).status).toBe(200);
    expect((await patch(id, { locked: false, Professions: [999_999] })).status).toBe(400);
    expect((await patch(id, { weblink: 'www.ruhe.example' }, asOwner)).status).toBe(200);
    expect(await trail(id)).toEqual([]);
  });
});

describe('blocking a company', () => {
  /** Starts a second application on the same database. */
  const secondProcess = async () => {
    const process = await buildApp({
      database: { ...app.database, close: async () => {} },
      clock: () => testDay,
      config: {
        ...readConfig({ DATA_DIR: testFolder(), LOG_LEVEL: 'silent' }),
        rateLimits: false,
      },
    });
    await process.start({ jobs: false });
    return process;
  };

  /** Returns the public data of a company: its ads in the search and on the map, and its events. */
  const seenBy = async ({ http }: Pick<TestApp, 'http'>) => {
    const read = async (path: string) => (await http.inject({ url: `/api/v1/${path}` })).json();
    const idsOf = (found: { results: { id: number }[] }) => found.results.map(({ id }) => id);
    const events: { title: string }[] = await read('events/');
    return {
      ads: idsOf(await read('search/?search_multi_match=zuckerbäcker&fields=card')),
      points: idsOf(await read('mapbox/points/?search_multi_match=zuckerbäcker')),
      events: events.filter(({ title }) => title === 'Backstubenfest').length,
    };
  };

  it('hides ads and events in every process, and releasing brings them back', async () => {
    const id = await addCompany(app.database, { userId: null, external: true });
    await app.database.rows(sql`
      insert into events (title, start_date, end_date, company_id, status)
      values ('Backstubenfest', '2026-12-01', '2026-12-01', ${id}, 2)`);
    const ad = await app.changes.write((tx) =>
      addAd(tx, { company_id: id, title: 'Zuckerbäcker', external: 'BA' }),
    );
    const shown = { ads: [ad], points: [ad], events: 1 };
    const hidden = { ads: [], points: [], events: 0 };
    const other = await secondProcess();
    try {
      expect(await seenBy(other)).toEqual(shown);
      for (const locked of [true, false]) {
        const expected = locked ? hidden : shown;
        expect((await patch(id, { locked })).body.locked).toBe(locked);
        expect(await seenBy(app)).toEqual(expected);
        await expect.poll(() => seenBy(other)).toEqual(expected);
      }
    } finally {
      await other.close();
    }
  });
});

describe('contact persons', () => {
  const kern = { first_name: 'Ute', last_name: 'Kern', role: '', phone: '1', email: 'u@k.example' };

  it('that editors change or delete are in the trail', async () => {
    const { id } = (await app.post('contactpersons/post/', kern, asOwner)).body;
    await app.patch(`contactpersons/patch/${id}/`, { phone: '2' }, asOwner);
    await app.patch(`contactpersons/patch/${id}/`, { last_name: 'Kern-Otto' }, asEditor);
    await app.delete(`contactpersons/delete/${id}/`, asEditor);
    const changed = { ...kern, phone: '2', last_name: 'Kern-Otto' };
    expect(await trail(id, 'contact-person')).toEqual([
      {
        action: 'changed',
        subject_name: 'Ute Kern-Otto',
        before: { last_name: 'Kern' },
        after: { last_name: 'Kern-Otto' },
      },
      { action: 'deleted', subject_name: 'Ute Kern-Otto', before: changed, after: null },
    ]);
  });

  it('of an account are there for editors to choose from', async () => {
    const { body } = await app.post('contactpersons/post/', kern, asOwner);
    const listed = (await app.get(`contactpersons/by/user/${owner}/`, asEditor)).body;
    expect(listed).toEqual([{ ...body, ads: 0 }]);
    expect((await app.get(`contactpersons/by/user/${owner}/`, asOwner)).status).toBe(403);
  });
});
