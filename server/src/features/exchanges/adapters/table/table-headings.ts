import type { TableColumn } from '@lehrpfad/contract/exchanges/own-options.ts';
import { columnOf } from '../../upload/table/headings.ts';
import { readCell, textOf, type Cell, type Cells } from '../../upload/table/cells.ts';
import { bare } from '../formats/field-names.ts';
import { meaningOf } from '../formats/field-paths.ts';
import { isAboutShowing, payYearAt } from '../formats/field-values.ts';

/** Names of feeds for the columns of uploaded tables. Columns without one are ignored in tables of other sources. */
const nameOfColumn: Readonly<Partial<Record<TableColumn, string>>> = {
  id: 'id',
  title: 'title',
  type: 'jobtype',
  jobName: 'beruf',
  profession: 'berufsfeld',
  start: 'beginn',
  end: 'ende',
  from: 'publishdate',
  until: 'ablaufdatum',
  deadline: 'bewerbungsschluss',
  details: 'beschreibung',
  annotation: 'sonstiges',
  certificate: 'schulabschluss',
  workingTime: 'arbeitszeit',
  places: 'freieplaetze',
  applicationUrl: 'applyurl',
  pay1: 'pay1',
  pay2: 'pay2',
  pay3: 'pay3',
  pay4: 'pay4',
};

/** UTF-16 units. A longer text is no heading. */
const maxHeadingLength = 200;

/** Number of top rows that may contain the headings. */
const top = 12;

/** `PLZ, Ort`, `Anschrift (Straße, PLZ, Ort)`. */
const isAddress = (name: string) => /plz|postleitzahl/.test(name) && /ort|stadt/.test(name);

/**
 * Returns the name of a feed's field for a heading, German or English: the names of feeds, else those of uploaded tables;
 * undefined if it is neither, such as contact data.
 */
export function nameOfHeading(cell: Cell | undefined): string | undefined {
  const text = textOf(cell);
  if (text === '' || text.length > maxHeadingLength) return undefined;
  const whole = bare(text);
  const short = text.replaceAll(/\([^()]*\)/g, '');
  for (const name of [text, short]) if (meaningOf([name]) !== undefined) return bare(name);
  if (isAddress(whole)) return 'anschrift';
  if (isAboutShowing(whole)) return whole;
  const year = payYearAt([text]);
  if (year !== undefined) return `pay${year}`;
  const column = columnOf(cell);
  return column && nameOfColumn[column];
}

const namesIn = (row: readonly Cell[]) => new Set(row.flatMap((cell) => nameOfHeading(cell) ?? []));

/** Returns the number of known headings in the first rows. */
export const countHeadings = (rows: Cells): number =>
  Math.max(0, ...rows.slice(0, top).map((row) => namesIn(row).size));

/** Minimum number of known headings of a table of ads. */
const minHeadings = 3;

/** Headings of columns with row numbers. */
const ofCount = new Set(['nr', 'nummer']);

/**
 * Whether a column numbers the rows of its table, even if some rows were removed since. Such a number belongs to another ad as soon
 * as a row is removed.
 */
function countsRows(rows: Cells, column: number): boolean {
  const numbers = rows
    .map((row) => textOf(readCell(row[column] ?? null)))
    .filter((text) => /\d/.test(text));
  const max = 2 * rows.length + 10;
  return numbers.every((text) => /^\d{1,5}\.?$/.test(text) && Number.parseInt(text, 10) <= max);
}

/** Finds the headings of a table and the fields of its columns; undefined if there are none. */
export function headingsOf(
  rows: Cells,
): { readonly below: number; readonly names: readonly (string | undefined)[] } | undefined {
  const counts = rows.slice(0, top).map((row) => namesIn(row).size);
  const max = Math.max(0, ...counts);
  if (max < minHeadings) return undefined;
  const below = counts.indexOf(max) + 1;
  const names = (rows[below - 1] ?? []).map((cell, column) => {
    const name = nameOfHeading(cell);
    const isCount = ofCount.has(name ?? '') && countsRows(rows.slice(below), column);
    return isCount ? undefined : name;
  });
  return { below, names };
}
