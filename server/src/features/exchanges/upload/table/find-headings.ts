import { labelOf } from '@lehrpfad/contract/exchanges/own-tables.ts';
import { neededColumns } from '@lehrpfad/contract/exchanges/own-options.ts';
import { cellText, isEmptyRow, textOf, type Cell, type Cells } from './cells.ts';
import { readDay } from './dates.ts';
import { columnOf, isLegend } from './headings.ts';
import { transpose } from './shapes/transpose.ts';
import { TableError } from './table-error.ts';
import { listed, quoted } from '../text-lists.ts';

/** Number of top rows that may contain the headings. */
const top = 12;

type Row = readonly Cell[];

/** Counts the columns that a row names. */
const countIn = (row: Row): number => new Set(row.flatMap((cell) => columnOf(cell) ?? [])).size;

/** Returns the number of columns named by the row with the most of them. The cells must have been read. */
export function countHeadings(rows: Cells): number {
  return Math.max(0, ...rows.slice(0, top).map(countIn));
}

/** Returns a table with its headings in a row if it has them in its first column; undefined for any other. */
export const transposeTable = (rows: Cells): Cells | undefined =>
  transpose(rows, countHeadings, columnOf);

/** Returns the number of columns named by a row, or by the cells of the first column. */
export const countAnyHeadings = (rows: Cells): number =>
  countHeadings(transposeTable(rows) ?? rows);

/** Whether a row continues the headings above it: translations, 'von' and 'bis' below 'Zeitraum', or instructions for the column. */
function goesOn(row: Row): boolean {
  const said = row.filter((cell) => textOf(cell) !== '');
  return said.length > 1 && said.every((cell) => isLegend(cell) || columnOf(cell) !== undefined);
}

/** Joins headings in two rows. Below a heading that spans several columns, the lower row names each of them. */
function joined(upper: Row, lower: Row): Row {
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [above, below] = [textOf(upper[at]), textOf(lower[at])];
    if (above !== '') group = above;
    if (below === '') return above;
    const both = `${group} ${below}`;
    if (columnOf(both) !== undefined && columnOf(above) === undefined) return both;
    return columnOf(above) === undefined && columnOf(below) !== undefined ? below : above;
  });
}

export interface FoundHeadings {
  readonly headings: Row;
  /** Number of the first row of data, from 0. */
  readonly below: number;
  /** Number of columns that the headings name. */
  readonly count: number;
}

function headingsAt(rows: Cells, at: number): FoundHeadings {
  const row = rows[at] ?? [];
  const next = rows[at + 1] ?? [];
  if (!goesOn(next)) return { headings: row, below: at + 1, count: countIn(row) };
  const headings = joined(row, next);
  return { headings, below: at + 2, count: countIn(headings) };
}

/** Finds the row that names the most columns, in one row or two; undefined if no row names any column. The cells must have been read. */
function findHeadings(rows: Cells): FoundHeadings | undefined {
  let best: FoundHeadings | undefined;
  for (let at = 0; at < Math.min(top, rows.length); at += 1) {
    if (isEmptyRow(rows[at] ?? [])) continue;
    const found = headingsAt(rows, at);
    if (found.count > (best?.count ?? 0)) best = found;
  }
  return best;
}

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
  hasData(row) && !neededColumns.every((key) => row.some((cell) => columnOf(cell) === key));

/** Number of texts of a row that may be the headings though none of them is known: a title above a table is a single one. */
const minTexts = 2;

/** Finds the first row that may have the headings under names that are not known. */
function guessHeadings(rows: Cells): FoundHeadings | undefined {
  const at = rows
    .slice(0, top)
    .findIndex((row) => row.filter((cell) => textOf(cell) !== '').length >= minTexts);
  const headings = rows[at];
  if (headings === undefined || hasData(headings)) return undefined;
  return { headings, below: at + 1, count: countIn(headings) };
}

/** The headings of a table; `guess` says why they may be none. */
export interface TableHeadings extends FoundHeadings {
  readonly guess?: string;
}

/** Finds the headings of a table of ads, or the row that may have them. The cells must have been read. @throws {TableError} if no row may */
export function findTableHeadings(rows: Cells): TableHeadings {
  const found = findHeadings(rows);
  if (found !== undefined && found.count >= minHeadings && !isRowOfData(found.headings))
    return found;
  const first = rows.find((row) => !isEmptyRow(row)) ?? [];
  const cells = first.flatMap((cell) => (textOf(cell) === '' ? [] : [quoted(cellText(cell))]));
  const there = cells.length > 0 ? ` Oben steht: ${listed(cells)}.` : '';
  const names = listed(neededColumns.map((key) => quoted(labelOf(key))));
  const guess = `Die Überschriften der Spalten wurden nicht gefunden.${there} Nötig sind ${names}.`;
  const guessed = guessHeadings(rows);
  if (guessed === undefined) throw new TableError(`${guess} Bitte verwenden Sie die Vorlage.`);
  return { ...guessed, guess };
}
