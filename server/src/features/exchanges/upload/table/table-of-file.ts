import {
  requestThreads,
  TaskTooLarge,
} from '../../../../core/threads/work-threads/work-threads.ts';
import { TableError, UnassignedColumns } from './table-error.ts';
import type { CheckedTable, ReadTable, TableFile } from './table-task.ts';
import type * as tasks from './table-task.ts';

/** Milliseconds; a table of the largest size takes less than one second. */
const maxMs = 15_000;

const task = {
  module: new URL('table-task.ts', import.meta.url),
  name: 'readTableFile' satisfies keyof typeof tasks,
};

const problems = {
  time: 'Die Datei konnte nicht in der vorgesehenen Zeit gelesen werden. Bitte speichern Sie sie neu, ohne leere Zeilen, oder als CSV.',
  memory:
    'Die Tabelle ist zu groß. Bitte löschen Sie leere Zeilen, oder speichern Sie sie als CSV.',
} as const;

/**
 * Reads a file as a table of ads, on a thread with a deadline and a memory limit. Texts of ads are checked, and their HTML is clean.
 * @throws {UnassignedColumns} if needed columns are missing
 * @throws {TableError} if it is no such table, or takes too much memory or time; 503 if many wait
 */
export async function tableOfFile(
  bytes: Buffer,
  choice: Omit<TableFile, 'bytes'> = {},
): Promise<CheckedTable> {
  try {
    const file: TableFile = { ...choice, bytes };
    const read = await requestThreads.run<ReadTable>(task, file, maxMs);
    if ('table' in read) return read.table;
    const { problem, file: unassigned } = read;
    throw unassigned ? new UnassignedColumns(problem, unassigned) : new TableError(problem);
  } catch (error) {
    if (error instanceof TaskTooLarge)
      throw new TableError(problems[error.exceeded], { cause: error });
    throw error;
  }
}
