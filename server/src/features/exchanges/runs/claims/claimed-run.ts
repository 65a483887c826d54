import type { RunReason, RunState } from '@lehrpfad/contract/exchanges/options.ts';
import type { Queries } from '../../../../core/database/database.ts';
import type { Exchange } from '../../exchange.ts';
import type { Progress } from './progress.ts';
import type { Counts } from '../records/import-result-store.ts';
import { mostDeaths, type RunExecution } from './run-execution.ts';
import { insertLeftOut } from '../store.ts';

/** A run that this process carries out, for as long as it holds the lease. */
export interface ClaimedRun {
  readonly id: number;
  readonly lease: string;
  readonly exchange: Exchange;
  /** Where an earlier process stopped. */
  readonly progress: Progress;
  /** What was in hand last, in whatever process; null before the first record. */
  readonly execution: RunExecution | null;
  /** Everything has been read. */
  readonly fetched: boolean;
  /** An editor has said that what is gone may go, although little came. */
  readonly confirmed: boolean;
  /** An editor has said that it may read on, although much came. */
  readonly released: boolean;
}

/** Another process has taken the run over, or it is gone: nothing more may be written for it. */
export class LostLease extends Error {
  override name = 'LostLease';
}

/** Whether this run seems to be what ends the processes that carry it out. */
export const isCrashLooping = ({ progress }: ClaimedRun): boolean => progress.resumed >= mostDeaths;

/** Where the processes died, for editors. */
function whereItDied({ execution, progress, fetched }: ClaimedRun): string {
  if (execution?.id !== undefined) return `Datensatz ${execution.from}, Kennung ${execution.id}`;
  if (fetched) return 'nach dem letzten Datensatz';
  if (execution === null || execution.to <= progress.dealtWith)
    return `nach Datensatz ${progress.dealtWith}`;
  return `Datensatz ${execution.from} bis ${execution.to}`;
}

/** The end of a run that seems to be what ends its processes. The next runs leave out the record that they died with, where it is known. */
export async function setAside(db: Queries, run: ClaimedRun): Promise<Ending> {
  const { exchange, execution } = run;
  if (execution?.id !== undefined) await insertLeftOut(db, exchange.id, execution);
  return { state: 'set-aside', reason: 'crashed', detail: whereItDied(run) };
}

/** What a transaction of a run has done to it. */
export interface Step {
  readonly counts: Counts;
  readonly progress: Progress;
  readonly announced: number | null;
  readonly fetched: boolean;
}

/** How a run ends, or why it waits for an editor. */
export interface Ending {
  readonly state: Extract<RunState, 'held' | 'done' | 'failed' | 'stopped' | 'set-aside'>;
  readonly reason?: RunReason;
  /** Technical; without secrets. */
  readonly detail?: string;
}
