import { readCell, textOf, type Cell, type Cells } from '../../upload/table/cells.ts';
import { readDay } from '../../upload/table/dates.ts';
import type { FetchedRecord } from '../adapter.ts';
import { checkedRecord } from '../feed/record-limits.ts';
import { kindOfLetter } from '../fields/ad-kind.ts';
import { fieldOf, type FieldName } from '../formats/field-names.ts';
import { FieldReader } from '../formats/field-reader.ts';
import { idOfRow } from '../formats/row-id.ts';
import type { Section } from './sections.ts';

/** Fields in which a number of a spreadsheet is a day. */
const days: ReadonlySet<FieldName> = new Set(['start', 'end', 'published', 'changed', 'lastDay']);

/** A day as a spreadsheet counts it, 2009 to 2064, in a table that was saved as text. */
const counted = /^[45]\d{4}$/;

/** Returns the value of a cell. A spreadsheet's number in a field for days becomes that day. */
function valueOf(name: string, cell: Cell): string {
  const number = typeof cell === 'string' && counted.test(cell) ? Number(cell) : cell;
  const field = typeof number === 'number' ? fieldOf(name) : undefined;
  const day = field !== undefined && days.has(field) ? readDay(number) : undefined;
  return day ?? textOf(cell);
}

/** Name of a column of kinds that are written as one letter, and what the letters mean. */
const letters = 'kindletter';
const meantBy = { 1: 'Praktikum', 2: 'Ausbildung' } as const;

/**
 * Returns the names of the columns. A column of kinds in which every cell is 'A' or 'P' gets a name of its own: elsewhere 'P' may mean part-time.
 */
export function namesWithLetters(
  rows: Cells,
  names: readonly (string | undefined)[],
): readonly (string | undefined)[] {
  return names.map((name, at) => {
    if (name === undefined || fieldOf(name) !== 'kind') return name;
    const texts = rows
      .map((row) => textOf(readCell(row[at] ?? null)))
      .filter((text) => text !== '');
    const isLetters = texts.length > 0 && texts.every((text) => kindOfLetter(text) !== undefined);
    return isLetters ? letters : name;
  });
}

/** Pay by years in one text, as in feeds. */
const payOf = (years: ReadonlyMap<string, string>): string =>
  [...years].map(([year, pay]) => `${year}. Ausbildungsjahr: ${pay}`).join(', ');

/** Returns the record of a row; undefined if it is empty or hidden. */
export function recordOf(
  row: readonly Cell[],
  names: readonly (string | undefined)[],
  { kind: kindOfList, company, place }: Section = {},
): FetchedRecord | undefined {
  const reader = new FieldReader();
  const pay = new Map<string, string>();
  let size = 0;
  for (const [at, cell] of row.entries()) {
    const name = names[at];
    if (name === undefined || cell === null) continue;
    const read = readCell(cell);
    const kind = name === letters ? kindOfLetter(textOf(read)) : undefined;
    const text = kind === undefined ? valueOf(name, read) : meantBy[kind];
    size += text.length;
    const [, year] = /^pay([1-4])$/.exec(name) ?? [];
    if (year !== undefined && text !== '') pay.set(year, text);
    else reader.add([name === letters ? 'art' : name], text);
  }
  if (pay.size > 0) reader.add(['verguetung'], payOf(pay));
  if (size === 0) return undefined;
  if (company !== undefined) reader.add(['firma'], company);
  if (place !== undefined) reader.add(['anschrift'], place);
  const { fields } = reader;
  if (fields.isHidden) return undefined;
  const id = fields.id ?? idOfRow(fields);
  return checkedRecord(id, size, { ...fields, ...(kindOfList && { kindOfList }) });
}
