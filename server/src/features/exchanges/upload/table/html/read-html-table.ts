import { readHtml } from '../../../../../core/html/read-html.ts';
import type { Cell, Cells } from '../cells.ts';
import { TableError } from '../table-error.ts';
import { RowsOfTable } from './rows-of-table.ts';

/*
 * Many systems export an HTML table as `.xls`, since Excel opens it; Excel itself writes XML of the same structure ("XML-Kalkulationstabelle 2003").
 * https://learn.microsoft.com/previous-versions/office/developer/office-xp/aa140066(v=office.10)
 */

const rowNames = new Set(['tr', 'row']);
const cellNames = new Set(['td', 'th', 'cell']);

/** Elements that begin and end a line of a cell. */
const lineNames = new Set(['br', 'p', 'div', 'li', 'ul', 'ol', 'tr', 'h1', 'h2', 'h3', 'h4']);

/** Deepest level of nested tables; old pages have some five. */
const deepest = 20;

const nameOf = (tag: string): string => tag.slice(tag.indexOf(':') + 1);

const spanOf = (text = '1', max: number): number =>
  Math.min(Math.max(Number.parseInt(text, 10) || 1, 1), max);

const maxSpan = { columns: 200, rows: 1000 } as const;

/** Reads all tables of a text, including nested ones. */
class TablesOfHtml {
  readonly tables: RowsOfTable[] = [];
  /** Open tables, the outermost first. Nested tables are read separately. */
  readonly #open: RowsOfTable[] = [];
  #tooDeep = 0;

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    const name = nameOf(tag);
    if (name === 'table') return this.#openTable();
    const table = this.#table;
    if (table === undefined) return;
    if (rowNames.has(name)) table.beginRow();
    else if (cellNames.has(name))
      table.beginCell({
        columns: spanOf(attributes['colspan'], maxSpan.columns),
        rows: spanOf(attributes['rowspan'], maxSpan.rows),
        // XML omits empty cells: the next cell gives its column.
        at: spanOf(attributes['ss:index'], maxSpan.columns) - 1,
      });
    else if (lineNames.has(name)) table.say('\n');
  }

  close(tag: string): void {
    const name = nameOf(tag);
    if (name === 'table') return this.#closeTable();
    if (rowNames.has(name)) this.#table?.endRow();
    else if (cellNames.has(name)) this.#table?.endCell();
    else if (lineNames.has(name)) this.#table?.say('\n');
  }

  text(text: string): void {
    this.#table?.say(text.replaceAll(/[ \t\n\r]+/g, ' '));
  }

  get #table(): RowsOfTable | undefined {
    return this.#open.at(-1);
  }

  #openTable(): void {
    if (this.#open.length >= deepest) {
      this.#tooDeep += 1;
      return;
    }
    const table = new RowsOfTable();
    this.#open.push(table);
    this.tables.push(table);
  }

  #closeTable(): void {
    if (this.#tooDeep > 0) this.#tooDeep -= 1;
    else this.#open.pop()?.end();
  }
}

/** Whether a text is HTML or XML with a table. */
export const hasTable = (text: string): boolean =>
  /^[\s\uFEFF]{0,100}</.test(text) && /<(?:[a-z]{1,20}:)?table[\s>]/i.test(text);

/**
 * Reads the table of a text with the most known headings; if several have as many, the longest.
 * @throws {TableError} for an incomplete table, and for too many cells
 */
export function readHtmlTable(
  text: string,
  countHeadings: (rows: Cells) => number,
): { readonly cells: readonly (readonly Cell[])[] } {
  const found = new TablesOfHtml();
  readHtml(text, {
    open: (name, attributes) => found.open(name, attributes),
    close: (name) => found.close(name),
    text: (piece) => found.text(piece),
  });
  const [best] = found.tables
    .map((table) => ({ table, count: countHeadings(table.rows) }))
    .toSorted((one, other) =>
      one.count === other.count
        ? other.table.rows.length - one.table.rows.length
        : other.count - one.count,
    );
  if (best === undefined) return { cells: [] };
  if (!best.table.hasEnded)
    throw new TableError('Die Datei bricht mitten in der Tabelle ab: Am Ende fehlt </table>.');
  return { cells: best.table.rows };
}
