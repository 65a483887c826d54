/** Maximum number of columns; a table of ads has some twenty. */
const max = 500;

/**
 * Names the cells of tables that FileMaker writes: `<METADATA><FIELD NAME="Beruf"/>…</METADATA>` names the columns of all rows, whose cells
 * are `<COL><DATA>Koch</DATA></COL>`.
 */
export class ColumnNames {
  readonly #names: string[] = [];
  #next = 0;

  /** Returns the name of an element that begins: that of its column if it is a cell. @param isInRecord whether it is within a row */
  of(name: string, parent: string, isInRecord: boolean): string {
    if (!isInRecord) {
      this.#next = 0;
      if (parent === 'metadata' && this.#names.length < max) this.#names.push(name);
      return name;
    }
    if (name !== 'col') return name;
    this.#next += 1;
    return this.#names[this.#next - 1] ?? name;
  }
}
