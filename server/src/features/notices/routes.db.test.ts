import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let now = new Date();
let app: TestApp;
let admin: Record<string, string>;

/** Returns a window between two times in Germany, written as `2026-11-21 20:00`. */
function span(start: string, end: string, message = '') {
  const [display_start_date = '', display_start_time = ''] = start.split(' ');
  const [display_end_date = '', display_end_time = ''] = end.split(' ');
  return { display_start_date, display_start_time, display_end_date, display_end_time, message };
}

const night = span('2026-11-21 20:00', '2026-11-22 06:00', 'Wir ziehen um.');
const none = {
  display_start_date: null,
  display_end_date: null,
  display_start_time: null,
  display_end_time: null,
  message: '',
};

const at = (moment: string) => (now = new Date(moment));
const announced = async () => (await app.get('maintenance/')).body;
const listed = async () => (await app.get('maintenance/all/', admin)).body;
const add = (window: object = night) => app.post('maintenance/post/', window, admin);
const change = (id: number, body: object) => app.patch(`maintenance/patch/${id}/`, body, admin);
const trail = () =>
  app.database.rows<{ action: string; subject_id: number; before: unknown; after: unknown }>(
    sql`select action, subject_id, before, after from audit_entries where subject = 'maintenance' order by id`,
  );

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = 1 where id = ${id}`);
  admin = { ...(await app.as(id)) };
});

beforeEach(async () => {
  at('2026-11-01T12:00:00Z');
  await app.database.rows(sql`delete from maintenance_windows`);
  await app.database.rows(sql`delete from audit_entries`);
});

describe('maintenance/', () => {
  it('announces the next window until its last minute is over in Germany', async () => {
    expect(await announced()).toEqual(none);
    await add(span('2026-12-24 00:00', '2026-12-26 23:59'));
    await add();
    expect(await announced()).toEqual(night);
    at('2026-11-22T05:00:59Z');
    expect(await announced()).toEqual(night);
    at('2026-11-22T05:01:00Z');
    expect(await announced()).toMatchObject({ display_start_date: '2026-12-24' });
  });

  it('goes by the clocks in Germany when they change', async () => {
    // At two the clocks go forward to three; then 02:30 is over, too.
    await add(span('2027-03-28 01:30', '2027-03-28 02:30'));
    at('2027-03-28T00:59:00Z');
    expect(await listed()).toMatchObject([{ active: true }]);
    at('2027-03-28T01:00:00Z');
    expect(await announced()).toEqual(none);
    // At three the clocks go back to two: a window that ends at 02:15 is over in both of these hours.
    await add(span('2027-10-31 01:00', '2027-10-31 03:00'));
    at('2027-10-30T22:59:00Z');
    expect(await listed()).toMatchObject([{ active: false }]);
    at('2027-10-30T23:00:00Z');
    expect(await listed()).toMatchObject([{ active: true }]);
    at('2027-10-31T02:00:59Z');
    expect(await announced()).toMatchObject({ display_end_time: '03:00' });
    at('2027-10-31T02:01:00Z');
    expect(await announced()).toEqual(none);
  });
});

describe('the windows that administrators set', () => {
  it('are listed until they are over, the next one first, with the one that shows', async () => {
    await add(span('2026-12-24 00:00', '2026-12-26 23:59'));
    await add();
    expect(await listed()).toMatchObject([
      { ...night, active: false },
      { display_start_date: '2026-12-24', active: false },
    ]);
    at('2026-11-21T18:59:59Z');
    expect(await listed()).toMatchObject([{ active: false }, { active: false }]);
    at('2026-11-21T19:00:00Z');
    expect(await listed()).toMatchObject([{ active: true }, { active: false }]);
    at('2026-11-22T05:01:00Z');
    expect(await listed()).toMatchObject([{ display_start_date: '2026-12-24' }]);
  });

  it('last the whole day where no time is said', async () => {
    const { status, body } = await add({
      display_start_date: '2026-11-21',
      display_end_date: '2026-11-21',
      display_start_time: '',
      display_end_time: null,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ display_start_time: '00:00', display_end_time: '23:59' });
  });

  it.each([
    ['an end before the start', span('2026-11-21 20:00', '2026-11-20 21:00'), 'display_end_date'],
    ['an end with the start', span('2026-11-21 20:00', '2026-11-21 20:00'), 'display_end_date'],
    ['one that is over', span('2026-10-01 20:00', '2026-11-01 12:59'), 'display_end_date'],
    ['no day', span(' 20:00', '2026-11-21 21:00'), 'display_start_date'],
    ['no time of day', span('2026-11-21 25:00', '2026-11-22 20:00'), 'display_start_time'],
    ['a long text', { ...night, message: 'x'.repeat(301) }, 'message'],
  ])('cannot have %s', async (_, window, field) => {
    const { status, body } = await add(window);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await listed()).toEqual([]);
  });

  it('do not overlap, not even in a minute; but one may follow the other', async () => {
    const { body: first } = await add();
    const taken = { display_start_date: ['In dieser Zeit gibt es schon einen Hinweis.'] };
    for (const [start, end] of [
      ['2026-11-22 06:00', '2026-11-22 07:00'],
      ['2026-11-21 12:00', '2026-11-21 20:00'],
      ['2026-11-22 00:00', '2026-11-22 01:00'],
      ['2026-11-20 00:00', '2026-11-30 00:00'],
    ] as const) {
      expect((await add(span(start, end))).body.errors, start).toEqual(taken);
    }
    const { status, body: second } = await add(span('2026-11-22 06:01', '2026-11-22 07:00'));
    expect(status).toBe(200);
    expect((await change(second.id, span('2026-11-22 05:00', '2026-11-22 07:00'))).status).toBe(
      400,
    );
    expect((await change(first.id, { ...night, message: 'Anders.' })).status).toBe(200);
  });

  it('do not overlap when two are set at once', async () => {
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('can be changed and taken back, and the trail says so', async () => {
    const { body: window } = await add();
    const { status, body } = await change(window.id, { ...night, display_end_time: '08:00' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...window, display_end_time: '08:00' });
    const removed = await app.delete(`maintenance/delete/${window.id}/`, admin);
    expect(removed).toMatchObject({ status: 200, body: { ...night, display_end_time: '08:00' } });
    expect(await announced()).toEqual(none);
    expect((await app.delete(`maintenance/delete/${window.id}/`, admin)).status).toBe(404);
    expect(await trail()).toEqual([
      { action: 'created', subject_id: window.id, before: null, after: night },
      {
        action: 'changed',
        subject_id: window.id,
        before: { display_end_time: '06:00' },
        after: { display_end_time: '08:00' },
      },
      {
        action: 'deleted',
        subject_id: window.id,
        before: { ...night, display_end_time: '08:00' },
        after: null,
      },
    ]);
  });

  it('refuses an edit that began with something else than what is stored', async () => {
    const { body: added } = await add();
    const later = { ...night, message: 'Wir ziehen später um.' };
    expect((await change(added.id, { ...later, begun: night })).status).toBe(200);
    const overtaken = await change(added.id, { ...night, message: 'Nie.', begun: night });
    expect(overtaken).toMatchObject({ status: 409, body: { code: 'stale', current: later } });
    expect(await listed()).toMatchObject([later]);
    expect((await change(added.id, { ...night, begun: later })).status, 'taken back').toBe(200);
  });

  it('can be ended at once, even in the minute in which they begin', async () => {
    const { body: window } = await add();
    const early = await change(window.id, { ended: true });
    expect(early.status).toBe(409);
    expect(early.body.current).toMatchObject({ id: window.id, active: false });
    at('2026-11-21T19:00:30Z');
    const begun = { ...night, message: 'Etwas anderes' };
    const stale = await change(window.id, { ended: true, begun });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect((await change(window.id, { ended: true })).body).toMatchObject({ active: false });
    expect(await announced()).toEqual(none);
    expect(await listed()).toEqual([]);
    expect((await change(window.id, { ended: true })).status).toBe(404);
    expect((await change(window.id, night)).status).toBe(404);
    // Undo: the same window again.
    const { status, body: again } = await add();
    expect([status, again.active]).toEqual([200, true]);
    await change(again.id, { ended: true });

    const { body: next } = await add(span('2026-11-21 20:00', '2026-11-21 22:00'));
    at('2026-11-21T20:15:00Z');
    await change(next.id, { ended: true });
    const [last] = (await trail()).slice(-1);
    expect(last?.after).toEqual({ display_end_time: '21:14' });
  });
});
