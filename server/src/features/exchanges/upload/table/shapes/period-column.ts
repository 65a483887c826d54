import type { TableColumn } from '@lehrpfad/contract/exchanges/own-options.ts';
import { readPeriod } from '../../../values/periods.ts';
import { textOf, type Cell } from '../cells.ts';

const isPeriod = (heading: Cell): boolean =>
  /^(?:(?:ausbildungs|einsatz)?zeitraum|von\s?[-–/]\s?bis|von\sbis)$/iu.test(
    textOf(heading)
      .replaceAll(/\([^()]*\)/g, '')
      .trim(),
  );

/** Returns the position of a column that names the first and the last day at once; undefined if there is none, or a column for one of them. */
export function periodColumn(
  headings: readonly Cell[],
  columns: readonly (TableColumn | undefined)[],
): number | undefined {
  if (columns.includes('start') || columns.includes('end')) return undefined;
  const at = headings.findIndex(
    (heading, column) => columns[column] === undefined && isPeriod(heading),
  );
  return at < 0 ? undefined : at;
}

/** Returns the cells for the first and the last day. A text that is no period stays in the first, where it is read or refused. */
export function daysOfPeriod(cell: Cell): { readonly start: Cell; readonly end?: Cell } {
  return readPeriod(textOf(cell)) ?? { start: cell };
}
