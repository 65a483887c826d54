import { describe, expect, it } from 'vitest';
import { adsRead } from '../ads-read.fixture.ts';
import { propertiesOf } from '../json/properties.ts';
import { contextWith, heldHttp, readAll } from '../reading-all.fixture.ts';
import { tableAdapter } from './table.ts';

const read = (body: string) => adsRead(tableAdapter, body);

const table = (rows: readonly (readonly string[])[], caption = '') =>
  `<table>${caption && `<caption>${caption}</caption>`}${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;

const headings = ['Beruf', 'Firma', 'Ort'];
const koch = ['Koch', 'Krug GmbH', '06108 Halle'];
const maler = ['Maler', 'Holz AG', '39104 Magdeburg'];
const asTraining = 'Koch, Krug GmbH, 06108 Halle, 2';
const asInternship = 'Maler, Holz AG, 39104 Magdeburg, 1';

describe('a page with several tables', () => {
  it('is read with the kind in their captions', async () => {
    const page = `<h1>Angebote</h1>${table([headings, koch], 'Ausbildungsplätze 2027')}${table([headings, maler], 'Praktika')}`;
    expect(await read(page)).toEqual([asTraining, asInternship]);
  });

  it('is read with the kind in the nearest heading above each', async () => {
    const page = `<table><tr><td>Menü</td><td>Start</td></tr></table><h1>Ausbildung bei uns</h1>
      <h2>Standort <b>Halle</b></h2>${table([headings, koch])}
      <h2>Praktikum</h2><h3>Sommer</h3>${table([headings, maler])}`;
    expect(await read(page)).toEqual([asTraining, asInternship]);
  });

  it('may name the company above its table', async () => {
    const page = `<h1>Praktika</h1><h2>Holz AG</h2>${table([
      ['Beruf', 'PLZ', 'Ort'],
      ['Maler', '39104', 'Magdeburg'],
    ])}`;
    expect(await read(page)).toEqual([asInternship]);
  });

  it('takes no kind for a list of events, and leaves an archive out', async () => {
    const page = `<h1>Ausbildung</h1><h2>Termine</h2>${table([
      ['Titel', 'Firma', 'Ort', 'Beginn'],
      ['Tag der Technik', 'Krug GmbH', 'Halle', '01.02.2027'],
    ])}<h2>Archiv</h2>${table([headings, koch])}`;
    expect(await read(page)).toEqual(['job-type']);
  });

  it('may offer an apprenticeship and an internship in the same words', async () => {
    const page = `${table([headings, koch], 'Ausbildung')}${table([headings, koch], 'Praktikum')}`;
    expect(await read(page)).toEqual([asTraining, 'Koch, Krug GmbH, 06108 Halle, 1']);
  });

  it('names the table of a row that occurs twice', async () => {
    const page = `${table([headings, koch], 'Ausbildung')}${table([headings, koch], 'Azubis')}`;
    expect(await read(page)).toEqual([
      asTraining,
      'repeated-id Zeile 2 der Tabelle „Azubis“ hat keine Kennung und nennt Titel, Unternehmen, Ort und Beginn wie Zeile 2 der Tabelle „Ausbildung“.',
    ]);
  });

  it('is refused if one of its tables has no end', async () => {
    const page = `${table([headings, koch], 'Ausbildung')}${table([headings, maler]).replace('</table>', '')}`;
    await expect(read(page)).rejects.toThrow('bricht mitten in der Tabelle ab');
  });
});

it('a workbook of Excel 2003 in XML has a sheet for each kind', async () => {
  const sheet = (name: string, rows: readonly (readonly string[])[]) =>
    `<Worksheet ss:Name="${name}"><Table>${rows
      .map(
        (row) =>
          `<Row>${row.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`,
      )
      .join('')}</Table></Worksheet>`;
  const file = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${sheet('Ausbildung', [headings, koch])}${sheet('Praktika', [headings, maler])}</Workbook>`;
  expect(await read(file)).toEqual([asTraining, asInternship]);
});

it('rows in the same words, of which one is an internship, are two ads', async () => {
  const rows =
    'Beruf;Firma;Ort;Art\nKoch;Krug GmbH;06108 Halle;Ausbildung\nKoch;Krug GmbH;06108 Halle;Praktikum\n';
  expect(await read(rows)).toEqual([asTraining, 'Koch, Krug GmbH, 06108 Halle, 1']);
});

describe('a table whose cells contain links', () => {
  const settings = { url: 'https://www.kammer.example/liste/', pauseMs: 0 };
  const linksOf = async (body: string) => {
    const http = heldHttp({ [settings.url]: { body } });
    const records = await readAll(tableAdapter, settings, contextWith(http));
    return records.map((record) =>
      'raw' in record ? propertiesOf(tableAdapter.normalise(record.raw, settings))['link'] : '',
    );
  };
  const linked = (...rows: readonly string[]) =>
    table([
      ['Ausbildungsberuf', 'Firma', 'Ort'],
      ...rows.map((row) => [row, 'Krug GmbH', 'Halle']),
    ]);

  it('takes the address of an ad from the link of its title', async () => {
    const page = linked('<a href="/l/1">Koch</a>', '<b><a href="l.php?id=2&amp;s=3">Maler</a></b>');
    expect(await linksOf(page)).toEqual([
      'https://www.kammer.example/l/1',
      'https://www.kammer.example/liste/l.php?id=2&s=3',
    ]);
  });

  it.each([
    ['of other sites', 'https://berufe.example/koch', 'https://berufe.example/maler'],
    ['that are the same in several rows', '/stellen.pdf', '/stellen.pdf'],
    ['to no page', 'mailto:a@krug.example', '#maler'],
  ])('takes none from links %s', async (_name, first, second) => {
    const page = linked(`<a href="${first}">Koch</a>`, `<a href="${second}">Maler</a>`);
    expect(await linksOf(page)).toEqual(['', '']);
  });

  it('takes it from a column whose cells say something else', async () => {
    const page = table([
      ['Ausbildungsberuf', 'Firma', 'Ort', 'Link'],
      ['Koch', 'Krug GmbH', 'Halle', '<a href="https://krug.example/koch">ansehen</a>'],
    ]);
    expect(await linksOf(page)).toEqual(['https://krug.example/koch']);
  });
});
