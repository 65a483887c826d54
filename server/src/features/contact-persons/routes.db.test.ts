import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { forgetDeletedContacts } from './deletion-store.ts';
import { removeAllOf } from './store.ts';

const ute = {
  first_name: 'Ute',
  last_name: 'Kern',
  role: 'Ausbilder*in',
  email: 'ute@firma.example',
  phone: '03931 123',
};
const last_updated = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/);
let app: TestApp;
let now = testDay;
let owner: number;
let asOwner: Record<string, string>;
let asOther: Record<string, string>;
let asEditor: Record<string, string>;

const addStaff = async (permission: number) => {
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = ${permission} where id = ${id}`);
  return id;
};

const contactIds = async () =>
  (await app.database.rows<{ id: number }>(sql`select id from contact_persons`)).map(
    ({ id }) => id,
  );

const importContact = async (companyId: number) => {
  const [row] = await app.database.rows<{ id: number }>(sql`
    insert into contact_persons (company_id, last_name) values (${companyId}, 'Import') returning id`);
  return row!.id;
};

beforeAll(async () => {
  app = await testApp({ clock: () => now });
});

beforeEach(async () => {
  now = testDay;
  await app.database.rows(sql`delete from contact_persons`);
  owner = await addUser(app.database);
  asOwner = await app.as(owner);
  asOther = await app.as(await addUser(app.database));
  asEditor = await app.as(await addStaff(2));
});

const add = async (values: object = {}): Promise<number> =>
  (await app.post('contactpersons/post/', { ...ute, ...values }, asOwner)).body.id;

describe('contact persons of an account', () => {
  it('are listed by last name in German order, and are nobody else’s', async () => {
    for (const last_name of ['Zorn', 'Österreich', 'Adler', 'Otto']) await add({ last_name });
    const { body } = await app.get('contactpersons/own/', asOwner);
    expect(body.map((one: { last_name: string }) => one.last_name)).toEqual([
      'Adler',
      'Österreich',
      'Otto',
      'Zorn',
    ]);
    const shown = { ...ute, id: expect.any(Number), last_name: 'Adler', last_updated, ads: 0 };
    expect(body[0]).toEqual(shown);
    expect((await app.get('contactpersons/own/', asOther)).body).toEqual([]);
  });

  it('are changed whole', async () => {
    const id = await add();
    const changed = { ...ute, first_name: '', role: 'Filialleitung', id: 99 };
    const answer = await app.patch(`contactpersons/patch/${id}/`, changed, asOwner);
    expect(answer).toEqual({ status: 200, body: { ...changed, id, last_updated } });
    expect((await app.get('contactpersons/own/', asOwner)).body).toMatchObject([answer.body]);
  });

  it('keep what a change does not send', async () => {
    const id = await add();
    const answer = await app.patch(`contactpersons/patch/${id}/`, { phone: '0391 2' }, asOwner);
    expect(answer).toEqual({ status: 200, body: { ...ute, phone: '0391 2', id, last_updated } });
  });

  it('are not overwritten by whoever has read an older one', async () => {
    const { body: read } = await app.post('contactpersons/post/', ute, asOwner);
    const patch = (body: object, headers = asOwner) =>
      app.patch(`contactpersons/patch/${read.id}/`, body, headers);
    const first = await patch({ phone: '0391 1', last_updated: read.last_updated }, asEditor);
    expect(first.status).toBe(200);
    const second = await patch({ phone: '0391 2', last_updated: read.last_updated });
    expect(second).toMatchObject({ status: 409, body: { code: 'stale', current: first.body } });
    expect((await app.get('contactpersons/own/', asOwner)).body).toMatchObject([first.body]);
    const { last_updated: now } = first.body;
    expect((await patch({ phone: '0391 2', last_updated: now })).status).toBe(200);
  });

  it('are refused where a change leaves something else that is wrong', async () => {
    const id = await add();
    await app.database.rows(sql`update contact_persons set email = '' where id = ${id}`);
    const answer = await app.patch(`contactpersons/patch/${id}/`, { phone: '0391 2' }, asOwner);
    expect(answer).toMatchObject({ status: 400, body: { errors: { email: ['Pflichtfeld!'] } } });
  });

  it.each([
    [{ last_name: ' ' }, { last_name: ['Pflichtfeld!'] }],
    [{ last_name: 'x'.repeat(31) }, { last_name: ['Max. 30 Zeichen!'] }],
    [{ first_name: 'x'.repeat(21) }, { first_name: ['Max. 20 Zeichen!'] }],
    [{ role: 'x'.repeat(31) }, { role: ['Max. 30 Zeichen!'] }],
    [{ phone: '' }, { phone: ['Pflichtfeld!'] }],
    [{ phone: '1'.repeat(21) }, { phone: ['Max. 20 Zeichen!'] }],
    [{ email: 'ute' }, { email: ['Keine E-mail'] }],
  ])('refuse %j', async (wrong, errors) => {
    const answer = await app.post('contactpersons/post/', { ...ute, ...wrong }, asOwner);
    expect(answer).toMatchObject({ status: 400, body: { errors } });
    expect(await contactIds()).toEqual([]);
  });

  it('are not there for another account', async () => {
    const id = await add();
    const path = `contactpersons/patch/${id}/`;
    expect((await app.patch(path, { ...ute, last_name: 'Fremd' }, asOther)).status).toBe(404);
    expect((await app.delete(`contactpersons/delete/${id}/`, asOther)).status).toBe(404);
    expect((await app.get('contactpersons/own/', asOwner)).body).toMatchObject([{ ...ute, id }]);
  });

  it('may be changed and deleted, but not added, by editors', async () => {
    const id = await add();
    const changed = { ...ute, last_name: 'Kern-Otto' };
    expect((await app.patch(`contactpersons/patch/${id}/`, changed, asEditor)).status).toBe(200);
    expect((await app.get('contactpersons/own/', asOwner)).body).toMatchObject([
      { ...changed, id },
    ]);
    expect((await app.post('contactpersons/post/', ute, asEditor)).status).toBe(403);
    expect((await app.delete(`contactpersons/delete/${id}/`, asEditor)).status).toBe(200);
    expect(await contactIds()).toEqual([]);
  });

  it('that are not there answer 404', async () => {
    expect((await app.patch('contactpersons/patch/4711/', ute, asEditor)).status).toBe(404);
    expect((await app.delete('contactpersons/delete/4711/', asOwner)).status).toBe(404);
  });
});

describe('deleting a contact person', () => {
  it('takes it off every company and every ad at once', async () => {
    const [id, other] = [await add(), await add({ last_name: 'Bleibt' })];
    const companyId = await addCompany(app.database, { userId: owner });
    for (const contact of [id, other]) {
      await app.database.rows(
        sql`insert into company_contact_persons values (${companyId}, ${contact})`,
      );
    }
    const ad = await addAd(app.database, { company_id: companyId });
    const shown = async () =>
      (await app.post('jobdescriptions/by/ids/', { job_ids: [ad] })).body[0].contacts.map(
        (one: { id: number }) => one.id,
      );
    expect(await shown()).toEqual([id, other]);
    const listed = (await app.get('contactpersons/own/', asOwner)).body;
    expect(listed.map((one: { ads: number }) => one.ads)).toEqual([1, 1]);
    expect((await app.delete(`contactpersons/delete/${id}/`, asOwner)).status).toBe(200);
    expect(await shown()).toEqual([other]);

    const path = `contactpersons/restore/${id}/`;
    for (const stranger of [asOther, asEditor])
      expect((await app.post(path, {}, stranger)).status, 'for whoever deleted it alone').toBe(404);
    expect(await app.post(path, {}, asOwner)).toMatchObject({ status: 200, body: { ...ute, id } });
    expect(await shown(), 'where it stood before').toEqual([id, other]);
    expect((await app.post(path, {}, asOwner)).status, 'once').toBe(404);
  });

  it('can be taken back by an editor who did it, for an hour', async () => {
    const id = await add();
    const remove = () => app.delete(`contactpersons/delete/${id}/`, asEditor);
    const restore = () => app.post(`contactpersons/restore/${id}/`, {}, asEditor);
    await remove();
    expect((await restore()).status).toBe(200);
    expect((await app.get('contactpersons/own/', asOwner)).body).toMatchObject([{ ...ute, id }]);
    await remove();
    now = new Date(testDay.getTime() + 3_600_001);
    expect((await restore()).status).toBe(404);
    await forgetDeletedContacts(app.database, now);
    expect(await app.database.rows(sql`select 1 from deleted_contact_persons`)).toEqual([]);
  });
});

describe('contact persons of an imported company', () => {
  it('can be changed and deleted by nobody', async () => {
    const id = await importContact(
      await addCompany(app.database, { userId: null, external: true }),
    );
    for (const [headers, status] of [
      [asEditor, 409],
      [await app.as(await addStaff(1)), 409],
      [asOther, 404],
    ] as const) {
      expect((await app.patch(`contactpersons/patch/${id}/`, ute, headers)).status).toBe(status);
      expect((await app.delete(`contactpersons/delete/${id}/`, headers)).status).toBe(status);
    }
    expect(await contactIds()).toEqual([id]);
  });
});

describe('closing an account', () => {
  it('deletes its contact persons alone', async () => {
    await add();
    const imported = await importContact(
      await addCompany(app.database, { userId: null, external: true }),
    );
    expect(await app.database.transaction((tx) => removeAllOf(tx, owner))).toEqual([]);
    expect(await contactIds()).toEqual([imported]);
  });
});
