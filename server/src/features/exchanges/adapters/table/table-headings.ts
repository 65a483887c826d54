import type { TableColumn } from '@lehrpfad/contract/exchanges/own-options.ts';
import { columnOf } from '../../upload/table/headings.ts';
import { readCell, textOf, type Cell, type Cells } from '../../upload/table/cells.ts';
import { bare } from '../formats/field-names.ts';
import { meaningOf } from '../formats/field-paths.ts';

/** Names of feeds for the columns of the table that companies upload; those without one say nothing of an ad from outside. */
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

/** Units. What is longer is no heading. */
const longestHeading = 200;

/** Rows that may stand above the headings. */
const top = 12;

/** `PLZ, Ort`, `Anschrift (Straße, PLZ, Ort)`. */
const isAddress = (name: string) => /plz|postleitzahl/.test(name) && /ort|stadt/.test(name);

/**
 * The name of a feed's field for a heading, German or English: the names that feeds use, else those of the table that companies upload;
 * undefined for what is neither, contact data above all.
 */
export function nameOfHeading(cell: Cell | undefined): string | undefined {
  const text = textOf(cell);
  if (text === '' || text.length > longestHeading) return undefined;
  const whole = bare(text);
  const short = text.replaceAll(/\([^()]*\)/g, '');
  for (const name of [text, short]) if (meaningOf([name]) !== undefined) return bare(name);
  if (isAddress(whole)) return 'anschrift';
  const column = columnOf(cell);
  return column && nameOfColumn[column];
}

const namesIn = (row: readonly Cell[]) => new Set(row.flatMap((cell) => nameOfHeading(cell) ?? []));

/** How many known headings there are among the first rows. */
export const countHeadings = (rows: Cells): number =>
  Math.max(0, ...rows.slice(0, top).map((row) => namesIn(row).size));

/** Fewer known headings are no table of ads. */
const fewest = 3;

/** Headings of columns in which people count rows. */
const ofCount = new Set(['nr', 'nummer']);

/**
 * Whether a column counts the rows of its table, also where some have been taken out since. Such a number is that of another ad as soon
 * as a row goes.
 */
function countsRows(rows: Cells, column: number): boolean {
  const numbers = rows
    .map((row) => textOf(readCell(row[column] ?? null)))
    .filter((text) => /\d/.test(text));
  const most = 2 * rows.length + 10;
  return numbers.every((text) => /^\d{1,5}\.?$/.test(text) && Number.parseInt(text, 10) <= most);
}

/** Where the headings of a table stand, and which fields its columns are; undefined for a table without them. */
export function headingsOf(
  rows: Cells,
): { readonly below: number; readonly names: readonly (string | undefined)[] } | undefined {
  const counts = rows.slice(0, top).map((row) => namesIn(row).size);
  const most = Math.max(0, ...counts);
  if (most < fewest) return undefined;
  const below = counts.indexOf(most) + 1;
  const names = (rows[below - 1] ?? []).map((cell, column) => {
    const name = nameOfHeading(cell);
    const isCount = ofCount.has(name ?? '') && countsRows(rows.slice(below), column);
    return isCount ? undefined : name;
  });
  return { below, names };
}
