import { describe, expect, it } from 'vitest';
import type { ImportedAd } from '../../pipeline/imported-ad.ts';
import { contextWith, heldHttp, rawOf, readAll } from '../reading-all.fixture.ts';
import { xmlAdapter } from '../xml/xml.ts';

const settings = { url: 'https://feed.example/jobs', company: 'Werk GmbH', pauseMs: 0 };

const read = (body: string) =>
  readAll(xmlAdapter, settings, contextWith(heldHttp({ [settings.url]: { body } })));

/** Formats the only ad of a feed as one line: id, title, company, place, link. */
async function onlyAd(body: string): Promise<string> {
  const [record, ...others] = await read(body);
  expect(others).toEqual([]);
  const { externalId = '' } = record ?? {};
  const ad = xmlAdapter.normalise(
    rawOf(record ? [record] : [], externalId),
    settings,
  ) as ImportedAd;
  const { title, company, place, link } = ad;
  return [externalId, title, company.name, place.postcode, place.town, link].join(' | ');
}

const json = (value: unknown) => JSON.stringify(value);

describe('a feed of a format that nobody knows is read by its names', () => {
  it.each([
    [
      'a record whose attributes say where it is',
      '<Stellenangebote Stand="2026-11-01"><Stelle Nr="77" Ort="Burg" PLZ="39288"><Titel>Azubi Lager</Titel><Firma>Elbe</Firma></Stelle></Stellenangebote>',
      '77 | Azubi Lager | Elbe | 39288 | Burg | ',
    ],
    [
      'a number that a spreadsheet has rounded, beside the id of the form',
      '<jobs><job><referencenumber>1.0E+5</referencenumber><requisitionid>100001</requisitionid><title>Azubi Lager</title><city>Burg</city></job></jobs>',
      '100001 | Azubi Lager | Werk GmbH |  | Burg | ',
    ],
    [
      'a record around each of which stands what it is',
      json({
        items: [{ vacancy: { id: 'v1', title: 'Azubi Lager', place: '39288 Burg' } }],
      }),
      'v1 | Azubi Lager | Werk GmbH | 39288 | Burg | ',
    ],
    [
      'a record of a name that nobody knows in a list of ads',
      '<ausbildungsplaetze><stand>1</stand><platz id="p1"><titel>Ausbildung Dach</titel><ort>Zeitz</ort></platz></ausbildungsplaetze>',
      'p1 | Ausbildung Dach | Werk GmbH |  | Zeitz | ',
    ],
    [
      'a list of places, of which the first counts',
      '<jobs><job><jobid>S1</jobid><jobtitle>Ausbildung Koch</jobtitle><locations><location><city>Stendal</city></location><location><city>Halle</city><zip>06108</zip></location></locations></job></jobs>',
      'S1 | Ausbildung Koch | Werk GmbH |  | Stendal | ',
    ],
    [
      'edges and nodes',
      json({
        data: { jobs: { edges: [{ node: { id: 'g', title: 'Praktikum Büro', city: 'Burg' } }] } },
      }),
      'g | Praktikum Büro | Werk GmbH |  | Burg | ',
    ],
    [
      'no id but an address without its host',
      json({
        jobPostings: [
          { title: 'Ausbildung Labor', externalPath: '/job/R1', locationsText: 'Leuna' },
        ],
      }),
      '/job/R1 | Ausbildung Labor | Werk GmbH |  | Leuna | https://feed.example/job/R1',
    ],
    [
      'an ItemList of JobPostings',
      json({
        '@type': 'ItemList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            item: {
              '@type': 'JobPosting',
              identifier: 'i1',
              title: 'Ausbildung Maler',
              jobLocation: { address: { addressLocality: 'Burg', postalCode: '39288' } },
            },
          },
        ],
      }),
      'i1 | Ausbildung Maler | Werk GmbH | 39288 | Burg | ',
    ],
  ])('%s', async (_what, body, expected) => {
    expect(await onlyAd(body)).toBe(expected);
  });

  it.each([
    ['an empty list', '<stellenangebote/>', []],
    ['an empty list with a head', '<rss><channel><title>Jobs</title></channel></rss>', []],
    ['entries that are no ads', json({ jobs: ['a'] }), [{ rejected: 'unreadable' }]],
  ])('%s is read', async (_what, body, expected) => {
    expect(await read(body)).toMatchObject(expected);
  });

  it.each([
    ['an error', '<error><code>503</code></error>'],
    ['a list of nothing that can be an ad', '<jobs><info>Wartung</info></jobs>'],
    ['an empty list within something else', json({ data: { items: [] } })],
  ])('%s ends the run, so that nothing counts as gone', async (_what, body) => {
    await expect(read(body)).rejects.toMatchObject({ reason: 'unknown-format' });
  });
});
