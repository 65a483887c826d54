import { sql } from '../../core/database/drizzle.ts';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp, type App } from '../../app.ts';
import { keysOf } from '../../core/files/files.ts';
import { StoredFiles } from '../../core/files/stored-files.ts';
import { namedFiles } from '../../named-files-store.ts';
import { forgetDeletedBackgrounds } from './deletion.ts';
import { readConfig } from '../../core/config/config.ts';
import type { Database } from '../../core/database/database.ts';
import { afterTestFile, testFolder } from '../../core/database/test-database.ts';
import { formOf, picture } from '../../../test/form.ts';
import { addUser } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
/** A second application on the same database and folder. */
let other: App;
let editor: Record<string, string>;

beforeAll(async () => {
  const folder = testFolder();
  app = await testApp({ settings: { DATA_DIR: folder } });
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const database = borrowed(app);
  other = await buildApp({ config: { ...config, rateLimits: false }, database });
  await other.start({ jobs: false });
  afterTestFile(() => other.close());
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = 2 where id = ${id}`);
  editor = { ...(await app.as(id)) };
});

/** Returns the same database without closing it, since its opener closes it. */
function borrowed({ database }: TestApp): Database {
  return {
    kind: database.kind,
    rows: (statement) => database.rows(statement),
    script: (text) => database.script(text),
    transaction: (work, mode) => database.transaction(work, mode),
    listen: (channel, onNotify) => database.listen(channel, onNotify),
    jobsAdapter: () => database.jobsAdapter(),
    close: () => Promise.resolve(),
  };
}

beforeEach(async () => {
  await app.database.rows(sql`delete from background_images`);
  for (const key of await kept()) await app.files.delete(key);
  await app.database.rows(sql`delete from audit_entries`);
});

const send = (
  method: 'POST' | 'PATCH',
  path: string,
  bytes?: Buffer,
  fields: Record<string, string> = {},
) =>
  app.send(
    method,
    `backgroundimages/${path}`,
    formOf({ fields, files: bytes ? { file: { bytes, name: 'elbe.png' } } : {} }),
    editor,
  );

async function added(
  width = 120,
): Promise<{ id: number; file: string; sources: any[]; last_updated: string }> {
  const { status, body } = await send('POST', 'post/', await picture(width, 80), {
    visible: 'true',
    deleted: 'false',
  });
  expect(status).toBe(200);
  return body;
}

const change = (id: number, body: object) =>
  app.patch(`backgroundimages/patch/${id}/`, { id, ...body }, editor);

const publicFiles = async () =>
  (await other.http.inject('/api/v1/backgroundimages/public/'))
    .json<{ file: string }[]>()
    .map(({ file }) => file);

const statusOf = async (url: string) => (await other.http.inject(url)).statusCode;

const restore = (id: number) => app.post(`backgroundimages/restore/${id}/`, {}, editor);

/** Keys of the copies of deleted pictures. */
const kept = () => keysOf(app.files, 'deleted-backgrounds/');

/** Runs the job that forgets deleted pictures, some milliseconds later. */
function forget(ms: number): Promise<void> {
  const { files, database } = app;
  const onError = (error: unknown) => {
    throw error;
  };
  const stored = new StoredFiles({ files, database, namedFiles, onError });
  return forgetDeletedBackgrounds({ db: database, stored }, new Date(Date.now() + ms));
}

const trail = () =>
  app.database.rows<{ action: string }>(
    sql`select action, before, after from audit_entries order by id`,
  );

describe('a picture of the start page', () => {
  it('shows in every process as soon as it is there, made anew and in all its forms', async () => {
    const made = await added();
    expect(made).toMatchObject({ visible: true, deleted: false });
    expect(made.file).toMatch(/^\/media\/backgrounds\/[\da-f-]{36}\.jpg$/);
    expect(await publicFiles()).toEqual([made.file]);
    const { rawPayload, headers } = await other.http.inject(made.file);
    expect(headers['content-type']).toBe('image/jpeg');
    expect((await sharp(rawPayload).metadata()).format).toBe('jpeg');
    const form = made.file.replace('.jpg', '-480.avif');
    expect(await statusOf(form)).toBe(200);
    // Versions that nobody has requested are made in advance.
    const last = made.file.replace('/media/', 'public/').replace('.jpg', '-1920.webp');
    await expect.poll(() => app.files.exists(last)).toBe(true);
    expect(await trail()).toMatchObject([{ action: 'created', after: { file: 'elbe.png' } }]);
  });

  it('is made as large as a start page needs it', async () => {
    const { file } = await added(3000);
    const { rawPayload } = await other.http.inject(file);
    expect((await sharp(rawPayload).metadata()).width).toBe(2560);
  });

  it.each([
    ['nothing', undefined, 'Pflichtfeld!'],
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Dieses Bild kann nicht gelesen werden.',
    ],
    ['a page', Buffer.from('<!doctype html>'), 'Dieses Bild kann nicht gelesen werden.'],
  ])('is not %s', async (_, bytes, message) => {
    const { status, body } = await send('POST', 'post/', bytes);
    expect([status, body.errors]).toEqual([400, { file: [message] }]);
    expect((await app.get('backgroundimages/', editor)).body).toEqual([]);
  });

  it('may have 15 MB', async () => {
    const { status } = await send('POST', 'post/', Buffer.alloc((15 << 20) + 1));
    expect(status).toBe(413);
  });

  it('is hidden and shown in every process at once, and editors see it all the time', async () => {
    const { id, file } = await added();
    const hidden = await change(id, { visible: false });
    expect(hidden.body).toMatchObject({ id, visible: false });
    expect(await publicFiles()).toEqual([]);
    expect((await app.get('backgroundimages/', editor)).body).toMatchObject([{ id, file }]);
    expect(await statusOf(file)).toBe(200);
    await change(id, { visible: true });
    expect(await publicFiles()).toEqual([file]);
    // Repeating it changes nothing.
    await change(id, { visible: true });
    expect((await trail()).map(({ action }) => action)).toEqual(['created', 'hidden', 'shown']);
  });

  it('stays as somebody else has left it, where a change is based on another state', async () => {
    const { id, last_updated } = await added();
    const { body: hidden } = await change(id, { visible: false, last_updated });
    const undo = { visible: true, last_updated: hidden.last_updated };
    const { body: replaced } = await send('PATCH', `patch/${id}/`, await picture(90, 60, 'red'));
    const { status, body } = await change(id, undo);
    expect([status, body.current]).toMatchObject([409, { visible: false, file: replaced.file }]);
    expect(await publicFiles()).toEqual([]);
    await change(id, { visible: true });
    expect((await change(id, undo)).status).toBe(409);
    // Hidden again, it looks as it did, but somebody else has decided that since.
    const { body: again } = await change(id, { visible: false });
    expect((await change(id, undo)).status).toBe(409);
    const deletion = { deleted: true, last_updated: hidden.last_updated };
    expect((await change(id, deletion)).status).toBe(409);
    const { last_updated: now } = again;
    expect((await change(id, { visible: true, last_updated: now })).status).toBe(200);
  });

  it('is gone with all its forms once it is deleted, for good', async () => {
    const { id, file } = await added();
    const form = file.replace('.jpg', '-828.webp');
    expect(await statusOf(form)).toBe(200);
    expect((await change(id, { deleted: true })).body).toMatchObject({ id, deleted: true });
    expect(await publicFiles()).toEqual([]);
    expect((await app.get('backgroundimages/', editor)).body).toEqual([]);
    expect([await statusOf(file), await statusOf(form)]).toEqual([404, 404]);
    expect((await change(id, { deleted: false })).status).toBe(404);
    expect((await trail()).map(({ action }) => action)).toEqual(['created', 'deleted']);
  });

  it('comes back for an hour as it was, and nobody can fetch it meanwhile', async () => {
    const { id, file } = await added();
    await change(id, { visible: false });
    await change(id, { deleted: true });
    expect(await kept()).toHaveLength(1);
    expect(await statusOf(`/media/${(await kept())[0]}`)).toBe(404);
    await forget(3_500_000);
    const { status, body } = await restore(id);
    expect([status, body]).toMatchObject([200, { id, visible: false, deleted: false }]);
    expect(body.file).not.toBe(file);
    expect([await statusOf(file), await statusOf(body.file)]).toEqual([404, 200]);
    expect(await statusOf(body.file.replace('.jpg', '-480.avif'))).toBe(200);
    expect((await app.get('backgroundimages/', editor)).body).toEqual([body]);
    expect([(await restore(id)).status, await kept()]).toEqual([404, []]);
    expect((await trail()).map(({ action }) => action)).toEqual([
      'created',
      'hidden',
      'deleted',
      'created',
    ]);
    await change(id, { deleted: true });
    await forget(3_601_000);
    expect([(await restore(id)).status, await kept()]).toEqual([404, []]);
  });

  it('comes back in the format of its file', async () => {
    const webp = 'public/backgrounds/see.webp';
    await app.files.put(
      webp,
      await sharp(await picture())
        .webp()
        .toBuffer(),
    );
    const [row] = await app.database.rows<{ id: number }>(
      sql`insert into background_images (file) values (${webp}) returning id`,
    );
    await change(row!.id, { deleted: true });
    const { body } = await restore(row!.id);
    expect(body.file).toMatch(/\.webp$/);
    expect((await other.http.inject(body.file)).headers['content-type']).toBe('image/webp');
  });

  it('gives way to another file, whose address is a new one', async () => {
    const { id, file } = await added();
    const form = file.replace('.jpg', '-828.webp');
    expect(await statusOf(form)).toBe(200);
    const { body } = await send('PATCH', `patch/${id}/`, await picture(90, 60, 'red'));
    expect(body).toMatchObject({ id, visible: true });
    expect(body.file).not.toBe(file);
    expect(await publicFiles()).toEqual([body.file]);
    expect([await statusOf(file), await statusOf(form)]).toEqual([404, 404]);
    expect(await statusOf(body.file)).toBe(200);
    expect(await trail()).toMatchObject([
      { action: 'created' },
      { action: 'changed', after: { file: 'elbe.png' } },
    ]);
  });

  it('leaves no form behind that is being made while it is deleted', async () => {
    const { id, file } = await added(2000);
    const forms = [480, 828, 1280].map((width) => file.replace('.jpg', `-${width}.avif`));
    const asked = forms.map(statusOf);
    await change(id, { deleted: true });
    await Promise.all(asked);
    // The process that received the picture also makes its versions in advance, so a version may exist briefly before it is deleted.
    const isGone = async (form: string) => (await app.http.inject(form)).statusCode === 404;
    await expect.poll(() => Promise.all(forms.map(isGone))).not.toContain(false);
    expect(await Promise.all(forms.map(statusOf))).toEqual([404, 404, 404]);
  });

  it('is there for nobody once it is not', async () => {
    expect((await change(2_000_000_000, { visible: false })).status).toBe(404);
  });
});
