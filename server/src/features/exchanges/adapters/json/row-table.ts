import { bare } from '../formats/field-names.ts';
import { meaningOf } from '../formats/field-paths.ts';
import { headingsOf, nameOfHeading } from '../table/table-headings.ts';
import { propertiesOf } from './properties.ts';
import type { Element } from './stream/json-records.ts';

/** Names of the list of headings, beside the list of rows: `{ "columns": [ … ], "rows": [[ … ]] }`. */
const headingLists = new Set(['columns', 'headers', 'header', 'fields', 'columnnames', 'spalten']);

/** What a heading is called where it is an object, the surest first. */
const headingNames = ['key', 'name', 'field', 'id', 'label', 'title', 'text', 'header'] as const;

/** Objects within objects that are looked through. */
const deepest = 5;

/** A table of ads has some twenty. */
const mostColumns = 500;

type Row = readonly unknown[];

const isKnown = (name: string): boolean =>
  meaningOf([name]) !== undefined || nameOfHeading(name) !== undefined;

/** The name of a column: of what an object says of it the first that means something. */
function headingOf(column: unknown): string {
  const thing = propertiesOf(column);
  const said = [column, ...headingNames.map((name) => thing[name])].filter(
    (one): one is string => typeof one === 'string' && one.trim() !== '',
  );
  return said.find(isKnown) ?? said[0] ?? '';
}

/** The headings that a document names beside its rows; undefined where it names none. */
function headingsIn(value: unknown, depth = 0): string[] | undefined {
  for (const [name, one] of Object.entries(propertiesOf(value))) {
    if (Array.isArray(one) && one.length > 0 && headingLists.has(bare(name)))
      return one.slice(0, mostColumns).map(headingOf);
    const inner = depth < deepest ? headingsIn(one, depth + 1) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The name by which a cell is read: as it stands there, or what its heading means in a table. */
const nameOf = (heading: string): string =>
  meaningOf([heading]) === undefined ? (nameOfHeading(heading) ?? heading) : heading;

/** A row as an object. Of two columns with the same name the first counts that says something. */
function objectOf(names: readonly string[], row: Row): Readonly<Record<string, unknown>> {
  const cells = new Map<string, unknown>();
  for (const [at, cell] of row.slice(0, mostColumns).entries()) {
    const name = names[at] ?? '';
    if (name !== '' && cell !== null && cell !== '' && !cells.has(name)) cells.set(name, cell);
  }
  return Object.fromEntries(cells);
}

const rowOf = ({ value }: Element): Row => (Array.isArray(value) ? value : []);

const textsOf = (row: Row) => row.map((cell) => (typeof cell === 'string' ? cell : null));

/** Rows above the first ad; without headings of their own, all of them are ads. */
const top = 12;

/**
 * Rows of cells as the objects that they stand for: by the headings that the document names beside them, else by those in one of the first rows. Without either
 * they stay as they are.
 * @param frame what the document says beside its lists
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
    .map((row) => ({ ...row, value: objectOf(names, rowOf(row)) }))
    .filter(({ value }) => Object.keys(value).length > 0);
}
