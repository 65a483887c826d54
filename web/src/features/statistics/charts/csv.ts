/** What a chart shows, as a table: names of columns, and rows of texts and numbers. */
export interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Marks UTF-8 for spreadsheets that believe in older encodings otherwise. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet would take for a formula, which terms that strangers typed must not become. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = formula.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The table as German spreadsheets open it: semicolons, decimal commas, UTF-8 with its mark. */
export function csvOf({ columns, rows }: ChartTable): string {
  const lines = [columns, ...rows].map((row) => row.map(cell).join(';'));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

/** Lets the browser save a table. */
export function saveCsv(name: string, table: ChartTable): void {
  const url = URL.createObjectURL(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
