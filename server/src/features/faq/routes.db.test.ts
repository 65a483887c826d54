import { keysOf } from '../../core/files/files.ts';
import { StoredFiles } from '../../core/files/stored-files.ts';
import { namedFiles } from '../../named-files-store.ts';
import type { FaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, pdf, picture, type FormFile } from '../../../test/form.ts';
import { addUser } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { forgetDeletedEntries } from './service.ts';
import { mp4 } from './attachment.fixture.ts';

let app: TestApp;
let editor: Record<string, string>;
let company: Record<string, string>;
let png: Buffer;

beforeAll(async () => {
  app = await testApp();
  const id = await addUser(app.database);
  await app.database.rows(
    sql`update users set permission = 2, first_name = 'Eva', last_name = 'Redlich' where id = ${id}`,
  );
  editor = { ...(await app.as(id)) };
  company = { ...(await app.as(await addUser(app.database))) };
  png = await picture();
});

beforeEach(async () => {
  await app.database.rows(sql`delete from faq_entries`);
  await app.database.rows(sql`delete from deleted_faq_entries`);
  await app.database.rows(sql`delete from deleted_faq_categories`);
  await app.database.rows(sql`delete from audit_entries`);
  await app.database.rows(sql`delete from faq_categories where key not like 'öffentlich-%'`);
  for (const key of await storedFiles()) await app.files.delete(key);
});

const storedFiles = () => keysOf(app.files, 'faq/');

const numbered = (files: readonly FormFile[]) =>
  Object.fromEntries(files.map((file, at) => [`file_${at + 1}`, file]));

const fields = { title: 'Wie geht es?', description: '<p>So.</p>' };

const post = (
  values: Record<string, string | string[]> = {},
  files: readonly FormFile[] = [],
  headers = editor,
) =>
  app.send(
    'POST',
    'faq/post/',
    formOf({ fields: { ...fields, ...values }, files: numbered(files) }),
    headers,
  );

const patch = (
  id: number,
  values: Record<string, string | string[]>,
  files: readonly FormFile[] = [],
) =>
  app.send('PATCH', `faq/patch/${id}/`, formOf({ fields: values, files: numbered(files) }), editor);

async function entry(values = {}, files: readonly FormFile[] = []): Promise<FaqEntry> {
  const { status, body } = await post(values, files);
  expect(status).toBe(200);
  return body;
}

const fetchFile = (id: number, headers: Record<string, string> = {}) =>
  app.http.inject({ url: `/api/v1/faq/files/${id}/`, headers });

/** Forgets deleted entries, as the job does so many milliseconds from now. */
function forget(ms: number): Promise<void> {
  const { files, database } = app;
  const onError = (error: unknown) => {
    throw error;
  };
  const stored = new StoredFiles({ files, database, namedFiles, onError });
  return forgetDeletedEntries({ db: database, stored }, new Date(Date.now() + ms));
}

const trail = () =>
  app.database.rows<{ action: string; subject_name: string; before: any; after: any }>(
    sql`select action, subject_name, before, after from audit_entries order by id`,
  );

const categoryId = async (key: string) =>
  (await app.get('faq/categories/', editor)).body.find((one: { key: string }) => one.key === key)
    .id;

describe('an entry', () => {
  it('comes out of the public list with its audiences and files once it is public', async () => {
    const pupils = String(await categoryId('öffentlich-Schüler'));
    const files = [
      { bytes: png, name: 'Weg zur Lehre.png' },
      { bytes: pdf(), name: 'Merkblatt Überblick.pdf' },
    ];
    await entry({ Categories: [pupils], order: '2' }, files);
    const made = await entry({ Categories: [pupils], public: 'true' }, files);
    const { body } = await app.get('faq/public/');
    expect(body).toEqual([
      {
        id: made.id,
        title: 'Wie geht es?',
        description: '<p>So.</p>',
        plain_description: null,
        public: true,
        order: 1,
        Categories: [{ id: Number(pupils), key: 'öffentlich-Schüler' }],
        files: [
          {
            id: made.files[0]?.id,
            name: 'Weg zur Lehre.png',
            type: 'image/png',
            size: expect.any(Number),
            full_path: `/api/v1/faq/files/${made.files[0]?.id}/`,
          },
          {
            id: made.files[1]?.id,
            name: 'Merkblatt Überblick.pdf',
            size: pdf().length,
            type: 'application/octet-stream',
            full_path: `/api/v1/faq/files/${made.files[1]?.id}/`,
          },
        ],
      },
    ]);
    const all = (await app.get('faq/', editor)).body;
    expect(all.map((one: FaqEntry) => [one.order, one.public])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('may say the same in plain language, cleaned, with links that open elsewhere', async () => {
    const plain = '<p>Ruf <a href="https://kammer.example">dort</a> an.<script>x()</script></p>';
    const made = await entry({ public: 'true', plain_description: plain });
    expect(made.plain_description).toBe(
      '<p>Ruf <a href="https://kammer.example" rel="noopener">dort</a> an.</p>',
    );
    const read = async () => (await app.get('faq/public/')).body[0].plain_description;
    expect(await read()).toContain('<a target="_blank" href="https://kammer.example"');
    expect((await patch(made.id, { title: 'Anders' })).body.plain_description).toBe(
      made.plain_description,
    );
    expect((await patch(made.id, { plain_description: '<p> </p>' })).status).toBe(200);
    expect(await read()).toBeNull();
    expect((await trail()).at(-1)).toMatchObject({
      before: { plain_description: made.plain_description },
      after: { plain_description: null },
    });
  });

  it('stands in the list of each audience that it is for, and in no other', async () => {
    const [pupils, teachers] = [
      String(await categoryId('öffentlich-Schüler')),
      String(await categoryId('öffentlich-Lehrer')),
    ];
    await entry({ title: 'Beide', Categories: [pupils, teachers], public: 'true', order: '1' });
    await entry({ title: 'Eine', Categories: [teachers], public: 'true', order: '2' });
    await entry({ title: 'Keine', public: 'true', order: '3' });
    await entry({ title: 'Intern', Categories: [pupils], order: '4' });
    const titles = async (audience: string) =>
      (await app.get(`faq/public/?audience=${audience}`)).body.map(({ title }: FaqEntry) => title);
    expect(await titles('schueler')).toEqual(['Beide']);
    expect(await titles('lehrer')).toEqual(['Beide', 'Eine']);
    expect(await titles('azubi')).toEqual([]);
    const { status, body } = await app.get('faq/public/?audience=alle');
    expect([status, body.errors]).toEqual([400, { audience: ['Ungültige Angabe.'] }]);
  });

  it('loses whatever could run, and opens its links elsewhere', async () => {
    await entry({
      public: 'true',
      description:
        '<p onclick="x()">Text<script>x()</script> <a href="kammer.example">Kammer</a> <a href="javascript:x()">Falle</a></p>',
    });
    const [{ description }] = (await app.get('faq/public/')).body;
    expect(description).toBe(
      '<p>Text <a target="_blank" href="https://kammer.example" rel="noopener">Kammer</a> Falle</p>',
    );
  });

  it.each([
    ['title', { title: ' ' }, 'Pflichtfeld!'],
    ['title', { title: 'x'.repeat(257) }, 'Max. 256 Zeichen!'],
    ['description', { description: '' }, 'Pflichtfeld!'],
    ['description', { description: '<p> &nbsp;</p>' }, 'Pflichtfeld!'],
    ['description', { description: '<script>x()</script>' }, 'Pflichtfeld!'],
    ['order', { order: 'zwei' }, 'Bitte eine ganze Zahl eingeben.'],
    ['Categories', { Categories: ['2000000000'] }, 'Alle Einträge müssen aus der Liste sein'],
    ['current_files', { current_files: '[77]' }, 'Alle Einträge müssen aus der Liste sein'],
  ])('is refused for its %s %j', async (field, values, message) => {
    const { status, body } = await post(values);
    expect([status, body.errors]).toEqual([400, { [field]: [message] }]);
    expect((await app.get('faq/', editor)).body).toEqual([]);
    expect(await trail()).toEqual([]);
  });

  it('changes in what is sent and in nothing else; files that are not kept go', async () => {
    const own = (await app.post('faq/categories/post/', { key: 'Intern' }, editor)).body;
    const made = await entry({ Categories: [String(own.id)], order: '7', public: 'true' }, [
      { bytes: pdf(), name: 'eins.pdf' },
      { bytes: pdf(), name: 'zwei.pdf' },
    ]);
    const [one, two] = made.files;
    const renamed = (await patch(made.id, { title: 'Neu' })).body;
    expect(renamed).toEqual({ ...made, title: 'Neu', last_updated: renamed.last_updated });
    expect(renamed.last_updated > made.last_updated).toBe(true);

    const { body } = await patch(
      made.id,
      { Categories: '', public: 'false', current_files: JSON.stringify([two?.id]) },
      [{ bytes: png, name: 'drei.png' }],
    );
    expect(body).toMatchObject({ Categories: [], public: false, order: 7 });
    expect(body.files.map(({ name }: { name: string }) => name)).toEqual(['zwei.pdf', 'drei.png']);
    expect(await storedFiles()).toHaveLength(2);
    expect((await fetchFile(one?.id ?? 0, editor)).statusCode).toBe(404);
  });

  it('takes JSON as well', async () => {
    const made = await app.post('faq/post/', { ...fields, order: 3, public: true }, editor);
    expect([made.status, made.body.order]).toEqual([200, 3]);
    const { body } = await app.patch(`faq/patch/${made.body.id}/`, { order: 4 }, editor);
    expect(body.order).toBe(4);
  });

  it('is not overwritten by somebody who has read an older version', async () => {
    const made = await entry();
    await patch(made.id, { title: 'Schneller' });
    const { status, body } = await patch(
      made.id,
      { title: 'Zu spät', last_updated: made.last_updated },
      [{ bytes: pdf(), name: 'x.pdf' }],
    );
    expect([status, body.code, body.current.title]).toEqual([409, 'stale', 'Schneller']);
    expect(await storedFiles()).toEqual([]);
  });

  it('goes with its files, and is gone for whoever comes second', async () => {
    const made = await entry({}, [{ bytes: pdf(), name: 'eins.pdf' }]);
    expect(await app.delete(`faq/delete/${made.id}/`, editor)).toEqual({ status: 200, body: {} });
    expect((await app.get(`faq/files/${made.files[0]?.id}/`, editor)).status).toBe(404);
    expect((await app.delete(`faq/delete/${made.id}/`, editor)).status).toBe(404);
    expect((await patch(made.id, { title: 'x' })).status).toBe(404);
    await forget(3_600_001);
    expect(await storedFiles()).toEqual([]);
  });

  it('comes back with its files and categories when the deletion is taken back, once', async () => {
    const add = async (key: string): Promise<{ id: number; key: string }> =>
      (await app.post('faq/categories/post/', { key }, editor)).body;
    const [kept, gone] = [await add('Wohnen'), await add('Geld')];
    const made = await entry(
      { Categories: [String(kept.id), String(gone.id)], public: 'true', order: '7' },
      [{ bytes: pdf(), name: 'eins.pdf' }],
    );
    await app.delete(`faq/delete/${made.id}/`, editor);
    await app.delete(`faq/categories/delete/${gone.id}/`, editor);
    const restore = (headers = editor) => app.post(`faq/restore/${made.id}/`, {}, headers);
    expect((await restore(company)).status).toBe(403);
    const { status, body } = await restore();
    expect(status).toBe(200);
    const { last_updated: _before, ...values } = made;
    expect(body).toMatchObject({ ...values, Categories: [kept] });
    expect((await fetchFile(made.files[0]!.id)).statusCode).toBe(200);
    expect((await restore()).status).toBe(404);
    await forget(3_600_001);
    expect(await storedFiles()).toHaveLength(1);
    expect(await trail()).toMatchObject([
      {},
      {},
      {},
      {},
      {},
      { action: 'created', subject_name: made.title },
    ]);
  });

  it('comes back for an hour', async () => {
    const made = await entry({}, [{ bytes: pdf(), name: 'eins.pdf' }]);
    await app.delete(`faq/delete/${made.id}/`, editor);
    await forget(3_000_000);
    await app.database.rows(
      sql`update deleted_faq_entries set deleted_at = deleted_at - interval '61 minutes'`,
    );
    expect((await app.post(`faq/restore/${made.id}/`, {}, editor)).status).toBe(404);
    await forget(0);
    expect(await app.database.rows(sql`select 1 from deleted_faq_entries`)).toEqual([]);
    expect(await storedFiles()).toEqual([]);
  });

  it('is not deleted by somebody who has read an older version', async () => {
    const made = await entry();
    const { body: now } = await patch(made.id, { title: 'Schneller' });
    const remove = ({ last_updated }: { last_updated: string }) =>
      app.delete(`faq/delete/${made.id}/?last_updated=${last_updated}`, editor);
    const { status, body } = await remove(made);
    expect([status, body.code, body.current.title]).toEqual([409, 'stale', 'Schneller']);
    expect((await remove(now)).status).toBe(200);
  });

  it('leaves a trace of who did what', async () => {
    const made = await entry({}, [{ bytes: pdf(), name: 'eins.pdf' }]);
    await patch(made.id, { public: 'true' });
    await app.delete(`faq/delete/${made.id}/`, editor);
    const file = { id: made.files[0]?.id, name: 'eins.pdf' };
    expect(await trail()).toMatchObject([
      { action: 'created', after: { title: 'Wie geht es?', files: [file] } },
      { action: 'changed', before: { public: false }, after: { public: true } },
      { action: 'deleted', subject_name: 'Wie geht es?', before: { public: true } },
    ]);
  });
});

describe('attachments', () => {
  it('of internal entries are for editors alone', async () => {
    const made = await entry({}, [{ bytes: png, name: 'bild.png' }]);
    const id = made.files[0]?.id ?? 0;
    expect((await fetchFile(id)).statusCode).toBe(404);
    expect((await fetchFile(id, company)).statusCode).toBe(404);
    expect((await fetchFile(id, editor)).statusCode).toBe(200);
    const { statusCode } = await app.http.inject({
      method: 'POST',
      url: '/api/v1/faq/files/',
      payload: { id },
      cookies: { csrftoken: 'test' },
      headers: { 'x-csrftoken': 'test', ...editor },
    });
    expect(statusCode).toBe(200);
    await patch(made.id, { public: 'true' });
    expect((await fetchFile(id)).statusCode).toBe(200);
  });

  it('are shown if they are pictures, and saved whatever else they are, without any rights', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const made = await entry({ public: 'true' }, [
      { bytes: png, name: 'bild.png', type: 'text/html' },
      { bytes: Buffer.from('<script>x()</script>'), name: 'seite.png', type: 'image/png' },
      { bytes: Buffer.from(svg), name: 'logo.svg', type: 'image/svg+xml' },
      { bytes: Buffer.from('<script>x()</script>'), name: 'Größe.html', type: 'text/html' },
    ]);
    const answers = await Promise.all(made.files.map(({ id }) => fetchFile(id)));
    expect(
      answers.map(({ headers }) => [headers['content-type'], headers['content-disposition']]),
    ).toEqual([
      ['image/png', "inline; filename*=UTF-8''bild.png"],
      ['application/octet-stream', "attachment; filename*=UTF-8''seite.png"],
      ['image/svg+xml', "attachment; filename*=UTF-8''logo.svg"],
      ['application/octet-stream', "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe.html"],
    ]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none';/),
        'cache-control': 'private, no-store',
      });
    }
  });

  it('that are videos come in parts', async () => {
    const made = await entry({ public: 'true' }, [{ bytes: mp4(1000), name: 'film.mp4' }]);
    const id = made.files[0]?.id ?? 0;
    const whole = await fetchFile(id);
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
    const { statusCode, headers, rawPayload } = await fetchFile(id, { range: 'bytes=900-' });
    expect([statusCode, headers['content-range']]).toEqual([206, 'bytes 900-999/1000']);
    expect(rawPayload).toEqual(mp4(1000).subarray(900));
    expect((await fetchFile(id, { range: 'bytes=1000-' })).statusCode).toBe(416);
  });

  it('may be ten, those that are there counted', async () => {
    const ten = Array.from({ length: 10 }, (_, at) => ({ bytes: pdf(), name: `${at}.pdf` }));
    expect((await post({}, [...ten, ...ten.slice(0, 1)])).body.errors).toEqual({
      file: ['Max. 10 Dateien!'],
    });
    const made = await entry({}, ten);
    const one = { bytes: pdf(), name: 'elf.pdf' };
    expect((await patch(made.id, {}, [one])).body.errors).toEqual({ file: ['Max. 10 Dateien!'] });
    expect(await storedFiles()).toHaveLength(10);
    const kept = JSON.stringify(made.files.slice(1).map(({ id }) => id));
    expect((await patch(made.id, { current_files: kept }, [one])).status).toBe(200);
    expect(await storedFiles()).toHaveLength(10);
  });

  it('may not be too large, each or together', async () => {
    const video = (megabytes: number, name: string) => ({ bytes: mp4(megabytes << 20), name });
    const alone = await post({}, [video(26, 'a.mp4')]);
    expect([alone.status, alone.body.errors]).toEqual([
      413,
      { file: ['Dateien dürfen maximal 25MB groß sein!'] },
    ]);
    const together = await post({}, [video(24, 'a.mp4'), video(24, 'b.mp4')]);
    expect([together.status, together.body.errors]).toEqual([
      413,
      { file: ['Alle Dateien zusammen dürfen maximal 40MB groß sein!'] },
    ]);
    expect(await storedFiles()).toEqual([]);
  });
});

describe('categories', () => {
  const add = (key: string) => app.post('faq/categories/post/', { key }, editor);

  it('with entries are deleted only once it is said what becomes of those', async () => {
    const { body: category } = await add('Alt');
    const { body: other } = await add('Neu');
    const made = await entry({ Categories: [String(category.id)] });
    await entry({ Categories: [String(category.id), String(other.id)] });
    const listed = (await app.get('faq/categories/', editor)).body;
    expect(listed).toContainEqual({ id: category.id, key: 'Alt', entries: 2 });
    const path = `faq/categories/delete/${category.id}/`;
    expect(await app.delete(path, editor)).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { entries: 2 } },
    });
    const pupils = await categoryId('öffentlich-Schüler');
    for (const wrong of [category.id, pupils, 999_999])
      expect((await app.delete(`${path}?move_to=${wrong}`, editor)).status).toBe(400);
    expect((await app.delete(`${path}?move_to=${other.id}`, editor)).status).toBe(200);
    for (const one of (await app.get('faq/', editor)).body)
      expect(one.Categories).toEqual([{ id: other.id, key: 'Neu' }]);
    // An edit that began with the old category is refused.
    expect(await patch(made.id, { title: 'Meins', last_updated: made.last_updated })).toMatchObject(
      { status: 409, body: { code: 'stale' } },
    );
  });

  it('that are deleted come back in their entries, without what these got instead', async () => {
    const { body: category } = await add('Alt');
    const { body: other } = await add('Neu');
    const ids = [category, other].map(({ id }) => String(id));
    const alone = await entry({ Categories: [ids[0]!] });
    const both = await entry({ Categories: ids });
    const changed = await entry({ Categories: [ids[0]!] });
    const gone = await entry({ Categories: [ids[0]!] });
    const restore = () => app.post(`faq/categories/restore/${category.id}/`, {}, editor);
    await app.delete(`faq/categories/delete/${category.id}/?move_to=${other.id}`, editor);
    // What somebody has chosen since stays.
    await patch(changed.id, { title: 'Anders' });
    await app.delete(`faq/delete/${gone.id}/`, editor);
    const { body: rival } = await add('alt');
    expect(await restore()).toMatchObject({ status: 409, body: { code: 'exists' } });
    await app.delete(`faq/categories/delete/${rival.id}/`, editor);
    expect(await restore()).toMatchObject({ status: 200, body: category });
    const keysOfEntry = async (id: number) =>
      (await app.get('faq/', editor)).body
        .find((one: FaqEntry) => one.id === id)
        .Categories.map(({ key }: { key: string }) => key);
    expect(await keysOfEntry(alone.id)).toEqual(['Alt']);
    expect(await keysOfEntry(both.id)).toEqual(['Alt', 'Neu']);
    expect(await keysOfEntry(changed.id)).toEqual(['Alt', 'Neu']);
    expect((await restore()).status).toBe(404);
    expect((await trail()).at(-1)).toMatchObject({
      action: 'created',
      subject_name: 'Alt',
      after: { entries: [{ id: alone.id }, { id: both.id }, { id: changed.id }] },
    });
  });

  it('come back for an hour', async () => {
    const { body: category } = await add('Leer');
    await app.delete(`faq/categories/delete/${category.id}/`, editor);
    await app.database.rows(
      sql`update deleted_faq_categories set deleted_at = deleted_at - interval '61 minutes'`,
    );
    const { status } = await app.post(`faq/categories/restore/${category.id}/`, {}, editor);
    expect(status).toBe(404);
    await forget(0);
    expect(await app.database.rows(sql`select 1 from deleted_faq_categories`)).toEqual([]);
  });

  it('without entries are deleted at once', async () => {
    const { body: category } = await add('Leer');
    expect((await app.delete(`faq/categories/delete/${category.id}/`, editor)).status).toBe(200);
  });

  it('can be added, renamed and deleted, which takes them off entries', async () => {
    const { body: category } = await add('Intern');
    const made = await entry({ Categories: [String(category.id)] });
    await app.patch(`faq/categories/patch/${category.id}/`, { key: 'Nur intern' }, editor);
    expect((await app.get('faq/', editor)).body[0].Categories).toEqual([
      { id: category.id, key: 'Nur intern' },
    ]);
    const path = `faq/categories/delete/${category.id}/?take_off=1`;
    expect((await app.delete(path, editor)).status).toBe(200);
    expect((await app.get('faq/', editor)).body).toMatchObject([{ id: made.id, Categories: [] }]);
    expect(await trail()).toMatchObject([
      { action: 'created', after: { key: 'Intern' } },
      { action: 'created' },
      { action: 'changed', before: { key: 'Intern' }, after: { key: 'Nur intern' } },
      { action: 'deleted', before: { entries: [{ id: made.id, name: made.title }] } },
    ]);
  });

  it('are not renamed over what somebody else has saved', async () => {
    const { body: category } = await add('Zweifach');
    const renameFrom = (begun: string, key: string) =>
      app.patch(`faq/categories/patch/${category.id}/`, { key, begun: { key: begun } }, editor);
    expect((await renameFrom('Zweifach', 'Erste')).status).toBe(200);
    const late = await renameFrom('Zweifach', 'Zweite');
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    expect(late.body.current).toMatchObject({ id: category.id, key: 'Erste' });
    expect((await renameFrom('Erste', 'Zweite')).status).toBe(200);
  });

  it('have a name once, whatever its letters', async () => {
    const { body: first } = await add('Technik');
    const { status, body } = await add('TECHNIK');
    expect([status, body.code, body.current]).toEqual([409, 'exists', first]);
    const both = await Promise.all([add('Zugleich'), add('zugleich')]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
  });

  it('of the audiences stay as they are, and none is called like them', async () => {
    const id = await categoryId('öffentlich-Lehrer');
    expect((await app.delete(`faq/categories/delete/${id}/`, editor)).status).toBe(409);
    const renamed = await app.patch(`faq/categories/patch/${id}/`, { key: 'Lehrkräfte' }, editor);
    expect(renamed.status).toBe(409);
    for (const key of ['öffentlich-Eltern', 'Öffentlich-Eltern', ' o\u0308ffentlich-Eltern', ''])
      expect((await add(key)).status).toBe(400);
    expect((await app.get('faq/categories/', editor)).body).toHaveLength(4);
  });
});
