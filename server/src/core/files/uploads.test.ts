import { connect, type AddressInfo } from 'node:net';
import { endpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { formOf, type FormPayload } from '../../../test/form.ts';
import { csrf } from '../../../test/test-app.ts';
import { createApi, type Call } from '../http/api.ts';
import { createHttp } from '../http/http.ts';

const upload = {
  files: {
    file: { max: 3, bytes: limits.adFileBytes },
    logo: { max: 1, bytes: limits.logoBytes },
  },
  json: ['Companies', 'Address'],
  lists: ['Professions'],
} as const;

const sendForm = endpoint({
  method: 'POST',
  path: 'test/form/',
  access: 'company',
  summary: 'A form with files',
  upload,
  protects: { status: {}, external: { but: '' } },
  body: z.looseObject({}),
  response: z.any(),
});

const sendText = endpoint({
  method: 'POST',
  path: 'test/text/',
  access: 'public',
  summary: 'No form',
  body: z.looseObject({}),
  response: z.any(),
});

/** Token `aaa…` belongs to account 1, `bbb…` to account 2. */
const tokenOf = (userId: number) => String.fromCharCode(96 + userId).repeat(43);
const handle = vi.fn<(call: Call<typeof sendForm>) => object>();
const handleText = vi.fn<() => object>();
let app: FastifyInstance;
let port: number;
/** Bytes that the server had received when it sent the last response. */
let readBeforeAnswer = 0;

beforeAll(async () => {
  app = await createHttp({ trustProxy: false, rateLimits: false });
  const person = { sessionId: 's', permission: 3, active: true, validated: true } as const;
  const proved = { isConfirmed: true, lacksSecondStep: false } as const;
  const caller = { ...person, ...proved, role: 'owner', branches: null } as const;
  const api = createApi(app, async (given) => {
    const userId = given.charCodeAt(0) - 96;
    return given === tokenOf(userId) ? { ...caller, userId, accountId: userId } : undefined;
  });
  api.handle(sendForm, handle);
  api.handle(sendText, handleText);
  app.addHook('onSend', async ({ raw }) => {
    readBeforeAnswer = raw.socket?.bytesRead ?? 0;
  });
  await app.listen({ port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

beforeEach(() => {
  handle.mockReset().mockReturnValue({});
  handleText.mockReset().mockReturnValue({});
});

const headersOf = (form: { headers: object }, userId = 1) => ({
  ...form.headers,
  ...csrf.headers,
  authorization: `Bearer ${tokenOf(userId)}`,
});

async function send(form: FormPayload, path: string = sendForm.path, userId = 1) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    cookies: csrf.cookies,
    headers: headersOf(form, userId),
    payload: form.payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Sends a form and returns what the handler received: the body, and the names and sizes of the files. */
async function received(form: FormPayload) {
  const { status, body } = await send(form);
  expect(body).toEqual({});
  expect(status).toBe(200);
  const call = handle.mock.calls[0]?.[0];
  const files = call?.files.map(({ field, name, bytes }) => [field, name, bytes.length]);
  return { body: call?.body, files };
}

const bytes = (length: number) => Buffer.alloc(length, 'x');

describe('a form with files', () => {
  it('arrives as fields and files, numbered ones under one name', async () => {
    const form = formOf({
      fields: {
        title: 'Bäcker',
        Companies: '[1,2]',
        Professions: ['3', '4'],
        Address: '{"a":"ü"}',
      },
      files: {
        file_1: { bytes: bytes(5), name: 'Lehrplan für Bäcker.pdf' },
        file_2: { bytes: bytes(6), name: 'b.pdf' },
        logo: { bytes: bytes(7), name: 'c.png' },
      },
    });
    const { body, files } = await received(form);
    expect(body).toEqual({
      title: 'Bäcker',
      Companies: [1, 2],
      Professions: ['3', '4'],
      Address: { a: 'ü' },
    });
    expect(files).toEqual([
      ['file', 'Lehrplan für Bäcker.pdf', 5],
      ['file', 'b.pdf', 6],
      ['logo', 'c.png', 7],
    ]);
  });

  it('may bring several files in one field, and a name without its folders', async () => {
    const file = { bytes: bytes(1), name: String.raw`C:\Users\ute\plan.pdf` };
    const { files } = await received(formOf({ files: { file: [file, file] } }));
    expect(files).toEqual([
      ['file', 'plan.pdf', 1],
      ['file', 'plan.pdf', 1],
    ]);
  });

  it('brings no file where the input was left empty', async () => {
    const empty = { bytes: bytes(0), name: '' };
    expect(
      (await received(formOf({ files: { file: [empty, empty, empty], logo: empty } }))).files,
    ).toEqual([]);
  });

  it('says with one empty field that a list is empty, and with none that there is nothing', async () => {
    const { body } = await received(formOf({ fields: { Professions: '', Address: '' } }));
    expect(body).toEqual({ Professions: [], Address: null });
  });

  it('may say of a field that it is JSON', async () => {
    const [boundary, type] = ['b', 'application/json'];
    const payload = `--${boundary}\r\ncontent-disposition: form-data; name="Address"\r\ncontent-type: ${type}\r\n\r\n{"a":1}\r\n--${boundary}--\r\n`;
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const { body } = await received({ payload: Buffer.from(payload), headers });
    expect(body).toEqual({ Address: { a: 1 } });
  });
});

describe('the limits of a form', () => {
  const file = (length: number) => ({ bytes: bytes(length), name: 'a.pdf' });

  it('let three files of 3 MB pass, to the byte', async () => {
    const all = [1, 2, 3].map(() => file(3_145_728));
    const { files } = await received(formOf({ files: { file: all } }));
    expect(files?.map(([, , length]) => length)).toEqual([3_145_728, 3_145_728, 3_145_728]);
  });

  it.each([
    ['file', 3_145_729, 'Dateien dürfen maximal 3MB groß sein!'],
    ['logo', 5 * 1024 * 1024 + 1, 'Dateien dürfen maximal 5MB groß sein!'],
  ])('refuse one byte more of a %s', async (field, length, message) => {
    const { status, body } = await send(formOf({ files: { [field]: file(length) } }));
    expect([status, body.errors]).toEqual([413, { [field]: [message] }]);
  });

  it('refuse a fourth file and a second logo, even empty ones', async () => {
    const four = await send(
      formOf({ files: { file_1: file(1), file_2: file(1), file: [file(1), file(0)] } }),
    );
    expect([four.status, four.body.errors]).toEqual([400, { file: ['Max. 3 Dateien!'] }]);
    const two = await send(formOf({ files: { logo: [file(1), file(1)] } }));
    expect([two.status, two.body.errors]).toEqual([400, { logo: ['Nur eine Datei!'] }]);
  });

  it('count all text fields together', async () => {
    const text = 'x'.repeat(100_000);
    expect((await send(formOf({ fields: { a: text, b: text } }))).status).toBe(200);
    const tooLong: Record<string, string>[] = [
      { a: text, b: text, c: text },
      { a: 'x'.repeat(262_145) },
    ];
    for (const fields of tooLong) {
      expect((await send(formOf({ fields }))).status).toBe(413);
    }
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`f${index}`, '']));
    expect((await send(formOf({ fields: many }))).status).toBe(413);
  });
});

describe('a form that nobody fills in like that', () => {
  const file = { bytes: bytes(9), name: 'a.pdf' };

  it.each([
    ['a file in an unknown field', { files: { photo: file } }],
    ['a file in a text field', { files: { title: file } }],
    ['a file in a field that every object has', { files: { constructor_1: file } }],
    ['a file in the field of prototypes', { files: { ['__proto__']: file } }],
    ['a text in the field of prototypes', { fields: { ['__proto__']: 'x' } }],
    ['a text in a field that every object has', { fields: { hasOwnProperty: 'x' } }],
    ['a field twice', { fields: { title: ['a', 'b'] } }],
    ['a JSON field twice', { fields: { Companies: ['[1]', '[2]'] } }],
    ['a NUL in a field', { fields: { title: 'a\0b' } }],
    ['a NUL spelled in JSON', { fields: { Address: String.raw`{"street":"a\u0000b"}` } }],
    ['half a character spelled in JSON', { fields: { Address: String.raw`{"\ud800":1}` } }],
  ])('is refused: %s', async (_, parts) => {
    const { status, body } = await send(formOf(parts));
    expect([status, body.code]).toEqual([400, 'malformed']);
    expect(handle).not.toHaveBeenCalled();
  });

  it('is told which field holds no JSON', async () => {
    const { status, body } = await send(formOf({ fields: { Companies: '[1,' } }));
    expect([status, body.errors]).toEqual([400, { Companies: ['Ungültige Angabe.'] }]);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'with another boundary',
      'multipart/form-data; boundary=other',
      formOf({ files: { file } }).payload,
    ],
    [
      'that breaks off',
      formOf({}).headers['content-type'],
      formOf({ files: { file } }).payload.subarray(0, 150),
    ],
    ['that is nothing', formOf({}).headers['content-type'], ''],
  ])('is refused or empty: one %s', async (_, type, payload) => {
    const answer = await send({
      payload: Buffer.from(payload),
      headers: { 'content-type': type ?? '' },
    });
    if (answer.status !== 200)
      expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
    else expect(handle.mock.calls[0]?.[0]).toMatchObject({ files: [], body: {} });
  });

  it('is refused where no form is read', async () => {
    const { status, body } = await send(formOf({ files: { file } }), sendText.path);
    expect([status, body.code]).toEqual([415, 'media_type']);
    expect(handleText).not.toHaveBeenCalled();
  });

  it.each<Record<string, string>>([{ status: '2' }, { external: 'x' }])(
    'sets nothing that is not its to set: %j',
    async (fields) => {
      expect((await send(formOf({ fields }))).status).toBe(403);
      expect((await send(formOf({ fields: { external: '' } }))).status).toBe(200);
      expect(handle).toHaveBeenCalledOnce();
    },
  );
});

const head = (length: number, authorization = `Bearer ${tokenOf(1)}`) =>
  [
    `POST /api/v1/${sendForm.path} HTTP/1.1`,
    'host: localhost',
    `authorization: ${authorization}`,
    `content-length: ${length}`,
    'cookie: csrftoken=test',
    'x-csrftoken: test',
    `content-type: ${formOf({}).headers['content-type']}`,
    '',
    '',
  ].join('\r\n');

/** Sends the bytes and returns the response; `hangUp` disconnects after sending. */
function overTheLine(sent: readonly (string | Buffer)[], hangUp = false): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let answer = '';
  const socket = connect(port, 'localhost', () => {
    for (const piece of sent) socket.write(piece);
    if (hangUp) socket.end(() => socket.destroy());
  });
  socket.setEncoding('utf8').on('data', (piece) => {
    answer += String(piece);
    if (!hangUp) socket.destroy();
  });
  socket.on('error', reject).on('close', () => resolve(answer));
  return promise;
}

describe('many forms at once', () => {
  const form = formOf({ fields: { title: 'Bäcker' } });
  const sendAs = async (userId: number) => (await send(form, sendForm.path, userId)).status;
  const six = (userId: number) => Array.from({ length: 6 }, () => sendAs(userId));

  it('are at most six of one account and 24 in all', async () => {
    const done = Promise.withResolvers<object>();
    handle.mockReturnValue(done.promise);
    const open = six(1);
    await expect.poll(() => handle.mock.calls.length).toBe(6);
    expect(await sendAs(1)).toBe(503);
    open.push(...[2, 3, 4].flatMap(six));
    await expect.poll(() => handle.mock.calls.length).toBe(24);
    expect(await sendAs(5)).toBe(503);
    done.resolve({});
    expect(new Set(await Promise.all(open))).toEqual(new Set([200]));
    expect(await Promise.all([...six(1), ...six(5)])).not.toContain(503);
  });

  it('no longer count once their senders have gone', async () => {
    const start = [head(1000), form.payload.subarray(0, 50)];
    await Promise.all(Array.from({ length: 6 }, () => overTheLine(start, true)));
    await expect.poll(() => sendAs(1)).toBe(200);
  });
});

describe('on the line', () => {
  it('a visitor is refused before a byte of the form is read', async () => {
    expect(await overTheLine([head(9_000_000, 'none')])).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('one who hangs up on the way leaves nothing behind', async () => {
    const { payload } = formOf({ files: { file: { bytes: bytes(2_000_000), name: 'a.pdf' } } });
    const closed = Promise.withResolvers<void>();
    app.server.once('connection', (socket) => socket.once('close', () => closed.resolve()));
    await overTheLine([head(payload.length), payload.subarray(0, 1_000_000)], true);
    await closed.promise;
    // Once a later form is processed, the broken one would have been, too.
    await send(formOf({ fields: { title: 'danach' } }));
    expect(handle.mock.calls.map(([{ body }]) => body)).toEqual([{ title: 'danach' }]);
  });

  it('whoever is still sending gets the answer, and is no longer read into memory', async () => {
    const mebibyte = bytes(1024 * 1024);
    const all = 40;
    const { payload } = formOf({ files: { file: { bytes: bytes(all * mebibyte.length) } } });
    const socket = connect(port, 'localhost');
    const answered = Promise.withResolvers<string>();
    const failed = vi.fn<() => void>();
    socket.setEncoding('utf8').once('data', (piece) => answered.resolve(String(piece)));
    socket.on('error', failed);
    readBeforeAnswer = 0;
    socket.write(head(payload.length));
    for (let at = 0; at < payload.length; at += mebibyte.length) {
      const isFull = !socket.write(payload.subarray(at, at + mebibyte.length));
      if (isFull) await new Promise((resolve) => socket.once('drain', resolve));
    }
    expect(await answered.promise).toMatch(/^HTTP\/1\.1 413 /);
    // The bytes until the limit is exceeded, plus those that arrive in the same chunks; the rest is discarded.
    expect(readBeforeAnswer).toBeGreaterThan(limits.adFileBytes);
    expect(readBeforeAnswer).toBeLessThan(limits.adFileBytes + 300_000);
    expect(failed).not.toHaveBeenCalled();
    expect(handle).not.toHaveBeenCalled();
    socket.destroy();
  });

  it('a connection is good for more after a refusal', async () => {
    const { payload } = formOf({ files: { file: { bytes: bytes(4_000_000), name: 'a.pdf' } } });
    const second = `GET /api/v1/none/ HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let answer = '';
    const socket = connect(port, 'localhost', () => {
      socket.write(head(payload.length));
      socket.write(payload);
      socket.write(second);
    });
    socket.setEncoding('utf8').on('data', (piece) => (answer += String(piece)));
    socket.on('error', reject).on('close', () => resolve(answer));
    const statuses = [...(await promise).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(['413', '404']);
  });
});
