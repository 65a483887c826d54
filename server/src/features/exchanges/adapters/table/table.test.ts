import { gzipSync } from 'node:zlib';
import writeXlsx from 'write-excel-file/node';
import { describe, expect, test } from 'vitest';
import { ExchangeError } from '../adapter.ts';
import { contextWith, heldHttp, readAll } from '../reading-all.fixture.ts';
import { tableAdapter } from './table.ts';

const url = 'https://kammer.example/lehrstellen.csv';
const settings = { url, pauseMs: 300 };

const read = (body: Buffer | string) =>
  readAll(tableAdapter, settings, contextWith(heldHttp({ [url]: { body } })));

/** The ads of a table, without empty fields. */
async function adsOf(body: Buffer | string, company?: string) {
  const records = await read(body);
  return records.map((record) =>
    'raw' in record
      ? tableAdapter.normalise(record.raw, { ...settings, ...(company && { company }) })
      : record,
  );
}

const german = `Lehrstellenbörse der Kammer;;;;;;;;;
Stand: 20.11.2026;;;;;;;;;
Nr.;Stellenbezeichnung;Betrieb;Straße;PLZ;Ort;Ausbildungsbeginn;Beschreibung;Vergütung 1. Jahr;E-Mail
K-1;Ausbildung zum Tischler (m/w/d);Möbel Größe GmbH;Am Wall 3;39576;Stendal;01.08.2027;"Du baust ""Möbel"";
und misst.";1.050 €;anna@moebel.example
K-2;Ausbildung zur Köchin;Gasthof Röhl;Markt 1;06108;Halle (Saale);1.9.2027;Du kochst.;;
;;;;;;;;;`;

const [carpenter, cook] = [
  {
    title: 'Ausbildung zum Tischler (m/w/d)',
    jobType: 2,
    company: { name: 'Möbel Größe GmbH' },
    place: { street: 'Am Wall 3', postcode: '39576', town: 'Stendal' },
    start: '2027-08-01',
    description: { text: expect.stringContaining('Du baust "Möbel";\nund misst.') },
    conditions: { pay_year_1: 1050 },
  },
  { title: 'Ausbildung zur Köchin', company: { name: 'Gasthof Röhl' }, start: '2027-09-01' },
];

describe('a table at an address', () => {
  test.each([
    ['UTF-8', Buffer.from(german)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${german}`)],
    ['Windows-1252', Buffer.from(german.replaceAll('€', 'EUR'), 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${german}`, 'utf16le')],
    ['gzip', gzipSync(german)],
    ['lines of Windows', Buffer.from(german.replaceAll('\n', '\r\n'))],
  ])('is read in %s', async (_what, body) => {
    const ads = await adsOf(body);
    expect(ads).toHaveLength(2);
    const { description, ...others } = carpenter!;
    expect(ads[0]).toMatchObject(others);
    expect(JSON.stringify(ads[0])).toContain('und misst.');
    expect(ads[1]).toMatchObject(cook!);
    expect(description).toBeDefined();
  });

  test.each([',', '\t', '|'])('is read with headings in English, separated by %j', async (by) => {
    const rows = [
      ['job_id', 'Job Title', 'Company Name', 'ZIP', 'City', 'Start Date', 'Job Type', 'URL'],
      [
        '7',
        '"Baker, apprentice"',
        'Elbe Ltd',
        '39576',
        'Stendal',
        '2027-08-01',
        'Ausbildung',
        'https://elbe.example/7',
      ],
    ];
    const ads = await adsOf(rows.map((row) => row.join(by)).join('\n'));
    expect(ads).toMatchObject([
      {
        title: 'Baker, apprentice',
        company: { name: 'Elbe Ltd' },
        place: { postcode: '39576', town: 'Stendal' },
        start: '2027-08-01',
        link: 'https://elbe.example/7',
      },
    ]);
  });

  test('is read as a workbook, with days as the spreadsheet keeps them', async () => {
    const header = ['Kennung', 'Titel', 'Firma', 'PLZ, Ort', 'Beginn', 'Art'].map((value) => ({
      value,
    }));
    const row = [
      { value: 'X-1' },
      { value: 'Koch' },
      { value: 'Gasthof Röhl' },
      { value: '06108 Halle' },
      { value: new Date('2027-08-01T00:00:00Z'), type: Date, format: 'dd.mm.yyyy' },
      { value: 'Ausbildung' },
    ];
    const body = await writeXlsx([header, row] as never).toBuffer();
    expect(await read(body)).toMatchObject([{ externalId: 'X-1' }]);
    expect(await adsOf(body)).toMatchObject([
      { title: 'Koch', place: { postcode: '06108', town: 'Halle' }, start: '2027-08-01' },
    ]);
  });

  test('is read as a workbook, with days as numbers', async () => {
    const rows = [
      ['Kennung', 'Firma', 'Ort', 'Ausbildungsberuf', 'Ausbildungsbeginn', 'Bewerbungsfrist'],
      ['X-1', 'Gasthof Röhl', 'Burg', 'Koch', 46_600, 46_500],
    ].map((row) => row.map((value) => ({ value })));
    const body = await writeXlsx(rows as never).toBuffer();
    expect(await adsOf(body)).toMatchObject([{ start: '2027-08-01', lastDay: '2027-04-23' }]);
  });

  test('without ids gives a row the same id on every day, and each row its own', async () => {
    const table = (rows: string) => `Titel;Firma;Ort;Text\n${rows}`;
    const first = await read(table('Azubi Koch;A;Burg;alt\nAzubi Koch;B;Burg;alt\n'));
    const later = await read(table('Azubi Koch;B;Burg;neu\nAzubi Koch;A;Burg;alt\n'));
    const ids = first.map(({ externalId }) => externalId);
    expect(new Set(ids).size).toBe(2);
    expect(later.map(({ externalId }) => externalId)).toEqual(ids.toReversed());
    const twice = await read(table('Azubi Koch;A;Burg;alt\nAzubi Koch;A;Burg;alt\n'));
    expect(twice[1]).toMatchObject({
      rejected: 'repeated-id',
      title: 'Azubi Koch',
      company: 'A',
      detail: expect.stringMatching(/^Zeile 3 .* wie Zeile 2\.$/),
    });
  });

  test('keeps nothing of people, and names the company of the settings where it has none', async () => {
    const table =
      'ID;Titel;Ort;Ansprechpartner;Telefon;E-Mail\n1;Azubi Koch;Burg;Anna Kern;0391 123456;a@b.example';
    const kept = JSON.stringify(await read(table));
    for (const said of ['Kern', '0391', 'a@b']) expect(kept).not.toContain(said);
    expect(await adsOf(table, 'Stadt Burg')).toMatchObject([{ company: { name: 'Stadt Burg' } }]);
  });

  test.each([
    ['<!doctype html><title>Anmeldung</title><p>Titel;Firma', 'unknown-format', 'Überschriften'],
    ['<html><body><h1>503 Service Unavailable</h1></body></html>', 'unknown-format', 'Webseite'],
    ['', 'broken-answer', 'leer'],
    ['a;b;c\n1;2;3', 'unknown-format', 'Überschriften'],
    ['Titel;Firma;Ort\n"Koch;A;B', 'broken-answer', 'Anführungszeichen'],
    ['PK\u0003\u0004 kein Archiv', 'broken-answer', ''],
    ['\u00d0\u00cf\u0011\u00e0', 'broken-answer', ''],
  ])('that is none (%j) fails with its cause', async (body, reason, said) => {
    const error: unknown = await read(Buffer.from(body, 'latin1')).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ExchangeError);
    expect(error).toMatchObject({ reason, message: expect.stringContaining(said) });
  });

  test('tells a row that is too large, and reads the others', async () => {
    const table = (text: string) =>
      `Stand: heute\nKennung;Titel;Firma;Beschreibung\n1;Azubi Koch;A;"${text}"\n2;Azubi Koch;A;Du kochst.`;
    expect(await read(table('x '.repeat(300_000)))).toMatchObject([
      { externalId: '1', rejected: 'too-large', detail: 'Zeile 3: 600012 Zeichen' },
      { externalId: '2', raw: { title: 'Azubi Koch' } },
    ]);
    expect(await read(table('x '.repeat(99_000)))).toMatchObject([{ raw: {} }, { raw: {} }]);
    // Rows within an unclosed quote would count as gone.
    await expect(read(table('3;Azubi Maler;A;Du malst.\n'.repeat(20_000)))).rejects.toMatchObject({
      reason: 'broken-answer',
      message: expect.stringContaining('Zeile 3'),
    });
    await expect(read(`Kennung;Titel;Firma\n${';'.repeat(2_100_000)}`)).rejects.toMatchObject({
      message: expect.stringContaining('zu viele Zellen'),
    });
  });
});
