import { parse } from 'csv-parse/sync';
import type { Cells } from './cells.ts';
import { TableError } from './table-error.ts';

/** What spreadsheets put between cells. */
const delimiters = [';', ',', '\t'] as const;

/** UTF-8, with or without a mark; UTF-16 with one ('Unicode-Text' of Excel); else Windows-1252, which German spreadsheets write. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

interface Failure {
  readonly code?: string;
  readonly lines?: number;
}

function rowsOf(text: string, delimiter: string, most?: number): string[][] {
  return parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: 200_000,
    ...(most !== undefined && { to: most }),
  });
}

/** Rows at the top among which the headings are looked for. */
const top = 12;

/** Under which of the delimiters the top of the table has the most known headings. */
function delimiterOf(text: string, countHeadings: (rows: Cells) => number): string {
  const counted = delimiters.map((delimiter) => {
    try {
      return { delimiter, count: countHeadings(rowsOf(text, delimiter, top)) };
    } catch {
      return { delimiter, count: 0 };
    }
  });
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

/**
 * Reads a table of separated values.
 * @param countHeadings how many known headings there are among some rows
 * @throws {TableError}
 */
export function readCsv(bytes: Buffer, countHeadings: (rows: Cells) => number): Cells {
  const text = decode(bytes);
  if (text.includes('\0'))
    throw new TableError('Das ist keine Tabelle. Erlaubt sind CSV und XLSX.');
  try {
    return rowsOf(text, delimiterOf(text, countHeadings));
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
