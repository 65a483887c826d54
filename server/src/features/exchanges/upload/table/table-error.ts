import type { TableAssignment, TableFileColumn } from '@lehrpfad/contract/exchanges/own-tables.ts';
import type { OfferedSheet } from './cells.ts';

/** The columns of a file, what they were read as, and how else it can be read. */
export interface UnassignedTable {
  readonly columns: readonly TableFileColumn[];
  readonly assignment: TableAssignment;
  readonly sheets: readonly OfferedSheet[];
  /** Sentences about how the file was read. */
  readonly notes: readonly string[];
}

/** A file cannot be read as a table. The message is for the person who uploaded it. */
export class TableError extends Error {
  override name = 'TableError';
}

/** A table whose needed columns were not all recognised. They can be assigned by hand. */
export class UnassignedColumns extends TableError {
  override name = 'UnassignedColumns';
  readonly file: UnassignedTable;

  constructor(message: string, file: UnassignedTable) {
    super(message);
    this.file = file;
  }
}
