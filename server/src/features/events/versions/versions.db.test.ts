import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, picture } from '../../../../test/form.ts';
import { addCompany, testDay } from '../../../../test/stock.ts';
import { StoredFiles } from '../../../core/files/stored-files.ts';
import { countWaitingTasks } from '../../registrations/waiting-store.ts';
import { eventsTest, openDay, ownerEmail, type EventsTest } from '../own-events.fixture.ts';
import { removeAllOf } from '../deletion-store.ts';
import { namedFiles } from '../../../named-files-store.ts';

let test: EventsTest;

beforeAll(async () => {
  test = await eventsTest();
});

beforeEach(async () => {
  test.setClock(testDay);
  await test.app.database.rows(sql`delete from events`);
  await test.app.database.rows(sql`delete from mails`);
  await test.app.database.rows(sql`delete from audit_entries`);
});

const patch = (id: number, body: object, headers = test.asCompany) =>
  test.app.patch(`events/patch/${id}/`, body, headers);
const decide = (id: number, body: object, headers = test.asEditor) =>
  test.app.patch(`events/editor/patch/${id}/`, body, headers);
const withdraw = (id: number, body: object = {}, headers = test.asCompany) =>
  test.app.post(`events/withdraw/${id}/`, body, headers);
const check = (id: number) => test.app.post(`events/check/${id}/`, undefined, test.asCompany);
const own = async () => (await test.app.get('events/own/', test.asCompany)).body[0];
const publicTitles = async () =>
  (await test.app.get('events/')).body.map(({ title }: { title: string }) => title);

/** Adds an accepted event. */
const acceptedEvent = async (): Promise<number> => {
  const id = await test.post();
  await test.setStatus(id, 2);
  return id;
};

const sendLogo = async (id: number, headers = test.asCompany) =>
  (
    await test.app.send(
      'PATCH',
      `events/patch/${id}/`,
      formOf({ files: { logo: { bytes: await picture(80, 60) } } }),
      headers,
    )
  ).body;
const isServed = async (logo: string) => (await test.app.http.inject(logo)).statusCode === 200;

const trail = () =>
  test.app.database.rows<{ action: string; before: object; after: object; reason: string }>(
    sql`select action, before, after, reason from audit_entries order by id`,
  );

describe('a new version that names a branch which was closed meanwhile', () => {
  it('cannot be accepted, with a reason, but can be declined', async () => {
    const id = await acceptedEvent();
    const db = test.app.database;
    const [owner] = await db.rows<{ id: number }>(
      sql`select user_id as id from companies where id = ${test.company}`,
    );
    const branch = await addCompany(db, { userId: owner?.id ?? 0 });
    await patch(id, { title: 'Neu', Company: branch });
    await test.app.delete(`companies/delete/${branch}/`, test.asCompany);
    const { status, body } = await decide(id, { status: 2 });
    expect([status, body.detail]).toEqual([
      409,
      'Die Filiale der neuen Fassung ist inzwischen geschlossen.',
    ]);
    expect(body.current).toMatchObject({ title: openDay.title, new_version: { status: 1 } });
    expect(await publicTitles()).toEqual([openDay.title]);
    const declined = await decide(id, { status: 3, declined_message: 'Die Filiale ist zu.' });
    expect(declined.body).toMatchObject({ status: 2, new_version: { status: 3 } });
  });
});

describe('what a company changes of an accepted event', () => {
  it('is stored as a version, while the accepted event stays public', async () => {
    const id = await acceptedEvent();
    const { body } = await patch(id, { title: 'Tag der Backstube', Company: test.secondBranch });
    expect(body).toMatchObject({
      status: 2,
      title: openDay.title,
      Company: { id: test.company },
      new_version: {
        ...openDay,
        title: 'Tag der Backstube',
        status: 1,
        declined_message: '',
        Company: { id: test.secondBranch },
        Address: { City: { postcode: '06108' } },
        expired: false,
        digital: false,
      },
    });
    const shown = (await test.app.get('events/')).body;
    expect(shown).toMatchObject([{ id, title: openDay.title, Company: { id: test.company } }]);
    expect(shown[0]).not.toHaveProperty('new_version');
    expect((await test.app.get(`events/all/${id}/`, test.asEditor)).body).toEqual(body);
  });

  it('can be edited further, and is deleted if it equals the event', async () => {
    const id = await acceptedEvent();
    await patch(id, { title: 'Erst so' });
    expect((await patch(id, { weblink: '' })).body.new_version).toMatchObject({
      title: 'Erst so',
      weblink: '',
    });
    const { last_updated } = await own();
    expect((await patch(id, { title: 'Erst so' })).body.last_updated).toBe(last_updated);
    const back = await patch(id, { title: openDay.title, weblink: openDay.weblink });
    expect(back.body).toMatchObject({ status: 2, new_version: null });
  });

  it('must be valid as a whole, together with earlier changes', async () => {
    const id = await acceptedEvent();
    await patch(id, { end_date: '2026-12-06' });
    expect((await patch(id, { start_date: '2026-12-06' })).status).toBe(200);
    expect(await patch(id, { start_date: '2026-12-07' })).toMatchObject({
      status: 400,
      body: { errors: { end_date: ['Das Ende liegt vor dem Beginn.'] } },
    });
    expect((await patch(id, { Company: test.foreign })).status).toBe(400);
    expect((await patch(id, { title: 'Fremd' }, test.asForeign)).status).toBe(404);
  });

  it('makes edits of others stale', async () => {
    const id = await acceptedEvent();
    const read = (await own()).last_updated;
    await patch(id, { title: 'Neu', last_updated: read });
    for (const headers of [test.asCompany, test.asEditor])
      expect(await patch(id, { title: 'Anders', last_updated: read }, headers)).toMatchObject({
        status: 409,
        body: { code: 'stale', current: { new_version: { title: 'Neu' } } },
      });
    expect((await decide(id, { status: 2, last_updated: read })).body.code).toBe('stale');
  });

  it('waits for the editors, in their list and in their digest', async () => {
    const id = await acceptedEvent();
    const listed = async (filter: string) =>
      (await test.app.get(`events/all/?${filter}=1`, test.asEditor)).body.count;
    const waiting = async () => (await countWaitingTasks(test.app.database, testDay)).events;
    expect([await listed('open'), await listed('accepted'), await waiting()]).toEqual([0, 1, 0]);
    await patch(id, { title: 'Neu' });
    expect([await listed('open'), await listed('accepted'), await waiting()]).toEqual([1, 1, 1]);
    await decide(id, { status: 3 });
    expect([await listed('open'), await listed('accepted'), await waiting()]).toEqual([0, 1, 0]);
  });
});

describe('a new version', () => {
  it('that is accepted takes the place of the event, with a mail and a trail', async () => {
    const id = await acceptedEvent();
    await patch(id, { title: 'Neu', start_time: '10:00', Company: test.secondBranch });
    expect((await decide(id, { status: 2 })).body).toMatchObject({
      status: 2,
      title: 'Neu',
      start_time: '10:00',
      Company: { id: test.secondBranch },
      new_version: null,
    });
    expect(await publicTitles()).toEqual(['Neu']);
    expect(await test.mails()).toMatchObject([
      { kind: 'event-version-accepted', recipient: ownerEmail },
    ]);
    expect(await trail()).toMatchObject([
      { action: 'accepted', before: { title: openDay.title }, after: { title: 'Neu' } },
    ]);
    expect((await decide(id, { status: 3 })).status).toBe(409);
  });

  it('that is declined leaves the event, and can be changed, checked again or taken back', async () => {
    const id = await acceptedEvent();
    await patch(id, { title: 'Neu' });
    const reason = 'Bitte ohne Werbung.';
    expect((await decide(id, { status: 3, declined_message: reason })).body).toMatchObject({
      status: 2,
      title: openDay.title,
      new_version: { status: 3, title: 'Neu', declined_message: reason },
    });
    expect(await publicTitles()).toEqual([openDay.title]);
    const [mail] = await test.mails();
    expect(mail).toMatchObject({ kind: 'event-version-declined', recipient: ownerEmail });
    expect(mail?.body).toContainEqual({ quote: reason });
    expect(await trail()).toMatchObject([{ action: 'declined', reason }]);

    expect((await patch(id, { title: 'Neu' })).body.new_version.status).toBe(3);
    expect((await check(id)).body).toMatchObject({ status: 2, new_version: { status: 1 } });
    expect((await check(id)).status).toBe(409);
    await decide(id, { status: 3 });
    expect((await patch(id, { title: 'Neuer' })).body.new_version).toMatchObject({
      title: 'Neuer',
      status: 1,
      declined_message: '',
    });
    expect((await withdraw(id)).body).toMatchObject({ status: 2, new_version: null });
    expect(await publicTitles()).toEqual([openDay.title]);
  });

  it('can be withdrawn only by its company, once, in the version that was read', async () => {
    const id = await acceptedEvent();
    const before = (await own()).last_updated;
    await patch(id, { title: 'Neu' });
    expect((await withdraw(id, {}, test.asForeign)).status).toBe(404);
    expect((await withdraw(id, {}, test.asEditor)).status).toBe(403);
    expect((await withdraw(id, { last_updated: before })).body.code).toBe('stale');
    const read = (await own()).last_updated;
    expect((await withdraw(id, { last_updated: read })).status).toBe(200);
    expect(await withdraw(id)).toMatchObject({ status: 409, body: { current: { id } } });
    expect((await decide(id, { status: 2 })).status).toBe(409);
  });

  it("keeps the company's changes if an editor edits the event, and gets the editor's other changes", async () => {
    const id = await acceptedEvent();
    await patch(id, { title: 'Von der Firma', end_time: '16:00' });
    const edit = { weblink: 'www.neu.example', title: 'Ohne Tippfehler', start_time: '08:00' };
    const { body } = await patch(id, edit, test.asEditor);
    expect(body).toMatchObject({ ...edit, status: 2 });
    expect(body.new_version).toMatchObject({
      title: 'Von der Firma',
      weblink: 'www.neu.example',
      // Date and time are taken over as a whole.
      start_time: '09:00',
      end_time: '16:00',
    });
    const same = { title: 'Von der Firma', start_time: '09:00', end_time: '16:00' };
    expect((await patch(id, same, test.asEditor)).body.new_version).toBeNull();
  });

  it('cannot be accepted for a company that has moved to another account', async () => {
    const id = await acceptedEvent();
    const [owner] = await test.app.database.rows<{ id: number }>(
      sql`select user_id as id from companies where id = ${test.company}`,
    );
    const branch = await addCompany(test.app.database, { userId: owner?.id ?? 0 });
    await patch(id, { Company: branch });
    await test.app.database.rows(sql`update companies set user_id = null where id = ${branch}`);
    expect((await decide(id, { status: 2 })).status).toBe(409);
    expect((await decide(id, { status: 3 })).status).toBe(200);
  });

  it('is decided on by its own days, not by those of the event', async () => {
    const id = await acceptedEvent();
    await patch(id, { start_date: '2026-12-19', end_date: '2026-12-19' });
    test.setClock('2026-12-10T10:00:00Z');
    expect((await patch(id, { title: 'Zu spät' })).status).toBe(409);
    expect(await publicTitles()).toEqual([]);
    expect((await test.app.get('events/all/?open=1', test.asEditor)).body.count).toBe(1);
    expect((await decide(id, { status: 2 })).body).toMatchObject({ expired: false });
    expect(await publicTitles()).toEqual([openDay.title]);
    await patch(id, { end_date: '2026-12-20' });
    test.setClock('2026-12-21T10:00:00Z');
    expect((await decide(id, { status: 2 })).status).toBe(409);
  });

  it('is in the export, and is deleted with the event and with the account', async () => {
    const id = await acceptedEvent();
    await patch(id, { title: 'Neu' });
    const { body } = await test.app.get('user/own/export/', test.asCompany);
    expect(body.events[0].new_version).toMatchObject({ title: 'Neu', status: 1 });
    const { new_version } = await sendLogo(id);
    const [owner] = await test.app.database.rows<{ id: number }>(
      sql`select user_id as id from companies where id = ${test.company}`,
    );
    const key = new_version.logo.replace(/^\/media\//, 'public/');
    const gone = await test.app.database
      .transaction(async (tx) => {
        throw Object.assign(new Error('back'), { keys: await removeAllOf(tx, owner?.id ?? 0) });
      })
      .catch((error: { keys: string[] }) => error.keys);
    expect(gone).toEqual([key]);
    expect((await patch(id, { deleted: true })).body).toMatchObject({ new_version: null });
    expect(await isServed(new_version.logo)).toBe(false);
  });
});

describe('the logo of a new version', () => {
  it('replaces the old one if it is accepted, and is deleted otherwise', async () => {
    const id = await test.post();
    const { logo: first } = await sendLogo(id);
    await test.setStatus(id, 2);
    const { logo: second } = (await sendLogo(id)).new_version;
    const { logo: third } = (await sendLogo(id)).new_version;
    expect(await Promise.all([first, second, third].map(isServed))).toEqual([true, false, true]);
    const { app } = test;
    const stored = new StoredFiles({
      namedFiles,
      files: app.files,
      database: app.database,
      onError: (error) => expect.fail(`${error}`),
      clock: () => new Date(Date.now() + 48 * 3_600_000),
    });
    await stored.removeOrphans();
    expect(await isServed(third)).toBe(true);
    await withdraw(id);
    expect(await Promise.all([first, third].map(isServed))).toEqual([true, false]);
    const { logo: fourth } = (await sendLogo(id)).new_version;
    expect((await decide(id, { status: 2 })).body.logo).toBe(fourth);
    expect(await Promise.all([first, fourth].map(isServed))).toEqual([false, true]);
    await patch(id, { title: 'Neu' });
    // The editor's logo applies to both.
    const { logo: fifth, new_version } = await sendLogo(id, test.asEditor);
    expect(new_version).toMatchObject({ title: 'Neu', logo: fifth });
    expect(await isServed(fourth)).toBe(false);
  });
});

describe('a reverted decision', () => {
  it.each([2, 3])(
    'of status %i puts the event back, with a trail and without a mail',
    async (status) => {
      const id = await test.post();
      await decide(id, { status, declined_message: 'Zu knapp.' });
      expect((await decide(id, { status: 1 })).body).toMatchObject({
        status: 1,
        declined_message: '',
      });
      expect(await publicTitles()).toEqual([]);
      expect((await trail()).map(({ action }) => action)).toContain('reopened');
      // The mail about the decision is withdrawn.
      expect(await test.mails()).toEqual([]);
      expect((await decide(id, { status: 1 })).status).toBe(409);
      expect((await decide(id, { status: 1 }, test.asCompany)).status).toBe(403);
      expect((await decide(id, { status: 2 })).status).toBe(200);
    },
  );

  it('is that about a new version if it was declined; not possible while one waits', async () => {
    const id = await acceptedEvent();
    await patch(id, { title: 'Neu' });
    expect((await decide(id, { status: 1 })).status).toBe(409);
    await decide(id, { status: 3 });
    expect((await decide(id, { status: 1 })).body).toMatchObject({
      status: 2,
      new_version: { status: 1 },
    });
    expect(await publicTitles()).toEqual([openDay.title]);
  });

  it('is not possible for a past event', async () => {
    const id = await acceptedEvent();
    test.setClock('2026-12-06T00:00:00Z');
    expect((await decide(id, { status: 1 })).status).toBe(409);
  });
});
