import { parse } from 'csv-parse/sync';
import type { Cells, ReadCells } from './cells.ts';
import { decodeSingleBytes, withoutDoubleEncoding } from '../../values/encodings.ts';
import { TableError } from './table-error.ts';

/** The delimiters that spreadsheets use. */
const delimiters = [';', ',', '\t', '|'] as const;

/** Whether the text begins with letters of two bytes (UTF-16), as every table does in that encoding. */
const begins = (bytes: Buffer, zeroAt: 0 | 1) =>
  bytes.length >= 4 && bytes[zeroAt] === 0 && bytes[zeroAt + 2] === 0 && bytes[1 - zeroAt] !== 0;

/** Decodes UTF-8 or UTF-16 ('Unicode-Text' of Excel), with or without a byte order mark, else the single bytes of German spreadsheets. */
export function decodeTable(bytes: Buffer): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || begins(bytes, 1))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || begins(bytes, 0))
    return new TextDecoder('utf-16be').decode(bytes);
  try {
    return withoutDoubleEncoding(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return decodeSingleBytes(bytes);
  }
}

/** Longest row in characters that may contain headings. A longer row is a description, which is not read further. */
const maxHeadingsLength = 200_000;

/** Cells of the whole file. A row of ten million delimiters would be one list that a thread cannot hold. */
const maxCells = 2_000_000;

function hasMoreCells(text: string, delimiter: string): boolean {
  let count = 0;
  for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1)) {
    count += 1;
    if (count > maxCells) return true;
  }
  return false;
}

/** Lines of the whole file, including those within cells. Two million empty rows would be one list that a thread cannot hold. */
const maxLines = 200_000;

function hasMoreLines(text: string, max: number): boolean {
  let count = 0;
  for (const _ of text.matchAll(/[\r\n]/g)) {
    count += 1;
    if (count > max) return true;
  }
  return false;
}

interface Failure {
  readonly code?: string;
  readonly lines?: number;
}

const form = { relax_column_count: true, relax_quotes: true, skip_empty_lines: false } as const;

/** Longest first line that is examined for its quotes. Characters. */
const maxFirstLength = 10_000;

/** Whether the cells of a table are in single quotes: those of its first line are. */
function isSingleQuoted(text: string): boolean {
  const [line = ''] = text.slice(0, maxFirstLength).replace('\uFEFF', '').split('\n', 1);
  const cells = line.trim().split(/[;,\t|]/);
  return (
    cells.length > 1 &&
    cells.every((cell) => cell.length > 1 && cell.startsWith("'") && cell.endsWith("'"))
  );
}

/** Returns the rows at the top, up to one that is too long for headings. */
function topOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  try {
    parse(text, {
      ...form,
      delimiter,
      quote: isSingleQuoted(text) ? "'" : '"',
      max_record_size: maxHeadingsLength,
      to: top,
      on_record: (row: string[]) => {
        rows.push(row);
        return null;
      },
    });
  } catch {
    // The rows before it may contain the headings.
  }
  return rows;
}

/** Number of top rows in which the headings are searched. */
const top = 12;

/** Returns the delimiter with which the top of the table has the most known headings. */
function delimiterOf(text: string, countHeadings: (rows: Cells) => number): string {
  const counted = delimiters.map((delimiter) => ({
    delimiter,
    count: countHeadings(topOf(text, delimiter)),
  }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

/** `="06406"`: spreadsheets keep a number as text if it is exported as a formula. */
const textFormula = /^="((?:[^"]|"")*)"$/;

/** An apostrophe by which spreadsheets and exports say that a number, or what looks like a formula, is text. */
const textMark = /^'(?:[=+@-]|[\d\s.,/-]{1,40}$)/;

/** Returns the text that a spreadsheet shows in a cell. */
function shownText(cell: string): string {
  if (cell.startsWith("'")) return textMark.test(cell) ? cell.slice(1) : cell;
  if (!cell.startsWith('="')) return cell;
  const [, text] = textFormula.exec(cell) ?? [];
  return text === undefined ? cell : text.replaceAll('""', '"');
}

/** Whether each line is a single cell that contains a delimiter: a spreadsheet has quoted whole lines of a table. */
const areLinesQuoted = (rows: readonly (readonly string[])[]): boolean =>
  rows.some((row) => row.some((cell) => delimiters.some((one) => cell.includes(one)))) &&
  rows.every((row) => row.every((cell, at) => at === 0 || cell === ''));

function parsed(text: string, countHeadings: (rows: Cells) => number) {
  const delimiter = delimiterOf(text, countHeadings);
  if (hasMoreCells(text, delimiter)) throw new TableError('Die Tabelle hat zu viele Zellen.');
  const quote = isSingleQuoted(text) ? "'" : '"';
  return { rows: parse(text, { ...form, delimiter, quote }), delimiter };
}

/** Parses a table, also one whose lines were quoted as a whole. */
function parsedTwice(text: string, countHeadings: (rows: Cells) => number) {
  const once = parsed(text, countHeadings);
  if (!text.startsWith('"') || !areLinesQuoted(once.rows)) return once;
  return parsed(once.rows.map(([line = '']) => line).join('\n'), countHeadings);
}

/** Characters at the beginning that are examined. */
const maxExamined = 4000;

/** Smallest share of control characters of a file that is no text, such as a picture. A cell of a table has one now and then. */
const minControlShare = 0.02;

/** Whether a text has so many control characters that it is no text. Tab, line breaks and the end-of-file mark of old programs are none of these. */
function isBinary(text: string): boolean {
  const beginning = text.slice(0, maxExamined);
  // oxlint-disable-next-line no-control-regex
  const controls = beginning.match(/[\x00-\x08\x0e-\x19\x1b-\x1f]/g)?.length ?? 0;
  return controls > beginning.length * minControlShare;
}

/**
 * Reads a table of separated values.
 * @param countHeadings returns the number of known headings in some rows
 * @throws {TableError}
 */
export function readCsv(
  bytes: Buffer,
  countHeadings: (rows: Cells) => number,
): Pick<ReadCells, 'cells' | 'delimiter'> {
  const text = decodeTable(bytes);
  if (text.includes('\0') || isBinary(text))
    throw new TableError('Das ist keine Tabelle. Erlaubt sind CSV und XLSX.');
  if (hasMoreLines(text, maxLines)) throw new TableError('Die Tabelle hat zu viele Zeilen.');
  try {
    const { rows, delimiter } = parsedTwice(text.replace(/^\uFEFF/, ''), countHeadings);
    return { cells: rows.map((row) => row.map(shownText)), delimiter };
  } catch (error) {
    const { code = '', lines } = error as Failure;
    if (code === 'CSV_QUOTE_NOT_CLOSED')
      throw new TableError('Ein Anführungszeichen wird geöffnet, aber nicht geschlossen.');
    if (!code.startsWith('CSV_')) throw error;
    throw new TableError(
      `Die Tabelle kann nicht gelesen werden${lines === undefined ? '' : ` (Zeile ${lines} der Datei)`}.`,
    );
  }
}
