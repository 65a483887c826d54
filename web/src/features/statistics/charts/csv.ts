import { saveFile } from '../../../core/api/download.ts';
import { csvText } from '../../../core/text/csv.ts';

/** The table of a chart: column names, and rows of texts and numbers. */
export interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Returns the table as CSV for German spreadsheets. */
export function csvOf({ columns, rows }: ChartTable): string {
  return csvText([columns, ...rows]);
}

/** Makes the browser save a table. */
export function saveCsv(name: string, table: ChartTable): void {
  saveFile(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
