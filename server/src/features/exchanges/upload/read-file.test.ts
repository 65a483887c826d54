import writeXlsxFile from 'write-excel-file/node';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readTable } from './columns.ts';
import { readFile } from './read-file.ts';
import { TableError } from './table-error.ts';
import { readZip, writeZip } from './zip.ts';

const headings = ['Titel', 'Art', 'Berufsbezeichnung', 'Beschreibung'];
const line = ['Bäcker für Köthen', 'Ausbildung', 'Bäcker/-in', 'Brot'];

const table = async (file: Buffer | string) =>
  readTable(await readFile(Buffer.from(file as string)));
const problem = (file: Buffer | string) =>
  table(file).then(
    () => 'none',
    (error: unknown) =>
      error instanceof TableError ? error.message : `not ours: ${String(error)}`,
  );

describe('a CSV file', () => {
  const text = `${headings.join(';')}\n${line.join(';')}\n`;
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['Windows line ends', Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['commas', Buffer.from(text.replaceAll(';', ','))],
    ['tabs', Buffer.from(text.replaceAll(';', '\t'))],
  ])('is read in %s', async (_, bytes) => {
    const { records } = await table(bytes);
    expect(records).toMatchObject([
      { row: 2, cells: { title: 'Bäcker für Köthen', jobName: 'Bäcker/-in', details: 'Brot' } },
    ]);
  });

  it('has cells with separators, quotes and line ends, and rows counted as a spreadsheet does', async () => {
    const { records } = await table(
      `sep=;\n\n${headings.join(';')}\n"A; ""B""";Ausbildung;X;"eins\nzwei"\n;;;\nC "D";Praktikum;Y;Z\n`,
    );
    expect(records).toMatchObject([
      { row: 4, cells: { title: 'A; "B"', details: 'eins\nzwei' } },
      { row: 6, cells: { title: 'C "D"' } },
    ]);
  });

  it('may have its columns in any order, others beside them, and the example of the template', async () => {
    const { records, examples, unknownColumns } = await table(
      'Gehalt,Beschreibung,Art,Kennung,TITEL *,Berufsbezeichnung\n1,D,Praktikum,7,T,J\n1,D,Praktikum,BEISPIEL,T,J\n',
    );
    expect(records).toMatchObject([{ cells: { id: '7', title: 'T', details: 'D', jobName: 'J' } }]);
    expect({ examples, unknownColumns }).toEqual({ examples: 1, unknownColumns: ['Gehalt'] });
  });

  it.each([
    ['', 'Die Datei ist leer.'],
    [
      'Hallo',
      'Die Überschriften der Spalten wurden nicht gefunden. Bitte verwenden Sie die Vorlage.',
    ],
    ['Titel;Art;Beginn\na;b;c', 'Es fehlen Spalten: „Berufsbezeichnung“, „Beschreibung“.'],
    [`${headings.join(';')};Titel\na;b;c;d;e`, 'Diese Spalten gibt es mehrmals: „Titel“.'],
    [headings.join(';'), 'In der Tabelle steht keine Stellenanzeige.'],
    [
      `${headings.join(';')}\n"offen;b;c;d`,
      'Ein Anführungszeichen wird geöffnet, aber nicht geschlossen.',
    ],
    [
      `${headings.join(';')}\n${`${line.join(';')}\n`.repeat(501)}`,
      'Die Tabelle darf höchstens 500 Stellenanzeigen enthalten.',
    ],
    ['%PDF-1.7\n\0\0\0', 'Das ist keine Tabelle. Erlaubt sind CSV und XLSX.'],
  ])('%j is refused: %s', async (text, message) => {
    expect(await problem(text)).toBe(message);
  });
});

describe('an XLSX file', () => {
  const workbook = (): Promise<Buffer> =>
    writeXlsxFile([
      headings.map((value) => ({ value })),
      line.map((value) => ({ value })),
    ]).toBuffer();
  const sheetName = 'xl/worksheets/sheet1.xml';
  const unpacked = async () => readZip(await workbook(), { bytes: 1e7, parts: 100 }, () => true);
  const withSheet = async (change: (xml: string) => string) => {
    const parts = await unpacked();
    return writeZip(parts.set(sheetName, Buffer.from(change(String(parts.get(sheetName))))));
  };

  it('is read as its first sheet', async () => {
    const { records } = await table(await workbook());
    expect(records).toMatchObject([{ row: 2, cells: { title: 'Bäcker für Köthen' } }]);
  });

  it('that says less of its size than it has is refused before it is unpacked further', async () => {
    const huge = deflateRawSync(Buffer.alloc(40_000_000));
    const parts = writeZip(new Map([['xl/workbook.xml', huge]]));
    // Deflated, and announced as ten bytes.
    const directory = parts.length - 22 - 46 - 'xl/workbook.xml'.length;
    parts.writeUInt16LE(8, directory + 10);
    parts.writeUInt32LE(10, directory + 24);
    expect(await problem(parts)).toBe('Die Datei ist beschädigt. Bitte speichern Sie sie neu.');
    parts.writeUInt32LE(60_000_000, directory + 24);
    expect(await problem(parts)).toBe(
      'Die Datei ist entpackt zu groß. Bitte speichern Sie die Tabelle als CSV.',
    );
  });

  it('that names a row beyond all measure ends its thread, and nothing else', async () => {
    const bomb = await withSheet((xml) =>
      xml.replace('<row r="2"', '<row r="1000000000"').replaceAll(/"([A-D])2"/g, '"$11000000000"'),
    );
    expect(await problem(bomb)).toMatch(/^Die Excel-Tabelle ist zu groß/);
    expect((await table(await workbook())).records).toHaveLength(1);
  }, 20_000);

  it.each([
    ['no workbook', writeZip(new Map([['a.xml', Buffer.from('<a/>')]])), /keine Excel-Tabelle/],
    ['half of one', Buffer.from('PK\u0003\u0004 and no more of it, really nothing'), /beschädigt/],
    ['of before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /altes Format/],
  ])('that is %s is refused', async (_, bytes, message) => {
    expect(await problem(bytes)).toMatch(message);
  });

  it('whose sheet is broken is refused', async () => {
    expect(await problem(await withSheet((xml) => xml.slice(0, 500)))).toMatch(
      /nicht gelesen|nicht gefunden/,
    );
  });
});
