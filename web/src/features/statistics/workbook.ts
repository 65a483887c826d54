import type { SheetData } from 'write-excel-file/browser';
import { saveFile } from '../../core/api/download.ts';
import type { ChartTable } from './charts/csv.ts';

/** A sheet of the workbook. */
export interface Sheet {
  readonly title: string;
  /** The period of its figures in words. */
  readonly period: string;
  readonly table: ChartTable;
}

/** Limit of the format, and characters that it forbids in the name of a sheet. */
const maxNameLength = 31;
const refused = /[[\]:*?/\\]/g;

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });

/** Returns the rows of a sheet: its title, its period, then the table as on the page. */
export function sheetData({ title, period, table }: Sheet): SheetData {
  return [
    [bold(title)],
    [`Zeitraum: ${period}`],
    [],
    table.columns.map(bold),
    ...table.rows.map((row) => [...row]),
  ];
}

/** Returns a valid name for a sheet. */
export function sheetName(title: string): string {
  const name = title.replace(refused, ' ').trim();
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1).trimEnd()}…` : name;
}

/** Saves all sheets as one workbook (XLSX). @throws if the library cannot be loaded */
export async function saveWorkbook(name: string, sheets: readonly Sheet[]): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const written = writeXlsxFile(
    sheets.map((sheet) => ({
      data: sheetData(sheet),
      sheet: sheetName(sheet.title),
      columns: sheet.table.columns.map((_, at) => ({ width: at === 0 ? 44 : 16 })),
    })),
  );
  saveFile(await written.toBlob(), `${name}.xlsx`);
}
