import type { TableRow } from '@lehrpfad/contract/exchanges-own.ts';

/** What a spreadsheet would take for a formula begins with one of these (OWASP, CSV Injection). */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The errors of a table as a table, which German spreadsheets open. */
export function errorList(rows: readonly TableRow[]): Blob {
  const lines = rows.flatMap(({ row, title, errors }) =>
    errors.map(({ column, message }) => [String(row), title, column, message]),
  );
  const all = [['Zeile', 'Titel', 'Spalte', 'Fehler'], ...lines];
  const text = all.map((line) => line.map(cell).join(';')).join('\r\n');
  return new Blob([`\ufeff${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}
