/** A cell as a file holds it. Days of spreadsheets are moments at midnight, UTC. */
export type Cell = string | number | boolean | Date | null;

/** Rows in the order of the file, the empty ones too: their number is that of the spreadsheet less one. */
export type Cells = readonly (readonly Cell[])[];

/** Control characters but tabs and line ends. */
const controls = /[^\P{Cc}\t\n]/gu;

/** A cell as people read it. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'WAHR' : 'FALSCH';
  return (
    String(cell)
      .toWellFormed()
      // No-break spaces come along when cells are copied from web pages.
      .replaceAll('\u00a0', ' ')
      .replaceAll(/\r\n?/g, '\n')
      // Neither the database nor a page shows them.
      .replaceAll(controls, '')
      .trim()
  );
}

export const isEmptyRow = (row: readonly Cell[]): boolean =>
  row.every((cell) => textOf(cell) === '');
