import { isEmptyRow, textOf, type Cell, type Cells } from './cells.ts';
import { columnOf, isLegend } from './headings.ts';
import { transpose } from './shapes/transpose.ts';

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

/** Finds the headings of a table, in one row or two; undefined if no row names any column. The cells must have been read. */
export function findHeadings(rows: Cells): FoundHeadings | undefined {
  let best: FoundHeadings | undefined;
  for (let at = 0; at < Math.min(top, rows.length); at += 1) {
    if (isEmptyRow(rows[at] ?? [])) continue;
    const found = headingsAt(rows, at);
    if (found.count > (best?.count ?? 0)) best = found;
  }
  return best;
}
