import { limits } from '@lehrpfad/contract/core/limits.ts';
import { readSheet } from 'read-excel-file/universal';
import { textOf, type Cells, type ReadCells } from './cells.ts';
import type { RowLinks } from './html/rows-of-table.ts';
import { readTable } from './columns.ts';
import { quoted } from '../text-lists.ts';
import { countHeadings } from './find-headings.ts';
import { hasPart, mergedCellsOf } from './workbook/merged-cells.ts';
import { refuseExcess } from './refuse-excess.ts';
import { explanationName, notesOnSheets, sheetsOf, type Sheet } from './workbook/sheets.ts';
import { TableError } from './table-error.ts';
import { readZip, writeZip } from './zip.ts';

/** Limits after unpacking. 500 ads of the longest texts have about 10 MB; reading takes some seven times as much memory. */
const bounds = { bytes: 20 * 1024 * 1024, parts: 2000 };

/** Limits of a table of ads. Rows of the spreadsheet may be empty. */
const max = { rows: 20_000, columns: limits.tableColumns };

/** Parts for appearance. They are not read, and their attribute `r` is no address of a cell. */
const drawn = /^(?:xl\/(?:theme|drawings|charts|chartsheets|diagrams)|docProps|customXml)\//;

const isWanted = (name: string) => /\.xml(?:\.rels)?$/.test(name) && !drawn.test(name);

const unreadable =
  'Die Excel-Tabelle kann nicht gelesen werden. Bitte speichern Sie sie neu, ohne Formeln, oder als CSV.';

/** Returns why a ZIP archive is no workbook. LibreOffice saves tables as ODS, and saves them so again. */
function noWorkbook(parts: ReadonlyMap<string, Buffer>): TableError {
  const what = parts.has('content.xml')
    ? 'Das ist eine Tabelle von LibreOffice oder OpenOffice (ODS)'
    : 'Das ist keine Excel-Tabelle (XLSX)';
  return new TableError(`${what}. Bitte speichern Sie sie als XLSX oder CSV.`);
}

async function sheetOf(safe: ArrayBuffer, number: number): Promise<Cells> {
  try {
    return (await readSheet(safe, number)) as Cells;
  } catch (error) {
    throw new TableError(unreadable, { cause: error });
  }
}

/** Maximum number of sheets that are searched for headings. */
const maxRowsExamined = 5;

/** Minimum number of known headings of a table of ads. */
const minHeadings = 3;

const first: Sheet = { number: 1, name: '' };

/** Maximum number of sheets that can be chosen. */
const maxOffered = 20;

/** Whether a sheet has anything below its first row. A broken sheet counts, so that its error is shown if it is chosen. */
async function hasRows(safe: ArrayBuffer, { number }: Sheet): Promise<boolean> {
  try {
    return (await sheetOf(safe, number)).length > 1;
  } catch (error) {
    if (error instanceof TableError) return true;
    throw error;
  }
}

/** Returns the sheet that is read, and the others with rows, without the explanation of the template. */
async function offered(safe: ArrayBuffer, sheets: readonly Sheet[], read: Sheet): Promise<Sheet[]> {
  const kept: Sheet[] = [];
  for (const [index, sheet] of sheets.slice(0, maxOffered).entries()) {
    if (sheet.number === read.number) kept.push(sheet);
    else if (sheet.name === explanationName) continue;
    else if (index >= maxRowsExamined || (await hasRows(safe, sheet))) kept.push(sheet);
  }
  return kept;
}

/** Position of each `Kennung` on the sheets before the one that is read. Sheets that are no table of ads are skipped. */
async function idsBefore(safe: ArrayBuffer, sheets: readonly Sheet[], read: Sheet) {
  const places = new Map<string, string>();
  for (const { number, name } of sheets.slice(0, maxOffered)) {
    if (number >= read.number || name === explanationName) continue;
    try {
      const { records } = readTable(await sheetOf(safe, number));
      for (const { row, cells } of records)
        places.set(textOf(cells.id), `Zeile ${row} des Blatts ${quoted(name)}`);
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
    }
  }
  places.delete('');
  return places;
}

/** Reads the chosen sheet. @throws {TableError} if the workbook has no such sheet */
async function chosenSheet(safe: ArrayBuffer, sheets: readonly Sheet[], wanted: number) {
  const sheet = sheets.find(({ number }) => number === wanted);
  if (sheet === undefined) throw new TableError('Dieses Blatt gibt es in der Datei nicht.');
  return { sheet, cells: await sheetOf(safe, sheet.number) };
}

/** Finds the first sheet with headings of a table of ads; the first sheet if none has them. */
async function findSheet(
  safe: ArrayBuffer,
  sheets: readonly Sheet[],
): Promise<{ readonly sheet: Sheet; readonly cells: Cells }> {
  const [only = first, ...others] = sheets;
  const cells = await sheetOf(safe, only.number);
  if (countHeadings(cells) >= minHeadings) return { sheet: only, cells };
  for (const sheet of others.slice(0, maxRowsExamined - 1)) {
    const found = await sheetOf(safe, sheet.number);
    if (countHeadings(found) >= minHeadings) return { sheet, cells: found };
  }
  return { sheet: only, cells };
}

/** A workbook whose parts are unpacked within the bounds. @throws {TableError} if it is none */
function openWorkbook(bytes: Buffer) {
  const parts = readZip(bytes, bounds, isWanted);
  const workbook = parts.get('xl/workbook.xml');
  if (workbook === undefined) throw noWorkbook(parts);
  refuseExcess(parts);
  // The library gets only the parts that were unpacked within the bounds.
  const safe = new Uint8Array(writeZip(parts)).buffer;
  return { parts, safe, sheets: sheetsOf(workbook.toString()) };
}

/** Whether a sheet or table of this name has ads that are not offered. */
export const isLeftOut = (name: string): boolean =>
  name === explanationName ||
  /(?<!\p{L})(?:archiv|alt|vergeben|besetzt|muster|beispiele?|vorlage)(?!\p{L})/iu.test(name);

/** A sheet of a workbook with its name. */
export interface ReadSheet extends Pick<ReadCells, 'cells' | 'merged'> {
  readonly name: string;
  /** Titles above a table in HTML, the nearest first. */
  readonly titles?: readonly string[];
  /** Links in the cells of each row of a table in HTML. */
  readonly links?: readonly RowLinks[];
}

/**
 * Reads all visible sheets of a workbook that may contain ads; of a workbook with very many sheets only the one with headings. Call it on a
 * thread with bounded memory and time, as `readXlsx`.
 * @throws {TableError} if it is no workbook, or its sheets have too many rows
 */
export async function readSheets(bytes: Buffer): Promise<readonly ReadSheet[]> {
  const { parts, safe, sheets } = openWorkbook(bytes);
  const isMany = sheets.length > maxOffered;
  const wanted = isMany ? [(await findSheet(safe, sheets)).sheet] : sheets;
  const read: ReadSheet[] = [];
  let rows = 0;
  for (const { number, name } of wanted.length > 0 ? wanted : [first]) {
    // A sheet of charts has no rows.
    if (isLeftOut(name) || (sheets.length > 1 && !hasPart(parts, number))) continue;
    const cells = await sheetOf(safe, number);
    rows += cells.length;
    if (rows > max.rows) throw new TableError('Die Tabelle hat zu viele Zeilen.');
    read.push({
      name,
      cells: cells.map((row) => row.slice(0, max.columns)),
      merged: mergedCellsOf(parts, number).filter(({ column }) => column < max.columns),
    });
  }
  return read;
}

/**
 * Reads the sheet of a workbook that contains the ads. Call it on a thread with bounded memory and time: if a sheet names the last row of
 * a spreadsheet, the library makes all rows before it.
 * @param wanted the number of the sheet to read instead
 * @throws {TableError} if it is no workbook, or has no such sheet
 */
export async function readXlsx(bytes: Buffer, wanted?: number): Promise<ReadCells> {
  const { parts, safe, sheets } = openWorkbook(bytes);
  const { sheet, cells } = await (wanted === undefined
    ? findSheet(safe, sheets)
    : chosenSheet(safe, sheets, wanted));
  if (cells.length > max.rows) throw new TableError('Die Tabelle hat zu viele Zeilen.');
  const choice = await offered(safe, sheets, sheet);
  const isOne = choice.length < 2;
  return {
    cells: cells.map((row) => row.slice(0, max.columns)),
    merged: mergedCellsOf(parts, sheet.number).filter(({ column }) => column < max.columns),
    notes: notesOnSheets(choice, sheet),
    idsBefore: await idsBefore(safe, sheets, sheet),
    sheets: isOne
      ? []
      : choice.map(({ number, name }) => ({ number, name, is_read: number === sheet.number })),
  };
}
