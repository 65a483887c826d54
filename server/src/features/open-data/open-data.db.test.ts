import { gunzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { keysOf } from '../../core/files/files.ts';
import { testFolder } from '../../core/database/test-database.ts';
import { addAd, addCompany, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { batchSize } from './batches.ts';
import { adsAsGraph } from './graphs.ts';
import { openDataFolder } from './manifest.ts';
import { parts } from './datasets.ts';
import { writeOpenData, writeOpenDataOfDay } from './write-open-data.ts';

let app: TestApp;
let ad: number;
let now = testDay;
const dataDir = testFolder();

const hostile = `=1+1 "; <script>alert(1)</script>\n😀 \u2028`;
const adCount = 2 * batchSize + 3;

const depsOf = (db: Queries = app.database) => ({
  db,
  clock: () => now,
  to: (path: string) => `http://localhost:3000${path}`,
  files: app.files,
  dataDir,
});

const visit = (path: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url: path, headers });
const unpacked = async (name: string) =>
  gunzipSync((await visit(`/opendata/${name}`)).rawPayload).toString();
const graphOf = async (name: string) => JSON.parse(await unpacked(name));
const rowsOf = async (name: string): Promise<Record<string, string>[]> =>
  parse(await unpacked(name), { delimiter: ';', columns: true, bom: true });

beforeAll(async () => {
  app = await testApp({
    clock: () => now,
    prepare: async (db) => {
      const company = await addCompany(db);
      ad = await addAd(db, { company_id: company, title: hostile });
      for (let number = 1; number < adCount; number += 1) await addAd(db, { company_id: company });
      await addAd(db, { company_id: company, title: 'Unsichtbar', published: false });
      await db.rows(sql`
        insert into contact_persons (company_id, first_name, last_name, email, phone, role)
        values (${company}, 'Geheime', 'Ansprechperson', 'geheim@firma.example', '03931 1', 'Chefin')`);
      await db.rows(sql`update job_ads set pay_year_1 = 1050, trial_day = true where id = ${ad}`);
      await db.rows(sql`
        insert into events (title, start_date, end_date, start_time, status, company_id)
        values ('Offene Tür', '2026-12-01', '2026-12-01', '09:00', 2, ${company}),
          ('Ungeprüft', '2026-12-01', '2026-12-01', '09:00', 1, ${company})`);
    },
  });
});

describe('before the first files are written', () => {
  it('the page says that they will come, and there is no description', async () => {
    expect((await visit('/opendata')).body).toContain('gerade zum ersten Mal geschrieben');
    expect((await visit('/opendata/catalog.jsonld')).statusCode).toBe(404);
    expect((await visit('/opendata/ads.csv.gz')).statusCode).toBe(404);
  });
});

describe('the files of open data', () => {
  beforeAll(() => writeOpenData(depsOf()).then(() => undefined));

  it('hold all that the public sees, and no person', async () => {
    const ads = await rowsOf('ads.csv.gz');
    expect(ads).toHaveLength(adCount);
    expect(ads[0]).toMatchObject({
      id: String(ad),
      // Spreadsheets must not read it as a formula.
      title: `'${hostile}`,
      kind: 'apprenticeship',
      town: 'Stendal',
      pay_year_1: '1050',
      pay_year_2: '',
      trial_day: 'true',
    });
    expect(await rowsOf('events.csv.gz')).toMatchObject([
      { title: 'Offene Tür', starts_at: '09:00', online: 'false', town: 'Stendal' },
    ]);
    const postings = await graphOf('ads.jsonld.gz');
    expect(postings['@context']).toBe('https://schema.org');
    expect(postings['@graph']).toHaveLength(adCount);
    expect(postings['@graph'][0]).toMatchObject({ '@type': 'JobPosting', title: hostile });
    expect((await graphOf('events.jsonld.gz'))['@graph']).toMatchObject([
      { '@type': 'Event', name: 'Offene Tür', startDate: '2026-12-01T09:00:00+01:00' },
    ]);
    for (const { name } of parts)
      expect(await unpacked(name)).not.toMatch(/Ansprechperson|geheim@|03931|Unsichtbar|Ungeprüft/);
  });

  it('are read ad by ad as they are written, not beforehand', async () => {
    let calls = 0;
    const rows: Queries['rows'] = (...parameters) => {
      calls += 1;
      return app.database.rows(...parameters);
    };
    const pieces = adsAsGraph(depsOf({ ...app.database, rows }));
    await pieces.next();
    const callsOfBatch = calls;
    await pieces.next();
    expect(calls).toBe(2 * callsOfBatch);
    await pieces.return(undefined);
  });

  it('say what they are to programs on every host, and 304 to who has them', async () => {
    const { headers, rawPayload } = await visit('/opendata/ads.csv.gz', {
      origin: 'https://portal.example',
      'accept-encoding': 'gzip, br',
    });
    expect(headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': String(rawPayload.length),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'last-modified': testDay.toUTCString(),
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    for (const [name, value] of [
      ['if-none-match', String(headers.etag)],
      ['if-modified-since', String(headers['last-modified'])],
    ] as const) {
      const answer = await visit('/opendata/ads.csv.gz', { [name]: value });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
    }
    const head = await app.http.inject({ method: 'HEAD', url: '/opendata/ads.csv.gz' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      headers['content-length'],
      '',
    ]);
    for (const other of ['x.csv.gz', 'manifest.json', '..%2Fmanifest.json', 'ads.csv'])
      expect((await visit(`/opendata/${other}`)).statusCode, other).toBe(404);
  });

  it('are listed on a page with size and number of entries', async () => {
    const { body } = await visit('/opendata');
    expect(body).toContain('Stand: 21. November 2026 um 11:00');
    expect(body).toMatch(
      new RegExp(`ads\\.csv\\.gz"[^>]*>[^<]+ als CSV</a>.*?${adCount} Stellen, `, 's'),
    );
    expect(body).toContain('Datenlizenz Deutschland – Namensnennung – Version 2.0');
  });
});

describe('the description by DCAT-AP.de', () => {
  it('says of each file what portals ask for', async () => {
    const { headers, body } = await visit('/opendata/catalog.jsonld');
    expect(headers['content-type']).toBe('application/ld+json; charset=utf-8');
    const catalog = JSON.parse(body);
    const licence = { '@id': 'http://dcat-ap.de/def/licenses/dl-by-de/2.0' };
    const publisher = catalog['dct:publisher'];
    expect(publisher).toMatchObject({ 'foaf:name': 'Musterkammer Sachsen-Anhalt' });
    expect(catalog['dcat:dataset']).toHaveLength(2);
    for (const dataset of catalog['dcat:dataset']) {
      expect(dataset).toMatchObject({
        '@type': 'dcat:Dataset',
        'dct:title': { '@language': 'de' },
        'dct:description': { '@value': expect.stringMatching(/.{40}/) },
        'dct:publisher': { '@id': publisher['@id'] },
        'dct:modified': { '@type': 'xsd:dateTime', '@value': testDay.toISOString() },
      });
      expect(dataset['dcat:distribution']).toHaveLength(2);
      for (const file of dataset['dcat:distribution']) {
        expect(file['dct:license']).toEqual(licence);
        const { pathname } = new URL(file['dcat:downloadURL']['@id']);
        const { rawPayload } = await visit(pathname);
        expect(file['dcat:byteSize']['@value']).toBe(String(rawPayload.length));
        expect(file['spdx:checksum']['spdx:checksumValue']['@value']).toBe(
          createHash('sha256').update(rawPayload).digest('hex'),
        );
      }
    }
    const known = { 'if-none-match': String(headers.etag) };
    expect((await visit('/opendata/catalog.jsonld', known)).statusCode).toBe(304);
  });

  it('uses no prefix that it does not explain', async () => {
    const { '@context': context, ...rest } = (await visit('/opendata/catalog.jsonld')).json();
    const used = [...JSON.stringify(rest).matchAll(/"([a-z]+):[A-Za-z0-9_]+"(?=[:,\]}])/g)];
    expect([...new Set(used.map(([, prefix]) => prefix))].toSorted()).toEqual(
      Object.keys(context).toSorted(),
    );
  });
});

describe('the job', () => {
  it('writes once a day, and keeps the files before for who is still reading', async () => {
    const keys = await keysOf(app.files, openDataFolder);
    await writeOpenDataOfDay(depsOf());
    expect(await keysOf(app.files, openDataFolder)).toEqual(keys);
    now = new Date(testDay.getTime() + 86_400_000);
    await writeOpenDataOfDay(depsOf());
    const later = await keysOf(app.files, openDataFolder);
    expect(later).toHaveLength(2 * parts.length + 1);
    now = new Date(testDay.getTime() + 2 * 86_400_000);
    await writeOpenDataOfDay(depsOf());
    expect(await keysOf(app.files, openDataFolder)).toHaveLength(2 * parts.length + 1);
    expect(existsSync(`${dataDir}/open-data`)).toBe(false);
  });

  it('leaves the files as they are where it fails', async () => {
    const before = (await visit('/opendata/ads.csv.gz')).headers.etag;
    const failing = { ...app.database, rows: () => Promise.reject(new Error('away')) };
    await expect(writeOpenData(depsOf(failing))).rejects.toThrow('away');
    const after = await visit('/opendata/ads.csv.gz');
    expect([after.statusCode, after.headers.etag]).toEqual([200, before]);
    expect(existsSync(`${dataDir}/open-data`)).toBe(false);
  });
});
