import { foldName } from '../formats/field-names.ts';
import { meaningOf } from '../formats/field-paths.ts';
import { headingsOf, nameOfHeading } from '../table/table-headings.ts';
import { propertiesOf } from './properties.ts';
import type { Element } from './stream/json-records.ts';

/** Names of the list of headings, beside the list of rows: `{ "columns": [ … ], "rows": [[ … ]] }`. */
const headingLists = new Set([
  'columns',
  'headers',
  'header',
  'fields',
  'columnnames',
  'spalten',
  'cols',
]);

/** Fields of a heading that is an object, the most reliable first. */
const headingNames = ['key', 'name', 'field', 'id', 'label', 'title', 'text', 'header'] as const;

/** Levels of nested objects that are searched. */
const deepest = 5;

/** Maximum number of columns; a table of ads has some twenty. */
const maxColumns = 500;

type Row = readonly unknown[];

/** 'Date(2027,7,1)': a day of Google's tables, whose months count from 0. */
const googleDay = /^Date\((\d{4}),(\d{1,2}),(\d{1,2})[\d,]{0,30}\)$/;

function cellOf(cell: unknown): unknown {
  const { v: value = null } = propertiesOf(cell);
  const [, year = '', month = '', day = ''] = googleDay.exec(String(value)) ?? [];
  if (year === '') return value;
  return [year, String(Number(month) + 1).padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** Returns the cells of a row of Google's tables (gviz): `{ "c": [{ "v": "Koch" }, null] }`; undefined for any other value. */
export function cellsOfRow(value: unknown): Row | undefined {
  const { c: cells } = propertiesOf(value);
  const isRow =
    Array.isArray(cells) && cells.every((cell) => cell === null || 'v' in propertiesOf(cell));
  return isRow ? cells.slice(0, maxColumns).map(cellOf) : undefined;
}

const isKnown = (name: string): boolean =>
  meaningOf([name]) !== undefined || nameOfHeading(name) !== undefined;

/** Returns the name of a column: of an object's fields the first that is a known name. */
function headingOf(column: unknown): string {
  const thing = propertiesOf(column);
  const said = [column, ...headingNames.map((name) => thing[name])].filter(
    (one): one is string => typeof one === 'string' && one.trim() !== '',
  );
  return said.find(isKnown) ?? said[0] ?? '';
}

/** Returns the headings that a document has beside its rows; undefined if there are none. */
function headingsIn(value: unknown, depth = 0): string[] | undefined {
  for (const [name, one] of Object.entries(propertiesOf(value))) {
    if (Array.isArray(one) && one.length > 0 && headingLists.has(foldName(name)))
      return one.slice(0, maxColumns).map(headingOf);
    const inner = depth < deepest ? headingsIn(one, depth + 1) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Returns the name by which a cell is read: its heading, or the meaning of the heading in a table. */
const nameOf = (heading: string): string =>
  meaningOf([heading]) === undefined ? (nameOfHeading(heading) ?? heading) : heading;

/** Converts a row to an object. If two columns have the same name, the first one with a value counts. */
function objectOf(names: readonly string[], row: Row): Readonly<Record<string, unknown>> {
  const cells = new Map<string, unknown>();
  for (const [at, cell] of row.slice(0, maxColumns).entries()) {
    const name = names[at] ?? '';
    if (name !== '' && cell !== null && cell !== '' && !cells.has(name)) cells.set(name, cell);
  }
  return Object.fromEntries(cells);
}

const rowOf = ({ value }: Element): Row => (Array.isArray(value) ? value : []);

const textsOf = (row: Row) => row.map((cell) => (typeof cell === 'string' ? cell : null));

/** Rows that are searched for headings. If there are none, all rows are ads. */
const top = 12;

/**
 * Converts rows of cells to objects: by the headings that the document has beside them, else by those in one of the first rows. Without headings
 * the rows stay unchanged.
 * @param frame the document without its lists
 */
export function objectsOfRows(rows: readonly Element[], frame: unknown): readonly Element[] {
  const named = headingsIn(frame);
  const found =
    named === undefined
      ? headingsOf(rows.slice(0, top).map((row) => textsOf(rowOf(row))))
      : undefined;
  const headings =
    named ??
    (found &&
      rows
        .slice(found.below - 1, found.below)
        .flatMap(rowOf)
        .map(headingOf));
  if (headings === undefined) return rows;
  const names = headings.map(nameOf);
  return rows
    .slice(found?.below ?? 0)
    .map((row) => ({ ...row, value: objectOf(names, rowOf(row)), isRow: true as const }))
    .filter(({ value }) => Object.keys(value).length > 0);
}
