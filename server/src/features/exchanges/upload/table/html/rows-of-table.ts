import type { Cell } from '../cells.ts';
import { TableError } from '../table-error.ts';

/** Limits of a table, including empty cells and rows. */
const max = { cells: 1_000_000, rows: 200_000 } as const;

/** Longest address of a link. Characters. */
const maxLink = 2000;

/** Number of columns and rows that a cell spans, and the index of its column if it gives one. */
export interface Span {
  readonly columns: number;
  readonly rows: number;
  readonly at: number;
}

/** Addresses of the first link in each cell of a row, by column, as they are written. */
export type RowLinks = ReadonlyMap<number, string>;

/** Collects the rows of one table, whose end tags may be missing. */
export class RowsOfTable {
  readonly #rows: Cell[][] = [];
  #row: Cell[] | undefined;
  #cell: { span: Span; texts: string[]; link?: string } | undefined;
  readonly #links: RowLinks[] = [];
  #linksOfRow = new Map<number, string>();
  /** Values of cells above that span further rows, by column, with the number of these rows. */
  readonly #above = new Map<number, { value: Cell; rows: number }>();
  #cells = 0;
  hasEnded = false;

  get rows(): readonly (readonly Cell[])[] {
    return this.#rows;
  }

  /** The links of each row. */
  get links(): readonly RowLinks[] {
    return this.#links;
  }

  beginRow(): void {
    this.endRow();
    this.#row = [];
  }

  beginCell(span: Span): void {
    this.endCell();
    this.#row ??= [];
    this.#cell = { span, texts: [] };
  }

  say(text: string): void {
    this.#cell?.texts.push(text);
  }

  /** @param address target of a link in the current cell, of which the first counts */
  link(address: string): void {
    if (this.#cell !== undefined && address.length <= maxLink) this.#cell.link ??= address;
  }

  endCell(): void {
    if (this.#cell === undefined || this.#row === undefined) return;
    const { span, texts, link } = this.#cell;
    this.#cell = undefined;
    const lines = texts.join('').split('\n');
    const value = lines
      .map((line) => line.trim())
      .join('\n')
      .trim();
    this.#takeFromAbove();
    while (this.#row.length < span.at) this.#put(null);
    if (link !== undefined) this.#linksOfRow.set(this.#row.length, link);
    // The text of a cell that spans columns is put in the first of them; that of a cell that spans rows is repeated in each.
    for (let column = 0; column < span.columns; column += 1) {
      const one = column === 0 && value !== '' ? value : null;
      if (span.rows > 1) this.#above.set(this.#row.length, { value: one, rows: span.rows - 1 });
      this.#put(one);
    }
  }

  endRow(): void {
    if (this.#row === undefined) return;
    this.endCell();
    this.#takeFromAbove();
    this.#rows.push(this.#row);
    this.#links.push(this.#linksOfRow);
    this.#linksOfRow = new Map();
    this.#row = undefined;
    if (this.#rows.length > max.rows) throw new TableError('Die Tabelle hat zu viele Zeilen.');
  }

  end(): void {
    this.endRow();
    this.hasEnded = true;
  }

  #takeFromAbove(): void {
    for (;;) {
      const column = this.#row?.length ?? 0;
      const above = this.#above.get(column);
      if (above === undefined) return;
      this.#put(above.value);
      if (above.rows === 1) this.#above.delete(column);
      else this.#above.set(column, { ...above, rows: above.rows - 1 });
    }
  }

  #put(value: Cell): void {
    this.#cells += 1;
    if (this.#cells > max.cells) throw new TableError('Die Tabelle hat zu viele Zellen.');
    this.#row?.push(value);
  }
}
