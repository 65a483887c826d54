import { severalLines } from '@lehrpfad/contract/core/text/visible-text.ts';

/** A cell of a file. Days of spreadsheets are moments at midnight, UTC. */
export type Cell = string | number | boolean | Date | null;

/** All rows in the order of the file, including empty ones: the index is the row number of the spreadsheet less one. */
export type Cells = readonly (readonly Cell[])[];

/** Cells of one column that a spreadsheet shows as one. Only the first of them has a value. */
export interface MergedCells {
  /** From 0, as the rows. */
  readonly column: number;
  readonly from: number;
  /** Included. */
  readonly to: number;
}

/** A sheet that can be read, by its number in the workbook. */
export interface OfferedSheet {
  readonly number: number;
  readonly name: string;
  readonly is_read: boolean;
}

/** The cells of a file, with the details of how it was read. */
export interface ReadCells {
  readonly cells: Cells;
  /** Cells of a workbook that span several rows. */
  readonly merged?: readonly MergedCells[];
  /** Delimiter of a CSV. */
  readonly delimiter?: string;
  /** Sentences about how the file was read. */
  readonly notes: readonly string[];
  /** The sheets with rows, if the workbook has several. */
  readonly sheets: readonly OfferedSheet[];
  /** Position of each `Kennung` on the sheets before the one that was read. */
  readonly idsBefore: ReadonlyMap<string, string>;
}

/**
 * Normalises a cell's text to its visible characters. Each cell is read once, on the worker thread, since texts of hidden characters
 * take long. All other functions take cells that have been read.
 */
export function readCell(cell: Cell): Cell {
  // Cells copied from web pages contain no-break spaces.
  return typeof cell === 'string' ? severalLines(cell).replaceAll('\u00a0', ' ') : cell;
}

/** Returns the text of a cell that has been read. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'WAHR' : 'FALSCH';
  return String(cell);
}

/** Characters of a cell that are shown. */
const maxShownLength = 100;

/** Returns the text of a cell in one line, as it is shown. */
export const cellText = (cell: Cell | undefined): string =>
  textOf(cell)
    .slice(0, 10 * maxShownLength)
    .replaceAll(/\s+/g, ' ')
    .slice(0, maxShownLength);

/** Returns the text of a column in a row, without spaces around it; empty if there is no row. */
export const textAt = (row: readonly Cell[] | undefined, at: number): string =>
  textOf(readCell(row?.[at] ?? null)).trim();

/** Whether a row has a text in one of these columns, such as those that name an ad. */
export const isFilledIn = (row: readonly Cell[], columns: readonly number[]): boolean =>
  columns.some((at) => textOf(readCell(row[at] ?? null)) !== '');

/** Whether all cells are empty. They must have been read. */
export const isEmptyRow = (row: readonly Cell[]): boolean =>
  row.every((cell) => textOf(cell) === '');
