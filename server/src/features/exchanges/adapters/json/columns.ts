import { maxRecordLength } from '../feed/record-limits.ts';
import { propertiesOf, type Properties } from './properties.ts';

/** Levels of nested brackets in a document that is written as a text; a JobPosting has about five. */
const deepest = 40;

/** A table of ads has at least a title and a place. */
const minColumns = 2;

/** Maximum number of characters that are repeated in the rows: otherwise these could be thousands of times as large as the document. */
const maxRepeated = 10 * maxRecordLength;

const numbered = /^\d{1,6}$/;

/** The cells of a column: a list, or an object of numbers: `{ "0": "Koch", "1": "Maler" }`. */
function cellsOf(value: unknown): readonly unknown[] | undefined {
  const thing = propertiesOf(value);
  const names = Object.keys(thing);
  const isNumbered = names.length > 0 && names.every((name) => numbered.test(name));
  const cells: unknown = isNumbered ? Object.values(thing) : value;
  if (!Array.isArray(cells) || cells.length === 0) return undefined;
  return cells.every((cell) => typeof cell !== 'object' || cell === null) ? cells : undefined;
}

/**
 * Returns the rows of a table that is written by columns: `{ "title": ["Koch", …], "city": ["Halle", …] }`. A single value counts for all
 * rows. Empty if columns differ in length, since their cells could then belong to other rows, and if the rows would become too large.
 */
export function rowsOfColumns(thing: Properties): Properties[] {
  const entries = Object.entries(thing);
  const columns = entries.flatMap(([name, value]) => {
    const cells = cellsOf(value);
    return cells === undefined ? [] : [{ name, cells }];
  });
  const rows = columns[0]?.cells.length ?? 0;
  if (columns.length < minColumns || columns.some(({ cells }) => cells.length !== rows)) return [];
  const single = entries.filter(([, value]) => typeof value !== 'object');
  const names = columns.map(({ name }) => name);
  if (JSON.stringify([single, names]).length * rows > maxRepeated) return [];
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries([...single, ...columns.map(({ name, cells }) => [name, cells[row]])]),
  );
}

/** Whether brackets are nested no deeper than in a usual document. */
function isShallow(value: unknown, left = deepest): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((one) => isShallow(one, left - 1));
}

const isDocument = (value: unknown): value is string =>
  typeof value === 'string' && /^\s{0,100}[[{]/.test(value);

/** Returns the document that another one contains as text: `"[{ … }]"`, `{ "status": "ok", "d": "[{ … }]" }`. Any other document is returned as it is. */
export function unwrappedText(document: unknown): unknown {
  const values: unknown[] = Object.values(propertiesOf(document));
  const texts = values.some((value) => propertiesOf(value) === value || Array.isArray(value))
    ? []
    : values.filter(isDocument);
  const text = texts.length === 1 ? texts[0] : document;
  if (!isDocument(text)) return document;
  try {
    const inner: unknown = JSON.parse(text);
    return isShallow(inner) ? inner : document;
  } catch {
    return document;
  }
}
