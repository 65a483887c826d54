import type { SheetData } from 'write-excel-file/browser';
import { saveFile, type ChartTable } from './charts/csv.ts';

/** What a sheet of the workbook is about. */
export interface Sheet {
  readonly title: string;
  /** The days that its numbers are of, in words. */
  readonly period: string;
  readonly table: ChartTable;
}

/** Limit of the format, and what it refuses in the name of a sheet. */
const longestName = 31;
const refused = /[[\]:*?/\\]/g;

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });

/** The title of a sheet in its first row, its days in the second, then the table as it is on the page. */
export function sheetData({ title, period, table }: Sheet): SheetData {
  return [
    [bold(title)],
    [`Zeitraum: ${period}`],
    [],
    table.columns.map(bold),
    ...table.rows.map((row) => [...row]),
  ];
}

/** A name that the format takes, and that tells the sheet apart. */
export function sheetName(title: string): string {
  const name = title.replace(refused, ' ').trim();
  return name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;
}

/** Lets the browser save all of them as one workbook (XLSX). @throws where its writer cannot be loaded */
export async function saveWorkbook(name: string, sheets: readonly Sheet[]): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const written = writeXlsxFile(
    sheets.map((sheet) => ({
      data: sheetData(sheet),
      sheet: sheetName(sheet.title),
      columns: sheet.table.columns.map((_, at) => ({ width: at === 0 ? 44 : 16 })),
    })),
  );
  saveFile(`${name}.xlsx`, await written.toBlob());
}
