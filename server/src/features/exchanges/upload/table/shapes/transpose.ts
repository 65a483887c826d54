import { textOf, type Cell, type Cells } from '../cells.ts';

/** Maximum number of rows of a table whose headings stand in its first column, and of cells after it was turned. */
const max = { rows: 500, cells: 200_000 } as const;

type Row = readonly Cell[];

/** Columns in which the headings may stand: the first, or one behind a number or an empty margin. */
const maxMargin = 2;

const columnAt = (rows: Cells, at: number): Row => rows.map((row) => row[at] ?? null);

/** The heading that begins each form of a list of forms below each other; undefined if no heading is repeated. */
function repeatedIn(column: Row, nameOf: (cell: Cell) => string | undefined): string | undefined {
  const names = column.flatMap((cell) => nameOf(cell) ?? []);
  const [first] = names;
  return names.lastIndexOf(first ?? '') > 0 ? first : undefined;
}

/** Turns some rows, so that their columns become rows. */
function turnedRows(rows: Cells, from: number): Row[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: Math.max(0, width - from) }, (_, at) => columnAt(rows, at + from));
}

/** Divides rows at each one whose heading begins a form. */
function formsOf(rows: Cells, isFirst: (row: Row) => boolean): Cells[] {
  const forms: Row[][] = [];
  for (const row of rows) {
    if (isFirst(row)) forms.push([]);
    forms.at(-1)?.push(row);
  }
  return forms;
}

/**
 * Turns a table whose headings stand in its first column, with an ad in each further column, or a form for each ad below the other. Undefined
 * if it has as many headings in a row.
 * @param countIn returns the number of known headings in some rows
 * @param nameOf returns what a heading means
 */
export function transpose(
  rows: Cells,
  countIn: (rows: Cells) => number,
  nameOf: (cell: Cell) => string | undefined,
): Cells | undefined {
  if (rows.length > max.rows) return undefined;
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (rows.length * width > max.cells) return undefined;
  const inRow = countIn(rows);
  const at = Array.from({ length: maxMargin }, (_, column) => column).find(
    (column) => countIn([columnAt(rows, column)]) > inRow,
  );
  if (at === undefined) return undefined;
  const first = repeatedIn(columnAt(rows, at), nameOf);
  if (first === undefined) return turnedRows(rows, at);
  return inForms(
    formsOf(rows, (row) => nameOf(row[at] ?? null) === first),
    at,
  );
}

/** One row for each ad of forms, below the headings of all of them. */
function inForms(forms: readonly Cells[], at: number): Cells {
  const headings = [...new Set(forms.flat().map((row) => textOf(row[at])))].filter(
    (text) => text !== '',
  );
  const ads = forms.flatMap((form) => {
    const places = new Map(form.map((row, number) => [textOf(row[at]), number]));
    return turnedRows(form, at + 1).map((ad) =>
      headings.map((heading) => ad[places.get(heading) ?? -1] ?? null),
    );
  });
  return [headings, ...ads];
}
