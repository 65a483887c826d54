/** What a spreadsheet would take for a formula begins with one of these (OWASP, CSV Injection). */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Marks UTF-8 for spreadsheets that believe in older encodings otherwise. */
const byteOrderMark = '\uFEFF';

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = formula.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as German spreadsheets open them: semicolons, decimal commas, UTF-8 with its mark; no text becomes a formula. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(';'));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}
