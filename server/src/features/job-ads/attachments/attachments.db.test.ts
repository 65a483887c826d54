import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, pdf, type FormFile } from '../../../../test/form.ts';
import { StoredFiles } from '../../../core/files/stored-files.ts';
import { openWorkshop, post, postOne, type Account, type Workshop } from '../own-ads.fixture.ts';
import { removeAllOf } from '../deletion-store.ts';
import { namedFiles } from '../../../named-files-store.ts';

let shop: Workshop;
let one: Account;

beforeAll(async () => {
  shop = await openWorkshop();
});

beforeEach(async () => {
  await shop.app.database.rows(sql`delete from job_ads`);
  for (const key of await shop.storedFiles()) await shop.app.files.delete(key);
  one = await shop.account();
});

const fail = (error: unknown) => {
  throw error;
};

const asFields = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );

const numbered = (files: readonly FormFile[]) =>
  Object.fromEntries(files.map((file, at) => [`file_${at + 1}`, file]));

const send = (
  method: 'POST' | 'PATCH',
  path: string,
  values: object,
  files: readonly FormFile[],
  { headers } = one,
) =>
  shop.app.send(
    method,
    `jobdescriptions/${path}`,
    formOf({ fields: asFields(values), files: numbered(files) }),
    headers,
  );

const flyer = { bytes: pdf(), name: 'Flyer Bäcker.pdf' };
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ bytes: pdf(), name: `Datei ${at + 1}.pdf` }));

const postWith = async (sent: readonly FormFile[], account = one): Promise<OwnJobAd[]> => {
  const { status, body } = await send('POST', 'post/', shop.form(account.companies), sent, account);
  expect(status).toBe(200);
  return body;
};

const edit = (id: number, values: object, sent: readonly FormFile[] = [], account = one) =>
  send('PATCH', `patch/${id}/`, values, sent, account);

const names = (ad: OwnJobAd | undefined) => ad?.files.map(({ name }) => name);
const ids = (ad: OwnJobAd | undefined) => ad?.files.map(({ id }) => id) ?? [];

const fetchFile = async (id: number | undefined, headers: Record<string, string> = {}) =>
  shop.app.http.inject({ url: `/api/v1/jobdescriptions/files/${id}/`, headers });

describe('files of an ad', () => {
  it('are stored under random keys, and sent with their type', async () => {
    const [ad] = await postWith([flyer, { bytes: pdf(), name: '..\\..\\zwei.PDF' }]);
    expect(names(ad)).toEqual(['Flyer Bäcker.pdf', 'zwei.pdf']);
    for (const key of await shop.storedFiles()) {
      expect(key).toMatch(/^attachments\/[\da-f-]{36}\.pdf$/);
    }
    const answer = await fetchFile(ad?.files[0]?.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(flyer.bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/filename\*=UTF-8''Flyer%20B%C3%A4cker\.pdf$/),
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it('may be three of 3 MB each', async () => {
    const [ad] = await postWith([
      { bytes: pdf(3_145_728), name: 'a.pdf' },
      { bytes: pdf(3_145_728), name: 'b.pdf' },
      { bytes: pdf(3_145_728), name: 'c.pdf' },
    ]);
    expect(names(ad)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  });

  it.each([
    ['four of them', files(4), 400, 'Max. 3 Dateien!'],
    ['a byte too much', [{ bytes: pdf(3_145_729) }], 413, 'Dateien dürfen maximal 3MB groß sein!'],
    ['a program', [{ bytes: Buffer.from('MZ\u0090'), name: 'a.pdf' }], 400, 'Nur PDF-Dateien!'],
    [
      'a page behind a good one',
      [flyer, { bytes: Buffer.from('<script>'), name: 'a.pdf' }],
      400,
      '„a.pdf“: Nur PDF-Dateien!',
    ],
  ])('are refused whole, and leave nothing behind: %s', async (_, sent, status, message) => {
    const answer = await send('POST', 'post/', shop.form(one.companies), sent);
    expect(answer).toMatchObject({ status, body: { errors: { file: [message] } } });
    expect(await shop.storedFiles()).toEqual([]);
    expect((await shop.app.get('jobdescriptions/own/', one.headers)).body).toEqual([]);
  });

  it('all stay if an edit does not mention them', async () => {
    const [ad] = await postWith(files(2));
    const { body } = await shop.app.patch(
      `jobdescriptions/patch/${ad!.id}/`,
      { title: 'Neu' },
      one.headers,
    );
    expect(body[0].files).toEqual(ad!.files);
  });

  it('stay as the edit says, followed by new ones', async () => {
    const [ad] = await postWith(files(3));
    const [first, second, third] = ids(ad);
    const { body } = await edit(ad!.id, { current_files: [third, first] }, [flyer]);
    expect(names(body[0])).toEqual(['Datei 1.pdf', 'Datei 3.pdf', 'Flyer Bäcker.pdf']);
    expect(ids(body[0]).slice(0, 2)).toEqual([first, third]);
    expect((await fetchFile(second)).statusCode).toBe(404);
    expect((await fetchFile(third)).statusCode).toBe(200);
    expect(await shop.storedFiles()).toHaveLength(3);
    await edit(ad!.id, { current_files: [] });
    expect(await shop.storedFiles()).toEqual([]);
  });

  it('are three in all, those that stay included', async () => {
    const [ad] = await postWith(files(2));
    const answer = await edit(ad!.id, {}, files(2));
    expect(answer).toMatchObject({ status: 400, body: { errors: { file: ['Max. 3 Dateien!'] } } });
    expect(await shop.storedFiles()).toHaveLength(2);
    const replaced = await edit(ad!.id, { current_files: ids(ad).slice(0, 1) }, files(2));
    expect(names(replaced.body[0])).toHaveLength(3);
  });

  it('of another ad cannot be made to stay', async () => {
    const [mine] = await postWith(files(1));
    const other = await shop.account();
    const [theirs] = await postWith(files(1), other);
    const wrong = { current_files: ['Alle Einträge müssen aus der Liste sein'] };
    const answer = await edit(mine!.id, { current_files: [...ids(mine), ...ids(theirs)] });
    expect(answer).toMatchObject({ status: 400, body: { errors: wrong } });
    const values = { ...shop.form(one.companies), current_files: ids(theirs) };
    expect(await send('POST', 'post/', values, [])).toMatchObject({
      status: 400,
      body: { errors: wrong },
    });
    expect((await shop.app.get('jobdescriptions/own/', one.headers)).body).toEqual([mine]);
  });

  it('are taken over by a copy of the ad, and outlive the one they came from', async () => {
    const [ad] = await postWith(files(2));
    const copy = await postOne(shop, one, { current_files: ids(ad) });
    expect(names(copy)).toEqual(['Datei 1.pdf', 'Datei 2.pdf']);
    expect(ids(copy)).not.toEqual(ids(ad));
    await shop.app.delete(`jobdescriptions/delete/${ad!.id}/`, one.headers);
    expect((await fetchFile(ids(copy)[0])).statusCode).toBe(200);
    expect((await fetchFile(ids(ad)[0])).statusCode).toBe(404);
    await shop.app.delete(`jobdescriptions/delete/${copy.id}/`, one.headers);
    expect(await shop.storedFiles()).toEqual([]);
  });
});

describe('files of siblings', () => {
  it('are each sibling’s own, change with the ad, and go with the last', async () => {
    const three = await shop.account(3);
    const [a, b] = three.companies;
    const [ofA, ofB] = await postWith([flyer], { ...three, companies: [a!, b!] });
    expect(ids(ofA)).not.toEqual(ids(ofB));
    expect(await shop.storedFiles()).toHaveLength(1);

    const { body } = await edit(ofA!.id, { Companies: three.companies }, files(1), three);
    expect(body.map(names)).toEqual(Array.from({ length: 3 }, () => [flyer.name, 'Datei 1.pdf']));
    expect(new Set(body.flatMap(ids)).size).toBe(6);
    for (const id of body.flatMap(ids)) expect((await fetchFile(id)).statusCode).toBe(200);

    await edit(ofA!.id, { Companies: [a] }, [], three);
    for (const id of ids(body[1])) expect((await fetchFile(id)).statusCode).toBe(404);
    for (const id of ids(body[0])) expect((await fetchFile(id)).statusCode).toBe(200);
    await shop.app.delete(`jobdescriptions/delete/${ofA!.id}/`, three.headers);
    expect(await shop.storedFiles()).toEqual([]);
  });
});

describe('a file', () => {
  it('is as visible as its ad, and always readable for its owner and editors', async () => {
    const [ad] = await postWith([flyer]);
    const id = ids(ad)[0];
    const [other, editor] = [await shop.account(), await shop.account(0, 2)];
    const statuses = async () => [
      (await fetchFile(id)).statusCode,
      (await fetchFile(id, other.headers)).statusCode,
      (await fetchFile(id, one.headers)).statusCode,
      (await fetchFile(id, editor.headers)).statusCode,
    ];
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    const path = `jobdescriptions/visibility/patch/${ad!.id}/`;
    await shop.app.patch(path, { published: false }, one.headers);
    expect(await statuses()).toEqual([404, 404, 200, 200]);
    expect((await fetchFile(id, { authorization: 'Bearer x' })).statusCode).toBe(403);
  });
});

describe('a save that fails', () => {
  it.each(['job_ads', 'job_ad_files'])('at %s leaves everything as it was', async (table) => {
    const { app } = shop;
    const [ad] = await postWith([flyer]);
    await app.database.script(`
      create function fail_on_purpose() returns trigger language plpgsql as
        $$ begin raise exception 'on purpose'; end $$;
      create trigger fail_on_purpose after insert or update or delete on ${table}
        for each row execute function fail_on_purpose()`);
    const calls = [
      () => send('POST', 'post/', shop.form(one.companies), files(1)),
      () => edit(ad!.id, { title: 'Neu', current_files: [] }, files(1)),
      () => app.delete(`jobdescriptions/delete/${ad!.id}/`, one.headers),
    ];
    for (const call of calls) expect((await call()).status).toBe(500);
    await app.database.script(`drop function fail_on_purpose cascade`);
    expect((await app.get('jobdescriptions/own/', one.headers)).body).toEqual([ad]);
    expect((await fetchFile(ids(ad)[0])).statusCode).toBe(200);
    // As after a crash during a request: the files have no owner, and after a day no request can still be writing.
    const later = () => new Date(Date.now() + 2 * 24 * 3_600_000);
    const stored = new StoredFiles({ ...app, namedFiles, onError: fail, clock: later });
    expect(await shop.storedFiles()).toHaveLength(3);
    await stored.removeOrphans();
    expect(await shop.storedFiles()).toHaveLength(1);
    expect((await fetchFile(ids(ad)[0])).statusCode).toBe(200);
  });

  it('because it is refused removes its files again', async () => {
    const [ad] = await postWith([flyer]);
    const stale = { title: 'Neu', last_updated: '2020-01-01T00:00:00Z' };
    expect((await edit(ad!.id, stale, files(2))).status).toBe(409);
    expect((await edit(ad!.id, { title: '' }, files(2))).status).toBe(400);
    const other = await shop.account();
    expect((await edit(ad!.id, {}, files(2), other)).status).toBe(404);
    expect(await shop.storedFiles()).toHaveLength(1);
  });

  it('between two who save at once keeps the files of the one that won', async () => {
    const [ad] = await postWith([]);
    const last_updated = ad!.last_updated;
    const answers = await Promise.all(
      [1, 2, 3].map((count) => edit(ad!.id, { last_updated }, files(count))),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await shop.storedFiles()).toHaveLength(won[0]!.body[0].files.length);
  });
});

it('removing many ads at once removes each of their files', async () => {
  const two = await shop.account(2);
  await post(shop, two);
  await postWith(files(2), two);
  expect(await shop.storedFiles()).toHaveLength(2);
  const gone = await shop.app.changes.write((tx) => removeAllOf(tx, two.userId));
  expect(gone.sort()).toEqual((await shop.storedFiles()).sort());
});
