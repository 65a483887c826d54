import { isFilledIn, readCell, textAt, textOf, type Cell } from '../../upload/table/cells.ts';
import type { ReadSheet } from '../../upload/table/read-xlsx.ts';
import { withMerged } from '../../upload/table/workbook/merged-cells.ts';
import { ExchangeError, type FetchedRecord } from '../adapter.ts';
import { propertiesOf } from '../json/properties.ts';
import { withRepeatedId } from '../../pipeline/records/record-ids.ts';
import { maxRecordLength } from '../feed/record-limits.ts';
import { kindOfTitles } from '../fields/kind-alone.ts';
import { fieldOf } from '../formats/field-names.ts';
import { rowPrefix } from '../formats/row-id.ts';
import { answerOf, type ReadAnswer } from '../read-answer.ts';
import { listingColumns, rowsOfAds, titleColumns } from './several-ads.ts';
import { LinksOfRows } from './links-of-rows.ts';
import { kindColumns, kindOfPlaces, kindsMarked } from './kind-columns.ts';
import { isCompany, kindAbove, rowsOfSections, type Section } from './sections.ts';
import { headingsOf, withHeadingsInRow, type FoundHeadings } from './table-headings.ts';
import { namesWithLetters, recordOf } from './table-record.ts';
import { tablesOf, unpacked, type ReadTables } from './tables-of-file.ts';

/** Maximum number of rows; a longer table is no list of ads. */
const maxRows = 50_000;

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

/** Whether a file begins like an HTML page, such as a login page. */
const isPage = (bytes: Buffer) =>
  /^[\sï»¿]{0,50}<(?:!doctype\s|html[\s>])/i.test(bytes.toString('latin1', 0, 100));

const someHeadings =
  'mit Überschriften, die wir kennen, etwa Titel, Unternehmen, Ort und Beschreibung.';

/** Whether a row is a note or a sum below the table: a single text that is a footnote or not in a column of titles, or 'Summe' in one. */
function isNote(row: readonly Cell[], titles: readonly number[]): boolean {
  const filled = row.flatMap((cell, at) => (textOf(readCell(cell)) === '' ? [] : [at]));
  const [only] = filled;
  if (
    filled.length === 1 &&
    only !== undefined &&
    (!titles.includes(only) || isFootnote(textAt(row, only)))
  )
    return true;
  return only !== undefined && titles.includes(only) && isSum(filled.map((at) => textAt(row, at)));
}

const isFootnote = (text: string): boolean =>
  /^(?:[*†¹²³]|(?:stand|hinweis|anmerkung|quelle|legende)(?:e|en)?[\s:]|alle angaben\s)/iu.test(
    text,
  );

/** Whether a row sums up columns: a word and numbers. */
const isSum = ([word = '', ...numbers]: readonly string[]): boolean =>
  /^(?:summen?|gesamt(?:summe|zahl)?|insgesamt|total|zwischensumme|anzahl)(?!\p{L})/iu.test(word) &&
  numbers.every((text) => /^[\d.,]{1,20}$/.test(text));

/** Lines of rows without an id, and their kinds, by the hash that stands for the id. */
type Lines = Map<string, { readonly line: string; readonly kind: unknown }>;

/** Returns the records of a table; undefined if it has no known headings. */
function recordsOf(
  read: ReadSheet,
  lines: Lines,
  { delimiter, base }: { readonly delimiter: string | undefined; readonly base: string },
): readonly FetchedRecord[] | undefined {
  const cells = withHeadingsInRow(read.cells);
  const isTurned = cells !== read.cells;
  const found = headingsOf(cells);
  if (found === undefined) return undefined;
  const titles = titleColumns(found.names);
  const below = withMerged(cells, isTurned ? [] : (read.merged ?? []), titles).slice(found.below);
  const marked = kindColumns(
    below.filter((row) => isFilledIn(row, titles)),
    found.headings,
  );
  const isMark = (at: number) => marked.some((column) => column.at === at);
  const linked = new LinksOfRows({
    links: isTurned ? [] : (read.links ?? []).slice(found.below),
    names: namesWithLetters(below, found.names).map((name, at) => (isMark(at) ? undefined : name)),
    titles,
    base,
  });
  const { names } = linked;
  const listing = listingColumns(names, found.headings);
  const rows = rowsOfSections(
    below,
    { names, headings: found.headings },
    aboveOf({ ...read, cells }, found),
  );
  return rows.flatMap(({ row, at, section }) => {
    const line = found.below + at + 1;
    if (sizeOf(row) > maxRecordLength) return tooLarge(row, names, line, delimiter);
    if (isNote(row, titles)) return [];
    const kinds = kindsOf(row, marked, section);
    const ads = rowsOfAds(linked.of(row, at), listing).flatMap((ad) =>
      kinds.map((kind) => ({ ad, kind })),
    );
    const place = placeOf(line, read, isTurned);
    return ads.flatMap(({ ad, kind }, number) => {
      const record = recordOf(ad, names, { ...section, kind });
      if (record === undefined) return [];
      return onlyOnce(numbered(record, number, kinds.indexOf(kind)), place, lines);
    });
  });
}

/** Returns the kinds of a row: those that are marked, else the one that is said above it. */
function kindsOf(
  row: readonly Cell[],
  marked: ReturnType<typeof kindColumns>,
  { kind }: Section,
): readonly Section['kind'][] {
  const kinds = kindsMarked(row, marked);
  return kinds.length > 0 ? kinds : [kind];
}

const placeOf = (line: number, read: ReadSheet, isTurned: boolean): string =>
  `${isTurned ? `Anzeige ${line - 1}` : `Zeile ${line}`}${whereOf(read)}`;

/** Where a row is, in a file with several sheets or tables. */
function whereOf({ name, titles: [title = ''] = [] }: ReadSheet): string {
  if (name !== '') return ` des Blatts „${name}“`;
  return title === '' ? '' : ` der Tabelle „${title}“`;
}

/** What the rows above the headings, the name of the sheet or the titles of a table say of all its ads. */
function aboveOf({ cells, name, titles = [] }: ReadSheet, found: FoundHeadings): Section {
  const said = [name, ...titles];
  const kind =
    kindAbove(cells.slice(0, found.below - 1)) ?? kindOfTitles(said) ?? kindOfPlaces(found);
  const hasCompanies = found.names.some((one) => fieldOf(one) === 'company');
  return { kind, company: hasCompanies ? undefined : said.find(isCompany) };
}

/** Reads the records of all tables of a file. @throws {ExchangeError} if none of them has known headings */
function recordsOfAll(
  { tables, delimiter }: ReadTables,
  bytes: Buffer,
  base: string,
): readonly FetchedRecord[] {
  if (tables.reduce((sum, { cells }) => sum + cells.length, 0) > maxRows)
    throw new ExchangeError('too-large', `Die Tabelle hat mehr als ${maxRows} Zeilen.`);
  const lines: Lines = new Map();
  const found = tables.flatMap((table) => {
    const records = recordsOf(table, lines, { delimiter, base });
    return records === undefined ? [] : [records];
  });
  if (found.length === 0)
    throw new ExchangeError(
      'unknown-format',
      isPage(bytes)
        ? `Das ist eine Webseite (HTML) ohne eine Tabelle ${someHeadings}`
        : `Die Datei hat keine Zeile ${someHeadings}`,
    );
  return found.flat();
}

/**
 * Tells the ads of one row apart that share the id of their row: the first keeps it.
 * @param kind number of the kind among those that are marked: a hash of the row's fields is the same for both
 */
function numbered(record: FetchedRecord, number: number, kind: number): FetchedRecord {
  const { externalId } = record;
  if (number === 0 || externalId === '') return record;
  if (externalId.startsWith(rowPrefix) && kind < 1) return record;
  return { ...record, externalId: `${externalId}#${number + 1}` };
}

/** The kind of a row, by its own column or by what is said above it. */
function kindOf(record: FetchedRecord): unknown {
  const { kind, kindOfList } = 'raw' in record ? propertiesOf(record.raw) : {};
  return kind ?? kindOfList;
}

/**
 * Rejects a row without an id that equals an earlier one. Both lines are reported, since a hash does not help to find a row. Of an
 * apprenticeship and an internship in the same words the second one gets an id of its own.
 */
function onlyOnce(record: FetchedRecord, line: string, lines: Lines): FetchedRecord {
  const { externalId } = record;
  if (!externalId.startsWith(rowPrefix)) return record;
  const [above, kind] = [lines.get(externalId), kindOf(record)];
  if (above === undefined) {
    lines.set(externalId, { line, kind });
    return record;
  }
  if (typeof kind === 'string' && kind !== above.kind)
    return onlyOnce({ ...record, externalId: `${externalId}#${kind.slice(0, 40)}` }, line, lines);
  const detail = `${line} hat keine Kennung und nennt Titel, Unternehmen, Ort und Beginn wie ${above.line}.`;
  return { ...withRepeatedId(record), detail };
}

/** Reads the records of a table in CSV or XLSX, by its headings. To be run on a worker thread. */
export async function readTableRecords({
  bytes,
  url,
}: {
  readonly bytes: Uint8Array;
  readonly url: string;
}): Promise<ReadAnswer<readonly FetchedRecord[]>> {
  const read = async () => {
    const file = await unpacked(Buffer.from(bytes));
    return recordsOfAll(await tablesOf(file), file, url);
  };
  const settled = await read().then(
    (records) => () => records,
    (error: unknown) => () => {
      throw error;
    },
  );
  return answerOf<readonly FetchedRecord[]>(settled);
}
