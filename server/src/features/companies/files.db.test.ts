import { keysOf } from '../../core/files/files.ts';
import { sql } from '../../core/database/drizzle.ts';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, picture } from '../../../test/form.ts';
import { addAd, addCompany, addUser, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { removeAllOf } from './closure/closure-store.ts';

let app: TestApp;
let owner: number;
let asOwner: Record<string, string>;
let placeId: number;

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  const [place] = await app.database.rows<{ id: number }>(
    sql`select id from places order by id limit 1`,
  );
  placeId = place!.id;
});

/** Returns the keys of all stored files. */
const kept = () => keysOf(app.files);

beforeEach(async () => {
  await app.database.rows(sql`delete from companies`);
  for (const key of await kept()) await app.files.delete(key);
  owner = await addUser(app.database);
  asOwner = await app.as(owner);
});

const png = await picture();
const fields = () => ({
  name: 'Bäckerei Kern',
  weblink: '',
  Address: JSON.stringify({ street: 'Markt 3', additional: '', City: placeId }),
  Contacts: '[]',
});
const post = (bytes?: Buffer, more: Record<string, string | string[]> = {}) =>
  app.send(
    'POST',
    'companies/post/',
    formOf({ fields: { ...fields(), ...more }, files: bytes ? { logo: { bytes } } : {} }),
    asOwner,
  );
const patch = (id: number, parts: Parameters<typeof formOf>[0], headers = asOwner) =>
  app.send('PATCH', `companies/patch/${id}/`, formOf(parts), headers);

/** Returns the key of the file at an address. */
const keyOf = (logo: string) => logo.replace(/^\/media\//, 'public/');

describe('a form with a logo', () => {
  it('is read like JSON, and the logo is a picture of ours', async () => {
    const rows = await app.database.rows<{ id: number }>(
      sql`select id from professions order by id limit 2`,
    );
    const ids = rows.map(({ id }) => id);
    const { status, body } = await post(png, { Professions: ids.map(String) });
    expect(status).toBe(200);
    expect(body.Professions.map(({ id }: { id: number }) => id).sort()).toEqual(ids.sort());
    expect(body).toMatchObject({ name: 'Bäckerei Kern', Address: { City: { id: placeId } } });
    expect(await kept()).toEqual([keyOf(body.logo)]);
    const served = await app.http.inject({ url: body.logo });
    expect((await sharp(served.rawPayload).metadata()).format).toBe('jpeg');
  });

  it('replaces the logo, and the old one is served no longer', async () => {
    const { body: before } = await post(png);
    const { body } = await patch(before.id, {
      files: { logo: { bytes: await picture(9, 9, 'red') } },
    });
    expect(body).toMatchObject({ name: 'Bäckerei Kern' });
    expect(body.logo).not.toBe(before.logo);
    expect(await kept()).toEqual([keyOf(body.logo)]);
    expect((await app.http.inject({ url: before.logo })).statusCode).toBe(404);
  });

  it('keeps the logo if none is sent, and removes it if an empty one is sent', async () => {
    const { body: before } = await post(png);
    expect((await patch(before.id, { fields: { name: 'Neu' } })).body.logo).toBe(before.logo);
    expect((await patch(before.id, { fields: { logo: '' } })).body.logo).toBeNull();
    expect(await kept()).toEqual([]);
  });

  it('leaves no file where it is refused', async () => {
    const { body: before } = await post(png);
    const files = { logo: { bytes: await picture(9, 9, 'red') } };
    expect((await patch(before.id, { fields: { Professions: '999999' }, files })).status).toBe(400);
    const last_updated = '2020-01-01T00:00:00.000Z';
    expect((await patch(before.id, { fields: { last_updated }, files })).status).toBe(409);
    const asOther = await app.as(await addUser(app.database));
    expect((await patch(before.id, { files }, asOther)).status).toBe(404);
    expect(
      (await patch(before.id, { files: { logo: { bytes: Buffer.from('<svg/>') } } })).status,
    ).toBe(400);
    expect(await kept()).toEqual([keyOf(before.logo)]);
    const [company] = (await app.get('companies/own/', asOwner)).body;
    expect(company).toEqual(before);
  });

  it('can replace a logo that lies elsewhere', async () => {
    const logo = 'https://boerse.example/logo.png';
    const id = await addCompany(app.database, { userId: owner, logo });
    const { body } = await patch(id, { files: { logo: { bytes: png } } });
    expect(await kept()).toEqual([keyOf(body.logo)]);
  });
});

describe('a new branch with the logo of another', () => {
  const take = (logo_from: number, more: Record<string, string> = {}, headers = asOwner) =>
    app.send(
      'POST',
      'companies/post/',
      formOf({ fields: { ...fields(), logo_from: String(logo_from), ...more } }),
      headers,
    );
  const contentOf = async (logo: string) =>
    (await app.http.inject({ url: logo })).rawPayload.toString('base64');

  it('has a copy, which outlives the original', async () => {
    const { body: first } = await post(png);
    const content = await contentOf(first.logo);
    const { status, body } = await take(first.id);
    expect(status).toBe(200);
    expect(body.logo).not.toBe(first.logo);
    await patch(first.id, { fields: { logo: '' } });
    expect(await kept()).toEqual([keyOf(body.logo)]);
    expect(await contentOf(body.logo)).toBe(content);
  });

  it('has the one that is sent, and one that lies elsewhere by its address', async () => {
    const { body: first } = await post(png);
    const own = await post(await picture(9, 9, 'red'), { logo_from: String(first.id) });
    expect(await contentOf(own.body.logo)).not.toBe(await contentOf(first.logo));
    const logo = 'https://boerse.example/logo.png';
    const id = await addCompany(app.database, { userId: owner, logo });
    expect((await take(id)).body.logo).toBe(logo);
  });

  it('is refused where that is of another account, is gone, or has none', async () => {
    const { body: first } = await post(png);
    const asOther = await app.as(await addUser(app.database));
    const nothing = await addCompany(app.database, { userId: owner, logo: null });
    const nobodys = await addCompany(app.database, { logo: 'public/logos/nobodys.jpg' });
    const lost = await addCompany(app.database, { userId: owner, logo: 'public/logos/lost.jpg' });
    for (const attempt of [
      take(first.id, {}, asOther),
      take(nothing),
      take(nobodys),
      take(lost),
      take(99_999_999),
    ]) {
      const { status, body } = await attempt;
      expect([status, Object.keys(body.errors)]).toEqual([400, ['logo']]);
    }
    expect(await kept()).toEqual([keyOf(first.logo)]);
  });

  it('is added by editors for the account that they choose alone', async () => {
    const editor = await addUser(app.database);
    await app.database.rows(sql`update users set permission = 2 where id = ${editor}`);
    const asEditor = await app.as(editor);
    const { body: first } = await post(png, { weblink: 'www.kern.example' });
    const listed = await app.get(`companies/by/user/${owner}/`, asEditor);
    const { id, name, logo, cover, weblink, Address, contacts } = first;
    expect(listed.body).toEqual([{ id, name, logo, cover, weblink, Address, contacts }]);
    expect((await app.get(`companies/by/user/${owner}/`, asOwner)).status).toBe(403);
    const { body } = await take(first.id, { User: String(owner) }, asEditor);
    expect(body).toMatchObject({ User: { id: owner }, logo: expect.stringMatching(/\.jpg$/) });
    expect((await take(first.id, {}, asEditor)).status).toBe(400);
    const other = String(await addUser(app.database));
    expect((await take(first.id, { User: other }, asEditor)).status).toBe(400);
  });
});

/** Adds a branch with a logo, an ad with a PDF, and an event with its own logo and its own place. */
async function furnish(): Promise<{ id: number; ad: number }> {
  const { id } = (await post(png)).body;
  const ad = await app.changes.write((tx) => addAd(tx, { company_id: id }));
  await app.files.put('attachments/a.pdf', 'a');
  await app.files.put('public/logos/event.jpg', 'e');
  await app.database.rows(
    sql`insert into job_ad_files (job_ad_id, name, file, size) values (${ad}, 'a.pdf', 'attachments/a.pdf', 1)`,
  );
  await app.database.rows(sql`
    with place as (insert into addresses (street, place_id) values ('Messe 1', ${placeId}) returning id)
    insert into events (title, start_date, end_date, logo, company_id, address_id)
    select 'Messe', '2026-12-01', '2026-12-01', 'public/logos/event.jpg', ${id}, id from place`);
  return { id, ad };
}

const counts = async () => {
  const [row] = await app.database.rows(sql`
    select (select count(*)::int from companies) as companies, (select count(*)::int from addresses) as addresses,
      (select count(*)::int from job_ads) as ads, (select count(*)::int from events) as events`);
  return row;
};

/** Runs the job that deletes closed branches, after their days are over. */
async function forgetClosed() {
  await app.database.rows(sql`update companies set closed_at = closed_at - interval '31 days'`);
  await app.jobs.find(({ name }) => name === 'remove-closed-branches')!.run();
}

describe('closing a branch', () => {
  it('hides its ads and events at once, and deletes them with addresses and files after its days', async () => {
    const before = await counts();
    const { id, ad } = await furnish();
    const shown = async () => (await app.get(`search/?job_ids=${ad}`)).body.count;
    expect([await kept(), await shown()]).toEqual([
      expect.arrayContaining(['attachments/a.pdf', 'public/logos/event.jpg']),
      1,
    ]);
    expect((await app.delete(`companies/delete/${id}/`, asOwner)).body).toEqual({ left_ads: 0 });
    expect(await shown()).toBe(0);
    expect((await app.delete(`companies/delete/${id}/`, asOwner)).status).toBe(404);
    await forgetClosed();
    expect(await kept()).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  it('keeps files that another branch has too', async () => {
    const { id } = await furnish();
    const sister = (await post()).body.id;
    const sisterAd = await addAd(app.database, { company_id: sister });
    await app.database.rows(sql`
      insert into job_ad_files (job_ad_id, name, file, size) values (${sisterAd}, 'a.pdf', 'attachments/a.pdf', 1)`);
    await app.database.rows(sql`
      update companies set address_id = (select address_id from companies where id = ${id}) where id = ${sister}`);
    const asOther = await app.as(await addUser(app.database));
    expect((await app.delete(`companies/delete/${id}/`, asOther)).status).toBe(404);
    expect((await app.delete(`companies/delete/${id}/`, asOwner)).status).toBe(200);
    await forgetClosed();
    expect(await kept()).toEqual(['attachments/a.pdf']);
    const [company] = (await app.get('companies/own/', asOwner)).body;
    expect(company).toMatchObject({ id: sister, Address: { street: 'Markt 3' } });
  });
});

describe('closing an account', () => {
  it('deletes its companies alone, and names their files', async () => {
    const { id } = await furnish();
    const other = await addCompany(app.database);
    const keys = await app.database.transaction((tx) => removeAllOf(tx, owner));
    expect(keys).toHaveLength(3);
    const left = await app.database.rows(
      sql`select id from companies where id in (${id}, ${other})`,
    );
    expect(left).toEqual([{ id: other }]);
  });
});
