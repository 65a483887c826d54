import { severalLines } from '@lehrpfad/contract/core/visible-text.ts';

/** A cell as a file holds it. Days of spreadsheets are moments at midnight, UTC. */
export type Cell = string | number | boolean | Date | null;

/** Rows in the order of the file, the empty ones too: their number is that of the spreadsheet less one. */
export type Cells = readonly (readonly Cell[])[];

/** A sheet that can be read, by its number in the workbook. */
export interface OfferedSheet {
  readonly number: number;
  readonly name: string;
  readonly is_read: boolean;
}

/** What was read of a file, and what has to be said of that. */
export interface ReadCells {
  readonly cells: Cells;
  /** Sentences. */
  readonly notes: readonly string[];
  /** Of a workbook with several sheets that have rows. */
  readonly sheets: readonly OfferedSheet[];
  /** Where each `Kennung` stands on the sheets before the one that was read. */
  readonly idsBefore: ReadonlyMap<string, string>;
}

/**
 * A cell, its text as people see it. Each is read once, on the thread that reads the file: that takes long for texts of hidden
 * characters. What comes after compares and checks cells that have been read.
 */
export function readCell(cell: Cell): Cell {
  // No-break spaces come along when cells are copied from web pages.
  return typeof cell === 'string' ? severalLines(cell).replaceAll('\u00a0', ' ') : cell;
}

/** What a cell that has been read says. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'WAHR' : 'FALSCH';
  return String(cell);
}

/** Of cells that have been read. */
export const isEmptyRow = (row: readonly Cell[]): boolean =>
  row.every((cell) => textOf(cell) === '');
