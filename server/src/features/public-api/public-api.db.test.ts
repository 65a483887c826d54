import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser, jobNameId, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { operations } from './operations.ts';

let app: TestApp;
let now = testDay;
let company: number;
let ads: Record<'baker' | 'smith' | 'mapped' | 'unknown', number>;
let hidden: Record<string, number>;
let events: Record<'open' | 'over' | 'pending', number>;

const base = '/api/public/v1/';
const visit = (path: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url: base + path, headers });
const read = async (path: string) => (await visit(path)).json();
const idsOf = async (path: string): Promise<number[]> =>
  (await read(path)).data.map(({ id }: { id: number }) => id);

async function addEvent(title: string, values: { status?: number; day?: string } = {}) {
  const { status = 2, day = '2026-12-01' } = values;
  const [event] = await app.database.rows<{ id: number }>(sql`
    insert into events (title, start_date, end_date, start_time, end_time, status, company_id)
    values (${title}, ${day}, ${day}, '09:00', '11:30', ${status}, ${company}) returning id`);
  return event!.id;
}

beforeAll(async () => {
  app = await testApp({
    clock: () => now,
    prepare: async (db) => {
      company = await addCompany(db);
      const [mapped] = await db.rows<{ id: number }>(sql`
        insert into job_names (name, mapping_id) values ('Brotmeister', ${await jobNameId(db, 'Bäcker/-in')}) returning id`);
      const [external] = await db.rows<{ id: number }>(sql`
        insert into job_names (name, external) values ('Irgendwas (Import)', true) returning id`);
      const halle = await addCompany(db, { name: 'Esse', postcode: '06108', userId: null });
      ads = {
        baker: await addAd(db, { company_id: company }),
        smith: await addAd(db, {
          job_type: 1,
          company_id: halle,
          job_name_id: await jobNameId(db, 'Metallbauer/-in'),
        }),
        mapped: await addAd(db, { company_id: company, job_name_id: mapped!.id }),
        unknown: await addAd(db, { company_id: company, job_name_id: external!.id }),
      };
      await db.rows(sql`
        insert into contact_persons (company_id, first_name, last_name, email, phone, role)
        values (${company}, 'Geheime', 'Ansprechperson', 'geheim@firma.example', '03931 1', 'Chefin')`);
      await db.rows(sql`update job_ads set last_updated = '2026-11-10T10:00:00Z'`);
      await db.rows(sql`
        update job_ads set last_updated = '2026-11-20T10:00:00Z', pay_year_1 = 1050 where id = ${ads.baker}`);
      const unvalidated = await addCompany(db, { userId: await addUser(db, { validated: false }) });
      const locked = await addCompany(db, { locked: true });
      hidden = {
        unpublished: await addAd(db, { published: false }),
        'of a locked company': await addAd(db, { company_id: locked }),
        'of a company that is not validated': await addAd(db, { company_id: unvalidated }),
      };
    },
  });
  events = {
    open: await addEvent('Tag der offenen Tür'),
    over: await addEvent('Gestern', { day: '2026-11-20' }),
    pending: await addEvent('Ungeprüft', { status: 1 }),
  };
  await app.changes.read();
});

describe('the lists of the public API', () => {
  it('contain only public objects, ordered by id', async () => {
    expect(await idsOf('ads')).toEqual(Object.values(ads));
    expect(await idsOf('events')).toEqual([events.open]);
    const [ofBaker, ofSmith] = await Promise.all(
      [ads.baker, ads.smith].map(async (id) => (await read(`ads/${id}`)).data.company.id),
    );
    expect(await idsOf('companies')).toEqual([ofBaker, ofSmith]);
  });

  it('name no person, though the page of the ad does', async () => {
    const page = await app.http.inject(`/stelle/${ads.baker}-ausbildung-zum-baecker-m-w-d`);
    expect(page.body).toContain('Ansprechperson');
    for (const path of ['ads', `ads/${ads.baker}`, 'companies', `companies/${company}`])
      expect((await visit(path)).body).not.toMatch(/Ansprechperson|geheim@|03931/);
  });

  it('contain the fields of an ad that its page shows', async () => {
    const { data } = await read(`ads/${ads.baker}`);
    expect(data).toMatchObject({
      url: `http://localhost:3000/stelle/${ads.baker}-ausbildung-zum-baecker-m-w-d`,
      kind: 'apprenticeship',
      occupation: { name: 'Bäcker/-in' },
      company: { id: company, name: 'Bäckerei Möhring' },
      place: { name: 'Stendal' },
      address: { street: 'Breite Straße 1', postcode: '39576', town: 'Stendal' },
      description_html: '<p>Brot und Brötchen</p>',
      pay: [1050, null, null, null],
      updated_at: '2026-11-20T10:00:00.000Z',
      source: null,
    });
  });

  it('count an ad under the occupation to which its job name is mapped, or under none', async () => {
    const baker = (await read(`ads/${ads.baker}`)).data.occupation;
    const mapped = (await read(`ads/${ads.mapped}`)).data;
    expect([mapped.occupation, mapped.occupation_text]).toEqual([baker, 'Brotmeister']);
    const unknown = (await read(`ads/${ads.unknown}`)).data;
    expect([unknown.occupation, unknown.occupation_text]).toEqual([null, 'Irgendwas (Import)']);
    const all: number[] = [];
    for (let path: string | undefined = 'occupations?limit=100'; path !== undefined;) {
      const { data, links }: { data: { id: number }[]; links: { next: string | null } } =
        await read(path);
      all.push(...data.map(({ id }) => id));
      path = links.next?.split(base)[1];
    }
    expect(all).toContain(baker.id);
    expect(all).toEqual([...new Set(all)].sort((a, b) => a - b));
  });

  it.each([1, 2, 3, 4, 100])('can be read whole by cursor, %s at a time', async (limit) => {
    const seen: number[] = [];
    let calls = 0;
    for (let path: string | undefined = `ads?limit=${limit}&kind=apprenticeship`; path;) {
      const { data, links }: { data: { id: number }[]; links: { next: string | null } } =
        await read(path);
      expect(data.length).toBeLessThanOrEqual(limit);
      seen.push(...data.map(({ id }) => id));
      path = links.next?.split(base)[1];
      calls += 1;
    }
    expect(seen).toEqual([ads.baker, ads.mapped, ads.unknown]);
    expect(calls).toBe(Math.ceil(3 / limit));
  });

  it('refuse the cursor of another list, and take those of the version before', async () => {
    const [, cursor] = (await read('places?limit=1')).links.next.split('cursor=');
    expect((await visit(`places?cursor=${cursor}`)).statusCode).toBe(200);
    const { statusCode, body } = await visit(`ads?cursor=${cursor}`);
    expect([statusCode, body]).toEqual([
      400,
      expect.stringContaining('Not a cursor of this list.'),
    ]);
    const before = Buffer.from(`after ${ads.baker}`).toString('base64url');
    expect(await idsOf(`ads?kind=apprenticeship&cursor=${before}`)).toEqual([
      ads.mapped,
      ads.unknown,
    ]);
  });
});

describe('the filters of ads', () => {
  const placeOf = async (id: number) => (await read(`ads/${id}`)).data.place.id as number;

  it('take kind, occupation, company and the time of the last change', async () => {
    expect(await idsOf('ads?kind=internship')).toEqual([ads.smith]);
    const { occupation } = (await read(`ads/${ads.baker}`)).data;
    expect(await idsOf(`ads?occupation=${occupation.id}`)).toEqual([ads.baker, ads.mapped]);
    expect(await idsOf(`ads?company=${company}`)).not.toContain(ads.smith);
    expect(await idsOf('ads?updated_since=2026-11-20T10:00:00Z')).toEqual([ads.baker]);
    expect(await idsOf('ads?updated_since=2026-11-20T10:00:01Z')).toEqual([]);
    expect(await idsOf('ads?updated_since=2026-11-20T11:00:00%2B01:00')).toEqual([ads.baker]);
  });

  it('take a place, alone or with what lies around it', async () => {
    const [stendal, halle] = [await placeOf(ads.baker), await placeOf(ads.smith)];
    expect(await idsOf(`ads?place=${halle}`)).toEqual([ads.smith]);
    expect(await idsOf(`ads?place=${halle}&perimeter=30`)).toEqual([ads.smith]);
    expect(await idsOf(`ads?place=${stendal}&perimeter=300`)).toEqual(Object.values(ads));
  });

  it.each([
    ['ads?kind=job', 'kind'],
    ['ads?limit=0', 'limit'],
    ['ads?limit=101', 'limit'],
    ['ads?limit=1e1', 'limit'],
    ['ads?cursor=xyz', 'cursor'],
    [`ads?cursor=${'a'.repeat(5000)}`, 'cursor'],
    ['ads?occupation=x', 'occupation'],
    ['ads?occupation=1&occupation=2', 'occupation'],
    ['ads?place=999999999', 'place'],
    ['ads?perimeter=10', 'perimeter'],
    ['ads?updated_since=gestern', 'updated_since'],
    ['ads?beruf=1', 'beruf'],
    ['events?kind=internship', 'kind'],
    ['search?limit=51', 'limit'],
    ['search?perimeter=10', 'perimeter'],
    ['search?kind=job', 'kind'],
    [`search?text=${'a'.repeat(5000)}`, 'text'],
    ['search?ort=Stendal', 'ort'],
  ])('refuse %s in English and name the parameter', async (path, parameter) => {
    const response = await visit(path);
    expect(response.statusCode).toBe(400);
    const { errors } = response.json();
    expect(errors).toMatchObject([{ status: '400', source: { parameter } }]);
    expect(errors[0].detail).toMatch(/^[A-Z].*\.$|^Invalid (?:option|ISO)/);
    expect(errors[0].detail).not.toMatch(/ungültig|erwartet|Eingabe/i);
  });
});

describe('the search', () => {
  it('finds the same ads as the board, by words, place, perimeter and type', async () => {
    expect((await idsOf('search')).toSorted()).toEqual(Object.values(ads).toSorted());
    expect(await idsOf('search?text=Metallbauer')).toEqual([ads.smith]);
    expect(await idsOf('search?place=Halle')).toEqual([ads.smith]);
    expect(await idsOf('search?place=06108')).toEqual([ads.smith]);
    expect(await idsOf('search?place=Stendal&kind=internship')).toEqual([]);
    expect(await idsOf('search?place=Stendal&perimeter=150&kind=internship')).toEqual([ads.smith]);
    expect(await idsOf('search?place=Entenhausen')).toEqual([]);
  });

  it('returns the number of ads, and the URL of the search on the board', async () => {
    const { data, links, meta } = await read('search?place=Stendal&kind=apprenticeship&limit=2');
    expect(meta).toEqual({ limit: 2, total: 3 });
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ kind: 'apprenticeship', town: 'Stendal' });
    expect(links.page).toBe('http://localhost:3000/suche?city=Stendal&job_type__terms=ausbildung');
    const { headers } = await app.http.inject(new URL(links.page).pathname);
    expect(headers.location).toMatch(/^\/#\/suche/);
  });
});

describe('objects that are not public', () => {
  it('is answered 404 as if it did not exist', async () => {
    const missing = await visit('ads/999999');
    expect(missing.statusCode).toBe(404);
    for (const [why, id] of Object.entries(hidden)) {
      const { statusCode, body } = await visit(`ads/${id}`);
      expect([statusCode, body], why).toEqual([404, missing.body]);
    }
    for (const path of ['ads/0', 'ads/x', 'ads/99999999999', 'nothing', 'events/1/2', 'ads/1%27'])
      expect((await visit(path)).statusCode, path).toBe(404);
    expect((await visit(`events/${events.pending}`)).statusCode).toBe(404);
  });

  it('is answered 410 where it was public until it ended', async () => {
    const ended = await addAd(app.database, {
      company_id: company,
      availability_end_date: '2026-11-20',
    });
    expect((await visit(`ads/${ended}`)).statusCode).toBe(410);
    expect((await visit(`events/${events.over}`)).statusCode).toBe(410);
  });
});

it('has its description at a URL', async () => {
  const document = await read('openapi.json');
  expect(document.servers).toEqual([{ url: 'http://localhost:3000/api/public/v1' }]);
  expect(Object.keys(document.paths)).toEqual(
    operations.map(({ path }) => `/${path.replace(':id', '{id}')}`),
  );
});

describe('every answer', () => {
  const paths = operations.map(({ path }) => path.replace(':id', '999999'));

  it.each(paths)('of %s is for programs on other hosts, without a cookie', async (path) => {
    const { headers } = await visit(path, { origin: 'https://schule.example' });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    // Set by the server for all answers.
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('to a browser that asks beforehand allows conditional reads and nothing else', async () => {
    const { statusCode, headers } = await app.http.inject({
      method: 'OPTIONS',
      url: `${base}ads`,
      headers: { origin: 'https://schule.example', 'access-control-request-method': 'GET' },
    });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD');
    expect(headers['access-control-allow-headers']).toBe('If-None-Match, If-Modified-Since');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('to %s is 405', async (method) => {
    const { statusCode, headers, body } = await app.http.inject({ method, url: `${base}ads` });
    expect([statusCode, JSON.parse(body).errors[0].code]).toEqual([405, 'read_only']);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is 304 for who has it, until something changes or an event is over', async () => {
    const { headers } = await visit('ads');
    const known = { 'if-none-match': String(headers.etag) };
    expect((await visit('ads', known)).statusCode).toBe(304);
    const since = { 'if-modified-since': String(headers['last-modified']) };
    expect((await visit('ads', since)).statusCode).toBe(304);
    await app.database.rows(sql`update job_ads set title = 'Neu' where id = ${ads.smith}`);
    await app.changes.read();
    expect((await visit('ads', known)).statusCode).toBe(200);

    const before = await visit('events');
    now = new Date('2026-12-01T10:31:00Z');
    const after = await visit('events', { 'if-none-match': String(before.headers.etag) });
    expect([after.statusCode, after.json().data]).toEqual([200, []]);
    now = testDay;
  });

  it('to HEAD has no body', async () => {
    const { statusCode, body } = await app.http.inject({ method: 'HEAD', url: `${base}ads` });
    expect([statusCode, body]).toEqual([200, '']);
  });
});
