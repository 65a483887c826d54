/** Spreadsheets take text that begins with one of these characters for a formula (OWASP, CSV Injection). */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Marks the text as UTF-8, because some spreadsheets assume older encodings. */
const byteOrderMark = '\uFEFF';

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = formula.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns rows in the format of German spreadsheets: semicolons, decimal commas, UTF-8 with BOM. Escapes text that looks like a formula.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(';'));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}
