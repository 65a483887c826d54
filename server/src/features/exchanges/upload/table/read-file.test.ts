import writeXlsxFile from 'write-excel-file/node';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { TableError } from './table-error.ts';
import { tableOfFile } from './table-of-file.ts';
import { readZip, writeZip } from './zip.ts';

const headings = ['Titel', 'Art', 'Berufsbezeichnung', 'Beschreibung'];
const line = ['Bäcker für Köthen', 'Ausbildung', 'Bäcker/-in', 'Brot'];

const table = (file: Buffer | string) => tableOfFile(Buffer.from(file as string));
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
    ['bars', Buffer.from(text.replaceAll(';', '|'))],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['UTF-16, the larger half first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
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
      'Die Überschriften der Spalten wurden nicht gefunden. Oben steht: „Hallo“. Nötig sind „Titel“, „Art“, „Berufsbezeichnung“, „Beschreibung“. Bitte verwenden Sie die Vorlage.',
    ],
    [
      'Stellentitel;Art;Beginn;Gehalt\na;b;c;d',
      'Es fehlen Spalten: „Berufsbezeichnung“, „Beschreibung“. Gefunden wurden: „Stellentitel“ als „Titel“, „Art“, „Beginn“. Nicht erkannt: „Gehalt“.',
    ],
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
    ['\n'.repeat(200_001), 'Die Tabelle hat zu viele Zeilen.'],
    ['%PDF-1.7\n\0\0\0', 'Das ist keine Tabelle. Erlaubt sind CSV und XLSX.'],
    // A picture without an empty byte.
    [
      `\x89PNG\r\n\x1a\n${'\x01\x05'.repeat(40)}`,
      'Das ist keine Tabelle. Erlaubt sind CSV und XLSX.',
    ],
    // The words of the ad are headings by chance, and its day says that it is none.
    [
      'Wer;Was;Womit;Wann;Wozu\nAusbildung von Hand;Ausbildung;Koch;01.08.2027;Text',
      'Die Überschriften der Spalten wurden nicht gefunden. Oben steht: „Wer“, „Was“, „Womit“, „Wann“, „Wozu“. Nötig sind „Titel“, „Art“, „Berufsbezeichnung“, „Beschreibung“.',
    ],
  ])('%j is refused: %s', async (text, message) => {
    expect(await problem(text)).toBe(message);
  });
});

it('a stray control character in a cell makes no other file of a table', async () => {
  const { records } = await table(
    `${headings.join(';')}\nBäcker\x02;Ausbildung;Bäcker/-in;Brot\n\x1a`,
  );
  expect(records).toHaveLength(1);
});

describe('headings', () => {
  const read = async (...lines: readonly string[]) => {
    const { records, notes, unknownColumns } = await table(lines.join('\n'));
    return { rows: records.map(({ row, cells }) => [row, cells]), notes, unknownColumns };
  };
  const cells = { title: 'T', type: 'Ausbildung', jobName: 'Koch', details: 'D' };

  it('may stand below other lines, with empty rows and columns between', async () => {
    const { rows } = await read(
      'Unsere Stellen;;;;;',
      ';;;;;',
      ';Titel;;Art;Beruf;Text',
      ';;;;;',
      ';T;;Ausbildung;Koch;D',
    );
    expect(rows).toEqual([[5, cells]]);
  });

  it('may go over two rows, of which the lower tells apart or explains', async () => {
    const grouped = await read(
      'Titel;Art;Beruf;Zeitraum;;Sichtbar;;Text',
      ';;;von;bis;ab;bis;',
      'T;Ausbildung;Koch;1;2;3;4;D',
    );
    expect(grouped.rows).toEqual([[3, { ...cells, start: '1', end: '2', from: '3', until: '4' }]]);
    const wide = await read(
      'Stelle;;Ausbildung;;',
      'Titel;Art;Beruf;Beginn;Text',
      'T;Ausbildung;Koch;1;D',
    );
    expect(wide.rows).toEqual([[3, { ...cells, start: '1' }]]);
    const explained = await read(
      'Titel;Art;Beruf;Beginn;Text',
      'Pflichtfeld (max. 100 Zeichen);Auswahl;Pflicht;TT.MM.JJJJ;',
      'T;Ausbildung;Koch;1;D',
    );
    expect(explained.rows).toEqual([[3, { ...cells, start: '1' }]]);
    const english = await read(
      'Titel;Art;Beruf;Text',
      'Title;Type;Occupation;Description',
      'T;Ausbildung;Koch;D',
    );
    expect(english.rows).toEqual([[3, cells]]);
  });

  it('may come again on each page', async () => {
    const line = 'T;Ausbildung;Koch;D';
    const { rows } = await read('Titel;Art;Beruf;Text', line, 'TITEL;Art;Beruf;Text', line);
    expect(rows.map(([row]) => row)).toEqual([2, 4]);
  });

  it('that mean the same are read once, and that is said', async () => {
    const { rows, notes, unknownColumns } = await read(
      'Position;Stellentitel;Art;Beruf;Text;Firma;Standort;Ort',
      'P;T;Ausbildung;Koch;D;Krone;;Stendal',
    );
    expect(rows).toEqual([[2, { ...cells, branch: 'Stendal' }]]);
    expect(notes.slice(1)).toEqual([
      '„Titel“ steht in mehreren Spalten. Gelesen wurde „Stellentitel“, nicht „Position“.',
      '„Filiale“ steht in mehreren Spalten. Gelesen wurde „Ort“, nicht „Firma“.',
      '„Filiale“ steht in mehreren Spalten. Gelesen wurde „Ort“, nicht „Standort“.',
    ]);
    expect(unknownColumns).toEqual([]);
  });

  it('that are the same are read where only one is filled in', async () => {
    const { rows } = await read('Titel;Titel;Art;Beruf;Text', ';T;Ausbildung;Koch;D');
    expect(rows).toEqual([[2, cells]]);
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

  it('repeats merged cells in each row that is an ad', async () => {
    const file = await writeXlsxFile([
      [...headings, 'Straße'].map((value) => ({ value })),
      [{ value: 'A' }, { value: 'Ausbildung', rowSpan: 3 }, { value: 'Koch' }, { value: 'D' }],
      [{ value: 'B' }, null, { value: 'Maler' }, { value: 'E' }],
      [null, null, null, { value: 'F' }],
    ]).toBuffer();
    const { records } = await table(file);
    expect(records.map(({ cells }) => [cells.title, cells.type, cells.details])).toEqual([
      ['A', 'Ausbildung', 'D'],
      ['B', 'Ausbildung', 'E'],
      [null, null, 'F'],
    ]);
  });

  describe('of several sheets', () => {
    const sheet = (name: string, ...rows: readonly (readonly string[])[]) => ({
      sheet: name,
      data: rows.map((row) => row.map((value) => ({ value }))),
    });
    const ads = (name: string) => sheet(name, headings, line);

    it('is read as the first that has ads, and the others are mentioned', async () => {
      const sheets = [
        sheet('Deckblatt', ['Unsere Stellen']),
        ads('Ausbildung'),
        ads('Praktika & mehr'),
      ];
      const file = await writeXlsxFile(sheets).toBuffer();
      const read = await table(file);
      expect(read.records).toHaveLength(1);
      expect(read.notes).toEqual([
        'Die Datei hat ein weiteres Blatt: „Praktika & mehr“. Gelesen wurde „Ausbildung“. Stehen auch dort Anzeigen, prüfen Sie das Blatt gesondert.',
      ]);
      expect(read.sheets).toEqual([
        { number: 2, name: 'Ausbildung', is_read: true },
        { number: 3, name: 'Praktika & mehr', is_read: false },
      ]);
      const other = await tableOfFile(file, { sheet: 3 });
      expect(other.sheets.map(({ number, is_read }) => [number, is_read])).toEqual([
        [2, false],
        [3, true],
      ]);
    });

    it('is read as the one that was chosen, and refused where there is none', async () => {
      const second = sheet('Praktika', headings, [...line]);
      const file = await writeXlsxFile([ads('Ausbildung'), second, sheet('Leer')]).toBuffer();
      expect((await tableOfFile(file, { sheet: 2 })).records).toHaveLength(1);
      await expect(tableOfFile(file, { sheet: 4 })).rejects.toThrow(
        'Dieses Blatt gibt es in der Datei nicht.',
      );
      await expect(tableOfFile(file, { sheet: 3 })).rejects.toThrow(TableError);
    });

    it('says nothing of the explanation of the template', async () => {
      const sheets = [ads('Stellenanzeigen'), sheet('Erklärung', ['Spalte', 'Titel'])];
      expect((await table(await writeXlsxFile(sheets).toBuffer())).notes).toEqual([]);
    });

    it('is refused by its first where none has ads', async () => {
      const sheets = [sheet('A', ['Hallo']), sheet('B', ['Titel', 'Art'])];
      expect(await problem(await writeXlsxFile(sheets).toBuffer())).toMatch(/„Hallo“/);
    });
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

  const unreadable = /^Die Excel-Tabelle kann nicht gelesen/;
  const tooLong = /^Die Tabelle hat zu viele Zeilen/;
  const row = (cell: string) => `<row r="2">${cell}</row>`;

  // Each of these crashed the whole process, or used up the memory or the time of its thread.
  it.each([
    ['a row beyond all measure', '<row r="1000000000"/>', unreadable],
    ['a column beyond all measure', row('<c r="ZZZZZZ2"><v>1</v></c>'), unreadable],
    ['one by its prefix', row('<c xml:r="ZZZZZZ2"><v>1</v></c>'), unreadable],
    ['one in other letters', row("<c r='\uffff\uffff2'><v>1</v></c>"), unreadable],
    ['one within a value', row(`<c a="<c r='ZZZZZZ2'/>"/>`), unreadable],
    ['rows without end', '<row/>'.repeat(1_000_001), tooLong],
    ['attributes without end', `<row ${'a="" '.repeat(20_000)}/>`, unreadable],
    ['a tag without end', `<${'a'.repeat(100_000)}`, unreadable],
    ['a value without end', `<row a="${'a'.repeat(100_000)}"/>`, unreadable],
    [
      'a text without end',
      row(`<c r="A2" t="inlineStr"><is><t>${'a'.repeat(300_000)}`),
      unreadable,
    ],
    ['a comment without end', `<!--${'a'.repeat(300_000)}-->`, unreadable],
  ])('that has %s is refused before it is read', async (_, rows, message) => {
    const bomb = await withSheet((xml) => xml.replace('<sheetData>', `<sheetData>${rows}`));
    expect(await problem(bomb)).toMatch(message);
  });

  it('that says its namespaces and comments is read', async () => {
    const usual = await withSheet((xml) =>
      xml.replace('<worksheet', '<!-- r="x" --><worksheet xmlns:r="http://r.example"'),
    );
    expect((await table(usual)).records).toHaveLength(1);
  });

  it('that has a chart and a theme is read', async () => {
    const parts = await unpacked();
    parts.set('xl/charts/chart1.xml', Buffer.from('<c:pageMargins l="0.7" r="0.7"/>'));
    parts.set('xl/theme/theme1.xml', Buffer.from('<a:tileRect r="-100000" b="-100000"/>'));
    expect((await table(writeZip(parts))).records).toHaveLength(1);
  });

  it('that has more in it than its thread can hold ends that, and nothing else', async () => {
    const rows = Array.from(
      { length: 5000 },
      (_, at) => `<row r="${at + 3}"><c r="XFD${at + 3}"><v>1</v></c></row>`,
    );
    const bomb = await withSheet((xml) =>
      xml.replace('</sheetData>', `${rows.join('')}</sheetData>`),
    );
    expect(await problem(bomb)).toMatch(/^Die Tabelle ist zu groß/);
    expect((await table(await workbook())).records).toHaveLength(1);
  }, 20_000);

  it.each([
    ['no workbook', writeZip(new Map([['a.xml', Buffer.from('<a/>')]])), /keine Excel-Tabelle/],
    [
      'of LibreOffice',
      writeZip(new Map([['content.xml', Buffer.from('<office:document-content/>')]])),
      /\(ODS\)\. Bitte speichern Sie sie als XLSX oder CSV\.$/,
    ],
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
