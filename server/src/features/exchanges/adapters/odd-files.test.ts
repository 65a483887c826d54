import { describe, expect, it } from 'vitest';
import { adsRead } from './ads-read.fixture.ts';
import { jsonAdapter } from './json/json.ts';
import { tableAdapter } from './table/table.ts';
import { xmlAdapter } from './xml/xml.ts';

const koch = 'Koch, Krug GmbH, 06108 Halle, 2';

describe('a table', () => {
  const baecker = 'Bäcker, Müller GmbH, 06108 Halle, 2';

  it.each([
    [
      'of an old Macintosh',
      'Titel;Firma;Ort;Art\nB\x8acker;M\x9fller GmbH;06108 Halle;Ausbildung\n',
    ],
    ['of DOS', 'Titel;Firma;Ort;Art\nB\x84cker;M\x81ller GmbH;06108 Halle;Ausbildung\n'],
    [
      'encoded twice',
      'Titel;Firma;Ort;Art\nB\xc3\x83\xc2\xa4cker;M\xc3\x83\xc2\xbcller GmbH;06108 Halle;Ausbildung\n',
    ],
  ])('%s has its umlauts', async (_name, bytes) => {
    expect(await adsRead(tableAdapter, Buffer.from(bytes, 'latin1'))).toEqual([baecker]);
  });

  it.each([
    [
      'with single quotes',
      "'Titel';'Firma';'PLZ';'Ort';'Art'\n'Koch';'Krug GmbH';'06108';'Halle';'Ausbildung'\n",
    ],
    [
      'in Markdown',
      '| Titel | Firma | PLZ | Ort | Art |\n|---|:---|---:|---|---|\n| Koch | Krug GmbH | 06108 | Halle | Ausbildung |\n',
    ],
    [
      'with sums',
      'Titel;Firma;PLZ;Ort;Art;Plätze\nKoch;Krug GmbH;06108;Halle;Ausbildung;2\nSumme;;;;;2\nGesamt: 1 Beruf;;;;;2,0\n',
    ],
    [
      'whose heading tells the kind',
      'Ausbildung zum/zur;Unternehmen;PLZ/Ort;Freie Plätze\nKoch;Krug GmbH;06108 Halle;2\n',
    ],
    [
      'of training companies',
      'Nr.;Beruf;Ausbildungsstätte;Anschrift;Telefon\n1;Koch;Krug GmbH;06108 Halle;0345 1\n',
    ],
  ])('%s is read', async (_name, table) => {
    expect(await adsRead(tableAdapter, table)).toEqual([koch]);
  });
});

describe('a feed', () => {
  it.each([
    [
      'of Personio in JSON',
      [
        {
          id: 1,
          subcompany: 'Krug GmbH',
          office: '06108 Halle',
          recruitingCategory: 'Ausbildung',
          name: 'Koch',
        },
      ],
    ],
    [
      'of SuccessFactors',
      {
        d: {
          results: [
            {
              jobReqId: '7',
              externalTitle: 'Koch',
              employmentType: 'Ausbildung',
              city: 'Halle',
              postalCode: '06108',
              legalEntity_obj: { name: 'Krug GmbH' },
            },
          ],
        },
      },
    ],
  ])('%s is read', async (_name, feed) => {
    expect(await adsRead(jsonAdapter, JSON.stringify(feed))).toEqual([koch]);
  });

  it('in the manner of estate agents is read', async () => {
    const feed = `<openjob><anbieter><firma>Krug GmbH</firma><angebot><art>Ausbildung</art><verwaltung_techn><objektnr_extern>A-1</objektnr_extern></verwaltung_techn>
      <freitexte><titel>Koch</titel></freitexte><geo><plz>06108</plz><ort>Halle</ort></geo></angebot></anbieter></openjob>`;
    expect(await adsRead(xmlAdapter, feed)).toEqual([koch]);
  });

  it('tells the kind in its title, unless it names other jobs', async () => {
    const feed = (title: string) =>
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>${title}</title><entry><id>1</id><title>Koch</title><summary>Ort: 06108 Halle</summary></entry></feed>`;
    expect(await adsRead(xmlAdapter, feed('Krug GmbH - Ausbildungsplätze'))).toEqual([koch]);
    expect(await adsRead(xmlAdapter, feed('Krug GmbH - Jobs und Ausbildung'))).toEqual([
      'job-type',
    ]);
  });
});
