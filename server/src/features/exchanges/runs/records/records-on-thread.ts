import { importThreads, TaskTooLarge } from '../../../../core/threads/work-threads/work-threads.ts';
import type { RecordReader } from '../../pipeline/pipeline.ts';
import type { ReadRecord } from '../../pipeline/records/read-record.ts';

/** Milliseconds for fifty records, which take about one second at most, and for a single one. */
const longest = { together: 20_000, alone: 5000 } as const;

type Read = (ReadRecord | null)[];

/**
 * Reads records on a thread with a deadline and a memory limit: all at once, and one by one where one of them takes too much. That
 * one is not read; the others are.
 * @param name of the function that the module exports
 */
export function readerOnThread(
  module: URL,
  name: string,
  deadlines: { readonly together: number; readonly alone: number } = longest,
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

/** With the adapters that there are. */
export const readOnThread = readerOnThread(
  new URL('record-task.ts', import.meta.url),
  'readRecords',
);
