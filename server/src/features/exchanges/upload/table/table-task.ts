import type { TableAssignment } from '@lehrpfad/contract/exchanges/own-tables.ts';
import { textOf, type OfferedSheet } from './cells.ts';
import { readTable, type Table } from './columns.ts';
import { readFile } from './read-file.ts';
import { TableError, UnassignedColumns, type UnassignedTable } from './table-error.ts';
import { withTexts, type CheckedRecord } from '../texts.ts';

/** A table whose texts have been checked, and the sheets of its file that can be chosen. */
export interface CheckedTable extends Table<CheckedRecord> {
  readonly sheets: readonly OfferedSheet[];
}

/** A file, and the number of the sheet to read. */
export interface TableFile {
  readonly bytes: Uint8Array;
  readonly sheet?: number | undefined;
  readonly assignment?: TableAssignment | undefined;
}

/** A table, or the reason why the file is none. */
export type ReadTable =
  | { readonly table: CheckedTable }
  | { readonly problem: string; readonly file?: UnassignedTable };

/** Refuses a row whose `Kennung` an earlier sheet has: each would overwrite the ad of the other. */
function withIdProblem(record: CheckedRecord, places: ReadonlyMap<string, string>): CheckedRecord {
  const place = places.get(textOf(record.cells.id));
  if (place === undefined) return record;
  const id = `Diese Kennung steht auch in ${place}. Geben Sie jeder Anzeige der Datei eine eigene.`;
  return { ...record, problems: { ...record.problems, id } };
}

/** Reads a file as a table of ads, including all slow steps. To be run on a worker thread. */
export async function readTableFile({ bytes, sheet, assignment }: TableFile): Promise<ReadTable> {
  let details: Pick<CheckedTable, 'notes' | 'sheets'> = { notes: [], sheets: [] };
  try {
    const { cells, merged, idsBefore, ...rest } = await readFile(Buffer.from(bytes), sheet);
    details = rest;
    const table = readTable(cells, { merged, assignment });
    return {
      table: {
        ...table,
        sheets: details.sheets,
        notes: [...details.notes, ...table.notes],
        records: table.records.map((record) => withIdProblem(withTexts(record), idsBefore)),
      },
    };
  } catch (error) {
    if (error instanceof UnassignedColumns)
      return { problem: error.message, file: { ...error.file, ...details } };
    if (error instanceof TableError) return { problem: error.message };
    throw error;
  }
}
