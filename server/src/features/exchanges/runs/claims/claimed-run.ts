import type { RunReason, RunState } from '@lehrpfad/contract/exchanges/options.ts';
import type { Queries } from '../../../../core/database/database.ts';
import type { Exchange } from '../../exchange.ts';
import type { Progress } from './progress.ts';
import type { Counts } from '../records/import-result-store.ts';
import { maxCrashes, type RunExecution } from './run-execution.ts';
import { insertLeftOut } from '../store.ts';

/** A run that this process carries out as long as it has the lease. */
export interface ClaimedRun {
  readonly id: number;
  readonly lease: string;
  readonly exchange: Exchange;
  /** The point where an earlier process stopped. */
  readonly progress: Progress;
  /** The records that were planned last, by this or another process; null before the first record. */
  readonly execution: RunExecution | null;
  /** Everything has been read. */
  readonly fetched: boolean;
  /** An editor has confirmed that missing ads may be taken down, although few records came. */
  readonly confirmed: boolean;
  /** An editor has allowed the run to read on, although many records came. */
  readonly released: boolean;
}

/** Another process has taken over the run, or the run was deleted: nothing more may be written for it. */
export class LostLease extends Error {
  override name = 'LostLease';
}

/** Whether the run seems to crash its processes. */
export const isCrashLooping = ({ progress }: ClaimedRun): boolean => progress.resumed >= maxCrashes;

/** Tells editors at which record the processes died. */
function crashPositionText({ execution, progress, fetched }: ClaimedRun): string {
  if (execution?.id !== undefined) return `Datensatz ${execution.from}, Kennung ${execution.id}`;
  if (fetched) return 'nach dem letzten Datensatz';
  if (execution === null || execution.to <= progress.dealtWith)
    return `nach Datensatz ${progress.dealtWith}`;
  return `Datensatz ${execution.from} bis ${execution.to}`;
}

/** Sets aside a run that seems to crash its processes. The next runs leave out the record that they died with, if it is known. */
export async function setAside(db: Queries, run: ClaimedRun): Promise<Ending> {
  const { exchange, execution } = run;
  if (execution?.id !== undefined) await insertLeftOut(db, exchange.id, execution);
  return { state: 'set-aside', reason: 'crashed', detail: crashPositionText(run) };
}

/** Changes of the run itself in one of its transactions. */
export interface Step {
  readonly counts: Counts;
  readonly progress: Progress;
  readonly announced: number | null;
  readonly fetched: boolean;
}

/** The end of a run, or the reason why it waits for an editor. */
export interface Ending {
  readonly state: Extract<RunState, 'held' | 'done' | 'failed' | 'stopped' | 'set-aside'>;
  readonly reason?: RunReason;
  /** Technical text without secrets. */
  readonly detail?: string;
}
