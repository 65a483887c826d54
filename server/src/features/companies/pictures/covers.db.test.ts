import sharp from 'sharp';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../../../core/database/drizzle.ts';
import { keysOf } from '../../../core/files/files.ts';
import { formOf, picture } from '../../../../test/form.ts';
import { addAd, addUser, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';

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
  owner = await addUser(app.database);
  asOwner = await app.as(owner);
});

const kept = () => keysOf(app.files);

beforeEach(async () => {
  await app.database.rows(sql`delete from companies`);
  for (const key of await kept()) await app.files.delete(key);
});

const wide = await picture(900, 300, 'teal');
const alt = 'Drei Azubis an der Drehbank';
const fields = () => ({
  name: 'Bäckerei Kern',
  weblink: '',
  Address: JSON.stringify({ street: 'Markt 3', additional: '', City: placeId }),
  Contacts: '[]',
});
type Parts = Parameters<typeof formOf>[0];

const post = (more: Record<string, string> = {}, files: Parts['files'] = {}, headers = asOwner) =>
  app.send('POST', 'companies/post/', formOf({ fields: { ...fields(), ...more }, files }), headers);
const patch = (id: number, parts: Parts, headers = asOwner) =>
  app.send('PATCH', `companies/patch/${id}/`, formOf(parts), headers);
const withCover = async (bytes = wide) =>
  (await post({ cover_alt: alt }, { cover: { bytes } })).body;
const keyOf = (path: string) => path.replace(/^\/media\//, 'public/');
const get = (url: string) => app.http.inject({ url });

it('a cover picture has the limits of a picture of the start page, and a text', async () => {
  const company = await withCover(await picture(4000, 1000, 'teal'));
  expect(company.cover).toMatchObject({ alt, file: expect.stringMatching(/^\/media\/covers\//) });
  const stored = await sharp((await get(company.cover.file)).rawPayload).metadata();
  expect([stored.format, stored.width]).toEqual(['jpeg', limits.backgroundPixels]);

  const untold = await post({ cover_alt: ' ' }, { cover: { bytes: wide } });
  expect([untold.status, Object.keys(untold.body.errors)]).toEqual([400, ['cover_alt']]);
  const svg = await post({ cover_alt: alt }, { cover: { bytes: Buffer.from('<svg/>') } });
  expect([svg.status, Object.keys(svg.body.errors)]).toEqual([400, ['cover']]);
  const huge = { cover: { bytes: Buffer.alloc(limits.backgroundBytes + 1) } };
  expect((await post({ cover_alt: alt }, huge)).status).toBe(413);
  const long = { cover_alt: 'a'.repeat(limits.coverAlt + 1) };
  expect(Object.keys((await patch(company.id, { fields: long })).body.errors)).toEqual([
    'cover_alt',
  ]);
  // The refused picture leaves no file.
  expect(await kept()).toEqual([keyOf(company.cover.file)]);
});

it('the smaller versions are made when they are asked for, and go with the picture', async () => {
  const company = await withCover();
  const smaller = company.cover.sources[1].srcset.split(' ')[0];
  const served = await get(smaller);
  expect((await sharp(served.rawPayload).metadata()).width).toBe(480);
  expect((await get(smaller.replace('-480', '-481'))).statusCode).toBe(404);
  expect(await kept()).toHaveLength(2);

  const red = { cover: { bytes: await picture(9, 3, 'red') } };
  const { cover } = (await patch(company.id, { files: red })).body;
  expect(cover.alt).toBe(alt);
  expect(await kept()).toEqual([keyOf(cover.file)]);
  expect((await get(smaller)).statusCode).toBe(404);

  expect((await patch(company.id, { fields: { cover_alt: '' } })).status).toBe(400);
  const without = await patch(company.id, { fields: { cover: '' } });
  expect([without.body.cover, without.body.logo]).toEqual([null, null]);
  expect(await kept()).toEqual([]);
  const [row] = await app.database.rows(sql`select cover_alt from companies`);
  expect(row).toEqual({ cover_alt: '' });
});

it('logo and cover picture of one form do not mix', async () => {
  const logo = { bytes: await picture(50, 50, 'red') };
  const both = (await post({ cover_alt: alt }, { logo, cover: { bytes: wide } })).body;
  expect([both.logo, both.cover.file]).toEqual([
    expect.stringContaining('/logos/'),
    expect.stringContaining('/covers/'),
  ]);
  const changed = (await patch(both.id, { fields: { logo: '' } })).body;
  expect([changed.logo, changed.cover]).toEqual([null, both.cover]);
});

it('a new branch gets a copy from a branch of its own account only', async () => {
  const first = await withCover();
  const from = { cover_from: String(first.id), cover_alt: alt };
  const second = (await post(from)).body;
  expect(second.cover).toMatchObject({ alt, file: expect.not.stringContaining(first.cover.file) });
  await patch(first.id, { fields: { cover: '' } });
  expect((await get(second.cover.file)).statusCode).toBe(200);

  const asOther = await app.as(await addUser(app.database));
  const foreign = { cover_from: String(second.id), cover_alt: alt };
  for (const attempt of [
    post(foreign, {}, asOther),
    post(from),
    post({ ...from, cover_from: '99999999' }),
  ]) {
    const { status, body } = await attempt;
    expect([status, Object.keys(body.errors)]).toEqual([400, ['cover']]);
  }
  expect((await patch(second.id, { fields: { cover: '' } }, asOther)).status).toBe(404);
});

it('stands above the ad and on the page of the company, and is in the data of the account', async () => {
  const { id, cover } = await withCover();
  await app.database.rows(sql`update users set validated = true where id = ${owner}`);
  const ad = await app.changes.write((tx) => addAd(tx, { company_id: id }));
  const [shown] = (await app.post('jobdescriptions/by/ids/', { job_ids: [ad] })).body;
  expect(shown.company_cover).toEqual(cover);
  const visit = async (path: string): Promise<string> => {
    const answer = await get(path);
    const { location } = answer.headers;
    return typeof location === 'string'
      ? visit(new URL(location, 'http://x').pathname)
      : answer.body;
  };
  for (const path of [`/stelle/${ad}`, `/unternehmen/${id}`]) {
    const html = await visit(path);
    expect(html, path).toContain(`src="${cover.file}"`);
    expect(html, path).toContain(`alt="${alt}"`);
  }
  const { companies } = (await app.get('user/own/export/', asOwner)).body;
  expect(companies).toMatchObject([{ cover: app.links.to(cover.file), cover_alt: alt }]);
});

it('editors can change and remove it, which the trail records', async () => {
  const { id, cover } = await withCover();
  const editor = await addUser(app.database);
  await app.database.rows(sql`update users set permission = 2 where id = ${editor}`);
  const asEditor = await app.as(editor);
  expect((await app.get(`companies/by/id/${id}/`, asEditor)).body.cover).toEqual(cover);
  expect((await patch(id, { fields: { cover: '' } }, asEditor)).body.cover).toBeNull();
  const [entry] = await app.database.rows<{ before: object; after: object }>(sql`
    select before, after from audit_entries where subject = 'company' and subject_id = ${id} order by id desc limit 1`);
  expect(entry).toMatchObject({
    before: { cover: cover.file, cover_alt: alt },
    after: { cover: null, cover_alt: '' },
  });
});

it('is deleted with the branch, after its retention period', async () => {
  const { id, cover } = await withCover();
  await get(cover.sources[0].srcset.split(' ')[0]);
  await app.delete(`companies/delete/${id}/`, asOwner);
  expect((await get(cover.file)).statusCode).toBe(200);
  await app.database.rows(sql`update companies set closed_at = closed_at - interval '31 days'`);
  await app.jobs.find(({ name }) => name === 'remove-closed-branches')!.run();
  expect(await kept()).toEqual([]);
});
