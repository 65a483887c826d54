import { keysOf } from '../../core/files/files.ts';
import { connect, type AddressInfo } from 'node:net';
import { ownEvent } from '@lehrpfad/contract/events/events.ts';
import { sql } from '../../core/database/drizzle.ts';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, picture } from '../../../test/form.ts';
import { testDay } from '../../../test/stock.ts';
import { eventsTest, openDay, type EventsTest } from './own-events.fixture.ts';

let test: EventsTest;

beforeAll(async () => {
  test = await eventsTest();
});

beforeEach(async () => {
  test.setClock(testDay);
  await test.app.database.rows(sql`delete from events`);
});

const patch = (id: number, body: object, headers = test.asCompany) =>
  test.app.patch(`events/patch/${id}/`, body, headers);

const own = async () => (await test.app.get('events/own/', test.asCompany)).body;

async function newAddress(): Promise<number> {
  const [place] = await test.app.database.rows<{ id: number }>(
    sql`select id from places where postcode = '39104' order by id limit 1`,
  );
  const { body } = await test.app.post(
    'address/post/',
    { street: 'Domplatz 1', City: place?.id },
    test.asEditor,
  );
  return body.id;
}

const addressIds = async () =>
  (await test.app.database.rows<{ id: number }>(sql`select id from addresses`)).map(({ id }) => id);

describe('a new event', () => {
  it('is checked first, at the address of its company, and is then in the list of the account', async () => {
    const { status, body } = await test.app.post(
      'events/post/',
      { ...openDay, Company: test.company },
      test.asCompany,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...openDay,
      status: 1,
      expired: false,
      deleted: false,
      digital: false,
      logo: null,
      declined_message: '',
      last_updated: testDay.toISOString(),
      Company: { id: test.company, name: 'Elbe GmbH' },
      Address: { street: 'Breite Straße 1', City: { postcode: '39576' } },
    });
    expect(ownEvent.strict().parse(body)).toEqual(body);
    expect(await own()).toEqual([body]);
    expect((await test.app.get('events/')).body).toEqual([]);
    expect((await test.app.get('events/own/', test.asForeign)).body).toEqual([]);
  });

  it('can be sent as a form, like the specified client does', async () => {
    const form = formOf({
      fields: {
        ...openDay,
        start_date: '2026-12-05T00:00:00',
        end_date: '2026-12-05 00:00:00',
        start_time: '',
        end_time: '',
        Company: String(test.company),
        Address: '',
        digital: 'true',
      },
      files: { logo: { bytes: await picture(1600, 400), name: 'logo.svg' } },
    });
    const { status, body } = await test.app.send('POST', 'events/post/', form, test.asCompany);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      start_date: '2026-12-05',
      end_date: '2026-12-05',
      start_time: null,
      end_time: null,
      // Only editors can choose another place.
      digital: false,
      Address: { street: 'Breite Straße 1' },
      logo: expect.stringMatching(/^\/media\/logos\/[\da-f-]{36}\.jpg$/),
    });
    const { rawPayload, headers } = await test.app.http.inject(body.logo);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1024, height: 256 });
  });

  it.each([
    [{ title: ' ' }, { title: ['Pflichtfeld!'] }],
    [{ title: 'x'.repeat(61) }, { title: ['Max. 60 Zeichen!'] }],
    [{ weblink: 'x'.repeat(201) }, { weblink: ['Max. 200 Zeichen!', 'Keine gültige Webadresse'] }],
    [{ start_date: '' }, { start_date: ['Pflichtfeld!'] }],
    [{ end_date: undefined }, { end_date: ['Pflichtfeld!'] }],
    [{ end_date: '2026-02-30' }, { end_date: ['Ungültiges Datum.'] }],
    [{ end_date: '2026-12-04' }, { end_date: ['Das Ende liegt vor dem Beginn.'] }],
    [{ end_time: '09:00' }, { end_time: ['Das Ende liegt vor dem Beginn.'] }],
    [{ start_time: '09:10' }, { start_time: [expect.stringContaining('15 Minuten')] }],
    [{ description: 'x'.repeat(2001) }, { description: ['Maximal 2000 Zeichen!'] }],
    [{ Company: null }, { Company: ['Firma nicht im System!'] }],
    [{ Company: 4711 }, { Company: ['Firma nicht im System!'] }],
    [{ Company: 'Elbe' }, { Company: ['Firma nicht im System!'] }],
  ])('is refused with %j', async (wrong, errors) => {
    const sent = { ...openDay, Company: test.company, ...wrong };
    const answer = await test.app.post('events/post/', sent, test.asCompany);
    expect(answer).toMatchObject({ status: 400, body: { errors } });
    expect(await own()).toEqual([]);
  });

  it('is refused for the company of another account, or an imported one', async () => {
    for (const Company of [test.foreign, test.imported]) {
      const answer = await test.app.post('events/post/', { ...openDay, Company }, test.asCompany);
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: { Company: ['Firma nicht im System!'] } },
      });
    }
  });

  it('contains only sanitised HTML', async () => {
    const description = '<p onclick="x()">Komm<script>alert(1)</script></p><img src=x onerror=y>';
    const id = await test.post({ description });
    expect((await test.row(id))['description']).toMatch(/^<p>Komm<\/p>\s*$/);
  });

  it('leaves no picture behind where it is refused', async () => {
    const before = await files();
    const form = formOf({
      fields: { ...openDay, Company: String(test.foreign) },
      files: { logo: { bytes: await picture() } },
    });
    expect((await test.app.send('POST', 'events/post/', form, test.asCompany)).status).toBe(400);
    expect(await files()).toEqual(before);
  });

  it('is refused with a logo that is no picture, whatever its name', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    const form = formOf({
      fields: { ...openDay, Company: String(test.company) },
      files: { logo: { bytes: svg, name: 'logo.png', type: 'image/png' } },
    });
    const { status, body } = await test.app.send('POST', 'events/post/', form, test.asCompany);
    expect([status, body.errors]).toEqual([
      400,
      { logo: ['Dieses Bild kann nicht gelesen werden.'] },
    ]);
    expect(await own()).toEqual([]);
  });

  it('is not stored if the sender disconnects', async () => {
    const { http } = test.app;
    await http.listen({ port: 0 });
    const { port } = http.server.address() as AddressInfo;
    const before = await files();
    const form = formOf({
      fields: { ...openDay, Company: String(test.company) },
      files: { logo: { bytes: await picture(400, 400) } },
    });
    const headers = { ...test.asCompany, ...form.headers, cookie: 'csrftoken=test' };
    const head = [
      'POST /api/v1/events/post/ HTTP/1.1',
      'host: localhost',
      'x-csrftoken: test',
      `content-length: ${form.payload.length}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    const closed = Promise.withResolvers<void>();
    http.server.once('connection', (socket) => socket.once('close', () => closed.resolve()));
    const socket = connect(port, 'localhost');
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(form.payload.subarray(0, -60));
    socket.end(() => socket.destroy());
    await closed.promise;
    // After a later complete request, the processing of the first one has ended.
    const id = await test.post();
    expect((await own()).map((event: { id: number }) => event.id)).toEqual([id]);
    expect(await files()).toEqual(before);
  });
});

const files = () => keysOf(test.app.files);

describe("an editor's event", () => {
  it('is public at once: virtual, at an address of its own, or at a company’s, also an imported one', async () => {
    const virtual = await test.post({ Company: null, digital: true }, test.asEditor);
    const Address = await newAddress();
    const elsewhere = await test.post({ Company: '', Address }, test.asEditor);
    const atCompany = await test.post({ Company: test.imported }, test.asAdmin);
    const { body } = await test.app.get('events/');
    const byId = new Map(body.map((event: { id: number }) => [event.id, event]));
    expect(byId.get(virtual)).toMatchObject({ digital: true, Address: null, Company: null });
    expect(byId.get(elsewhere)).toMatchObject({
      digital: false,
      Company: null,
      Address: { street: 'Domplatz 1', City: { postcode: '39104' } },
    });
    expect(byId.get(atCompany)).toMatchObject({ Address: { street: 'Breite Straße 1' } });
  });

  it('needs one of them', async () => {
    const errors = { Address: ['Pflichtfeld!'] };
    expect(await test.app.post('events/post/', openDay, test.asEditor)).toMatchObject({
      status: 400,
      body: { errors },
    });
    const id = await test.post({ Company: null, digital: true }, test.asEditor);
    expect(await patch(id, { digital: false }, test.asEditor)).toMatchObject({
      status: 400,
      body: { errors },
    });
  });

  it('has its address alone', async () => {
    const Address = await newAddress();
    await test.post({ Company: null, Address }, test.asEditor);
    const [company] = await test.app.database.rows<{ address_id: number }>(
      sql`select address_id from companies where id = ${test.company}`,
    );
    for (const taken of [Address, company?.address_id, 4_711_000]) {
      const sent = { ...openDay, Address: taken };
      expect(await test.app.post('events/post/', sent, test.asEditor)).toMatchObject({
        status: 400,
        body: { errors: { Address: ['Ungültige Angabe.'] } },
      });
    }
  });

  it('can move, and its former address is deleted', async () => {
    const [first, second] = [await newAddress(), await newAddress()];
    const id = await test.post({ Address: first }, test.asEditor);
    expect((await patch(id, { title: 'Anders' }, test.asEditor)).body.Address.street).toBe(
      'Domplatz 1',
    );
    expect((await patch(id, { Address: second }, test.asEditor)).status).toBe(200);
    expect(await addressIds()).not.toContain(first);
    expect((await patch(id, { digital: true }, test.asEditor)).body).toMatchObject({
      digital: true,
      Address: null,
    });
    expect(await addressIds()).not.toContain(second);
    const third = await newAddress();
    expect((await patch(id, { Address: third }, test.asEditor)).body).toMatchObject({
      digital: false,
      Address: { street: 'Domplatz 1' },
    });
    expect((await patch(id, { Address: null }, test.asEditor)).body.Address.street).toBe(
      'Breite Straße 1',
    );
    expect(await patch(id, { digital: true, Address: third }, test.asEditor)).toMatchObject({
      status: 400,
      body: { errors: { Address: [expect.any(String)] } },
    });
  });

  it('keeps the place that an editor has chosen, whatever its company sends', async () => {
    const id = await test.post({ Company: test.company, digital: true }, test.asEditor);
    await test.setStatus(id, 1);
    const sent = { title: 'Anders', digital: false, Address: await newAddress() };
    expect((await patch(id, sent)).body).toMatchObject({ digital: true, Address: null, status: 1 });
  });
});

describe('changing an event', () => {
  it('changes only the sent fields', async () => {
    const id = await test.post();
    const { body } = await patch(id, { title: 'Neuer Titel' });
    expect(body).toMatchObject({ ...openDay, title: 'Neuer Titel' });
    expect((await patch(id, { weblink: '', end_time: null })).body).toMatchObject({
      ...openDay,
      title: 'Neuer Titel',
      weblink: '',
      end_time: null,
    });
    expect((await patch(id, { Company: test.secondBranch })).body).toMatchObject({
      Company: { id: test.secondBranch },
      Address: { City: { postcode: '06108' } },
    });
  });

  it('must leave it right as a whole', async () => {
    const id = await test.post();
    expect(await patch(id, { start_date: '2026-12-06' })).toMatchObject({
      status: 400,
      body: { errors: { end_date: ['Das Ende liegt vor dem Beginn.'] } },
    });
    expect(await patch(id, { Company: test.foreign })).toMatchObject({
      status: 400,
      body: { errors: { Company: ['Firma nicht im System!'] } },
    });
    expect(await patch(id, { Company: null })).toMatchObject({ status: 400 });
    expect((await own())[0]).toMatchObject(openDay);
  });

  it('by its company puts a declined one back to being checked', async () => {
    const id = await test.post();
    await test.setStatus(id, 3, 'Zu knapp.');
    expect((await patch(id, { title: openDay.title })).body.status).toBe(3);
    expect((await patch(id, { title: 'Anders' })).body).toMatchObject({
      status: 1,
      declined_message: '',
      new_version: null,
    });
    expect((await test.app.get('events/')).body).toEqual([]);
  });

  it('by an editor leaves it accepted', async () => {
    const id = await test.post();
    await test.setStatus(id, 2);
    expect((await patch(id, { title: 'Ohne Tippfehler' }, test.asEditor)).body.status).toBe(2);
    expect((await test.app.get('events/')).body[0].title).toBe('Ohne Tippfehler');
  });

  it('is refused where it has changed since it was read, and both versions are there to see', async () => {
    const id = await test.post();
    const [{ last_updated: read }] = await own();
    const first = await patch(id, { title: 'Zuerst', last_updated: read });
    // Even within the same millisecond.
    expect(Date.parse(first.body.last_updated)).toBeGreaterThan(Date.parse(read));
    const second = await patch(id, { title: 'Danach', last_updated: read });
    expect(second).toMatchObject({ status: 409, body: { code: 'stale', current: first.body } });
    expect((await patch(id, { deleted: true, last_updated: read })).status).toBe(409);
    const third = await patch(id, { title: 'Danach', last_updated: first.body.last_updated });
    expect(third.body.title).toBe('Danach');
  });

  it('by two users at once succeeds for one, and the other gets a conflict', async () => {
    const id = await test.post();
    const [{ last_updated }] = await own();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((title) => patch(id, { title, last_updated })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is over when the event is, but it can still be deleted', async () => {
    const id = await test.post();
    test.setClock('2026-12-05T14:29:59Z');
    expect((await patch(id, { title: 'Noch geht es' })).status).toBe(200);
    test.setClock('2026-12-05T14:30:00Z');
    for (const headers of [test.asCompany, test.asEditor]) {
      expect(await patch(id, { end_date: '2026-12-31' }, headers)).toMatchObject({
        status: 409,
        body: { detail: 'Das Event ist abgelaufen.', current: { expired: true } },
      });
    }
    expect((await own())[0]).toMatchObject({ id, expired: true });
    expect((await patch(id, { id, deleted: true })).body.deleted).toBe(true);
    expect(await own()).toEqual([]);
  });

  it('is refused for other accounts', async () => {
    const id = await test.post();
    for (const body of [{ title: 'Fremd' }, { deleted: true }, {}]) {
      expect((await patch(id, body, test.asForeign)).status).toBe(404);
    }
    const editors = await test.post({ Company: null, digital: true }, test.asEditor);
    expect((await patch(editors, { title: 'Fremd' })).status).toBe(404);
    expect((await patch(4711, { title: 'Fremd' })).status).toBe(404);
    expect((await own())[0]).toMatchObject(openDay);
  });

  it.each([{ status: 2 }, { locked: false }, { verified: true }, { declined_message: '' }])(
    'never sets %j for a company',
    async (body) => {
      const id = await test.post();
      expect((await patch(id, { title: 'Anders', ...body })).status).toBe(403);
      expect(await test.row(id)).toMatchObject({ title: openDay.title, status: 1 });
    },
  );
});

describe('the logo', () => {
  const withLogo = async (background?: string) =>
    formOf({ files: { logo: { bytes: await picture(80, 60, background) } } });
  const sendLogo = async (id: number) =>
    (await test.app.send('PATCH', `events/patch/${id}/`, await withLogo(), test.asCompany)).body
      .logo;
  const statusOf = async (logo: string) => (await test.app.http.inject(logo)).statusCode;

  it('is replaced, and the old one is served no longer', async () => {
    const id = await test.post();
    const first = await sendLogo(id);
    expect(await statusOf(first)).toBe(200);
    const second = await sendLogo(id);
    expect(second).not.toBe(first);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  });

  it('is removed', async () => {
    const id = await test.post();
    const logo = await sendLogo(id);
    expect((await patch(id, { title: 'Anders' })).body.logo).toBe(logo);
    const form = formOf({ fields: { logo: '' } });
    const { body } = await test.app.send('PATCH', `events/patch/${id}/`, form, test.asCompany);
    expect(body.logo).toBeNull();
    expect(await statusOf(logo)).toBe(404);
  });

  it('is deleted with the event', async () => {
    const id = await test.post();
    const logo = await sendLogo(id);
    expect((await patch(id, { deleted: true })).body).toMatchObject({ deleted: true, logo: null });
    expect(await statusOf(logo)).toBe(404);
    expect((await patch(id, { title: 'Wieder da' })).status).toBe(404);
    expect((await patch(id, { deleted: true })).status).toBe(404);
  });

  it('stays where a change is refused', async () => {
    const id = await test.post();
    const logo = await sendLogo(id);
    const before = await files();
    const { payload, headers } = formOf({
      fields: { end_date: '2020-01-01' },
      files: { logo: { bytes: await picture(10, 10) } },
    });
    const answer = await test.app.send(
      'PATCH',
      `events/patch/${id}/`,
      { payload, headers },
      test.asCompany,
    );
    expect(answer.status).toBe(400);
    expect(await statusOf(logo)).toBe(200);
    expect(await files()).toEqual(before);
  });

  it('that is new is an edit: it is checked, and the old one stays until then', async () => {
    const id = await test.post();
    const first = await sendLogo(id);
    await test.setStatus(id, 2);
    const form = await withLogo();
    const { body } = await test.app.send('PATCH', `events/patch/${id}/`, form, test.asCompany);
    expect(body).toMatchObject({ status: 2, logo: first, new_version: { status: 1 } });
    expect(body.new_version.logo).not.toBe(first);
    expect([await statusOf(first), await statusOf(body.new_version.logo)]).toEqual([200, 200]);
  });
});
