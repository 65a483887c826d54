import type { TableColumn } from '@lehrpfad/contract/exchanges/own-options.ts';
import { readPeriod } from '../../../values/periods.ts';
import { textOf, type Cell } from '../cells.ts';

const isPeriod = (heading: Cell): boolean =>
  /^(?:(?:ausbildungs|einsatz)?zeitraum|von\s?[-–/]\s?bis|von\sbis)$/iu.test(
    textOf(heading)
      .replaceAll(/\([^()]*\)/g, '')
      .trim(),
  );

/**
 * Returns the position of a column that names the first and the last day at once; undefined if there is none, or a column for one of them.
 * @param isFree whether a column has no other meaning
 */
export function periodColumn(
  headings: readonly Cell[],
  at: ReadonlyMap<TableColumn, number>,
  isFree: (place: number) => boolean,
): number | undefined {
  if (at.has('start') || at.has('end')) return undefined;
  const place = headings.findIndex((heading, number) => isFree(number) && isPeriod(heading));
  return place < 0 ? undefined : place;
}

/** Returns the cells for the first and the last day. A text that is no period stays in the first, where it is read or refused. */
export function daysOfPeriod(cell: Cell): { readonly start: Cell; readonly end?: Cell } {
  return readPeriod(textOf(cell)) ?? { start: cell };
}
