import { importThreads, TaskTooLarge } from '../../../../core/threads/work-threads/work-threads.ts';
import type { ReadRecord, RecordReader } from '../../pipeline/records/read-record.ts';

/** Deadlines in milliseconds for fifty records, which take about one second at most, and for a single record. */
const defaultDeadlines = { together: 20_000, alone: 5000 } as const;

type Read = (ReadRecord | null)[];

/**
 * Reads records on a worker thread with a deadline and a memory limit: all at once, or one by one if one of them takes too much time or
 * memory. That one is not read.
 * @param name of the function that the module exports
 */
export function readerOnThread(
  module: URL,
  name: string,
  deadlines: { readonly together: number; readonly alone: number } = defaultDeadlines,
): RecordReader {
  return async (order) => {
    const run = (records: typeof order.records, deadlineMs: number) =>
      importThreads.run<Read>({ module, name }, { ...order, records }, deadlineMs);
    try {
      return await run(order.records, deadlines.together);
    } catch (error) {
      if (!(error instanceof TaskTooLarge)) throw error;
    }
    const read: Read = [];
    for (const record of order.records) {
      try {
        read.push(...(await run([record], deadlines.alone)));
      } catch (error) {
        if (!(error instanceof TaskTooLarge)) throw error;
        read.push(null);
      }
    }
    return read;
  };
}

/** Reads records with the adapters of the product. */
export const readOnThread = readerOnThread(
  new URL('record-task.ts', import.meta.url),
  'readRecords',
);
