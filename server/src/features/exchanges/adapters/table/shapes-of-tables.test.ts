import writeXlsxFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { contextWith, heldHttp, readAll } from '../reading-all.fixture.ts';
import { tableAdapter } from './table.ts';

const settings = { url: 'https://kammer.example/liste', pauseMs: 0 };

async function recordsOf(body: Buffer | string) {
  const http = heldHttp({ [settings.url]: { body } });
  return readAll(tableAdapter, settings, contextWith(http));
}

async function adsOf(body: Buffer | string) {
  const records = await recordsOf(body);
  return records.map((record) => {
    if (!('raw' in record)) return record;
    const ad = tableAdapter.normalise(record.raw, settings);
    return 'rejected' in ad ? ad : [ad.title, ad.company.name, ad.place.town, ad.start];
  });
}

type Value = string | { value: string; rowSpan?: number; span?: number } | null;

const workbook = (rows: readonly (readonly Value[])[]): Promise<Buffer> =>
  writeXlsxFile(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? { value: cell } : cell))),
  ).toBuffer();

const headings = ['Art', 'Betrieb', 'Beruf', 'Ort', 'Beginn'];

describe('a table', () => {
  it('repeats merged cells in each row that is an ad', async () => {
    const file = await workbook([
      headings,
      [
        { value: 'Ausbildung', rowSpan: 3 },
        { value: 'Krug GmbH', rowSpan: 3 },
        'Koch/Köchin',
        { value: 'Halle (Saale)', rowSpan: 2 },
        '01.08.2027',
      ],
      [null, null, 'Tischler/-in', null, '01.09.2027'],
      [null, null, null, null, 'oder später'],
      ['Ausbildung', 'Bau AG', 'Maurer/-in', 'Zeitz', '01.08.2027'],
    ]);
    expect(await adsOf(file)).toEqual([
      ['Koch/Köchin', 'Krug GmbH', 'Halle (Saale)', '2027-08-01'],
      ['Tischler/-in', 'Krug GmbH', 'Halle (Saale)', '2027-09-01'],
      ['Maurer/-in', 'Bau AG', 'Zeitz', '2027-08-01'],
    ]);
  });

  it('may name the first and the last day in one column', async () => {
    const table = `Titel;Firma;Ort;Zeitraum
Praktikum Koch;Krug GmbH;Halle (Saale);1.-12.2.2027
Praktikum Koch;Krug GmbH;Halle (Saale);15.02.2027 bis 26.02.2027
`;
    const days = (await recordsOf(table)).map((record) => {
      const ad = 'raw' in record ? tableAdapter.normalise(record.raw, settings) : record;
      return 'end' in ad && [ad.start, ad.end];
    });
    expect(days).toEqual([
      ['2027-02-01', '2027-02-12'],
      ['2027-02-15', '2027-02-26'],
    ]);
  });

  it('may have two rows of headings, of which the upper one groups the columns', async () => {
    const table = `Unternehmen;;;Ansprechpartner;;Stelle;;
Name;Straße;Ort;Name;Ort;Ausbildungsberuf;Beginn;Einsatzort
Krug GmbH;Weg 1;Halle (Saale);Frau Meier;Bonn;Koch/Köchin;01.08.2027;
Bau AG;Weg 2;Halle (Saale);Herr Kunz;Bonn;Maurer/-in;01.08.2027;Zeitz
`;
    expect(await adsOf(table)).toEqual([
      ['Koch/Köchin', 'Krug GmbH', 'Halle (Saale)', '2027-08-01'],
      ['Maurer/-in', 'Bau AG', 'Zeitz', '2027-08-01'],
    ]);
    expect(JSON.stringify(await recordsOf(table))).not.toMatch(/Meier|Kunz|Bonn/);
  });

  it('may list several ads in one row', async () => {
    const lines = `Art;Betrieb;Beruf;Ort
Ausbildung;Krug GmbH;"Koch/Köchin
Tischler/-in";Halle
Ausbildung;Bau AG;Maurer/-in; Zeitz
Ausbildung;Holz AG;"Kaufmann/-frau (m/w/d); Forstwirt:in";Burg
Ausbildung;Metall AG;"Mechatroniker/-in
mit Freude an Technik";Burg`;
    expect(await adsOf(lines)).toEqual([
      ['Koch/Köchin', 'Krug GmbH', 'Halle', null],
      ['Tischler/-in', 'Krug GmbH', 'Halle', null],
      ['Maurer/-in', 'Bau AG', 'Zeitz', null],
      ['Kaufmann/-frau (m/w/d)', 'Holz AG', 'Burg', null],
      ['Forstwirt:in', 'Holz AG', 'Burg', null],
      ['Mechatroniker/-in mit Freude an Technik', 'Metall AG', 'Burg', null],
    ]);
  });

  it('may have a column for each of several ads, which share the id of their row', async () => {
    const records = await recordsOf(`Kennung;Art;Betrieb;Ort;Beruf 1;Beruf 2;Beruf 3
A7;Ausbildung;Krug GmbH;Halle;Koch/Köchin;Tischler/-in;
A8;Ausbildung;Bau AG;Zeitz;Maurer/-in;;`);
    expect(records.map(({ externalId }) => externalId)).toEqual(['A7', 'A7#2', 'A8']);
  });

  it('may have notes below it, which are no ads', async () => {
    const table = `Art;Betrieb;Beruf;Ort
Ausbildung;Krug GmbH;Koch/Köchin;Halle

* Alle Angaben ohne Gewähr;;;
;Stand: November 2026;;`;
    expect(await adsOf(table)).toEqual([['Koch/Köchin', 'Krug GmbH', 'Halle', null]]);
  });
});
