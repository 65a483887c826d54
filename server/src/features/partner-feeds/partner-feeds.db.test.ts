import { gunzipSync } from 'node:zlib';
import { stateName } from '@lehrpfad/regions/parts/names.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../core/database/drizzle.ts';
import { addAd, addCompany, addUser, testDay } from '../../../test/stock.ts';
import { testFolder } from '../../core/database/test-database.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { jsonAdapter } from '../exchanges/adapters/json/json.ts';
import {
  contextWith,
  heldHttp,
  rawOf,
  readAll,
} from '../exchanges/adapters/reading-all.fixture.ts';
import { xmlAdapter } from '../exchanges/adapters/xml/xml.ts';
import { writeOccupationList } from './hr-ba/occupation-list.fixture.ts';

let app: TestApp;
let users: Record<'sharing' | 'other', number>;
let companies: Record<'first' | 'second' | 'other', number>;
let ads: Record<'first' | 'second' | 'other', number>;
let hidden: number[];
let session: Record<'sharing' | 'other', Readonly<Record<string, string>>>;

const hostile = `Ausbildung zum Bäcker ]]> <b>&amp;\u0001 "😀`;

const share = (who: keyof typeof users, on: boolean) =>
  app.patch('partner-feeds/own/', { on }, session[who]);
const feed = async (path: string) => {
  const { statusCode, body, headers } = await app.http.inject(`/feed/partner/${path}`);
  expect([path, statusCode, headers['set-cookie']]).toEqual([path, 200, undefined]);
  return body;
};
const idsIn = (xml: string) =>
  [...xml.matchAll(/<referencenumber><!\[CDATA\[(\d+)\]\]>/g)].map(([, id]) => Number(id));

beforeAll(async () => {
  app = await testApp({
    clock: () => testDay,
    settings: {
      HR_BA_SUPPLIER_ID: 'V000000001',
      HR_BA_PARTNER_ID: 'P000000002',
      HR_BA_OCCUPATIONS: writeOccupationList(testFolder()),
      HR_BA_REGION: '7',
    },
    prepare: async (db) => {
      users = { sharing: await addUser(db), other: await addUser(db) };
      const of = (userId: number, name: string) => addCompany(db, { userId, name });
      companies = {
        first: await of(users.sharing, 'Ofen & Söhne'),
        second: await of(users.sharing, 'Zweite Filiale'),
        other: await of(users.other, 'Andere'),
      };
      ads = {
        first: await addAd(db, { company_id: companies.first, title: hostile }),
        second: await addAd(db, { company_id: companies.second, job_type: 1, title: 'Praktikum' }),
        other: await addAd(db, { company_id: companies.other }),
      };
      hidden = [
        await addAd(db, { company_id: companies.first, published: false }),
        await addAd(db, { company_id: companies.first, external: 'Andere Börse' }),
        await addAd(db, { company_id: companies.first, availability_end_date: '2026-11-20' }),
      ];
      await db.rows(sql`
        insert into contact_persons (company_id, first_name, last_name, email, phone, role)
        values (${companies.first}, 'Geheime', 'Person', 'geheim@firma.example', '03931 1', 'Chefin')`);
    },
  });
  session = { sharing: await app.as(users.sharing), other: await app.as(users.other) };
});

describe('ads for other boards', () => {
  it('are none before a company says so', async () => {
    expect((await app.get('partner-feeds/own/', session.sharing)).body).toEqual({
      on: false,
      agency: true,
    });
    expect(idsIn(await feed('indeed.xml'))).toEqual([]);
    expect(JSON.parse(await feed('jobs.jsonld'))['@graph']).toEqual([]);
  });

  it('are all that are public of an account that allows it, of nobody else', async () => {
    for (const _ of [1, 2])
      expect((await share('sharing', true)).body).toEqual({ on: true, agency: true });
    expect(idsIn(await feed('indeed.xml'))).toEqual([ads.first, ads.second]);
    expect(idsIn(await feed(`indeed.xml?company=${companies.second}`))).toEqual([ads.second]);
    expect(idsIn(await feed(`indeed.xml?company=${companies.other}`))).toEqual([]);
    for (const path of ['indeed.xml', 'jobs.jsonld'])
      expect(await feed(path)).not.toMatch(/geheim|03931 1|Andere/);
    expect(hidden).not.toContain(ads.first);
    await share('other', true);
    expect(idsIn(await feed('indeed.xml'))).toEqual(Object.values(ads));
  });

  it('are gone again as soon as a company ends it', async () => {
    await share('other', false);
    expect(idsIn(await feed('indeed.xml'))).toEqual([ads.first, ads.second]);
    expect((await app.get('partner-feeds/own/', session.other)).body).toEqual({
      on: false,
      agency: true,
    });
  });

  it.each([
    ['indeed.xml', xmlAdapter],
    ['jobs.jsonld', jsonAdapter],
  ] as const)('as %s are read by a board that imports such feeds', async (name, adapter) => {
    const url = `https://board.example/${name}`;
    const body = await feed(name);
    const settings = { url, pauseMs: 0 };
    const records = await readAll(adapter, settings, contextWith(heldHttp({ [url]: { body } })));
    expect(records).toHaveLength(2);
    const [first] = records;
    expect(adapter.normalise(rawOf(records, first!.externalId), settings)).toMatchObject({
      title: expect.stringMatching(/^Ausbildung zum Bäcker \]\]> .*😀$/),
      jobType: 2,
      company: { name: 'Ofen & Söhne' },
      place: { town: 'Stendal', postcode: '39576', street: 'Breite Straße 1' },
      published: '2026-11-01',
    });
    expect(body).not.toContain('\u0001');
    if (name === 'indeed.xml') expect(body).toContain(`<state><![CDATA[${stateName}]]></state>`);
  });

  it('are a list for the agency: apprenticeships of occupations that it knows', async () => {
    const url = 'https://board.example/hr-ba.xml';
    const body = await feed('hr-ba.xml');
    expect(body).toMatch(/<Amount>1<\/Amount><TypeOfLoad>F</);
    expect(body).toContain(`<JobPositionPostingId>P000000002-${ads.first}-S<`);
    expect(body).toMatch(/<TitleCode>3727<.+<JobOfferType>4<.+<EducationType>0</);
    expect(body).toContain('<Region>7</Region>');
    expect(body).not.toMatch(/geheim|03931 1|Andere/);
    const settings = { url, pauseMs: 0 };
    const records = await readAll(xmlAdapter, settings, contextWith(heldHttp({ [url]: { body } })));
    expect(records).toHaveLength(1);
    const [{ externalId } = { externalId: '' }] = records;
    expect(xmlAdapter.normalise(rawOf(records, externalId), settings)).toMatchObject({
      title: expect.stringMatching(/^Ausbildung zum Bäcker \]\]> .*😀$/),
      jobType: 2,
      company: { name: 'Ofen & Söhne' },
      place: { town: 'Stendal', postcode: '39576', street: 'Breite Straße 1' },
    });
  });

  it('come packed to whoever takes it, and there is no other feed', async () => {
    const { headers, rawPayload } = await app.http.inject({
      url: '/feed/partner/indeed.xml',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(idsIn(gunzipSync(rawPayload).toString())).toEqual([ads.first, ads.second]);
    for (const path of [
      'x.xml',
      '__proto__',
      'indeed.xml?company=x',
      'indeed.xml?company=1&company=2',
    ])
      expect([path, (await app.http.inject(`/feed/partner/${path}`)).statusCode]).toEqual([
        path,
        404,
      ]);
  });

  it('go with the account', async () => {
    const id = await addUser(app.database);
    const rows = () => app.database.rows(sql`select from partner_feeds where user_id = ${id}`);
    await app.patch('partner-feeds/own/', { on: true }, await app.as(id));
    expect(await rows()).toHaveLength(1);
    await app.database.rows(sql`delete from users where id = ${id}`);
    expect(await rows()).toEqual([]);
  });
});
