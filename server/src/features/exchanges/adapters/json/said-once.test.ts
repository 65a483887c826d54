import { describe, expect, it } from 'vitest';
import { feedAdapter } from '../feed/feed-adapter.ts';
import { contextWith, heldHttp, readAll } from '../reading-all.fixture.ts';

const settings = { url: 'https://betrieb.example/stellen.json', pauseMs: 0 };
const adapter = feedAdapter('readJson');

/** What was read of each ad: title, company, place, kind. @param size bytes that come at a time */
async function adsOf(document: unknown, size?: number) {
  const http = heldHttp({ [settings.url]: { body: JSON.stringify(document) } }, size);
  const records = await readAll(adapter, settings, contextWith(http));
  return records.map((record) => {
    const ad = 'raw' in record ? adapter.normalise(record.raw, settings) : record;
    if (!('jobType' in ad)) return 'rejected' in ad ? ad.rejected : 'same';
    return [ad.title, ad.company.name, `${ad.place.postcode} ${ad.place.town}`, ad.jobType].join(
      ', ',
    );
  });
}

const jobs = [
  { id: 1, title: 'Ausbildung Koch' },
  { id: 2, title: 'Praktikum Tischler' },
];
const ofKrug = [
  'Ausbildung Koch, Krug GmbH, 06108 Halle, 2',
  'Praktikum Tischler, Krug GmbH, 06108 Halle, 1',
];

describe('what a document says once above its list', () => {
  it.each([
    {
      company: {
        name: 'Krug GmbH',
        address: { street: 'Weg 1', postalCode: '06108', city: 'Halle' },
      },
      jobs,
    },
    { company: { name: 'Krug GmbH', plz: '06108', ort: 'Halle' }, jobs },
    { firma: 'Krug GmbH', plz: '06108', ort: 'Halle', stellen: jobs },
    { firma: 'Krug GmbH', anschrift: 'Weg 1, 06108 Halle', plz: '06108', ort: 'Halle', jobs },
    { arbeitgeber: 'Krug GmbH', adresse: { plz: '06108', ort: 'Halle' }, tags: ['a'], jobs },
  ])('is the address of its company: %#', async (document) => {
    expect(await adsOf(document)).toEqual(ofKrug);
    expect(await adsOf(document, 3)).toEqual(ofKrug);
  });

  it('does not count for an ad with a place or a company of its own', async () => {
    const own = [
      { id: 1, title: 'Ausbildung Koch', city: 'Zeitz', zip: '06712' },
      { id: 2, title: 'Ausbildung Koch', company: 'Holz AG' },
    ];
    const company = { name: 'Krug GmbH', zip: '06108', city: 'Halle' };
    expect(await adsOf({ company, jobs: own })).toEqual([
      'Ausbildung Koch, Krug GmbH, 06712 Zeitz, 2',
      'Ausbildung Koch, Holz AG,  , 2',
    ]);
  });

  it('is no address if it is that of somebody else, or of a search', async () => {
    const company = 'Krug GmbH';
    const without = jobs.slice(0, 1);
    const publisher = { name: 'Portal', zip: '39104', city: 'Magdeburg' };
    for (const document of [
      { company, publisher, jobs: without },
      { company, city: 'Magdeburg', jobs: without },
    ])
      expect(await adsOf(document)).toEqual(['Ausbildung Koch, Krug GmbH,  , 2']);
  });

  it('is the kind of its ads, which their own kind outweighs', async () => {
    const place = { company: 'Krug GmbH', zip: '06108', city: 'Halle' };
    const angebote = [
      { id: 1, beruf: 'Koch', ...place },
      { id: 2, beruf: 'Koch', art: 'Ausbildung', ...place },
    ];
    const read = ['Koch, Krug GmbH, 06108 Halle, 1', 'Koch, Krug GmbH, 06108 Halle, 2'];
    expect(await adsOf({ art: 'Praktikum', angebote })).toEqual(read);
    expect(await adsOf({ praktika: angebote })).toEqual(read);
    expect(await adsOf({ type: 'success', angebote: angebote.slice(1) })).toEqual(read.slice(1));
  });
});

it('the ads of companies, each in a list within its company, have its name and address', async () => {
  const companies = [
    { name: 'Krug GmbH', zip: '06108', city: 'Halle', jobs },
    { name: 'Holz AG', zip: '39104', city: 'Magdeburg', jobs: [{ id: 3, title: 'Azubi Maler' }] },
  ];
  const all = [...ofKrug, 'Azubi Maler, Holz AG, 39104 Magdeburg, 2'];
  expect(await adsOf(companies)).toEqual(all);
  expect(await adsOf({ data: { companies } })).toEqual(all);
});

it('an ad with a list of its own stays one ad', async () => {
  const ad = { id: 1, title: 'Azubi Koch', company: 'Krug GmbH', zip: '06108', city: 'Halle' };
  expect(await adsOf([{ ...ad, positions: [{ title: 'Halle' }] }])).toEqual([
    'Azubi Koch, Krug GmbH, 06108 Halle, 2',
  ]);
});

it('answers whether an ad is of a kind are its kind', async () => {
  const ad = { company: 'Krug GmbH', zip: '06108', city: 'Halle', title: 'Koch' };
  expect(
    await adsOf([
      { id: 1, ...ad, ausbildung: true, praktikum: false },
      { id: 2, ...ad, ausbildung: 'nein', praktikum: 'ja' },
      { id: 3, ...ad, ausbildung: false, praktikum: false },
    ]),
  ).toEqual(['Koch, Krug GmbH, 06108 Halle, 2', 'Koch, Krug GmbH, 06108 Halle, 1', 'job-type']);
});
