import type { TableRow } from '@lehrpfad/contract/exchanges/own-tables.ts';
import { csvText } from '../../../../core/text/csv.ts';

/** Returns the errors of a table as CSV that German spreadsheets open. */
export function errorList(rows: readonly TableRow[]): Blob {
  const lines = rows.flatMap(({ row, title, errors }) =>
    errors.map(({ column, message }) => [String(row), title, column, message]),
  );
  const text = csvText([['Zeile', 'Titel', 'Spalte', 'Fehler'], ...lines]);
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}
