import { readHtml } from '../../../../../core/html/read-html.ts';
import type { Cells } from '../cells.ts';
import { TableError } from '../table-error.ts';
import { RowsOfTable, type RowLinks } from './rows-of-table.ts';
import { TitlesOfText } from './titles-of-text.ts';

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

/** A table with what stands above it. */
interface TitledTable {
  readonly table: RowsOfTable;
  /** Headings of the text before it, the nearest first; of a workbook in XML the name of its sheet. */
  readonly above: readonly string[];
  caption?: string;
}

/** Reads all tables of a text, including nested ones. */
class TablesOfHtml {
  readonly tables: TitledTable[] = [];
  readonly #titles = new TitlesOfText();
  /** Open tables, the outermost first. Nested tables are read separately. */
  readonly #open: TitledTable[] = [];
  #tooDeep = 0;

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    const name = nameOf(tag);
    if (name === 'table') return this.#openTable();
    this.#titles.open(name, attributes['ss:name']);
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
    else if (name === 'a' && attributes['href'] !== undefined) table.link(attributes['href']);
    else if (lineNames.has(name)) table.say('\n');
  }

  close(tag: string): void {
    const name = nameOf(tag);
    if (name === 'table') return this.#closeTable();
    const caption = this.#titles.close(name);
    const open = this.#open.at(-1);
    if (caption !== undefined && open !== undefined) open.caption ??= caption;
    if (rowNames.has(name)) this.#table?.endRow();
    else if (cellNames.has(name)) this.#table?.endCell();
    else if (lineNames.has(name)) this.#table?.say('\n');
  }

  text(text: string): void {
    this.#titles.say(text);
    this.#table?.say(text.replaceAll(/[ \t\n\r]+/g, ' '));
  }

  get #table(): RowsOfTable | undefined {
    return this.#open.at(-1)?.table;
  }

  #openTable(): void {
    if (this.#open.length >= deepest) {
      this.#tooDeep += 1;
      return;
    }
    const table = { table: new RowsOfTable(), above: this.#titles.above };
    this.#open.push(table);
    this.tables.push(table);
  }

  #closeTable(): void {
    if (this.#tooDeep > 0) this.#tooDeep -= 1;
    else this.#open.pop()?.table.end();
  }
}

/** Whether a text is HTML or XML with a table. */
export const hasTable = (text: string): boolean =>
  /^[\s\uFEFF]{0,100}</.test(text) && /<(?:[a-z]{1,20}:)?table[\s>]/i.test(text);

/** A table of a text that has ended. */
export interface HtmlTable {
  readonly cells: Cells;
  readonly titles: readonly string[];
  readonly links: readonly RowLinks[];
}

const allTables = (text: string): readonly TitledTable[] => {
  const found = new TablesOfHtml();
  readHtml(text, {
    open: (name, attributes) => found.open(name, attributes),
    close: (name) => found.close(name),
    text: (piece) => found.text(piece),
  });
  return found.tables;
};

/** @throws {TableError} for an incomplete table */
function whole({ table, above, caption }: TitledTable): HtmlTable {
  if (!table.hasEnded)
    throw new TableError('Die Datei bricht mitten in der Tabelle ab: Am Ende fehlt </table>.');
  const { rows: cells, links } = table;
  return { cells, links, titles: caption === undefined ? above : [caption, ...above] };
}

/**
 * Reads the table of a text with the most known headings; if several have as many, the longest.
 * @throws {TableError} for an incomplete table, and for too many cells
 */
export function readHtmlTable(
  text: string,
  countHeadings: (rows: Cells) => number,
): Pick<HtmlTable, 'cells'> {
  const [best] = allTables(text)
    .map((one) => ({ ...one, count: countHeadings(one.table.rows) }))
    .toSorted((one, other) =>
      one.count === other.count
        ? other.table.rows.length - one.table.rows.length
        : other.count - one.count,
    );
  return { cells: best === undefined ? [] : whole(best).cells };
}

/**
 * Reads all tables of a text that are wanted, in their order.
 * @throws {TableError} for an incomplete one of them, and for too many cells
 */
export const readHtmlTables = (
  text: string,
  isWanted: (rows: Cells) => boolean,
): readonly HtmlTable[] =>
  allTables(text)
    .filter(({ table }) => isWanted(table.rows))
    .map(whole);
