import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDay } from '../../../../test/stock.ts';
import { eventsTest, ownerEmail, type EventsTest } from '../own-events.fixture.ts';
import { removeAllOf } from '../deletion-store.ts';

let test: EventsTest;

beforeAll(async () => {
  test = await eventsTest();
});

beforeEach(async () => {
  test.setClock(testDay);
  await test.app.database.rows(sql`delete from events`);
  await test.app.database.rows(sql`delete from mails`);
});

const decide = (id: number, body: object, headers = test.asEditor) =>
  test.app.patch(`events/editor/patch/${id}/`, body, headers);
const request = (id: number, headers = test.asCompany) =>
  test.app.post(`events/check/${id}/`, undefined, headers);

describe('checking an event', () => {
  it('accepts it, makes it public and informs its company', async () => {
    const id = await test.post();
    const answer = await decide(id, { id, status: 2 });
    expect(answer).toMatchObject({ status: 200, body: { id, status: 2, declined_message: '' } });
    expect((await test.app.get('events/')).body).toHaveLength(1);
    const [mail, ...others] = await test.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'event-accepted', recipient: ownerEmail });
    expect(mail?.body).toContainEqual({
      label: 'Ihre Events ansehen',
      url: expect.stringMatching(/\/#\/unternehmen\/events$/),
    });
    expect(JSON.stringify(mail?.body)).toContain('Tag der offenen Backstube');
  });

  it('declines it with a reason, which its company reads', async () => {
    const id = await test.post();
    const declined_message = 'Bitte nennen Sie die Uhrzeit.\nDanke.';
    expect((await decide(id, { status: '3', declined_message })).body).toMatchObject({
      status: 3,
      declined_message,
    });
    expect((await test.app.get('events/')).body).toEqual([]);
    const [mail] = await test.mails();
    expect(mail).toMatchObject({ kind: 'event-declined', recipient: ownerEmail });
    expect(mail?.body).toContainEqual({ quote: declined_message });
    expect((await test.app.get('events/own/', test.asCompany)).body[0]).toMatchObject({
      status: 3,
      declined_message,
    });
  });

  it('needs no reason, and deletes the reason when it accepts', async () => {
    const [declined, accepted] = [await test.post(), await test.post()];
    expect((await decide(declined, { status: 3 })).status).toBe(200);
    const { body } = await decide(accepted, { status: 2, declined_message: 'egal' });
    expect(body.declined_message).toBe('');
    const mails = JSON.stringify(await test.mails());
    expect(mails).not.toContain('quote');
    expect(mails).not.toContain('egal');
  });

  it('is done once', async () => {
    const id = await test.post();
    await decide(id, { status: 2 });
    for (const status of [2, 3]) {
      expect(await decide(id, { status }, test.asAdmin)).toMatchObject({
        status: 409,
        body: { code: 'conflict', current: { id, status: 2 } },
      });
    }
    expect(await test.mails()).toHaveLength(1);
  });

  it('is told after the time for an undo, which withdraws the mail', async () => {
    const id = await test.post();
    expect((await decide(id, { status: 2 })).body.was_answered).toBe(false);
    const due = await test.app.database.rows(
      sql`select extract(epoch from due_at - ${new Date(testDay).toISOString()}::timestamptz)::int as seconds from mails`,
    );
    expect(due).toEqual([{ seconds: 30 }]);
    expect((await decide(id, { status: 1 })).body.was_answered).toBe(false);
    expect(await test.mails()).toEqual([]);
    await decide(id, { status: 3 });
    expect((await test.mails()).map(({ kind }) => kind)).toEqual(['event-declined']);
    await test.app.database.rows(
      sql`update mails set state = 'sent', sent_at = now(), body = null`,
    );
    expect((await decide(id, { status: 1 })).body.was_answered).toBe(true);
  });

  it('by two editors at once is done by one of them', async () => {
    const id = await test.post();
    const answers = await Promise.all([2, 3, 2].map((status) => decide(id, { status })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await test.mails()).toHaveLength(1);
  });

  it('is not done for one that is over', async () => {
    const id = await test.post();
    test.setClock('2026-12-05T14:30:00Z');
    expect(await decide(id, { status: 2 })).toMatchObject({
      status: 409,
      body: { detail: 'Das Event ist abgelaufen.' },
    });
    expect(await test.row(id)).toMatchObject({ status: 1 });
    expect(await test.mails()).toEqual([]);
  });

  it('is not done for another version than the editor has read', async () => {
    const id = await test.post();
    const { last_updated } = (await test.app.get('events/own/', test.asCompany)).body[0];
    await test.app.patch(`events/patch/${id}/`, { title: 'Ganz anders' }, test.asCompany);
    expect(await decide(id, { status: 2, last_updated })).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { title: 'Ganz anders' } },
    });
  });

  it.each([{}, { status: 0 }, { status: 4 }, { status: 'ja' }])('is not %j', async (body) => {
    const id = await test.post();
    expect(await decide(id, body)).toMatchObject({
      status: 400,
      body: { errors: { status: [expect.any(String)] } },
    });
    const tooLong = { status: 3, declined_message: 'x'.repeat(1001) };
    expect(await decide(id, tooLong)).toMatchObject({
      status: 400,
      body: { errors: { declined_message: ['Max. 1000 Zeichen!'] } },
    });
  });

  it('is for editors alone, and for events that are there', async () => {
    const id = await test.post();
    expect((await decide(id, { status: 2 }, test.asCompany)).status).toBe(403);
    expect((await decide(4711, { status: 2 })).status).toBe(404);
    await test.app.patch(`events/patch/${id}/`, { deleted: true }, test.asCompany);
    expect((await decide(id, { status: 2 })).status).toBe(404);
  });

  it('sends no mail if the event has no company, or the company no account', async () => {
    const chamber = await test.post({ Company: null, digital: true }, test.asEditor);
    const imported = await test.post({ Company: test.imported }, test.asEditor);
    for (const id of [chamber, imported]) {
      await test.setStatus(id, 1);
      expect((await decide(id, { status: 2 })).status).toBe(200);
    }
    expect(await test.mails()).toEqual([]);
  });
});

describe('asking for another check', () => {
  it('puts a declined event back, without its reason', async () => {
    const id = await test.post();
    await test.setStatus(id, 3, 'Zu knapp.');
    expect(await request(id)).toMatchObject({
      status: 200,
      body: { id, status: 1, declined_message: '' },
    });
    expect((await request(id)).status).toBe(409);
  });

  it('is refused for one that is accepted, over, or not one’s own', async () => {
    const id = await test.post();
    await test.setStatus(id, 2);
    expect(await request(id)).toMatchObject({ status: 409, body: { current: { status: 2 } } });
    await test.setStatus(id, 3);
    expect((await request(id, test.asForeign)).status).toBe(404);
    expect((await request(id, test.asEditor)).status).toBe(403);
    test.setClock('2026-12-06T00:00:00Z');
    expect((await request(id)).status).toBe(409);
    expect((await test.row(id))['status']).toBe(3);
  });
});

describe('events of a deleted company', () => {
  it('name their logos, and go with the account and with their own addresses', async () => {
    const { app } = test;
    const [place] = await app.database.rows<{ id: number }>(sql`select id from places limit 1`);
    const { body } = await app.post(
      'address/post/',
      { street: 'Domplatz 1', City: place?.id },
      test.asEditor,
    );
    const mine = await test.post({ Address: body.id }, test.asEditor);
    const foreign = await test.post({ Company: test.foreign }, test.asForeign);
    await app.database.rows(
      sql`update events set logo = 'public/logos/' || id || '.jpg' where id in (${mine}, ${foreign})`,
    );
    const logo = `public/logos/${mine}.jpg`;
    const [owner] = await app.database.rows<{ id: number }>(
      sql`select user_id as id from companies where id = ${test.company}`,
    );
    const gone = await app.database.transaction((tx) => removeAllOf(tx, owner?.id ?? 0));
    expect(gone).toEqual([logo]);
    expect(await app.database.rows(sql`select id from events`)).toEqual([{ id: foreign }]);
    expect(await app.database.rows(sql`select id from addresses where id = ${body.id}`)).toEqual(
      [],
    );
    const companies = await app.database.rows(
      sql`select id from companies where id = ${test.company} and address_id is not null`,
    );
    expect(companies).toHaveLength(1);
  });
});
