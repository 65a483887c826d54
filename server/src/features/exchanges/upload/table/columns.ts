import { limits } from '@lehrpfad/contract/core/limits.ts';
import { labelOf } from '@lehrpfad/contract/exchanges/own.ts';
import {
  exampleId,
  tableColumns,
  type TableColumn,
} from '@lehrpfad/contract/exchanges/own-options.ts';
import { trimEnd } from '../../../../core/text/trim.ts';
import { isEmptyRow, readCell, textOf, type Cell, type Cells, type MergedCells } from './cells.ts';
import { findHeadings, transposeTable } from './find-headings.ts';
import { headingOf, type Heading } from './headings.ts';
import { listed, quoted } from '../text-lists.ts';
import { withMerged } from './workbook/merged-cells.ts';
import { readDay } from './dates.ts';
import { daysOfPeriod, periodColumn } from './shapes/period-column.ts';
import { TableError } from './table-error.ts';

/** A row of the table by columns. */
export interface TableRecord {
  /** Row number of the spreadsheet. */
  readonly row: number;
  /** Read (`readCell`). */
  readonly cells: Readonly<Partial<Record<TableColumn, Cell>>>;
}

export interface Table<Record = TableRecord> {
  readonly records: readonly Record[];
  /** Number of rows of the template that are no ads. */
  readonly examples: number;
  readonly unknownColumns: readonly string[];
  /** Sentences about how the file was read. */
  readonly notes: readonly string[];
}

/** Columns that every table of ads needs. */
const needed = ['title', 'type', 'jobName', 'details'] as const satisfies TableColumn[];

/** Maximum number of columns of a table; further ones are ignored. */
const maxColumns = 64;

/** Characters of a heading that are shown. */
const maxShownLength = 100;

const shown = (heading: Cell | undefined) =>
  textOf(heading).replaceAll(/\s+/g, ' ').slice(0, maxShownLength);

type Row = readonly Cell[];

/** The positions of the columns. */
interface Places {
  /** Columns by position. */
  readonly columns: readonly (TableColumn | undefined)[];
  /** Columns that are not read, since another one has the same meaning. */
  readonly left: ReadonlyMap<number, TableColumn>;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Chooses among columns of the same meaning: filled columns first, then the one with the clearest heading, then the first. */
function bestOf(found: readonly (Heading | undefined)[], numbers: readonly number[], data: Cells) {
  const filled = numbers.filter((at) => data.some((row) => textOf(row[at]) !== ''));
  const among = filled.length > 0 ? filled : numbers;
  const rankOf = (at: number) => found[at]?.rank ?? 0;
  const best = among.reduce((one, other) => (rankOf(other) < rankOf(one) ? other : one));
  return { best, filled };
}

/** Returns the columns that headings name. Beside 'davon frei', a column 'Plätze' has the number of all places. */
function meaningsOf(headings: Row): readonly (Heading | undefined)[] {
  const found = headings.map(headingOf);
  const isPart = (at: number) =>
    found[at]?.key === 'places' && /^davon\s/i.test(textOf(headings[at]));
  if (!headings.some((_, at) => isPart(at))) return found;
  return found.map((heading, at) =>
    heading?.key === 'places' && !isPart(at) ? { ...heading, key: 'totalPlaces' } : heading,
  );
}

/** Finds the columns. @throws {TableError} if two filled columns have the same heading */
function placesOf(headings: Row, data: Cells): Places {
  const found = meaningsOf(headings);
  const left = new Map<number, TableColumn>();
  for (const { key } of tableColumns) {
    const numbers = found.flatMap((heading, at) => (heading?.key === key ? [at] : []));
    if (numbers.length < 2) continue;
    const { best, filled } = bestOf(found, numbers, data);
    const others = numbers.filter((at) => at !== best);
    if (
      others.some((at) => filled.includes(at) && same(shown(headings[at]), shown(headings[best])))
    )
      throw new TableError(`Diese Spalten gibt es mehrmals: ${quoted(labelOf(key))}.`);
    for (const at of others) left.set(at, key);
  }
  const columns = found.map((heading, at) => (left.has(at) ? undefined : heading?.key));
  return { columns, left };
}

/** Refuses a table without needed columns. @throws {TableError} that names the missing columns and those that were found */
function refuseMissing(headings: Row, columns: Places['columns']): void {
  const missing = needed.filter((key) => !columns.includes(key));
  if (missing.length === 0) return;
  const has = tableColumns.filter(({ key }) => columns.includes(key));
  const foundHere = has.map(({ key, label }) => {
    const heading = shown(headings[columns.indexOf(key)]);
    return same(heading, label) ? quoted(label) : `${quoted(heading)} als ${quoted(label)}`;
  });
  const others = headings.flatMap((heading, at) =>
    columns[at] === undefined && textOf(heading) !== '' ? [quoted(shown(heading))] : [],
  );
  throw new TableError(
    [
      `Es fehlen Spalten: ${listed(missing.map((key) => quoted(labelOf(key))))}.`,
      `Gefunden wurden: ${listed(foundHere)}.`,
      ...(others.length > 0 ? [`Nicht erkannt: ${listed(others)}.`] : []),
    ].join(' '),
  );
}

/** Tells which headings were read under another name, and which columns were not read. */
function notesOn(headings: Row, { columns, left }: Places): string[] {
  const renamed = columns.flatMap((key, at) => {
    if (key === undefined || same(trimEnd(shown(headings[at]), /[\s*:]/), labelOf(key))) return [];
    return [`${quoted(shown(headings[at]))} als ${quoted(labelOf(key))}`];
  });
  const twice = [...left].map(([at, key]) => {
    const read = shown(headings[columns.indexOf(key)]);
    return `${quoted(labelOf(key))} steht in mehreren Spalten. Gelesen wurde ${quoted(read)}, nicht ${quoted(shown(headings[at]))}.`;
  });
  return [...(renamed.length > 0 ? [`Gelesen wurde ${listed(renamed)}.`] : []), ...twice];
}

const turnedNote =
  'Die Überschriften stehen untereinander. Gelesen wurde jede Spalte daneben als eine Anzeige.';

/** Whether a row belongs to the template. */
const isExample = ({ cells }: TableRecord) =>
  [exampleId, 'ERKLÄRUNG'].includes(textOf(cells.id).toUpperCase());

/** Refuses a cell that is longer than any spreadsheet allows, before it is read. @throws {TableError} */
function refuseLongCells(rows: Cells): void {
  const isLong = (cell: Cell) => typeof cell === 'string' && cell.length > limits.tableCell;
  const at = rows.findIndex((row) => row.some(isLong));
  if (at >= 0)
    throw new TableError(
      `In Zeile ${at + 1} steht ein Text mit mehr als ${limits.tableCell.toLocaleString('de')} Zeichen. Bitte kürzen Sie ihn.`,
    );
}

/** Whether a row repeats the headings, as in lists for printing. */
const isRepeated = (row: Row, headings: Row) =>
  row.every((cell, at) => textOf(cell) === '' || same(textOf(cell), textOf(headings[at])));

/** A row with fewer known headings is no row of headings: a single 'Titel' may occur anywhere. */
const minHeadings = 2;

/** Whether a row has a day or a number, so that it is a row of data whose words are headings by chance. */
const hasData = (row: Row): boolean =>
  row.some((cell) =>
    typeof cell !== 'string'
      ? cell !== null
      : /^\d+$/.test(cell) || (readDay(cell) ?? null) !== null,
  );

/** Whether a row that names only some of the needed columns is one of data. */
const isRowOfData = (row: Row): boolean =>
  hasData(row) && !needed.every((key) => row.some((cell) => headingOf(cell)?.key === key));

/** Finds the headings. @throws {TableError} if there are none */
function headingsIn(rows: Cells) {
  const found = findHeadings(rows);
  if (found !== undefined && found.count >= minHeadings && !isRowOfData(found.headings))
    return found;
  const first = rows.find((row) => !isEmptyRow(row)) ?? [];
  const cells = first.flatMap((cell) => (textOf(cell) === '' ? [] : [quoted(shown(cell))]));
  const there = cells.length > 0 ? ` Oben steht: ${listed(cells)}.` : '';
  const names = listed(needed.map((key) => quoted(labelOf(key))));
  throw new TableError(
    `Die Überschriften der Spalten wurden nicht gefunden.${there} Nötig sind ${names}. Bitte verwenden Sie die Vorlage.`,
  );
}

/**
 * Finds the headings and reads the rows below them. Empty rows are left out.
 * @throws {TableError}
 */
export function readTable(cells: Cells, merged: readonly MergedCells[] = []): Table {
  refuseLongCells(cells);
  const given = cells.map((row) => row.slice(0, maxColumns).map(readCell));
  const rows = transposeTable(given) ?? given;
  const isTurned = rows !== given;
  const { headings, below } = headingsIn(rows);
  const places = placesOf(headings, rows.slice(below));
  const { columns, left } = places;
  refuseMissing(headings, columns);
  const titles = columns.flatMap((key, at) => (key === 'title' || key === 'jobName' ? [at] : []));
  const period = periodColumn(headings, columns);
  const data = withMerged(rows, isTurned ? [] : merged, titles).slice(below);
  const records = data.flatMap((row, index): TableRecord[] => {
    if (isEmptyRow(row) || isRepeated(row, headings)) return [];
    const named = columns.flatMap((key, number) => (key ? [[key, row[number] ?? null]] : []));
    const days = period === undefined ? {} : daysOfPeriod(row[period] ?? null);
    return [{ row: below + index + 1, cells: { ...days, ...Object.fromEntries(named) } }];
  });
  const ads = records.filter((record) => !isExample(record));
  if (ads.length === 0) throw new TableError('In der Tabelle steht keine Stellenanzeige.');
  if (ads.length > limits.tableRows)
    throw new TableError(
      `Die Tabelle darf höchstens ${limits.tableRows} Stellenanzeigen enthalten.`,
    );
  return {
    records: ads,
    examples: records.length - ads.length,
    notes: [...(isTurned ? [turnedNote] : []), ...notesOn(headings, places)],
    unknownColumns: headings.flatMap((heading, number) =>
      columns[number] === undefined &&
      !left.has(number) &&
      number !== period &&
      textOf(heading) !== ''
        ? [shown(heading)]
        : [],
    ),
  };
}
