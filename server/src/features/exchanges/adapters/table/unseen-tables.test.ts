import { describe, expect, it } from 'vitest';
import { contextWith, heldHttp, readAll } from '../reading-all.fixture.ts';
import { tableAdapter } from './table.ts';

const settings = { url: 'https://kammer.example/liste.csv', pauseMs: 0 };

const recordsOf = (body: string) =>
  readAll(tableAdapter, settings, contextWith(heldHttp({ [settings.url]: { body } })));

async function adsOf(body: string) {
  const records = await recordsOf(body);
  return records.map((record) =>
    'raw' in record ? tableAdapter.normalise(record.raw, settings) : record,
  );
}

describe('tables in shapes that nobody had seen', () => {
  it('comment lines above the headings', async () => {
    const table = `# Export der Lehrstellenbörse
# Stand: 20.11.2026; alle Angaben ohne Gewähr
#
Nummer;Beruf;Betrieb;PLZ;Ort;Beginn
1;Ausbildung Maurer;Bau Nord;39576;Stendal;1.9.27`;
    expect(await adsOf(table)).toMatchObject([
      {
        title: 'Ausbildung Maurer',
        company: { name: 'Bau Nord' },
        place: { postcode: '39576', town: 'Stendal' },
        start: '2027-09-01',
      },
    ]);
  });

  it('numbers of places below a heading that names the kind', async () => {
    const table = `Betrieb;PLZ;Ort;Gewerk;freie Lehrstellen 2027
Dach Schulze;39576;Stendal;Dachdecker;2`;
    expect(await adsOf(table)).toMatchObject([
      { title: 'Dachdecker', jobType: 2, conditions: { free_places: 2 } },
    ]);
  });

  it('two tables, one below the other, whose headings differ in a word', async () => {
    const table = `Ausbildungsplätze;;
Firma;Beruf;Ort
Metall GmbH;Industriemechaniker;06886 Wittenberg
;;
Praktikumsplätze;;
Firma;Bereich;Ort
Bäckerei Lust;Backstube;06886 Wittenberg`;
    expect(await adsOf(table)).toMatchObject([
      { title: 'Industriemechaniker', jobType: 2, company: { name: 'Metall GmbH' } },
      { title: 'Backstube', jobType: 1, company: { name: 'Bäckerei Lust' } },
    ]);
  });

  it('two rows of headings in which only the task names the internship', async () => {
    const table = `Praktikumsplätze Klasse 9;;;;
Betrieb;;Ansprechpartner;Tätigkeit;Plätze
Name;Anschrift;;;
Autohaus Krause;Parkstr. 4, 39288 Burg;Herr Krause;Kfz-Werkstatt;2`;
    expect(await adsOf(table)).toMatchObject([
      {
        title: 'Kfz-Werkstatt',
        jobType: 1,
        company: { name: 'Autohaus Krause' },
        place: { postcode: '39288', town: 'Burg', street: 'Parkstr. 4' },
      },
    ]);
  });

  it('a title row, empty columns and headings over merged cells', async () => {
    const table = `Freie Ausbildungsplätze 2027 im Landkreis,,,,,,,
,,,,,,,
,Angebot,,Anbieter,,,,
,Ausbildungsberuf,Ausbildungsbeginn,Name des Betriebes,,Postleitzahl,Ort,
,Dachdecker/-in (Ausbildung),Sept. 2027,Dach Ost GmbH,,06385,Aken (Elbe),
,Zimmerer/-in (Ausbildung),WS 27/28,Holz West GmbH,,39240,Calbe (Saale),`;
    expect(await adsOf(table)).toMatchObject([
      {
        title: 'Dachdecker/-in (Ausbildung)',
        company: { name: 'Dach Ost GmbH' },
        place: { postcode: '06385', town: 'Aken (Elbe)' },
        start: '2027-09-01',
      },
      { title: 'Zimmerer/-in (Ausbildung)', company: { name: 'Holz West GmbH' }, start: null },
    ]);
  });

  it('line breaks within quotes, in headings too', async () => {
    const table = `"Stellen-
bezeichnung";"Firma";"Ort";"Beginn
der Ausbildung";"Beschreibung"
"Ausbildung
Gärtner";"Park
GmbH";"Wörlitz";"ab sofort";"Du pflanzt;
""Rosen"" und
Bäume."`;
    expect(await adsOf(table)).toMatchObject([
      {
        title: 'Ausbildung Gärtner',
        company: { name: 'Park GmbH' },
        place: { town: 'Wörlitz' },
        start: null,
        description: { text: expect.stringContaining('Bäume') },
      },
    ]);
  });

  it.each([
    ['1.050,00 EUR/Monat', 1050],
    ['950-1100', 950],
    ['1.050 € brutto mtl.', 1050],
    // The upper limit is unknown.
    ['ab 980,- €', undefined],
    ['nach Tarif', undefined],
  ])('pay of the first year as %j', async (pay, amount) => {
    const [ad] = await adsOf(
      `Titel;Firma;Ort;Ausbildungsvergütung 1. Lehrjahr\nAusbildung Koch;Gasthof;Burg;"${pay}"`,
    );
    expect((ad as { conditions?: { pay_year_1?: number } }).conditions?.pay_year_1).toBe(amount);
  });

  it.each([
    ['2 Ausbildungsplätze', 2],
    ['2', 2],
    ['3 freie Plätze', 3],
    ['1 (m/w/d)', 1],
    ['mehrere', undefined],
  ])('places as %j', async (places, count) => {
    const [ad] = await adsOf(
      `Titel;Firma;Ort;Anzahl der Plätze\nAusbildung Koch;Gasthof;Burg;${places}`,
    );
    expect((ad as { conditions?: { free_places?: number } }).conditions?.free_places).toBe(count);
  });

  it.each([
    ['1.9.27', '2027-09-01'],
    ['Sept. 2027', '2027-09-01'],
    ['01.09.2027 (Ausbildungsjahr 27/28)', '2027-09-01'],
    // A year, or a day in English.
    ['September 27', null],
    ['ab sofort', null],
    ['WS 27/28', null],
  ])('a beginning as %j', async (beginning, start) => {
    const [ad] = await adsOf(
      `Titel;Firma;Ort;Ausbildungsbeginn\nAusbildung Koch;Gasthof;Burg;${beginning}`,
    );
    expect(ad).toMatchObject({ title: 'Ausbildung Koch', start });
  });

  it('internships that no column calls so but their occupation', async () => {
    const table = `Betrieb;PLZ;Ort;Praktikumsberuf;von;bis
Bäckerei Korn;38855;Wernigerode;Bäcker/in;01.02.2027;12.02.2027
Summe;;;1;;
Ohne Beruf AG;39576;Stendal;;;`;
    expect(await adsOf(table)).toMatchObject([
      { title: 'Bäcker/in', jobType: 1, start: '2027-02-01', end: '2027-02-12' },
      { company: { name: 'Summe' }, place: { town: '' } },
      { rejected: 'no-title', company: 'Ohne Beruf AG' },
    ]);
  });

  it('rows that are counted: each ad keeps its id where a row before it goes', async () => {
    const table = (...rows: string[]) =>
      ['Nr.;Titel;Firma;Ort', ...rows.map((row, at) => `${at + 1};${row}`)].join('\n');
    const [baker, cook] = ['Ausbildung Bäcker;A GmbH;Burg', 'Ausbildung Koch;B GmbH;Thale'];
    const [, before] = await recordsOf(table(baker!, cook!));
    const [after] = await recordsOf(table(cook!));
    expect(after?.externalId).toBe(before?.externalId);
  });

  it.each([
    ['1\n2\n4', false],
    ['1.\n2.\n3.', false],
    ['3\n1\nSumme', false],
    ['101\n102\n105', true],
    ['K-1\nK-2\nK-3', true],
  ])('numbers %j as ids: %j', async (numbers, areIds) => {
    const rows = numbers.split('\n').map((number, at) => `${number};Ausbildung ${at};A;Burg`);
    const records = await recordsOf(['Nr.;Titel;Firma;Ort', ...rows].join('\n'));
    for (const [at, { externalId }] of records.entries())
      expect(externalId === numbers.split('\n')[at]).toBe(areIds);
  });

  it('more columns than any list of ads has', async () => {
    const far = ';x'.repeat(1000);
    const table = `Titel;Firma;Ort${far};PLZ\nAusbildung Koch;Eiche;Genthin${far};39307`;
    expect(await adsOf(table)).toMatchObject([
      { title: 'Ausbildung Koch', place: { town: 'Genthin', postcode: '' } },
    ]);
  });

  it('ids that a spreadsheet has rounded, which several rows have', async () => {
    const records = await recordsOf(
      'Stellen-ID;Titel;Firma;Ort\n1,23457E+11;Ausbildung Koch;A;Burg\n1,23457E+11;Ausbildung Maler;A;Burg',
    );
    const ids = records.map(({ externalId }) => externalId);
    expect(ids).toEqual([expect.stringMatching(/^row:/), expect.stringMatching(/^row:/)]);
    expect(new Set(ids).size).toBe(2);
  });
});
