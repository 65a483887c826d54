import type { FetchedRecord } from '../../adapters/adapter.ts';
import { hashOf } from '../../pipeline/records/raw-record.ts';
import { isId, type Numbered } from '../../pipeline/records/record-ids.ts';
import type { Progress } from './progress.ts';

/** Stored before records are planned, so that a process that takes over the run knows with which records the last one died. */
export interface RunExecution {
  /** Number of the first record in the run, and of the last. */
  readonly from: number;
  readonly to: number;
  /** Id and hash of the record, if it is a single one. */
  readonly id?: string;
  readonly mark?: string;
}

/** After so many processes in a row have died with the same records, the run is not taken up again. */
export const maxCrashes = 2;

/** Range of record numbers in which an earlier process may have died. */
export interface SuspectRange {
  readonly after: number;
  readonly to: number;
}

/** Returns the suspect records of a run; undefined if no process has died, or none while it planned records. */
export function suspectsOf(
  progress: Progress,
  execution: RunExecution | null,
): SuspectRange | undefined {
  if (progress.resumed === 0 || execution === null || execution.to <= progress.dealtWith)
    return undefined;
  return { after: progress.dealtWith, to: execution.to };
}

/**
 * Returns the records that are planned together next. Suspects are planned one by one, so that the record that crashes the process is
 * found.
 */
export function nextSlice(
  records: readonly Numbered[],
  batchSize: number,
  suspects: SuspectRange | undefined,
): readonly Numbered[] {
  const first = records[0]?.number ?? 0;
  if (suspects === undefined || first > suspects.to) return records.slice(0, batchSize);
  if (first > suspects.after) return records.slice(0, 1);
  return records.slice(0, Math.min(batchSize, suspects.after - first + 1));
}

/** Returns the hash by which a version of a record is recognised. */
export function markOf(record: FetchedRecord): string {
  if (!('raw' in record)) return '';
  try {
    return hashOf(record.raw);
  } catch {
    // The record is nested too deeply. It is rejected before it could crash anything.
    return '';
  }
}

export function executionOf(slice: readonly Numbered[]): RunExecution | undefined {
  const [first, last] = [slice[0], slice.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const numbers = { from: first.number, to: last.number };
  const { externalId } = first.record;
  if (slice.length > 1 || !isId(externalId)) return numbers;
  return { ...numbers, id: externalId, mark: markOf(first.record) };
}

/** Rejects a record if this version of it is left out. */
export function rejectIfLeftOut(
  record: FetchedRecord,
  leftOut: ReadonlyMap<string, string>,
): FetchedRecord {
  const { externalId } = record;
  const mark = leftOut.get(externalId);
  if (mark === undefined || 'rejected' in record || mark !== markOf(record)) return record;
  return { externalId, rejected: 'crashed' };
}
