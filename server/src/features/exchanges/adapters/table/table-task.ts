import {
  readCell,
  textOf,
  type Cell,
  type Cells,
  type ReadCells,
} from '../../upload/table/cells.ts';
import { readDay } from '../../upload/table/dates.ts';
import { withMerged } from '../../upload/table/workbook/merged-cells.ts';
import { readFile } from '../../upload/table/read-file.ts';
import { TableError } from '../../upload/table/table-error.ts';
import { ExchangeError, type FetchedRecord } from '../adapter.ts';
import { withRepeatedId } from '../../pipeline/records/record-ids.ts';
import { maxRecordLength, checkedRecord } from '../feed/record-limits.ts';
import { kindOfLetter } from '../fields/ad-kind.ts';
import { plainFeed } from '../feed/packed-feed.ts';
import { fieldNamed, type FieldName } from '../formats/field-names.ts';
import { FieldReader } from '../formats/field-reader.ts';
import { idOfRow, rowPrefix } from '../formats/row-id.ts';
import { answerOf, type ReadAnswer } from '../read-answer.ts';
import { listingColumns, rowsOfAds, titleColumns } from './several-ads.ts';
import { countHeadings, headingsOf } from './table-headings.ts';

/** Limit of a whole table, unpacked. Bytes; 10,000 ads of a paragraph each. */
export const maxTableBytes = 10 * 1024 * 1024;

/** Maximum number of rows; a longer table is no list of ads. */
const maxRows = 50_000;

/** Fields in which a number of a spreadsheet is a day. */
const days: ReadonlySet<FieldName> = new Set(['start', 'end', 'published', 'changed', 'lastDay']);

/** A day as a spreadsheet counts it, 2009 to 2064, in a table that was saved as text. */
const counted = /^[45]\d{4}$/;

/** Returns the value of a cell. A spreadsheet's number in a field for days becomes that day. */
function valueOf(name: string, cell: Cell): string {
  const number = typeof cell === 'string' && counted.test(cell) ? Number(cell) : cell;
  const field = typeof number === 'number' ? fieldNamed(name)?.field : undefined;
  const day = field !== undefined && days.has(field) ? readDay(number) : undefined;
  return day ?? textOf(cell);
}

/** Name of a column of kinds that are written as one letter, and what the letters mean. */
const letters = 'kindletter';
const meantBy = { 1: 'Praktikum', 2: 'Ausbildung' } as const;

/**
 * Returns the names of the columns. A column of kinds in which every cell is 'A' or 'P' gets a name of its own: elsewhere 'P' may mean part-time.
 */
function namesWithLetters(
  rows: Cells,
  names: readonly (string | undefined)[],
): readonly (string | undefined)[] {
  return names.map((name, at) => {
    if (name === undefined || fieldNamed(name)?.field !== 'kind') return name;
    const texts = rows
      .map((row) => textOf(readCell(row[at] ?? null)))
      .filter((text) => text !== '');
    const isLetters = texts.length > 0 && texts.every((text) => kindOfLetter(text) !== undefined);
    return isLetters ? letters : name;
  });
}

/** Pay by years in one text, as in feeds. */
const payOf = (years: ReadonlyMap<string, string>): string =>
  [...years].map(([year, pay]) => `${year}. Ausbildungsjahr: ${pay}`).join(', ');

function recordOf(
  row: readonly Cell[],
  names: readonly (string | undefined)[],
): FetchedRecord | undefined {
  const reader = new FieldReader();
  const pay = new Map<string, string>();
  let size = 0;
  for (const [at, cell] of row.entries()) {
    const name = names[at];
    if (name === undefined || cell === null) continue;
    const read = readCell(cell);
    const kind = name === letters ? kindOfLetter(textOf(read)) : undefined;
    const text = kind === undefined ? valueOf(name, read) : meantBy[kind];
    size += text.length;
    const [, year] = /^pay([1-4])$/.exec(name) ?? [];
    if (year !== undefined && text !== '') pay.set(year, text);
    else reader.add([name === letters ? 'art' : name], text);
  }
  if (pay.size > 0) reader.add(['verguetung'], payOf(pay));
  if (size === 0) return undefined;
  const { fields } = reader;
  if (fields.isHidden) return undefined;
  const id = fields.id ?? idOfRow(fields);
  return checkedRecord(id, size, { ...fields });
}

/** Characters kept of a cell of a row that is too large, enough to recognise its ad. */
const stillKnown = 1000;

const sizeOf = (row: readonly Cell[]): number =>
  row.reduce((size: number, cell) => size + (typeof cell === 'string' ? cell.length : 0), 0);

/** Whether a text contains lines that are rows of the table, because a quote was not closed. */
const hasRows = (text: string, delimiter: string, columns: number): boolean =>
  text
    .split('\n')
    .slice(1)
    .some((line) => line.split(delimiter).length >= columns);

/**
 * Rejects a row that is too large: it is reported with its line, and its ad stays.
 * @throws {ExchangeError} if it may contain other rows, which would count as gone
 */
function tooLarge(
  row: readonly Cell[],
  names: readonly (string | undefined)[],
  line: number,
  delimiter: string | undefined,
): FetchedRecord {
  const isDoubtful =
    delimiter !== undefined &&
    row.some((cell) => typeof cell === 'string' && hasRows(cell, delimiter, names.length));
  if (isDoubtful)
    throw new ExchangeError(
      'broken-answer',
      `In Zeile ${line} ist nicht zu erkennen, wo sie endet. Vielleicht fehlt ein Anführungszeichen.`,
    );
  const known = row.map((cell) => (typeof cell === 'string' ? cell.slice(0, stillKnown) : cell));
  const record = recordOf(known, names);
  const detail = `Zeile ${line}: ${sizeOf(row)} Zeichen`;
  return { externalId: record?.externalId ?? '', rejected: 'too-large', detail };
}

const isPacked = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function unpacked(bytes: Buffer): Promise<Buffer> {
  if (!isPacked(bytes)) return bytes;
  const pieces = (async function* one() {
    yield bytes;
  })();
  return Buffer.concat(await Array.fromAsync(plainFeed(pieces, maxTableBytes)));
}

async function cellsOf(bytes: Buffer): Promise<ReadCells> {
  try {
    return await readFile(bytes, undefined, countHeadings);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    throw new ExchangeError('broken-answer', error.message, { cause: error });
  }
}

/** Whether a file begins like an HTML page, such as a login page. */
const isPage = (bytes: Buffer) =>
  /^[\sï»¿]{0,50}<(?:!doctype\s|html[\s>])/i.test(bytes.toString('latin1', 0, 100));

const someHeadings =
  'mit Überschriften, die wir kennen, etwa Titel, Unternehmen, Ort und Beschreibung.';

/** Returns the rows below the headings, with the values of merged cells in each row that is an ad. */
function rowsBelow(
  { cells, merged = [] }: ReadCells,
  below: number,
  titles: readonly number[],
): Cells {
  const isAd = (row: readonly Cell[]) =>
    titles.some((at) => textOf(readCell(row[at] ?? null)) !== '');
  return withMerged(cells, merged, isAd).slice(below);
}

/** Whether a row is a note below the table: a single text that is not in a column of titles. */
function isNote(row: readonly Cell[], titles: readonly number[]): boolean {
  const filled = row.flatMap((cell, at) => (textOf(readCell(cell)) === '' ? [] : [at]));
  const [only] = filled;
  return filled.length === 1 && only !== undefined && !titles.includes(only);
}

function recordsOf(read: ReadCells, bytes: Buffer): readonly FetchedRecord[] {
  const { cells, delimiter } = read;
  const found = headingsOf(cells);
  if (found === undefined)
    throw new ExchangeError(
      'unknown-format',
      isPage(bytes)
        ? `Das ist eine Webseite (HTML) ohne eine Tabelle ${someHeadings}`
        : `Die Datei hat keine Zeile ${someHeadings}`,
    );
  if (cells.length > maxRows)
    throw new ExchangeError('too-large', `Die Tabelle hat mehr als ${maxRows} Zeilen.`);
  const lines = new Map<string, number>();
  const titles = titleColumns(found.names);
  const listing = listingColumns(found.names, found.headings);
  const rows = rowsBelow(read, found.below, titles);
  const names = namesWithLetters(rows, found.names);
  return rows.flatMap((row, at) => {
    const line = found.below + at + 1;
    if (sizeOf(row) > maxRecordLength) return tooLarge(row, names, line, delimiter);
    if (isNote(row, titles)) return [];
    return rowsOfAds(row, listing).flatMap((ad, number) => {
      const record = recordOf(ad, names);
      return record === undefined ? [] : onlyOnce(numbered(record, number), line, lines);
    });
  });
}

/** Tells the ads of one row apart that share the id of their row: the first keeps it. */
function numbered(record: FetchedRecord, number: number): FetchedRecord {
  const { externalId } = record;
  if (number === 0 || externalId === '' || externalId.startsWith(rowPrefix)) return record;
  return { ...record, externalId: `${externalId}#${number + 1}` };
}

/** Rejects a row without an id that equals an earlier one. Both lines are reported, since a hash does not help to find a row. */
function onlyOnce(record: FetchedRecord, line: number, lines: Map<string, number>): FetchedRecord {
  const { externalId } = record;
  if (!externalId.startsWith(rowPrefix)) return record;
  const above = lines.get(externalId);
  if (above === undefined) {
    lines.set(externalId, line);
    return record;
  }
  const detail = `Zeile ${line} hat keine Kennung und nennt Titel, Unternehmen, Ort und Beginn wie Zeile ${above}.`;
  return { ...withRepeatedId(record), detail };
}

/** Reads the records of a table in CSV or XLSX, by its headings. To be run on a worker thread. */
export async function readTableRecords(
  bytes: Uint8Array,
): Promise<ReadAnswer<readonly FetchedRecord[]>> {
  const read = async () => {
    const file = await unpacked(Buffer.from(bytes));
    return recordsOf(await cellsOf(file), file);
  };
  const settled = await read().then(
    (records) => () => records,
    (error: unknown) => () => {
      throw error;
    },
  );
  return answerOf<readonly FetchedRecord[]>(settled);
}
