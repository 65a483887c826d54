import type { Cells, ReadCells } from './cells.ts';
import { countAnyHeadings } from './find-headings.ts';
import { hasTable, readHtmlTable } from './html/read-html-table.ts';
import { decodeTable, readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { TableError } from './table-error.ts';

const startsWith = (bytes: Buffer, ...first: number[]) =>
  first.every((byte, at) => bytes[at] === byte);

/** Whether a file is a ZIP archive, the container of XLSX. */
export const isZip = (bytes: Buffer): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** Returns the text of a file with a table in HTML or XML; undefined for any other file. */
export function textWithTable(bytes: Buffer): string | undefined {
  const text = bytes.includes('<') ? decodeTable(bytes) : '';
  return hasTable(text) ? text : undefined;
}

/**
 * Reads a file as a table. Its bytes alone decide about its format.
 * @param sheet number of the sheet of a workbook to read
 * @param countIn returns the number of known headings in some rows; selects the delimiter of a CSV and the table of an HTML document
 * @throws {TableError}
 */
export async function readFile(
  bytes: Buffer,
  sheet?: number,
  countIn: (rows: Cells) => number = countAnyHeadings,
): Promise<ReadCells> {
  if (bytes.length === 0) throw new TableError('Die Datei ist leer.');
  if (isZip(bytes)) return readXlsx(bytes, sheet);
  // Compound file: Excel before 2007, or an XLSX with a password.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new TableError(
      'Diese Excel-Datei hat ein altes Format oder ein Kennwort. Bitte speichern Sie sie ohne Kennwort als XLSX oder CSV.',
    );
  const others = { notes: [], sheets: [], idsBefore: new Map<string, string>() };
  const text = textWithTable(bytes);
  if (text !== undefined) return { ...readHtmlTable(text, countIn), ...others };
  return { ...readCsv(bytes, countIn), ...others };
}
