import { describe, expect, it } from 'vitest';
import { adapters } from '../all.ts';
import { contextWith, heldHttp, readAll } from '../reading-all.fixture.ts';

const settings = { url: 'https://feed.example/jobs', company: 'Werk GmbH', pauseMs: 0 };
const text = 'Du lernst Maschinen kennen.';

async function adsOf(kind: 'xml' | 'json' | 'table', body: string) {
  const adapter = adapters[kind]!;
  const http = heldHttp({ [settings.url]: { body } });
  const records = await readAll(adapter, settings as never, contextWith(http));
  return records.map((record) =>
    'raw' in record
      ? { id: record.externalId, ...adapter.normalise(record.raw, settings as never) }
      : record,
  );
}

const json = (value: unknown) => adsOf('json', JSON.stringify(value));

describe('systems that nobody had tried', () => {
  it.each([
    [
      'a shop',
      {
        products: [
          {
            id: 8,
            title: 'Ausbildung Tischler',
            body_html: `<p>${text}</p><p>Ort: 39104 Magdeburg</p>`,
            vendor: 'Holz GmbH',
            product_type: 'Ausbildung',
          },
        ],
      },
      { id: '8', company: { name: 'Holz GmbH' }, place: { postcode: '39104' }, jobType: 2 },
    ],
    [
      'a search engine, which keeps the id beside the document',
      {
        hits: {
          hits: [
            {
              _index: 'jobs',
              _id: 'AX-1',
              _source: { bezeichnung: 'Ausbildung Elektroniker', ort: 'Leuna', text },
            },
          ],
        },
      },
      { id: 'AX-1', title: 'Ausbildung Elektroniker', place: { town: 'Leuna' } },
    ],
    [
      'a content store with the id in its system fields',
      {
        items: [
          {
            sys: { id: '5abc', createdAt: '2026-10-01T00:00:00Z' },
            fields: { title: 'Ausbildung Mechatroniker', city: 'Zeitz', description: text },
          },
        ],
      },
      { id: '5abc', published: '2026-10-01' },
    ],
    [
      'SuccessFactors by OData',
      {
        d: {
          results: [
            {
              jobReqId: '1',
              externalTitle: 'Auszubildender Industriemechaniker',
              externalJobDescription: text,
              legalEntity: 'Salz AG',
              city: 'Bernburg',
              postingExpirationDate: '/Date(1801353600000)/',
            },
          ],
        },
      },
      { id: '1', company: { name: 'Salz AG' }, lastDay: '2027-01-31', description: { text } },
    ],
    [
      'columns whose names are written out',
      {
        records: [
          {
            id: 'rec1',
            fields: {
              Titel: 'Kasse kennenlernen',
              'Art der Stelle': 'Schülerpraktikum',
              'Start der Ausbildung': '2027-08-01',
              Ort: 'Thale',
              'Link zur Anzeige': 'https://markt.example/1',
            },
          },
        ],
      },
      { jobType: 1, start: '2027-08-01', link: 'https://markt.example/1' },
    ],
    [
      'parts of the record that are named after it',
      {
        jobs: [
          {
            JobHeader: { JobId: 'J-5', JobTitle: 'Ausbildung Mechaniker' },
            JobCompany: { CompanyName: 'Aero GmbH' },
            JobLocations: { JobLocation: { Zip: '39444', City: 'Hecklingen' } },
            JobDates: { OnlineTo: '2027-04-30' },
            JobLinks: { DetailUrl: 'https://aero.example/5' },
          },
        ],
      },
      {
        id: 'J-5',
        company: { name: 'Aero GmbH' },
        place: { postcode: '39444' },
        lastDay: '2027-04-30',
        link: 'https://aero.example/5',
      },
    ],
    [
      'pay by years in fields that count them',
      {
        jobs: [
          {
            id: 1,
            titel: 'Ausbildung Landwirt',
            ort: 'Osterburg',
            verguetung_lj1: 900,
            vergütung: { '2_jahr': '1.000 €' },
            text,
          },
        ],
      },
      { conditions: { pay_year_1: 900, pay_year_2: 1000 } },
    ],
    [
      'named parts of a text',
      {
        jobs: [
          {
            uid: '1A',
            name: 'Ausbildung Technik',
            location: { city: 'Halle' },
            details: [
              { name: 'Aufgaben', value: text },
              { name: 'Profil', value: 'Schwindelfrei' },
            ],
          },
        ],
      },
      { description: { text: expect.stringMatching(/Maschinen[^]*Schwindelfrei/) } },
    ],
  ])('%s', async (_, document, ad) => {
    expect(await json(document)).toMatchObject([ad]);
  });

  it.each([
    [{ status: 'draft' }],
    [{ aktiv: false }],
    [{ published: 'false' }],
    [{ meta: { _filled: 1 } }],
    [{ status: 'Inaktiv' }],
    [{ hidden: '1' }],
  ])('no draft and nothing that is hidden: %j', async (says) => {
    const jobs = [
      { id: 1, title: 'Ausbildung Koch', city: 'Burg', text },
      { id: 2, title: 'Ausbildung Koch', city: 'Burg', text, ...says },
    ];
    expect(await json({ jobs })).toMatchObject([{ id: '1' }]);
  });

  it.each([
    [{ status: 'published' }],
    [{ active: 1 }],
    [{ published: '2026-11-01' }],
    [{ _filled: 0 }],
    [{ disabled: true }],
    [{ organisation: { division: { active: false } } }],
  ])('an ad that is shown: %j', async (says) => {
    const jobs = [{ id: 1, title: 'Ausbildung Koch', city: 'Burg', text, ...says }];
    expect(await json({ jobs })).toMatchObject([{ id: '1' }]);
  });

  it('rows of a spreadsheet with an empty one between them and no ids', async () => {
    const values = [
      ['Stelle', 'Betrieb', 'PLZ', 'Ort', 'Text'],
      ['Ausbildung Friseur', 'Salon', '06108', 'Halle', text],
      [],
      ['Ausbildung Kosmetiker', 'Salon', '06108', 'Halle', text],
    ];
    const ads = await json({ range: 'A1:E9', values });
    expect(ads).toMatchObject([
      { id: expect.stringMatching(/^row:/), title: 'Ausbildung Friseur' },
      { title: 'Ausbildung Kosmetiker' },
    ]);
  });

  it('a list whose root is the plural of its elements, and an export of a database', async () => {
    const inner = `<Titel>Ausbildung Koch</Titel><Ort>Burg</Ort><Text>${text}</Text>`;
    const start = '<Ausbildungs_x0020_beginn>2027-08-01</Ausbildungs_x0020_beginn>';
    expect(
      await adsOf('xml', `<Vakanzen><Vakanz Nr="7">${inner}</Vakanz></Vakanzen>`),
    ).toMatchObject([{ id: '7', title: 'Ausbildung Koch' }]);
    expect(
      await adsOf('xml', `<dataroot><tblStelle><ID>1</ID>${inner}${start}</tblStelle></dataroot>`),
    ).toMatchObject([{ id: '1', start: '2027-08-01' }]);
    await expect(
      adsOf('xml', '<fehlermeldungen><fehlermeldung>Nein</fehlermeldung></fehlermeldungen>'),
    ).rejects.toThrow('keine Anzeigen');
  });

  it('a record in XML that is a draft', async () => {
    const job = (id: number, hidden: number) =>
      `<job><id>${id}</id><hidden>${hidden}</hidden><title>Ausbildung Koch</title><city>Burg</city></job>`;
    expect(await adsOf('xml', `<jobs>${job(1, 0)}${job(2, 1)}</jobs>`)).toMatchObject([
      { id: '1' },
    ]);
  });
});

describe('tables that nobody had tried', () => {
  const table = (head: string, ...rows: readonly string[]) =>
    adsOf('table', [`Titel;Firma;Ort;${head}`, ...rows].join('\n'));

  it('kinds of one letter, where all are A or P', async () => {
    expect(await table('Art', 'Küche;Hotel;Burg;A', 'Küche erleben;Hotel;Burg;P.')).toMatchObject([
      { jobType: 2 },
      { jobType: 1 },
    ]);
    const [, partTime] = await table('Art', 'Ausbildung Koch;Hotel;Burg;F', 'Koch;Hotel;Burg;P');
    expect(partTime).toMatchObject({ rejected: 'job-type' });
  });

  it('no last day, and days that a spreadsheet has counted', async () => {
    expect(
      await table(
        'Beginn;Ende;Bewerbungsfrist',
        'Ausbildung Koch;Hotel;Burg;46600;unbefristet;keine',
        'Ausbildung Kellner;Hotel;Burg;2027;-;46418',
      ),
    ).toMatchObject([
      { start: '2027-08-01', end: null, lastDay: null },
      { startYear: 2027, end: null, lastDay: '2027-01-31' },
    ]);
  });

  it('pay by years below short headings, with the sign before the amount', async () => {
    expect(
      await table('Verg. 1. LJ;Verg. 2. LJ', 'Ausbildung Winzer;Gut;Burg;€ 950,-;"€ 1.050,00"'),
    ).toMatchObject([{ conditions: { pay_year_1: 950, pay_year_2: 1050 } }]);
  });

  it('a row that is not active', async () => {
    expect(
      await table('Aktiv', 'Ausbildung Koch;Hotel;Burg;ja', 'Ausbildung Kellner;Hotel;Burg;nein'),
    ).toMatchObject([{ title: 'Ausbildung Koch' }]);
  });
});
