import type { FetchedRecord } from '../../adapters/adapter.ts';
import { hashOf } from '../../pipeline/records/raw-record.ts';
import { isId, type Numbered } from '../../pipeline/records/record-ids.ts';
import type { Progress } from './progress.ts';

/** What is noted of records before they are judged: whoever takes the run over knows what its process died with. */
export interface RunExecution {
  /** Number of the first record in the run, and of the last. */
  readonly from: number;
  readonly to: number;
  /** Of a single record: what it is known by, and what it said. */
  readonly id?: string;
  readonly mark?: string;
}

/** So many processes in a row that died with the same records in hand, and nobody takes the run up again. */
export const mostDeaths = 2;

/** Numbers of the records one of which an earlier process may have died with. */
export interface Suspects {
  readonly after: number;
  readonly to: number;
}

/** @returns undefined where no process has died, or none of them with records in hand */
export function suspectsOf(
  progress: Progress,
  execution: RunExecution | null,
): Suspects | undefined {
  if (progress.resumed === 0 || execution === null || execution.to <= progress.dealtWith)
    return undefined;
  return { after: progress.dealtWith, to: execution.to };
}

/**
 * The records that are judged together next: some at once, and each alone of those that a process may have died with, so that
 * the one that does it is known.
 */
export function nextSlice(
  records: readonly Numbered[],
  atOnce: number,
  suspects: Suspects | undefined,
): readonly Numbered[] {
  const first = records[0]?.number ?? 0;
  if (suspects === undefined || first > suspects.to) return records.slice(0, atOnce);
  if (first > suspects.after) return records.slice(0, 1);
  return records.slice(0, Math.min(atOnce, suspects.after - first + 1));
}

/** By what a version of a record is known again. */
export function markOf(record: FetchedRecord): string {
  if (!('raw' in record)) return '';
  try {
    return hashOf(record.raw);
  } catch {
    // Nested beyond all sense: it is refused before it could do any harm.
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

/** A record, or, where this version of it is left out, that it is. */
export function unlessLeftOut(
  record: FetchedRecord,
  leftOut: ReadonlyMap<string, string>,
): FetchedRecord {
  const { externalId } = record;
  const mark = leftOut.get(externalId);
  if (mark === undefined || 'rejected' in record || mark !== markOf(record)) return record;
  return { externalId, rejected: 'crashed' };
}
