import {
  fewShown,
  leastShare,
  mostGone,
  type RunReason,
  type RunState,
} from '@lehrpfad/contract/exchanges/options.ts';
import type { RunNumbers } from './store.ts';

/** An exchange may announce so much more than it sends before the run is held: its own numbers are not exact. */
const tolerance = 0.02;

/** What a run must come to that may not take anything down now, or has nothing to. */
export interface Verdict {
  readonly state: Extract<RunState, 'held' | 'failed' | 'done'>;
  readonly reason: RunReason;
}

/** A source of a few ads may lose some of them from one day to the next; a larger one, or one of which nothing is left, may not. */
const isFew = ({ shown, read }: RunNumbers) => shown <= fewShown && read > 0;

function reasonToHold(numbers: RunNumbers): RunReason | undefined {
  const { records, announced, read, lastRead, shown, going, isPage } = numbers;
  if (announced !== null && announced - records > announced * tolerance) return 'incomplete';
  if (going === 0 || isFew(numbers)) return undefined;
  if (isPage && records === 0) return 'no-postings';
  if (lastRead !== null && read < lastRead * leastShare) return 'shrunken';
  return going > shown * mostGone ? 'too-many-gone' : undefined;
}

/** Why a run must not take anything down before an editor has looked at it, or was none at all; undefined for a good one. */
export function verdictOn(numbers: RunNumbers): Verdict | undefined {
  const reason = reasonToHold(numbers);
  if (reason !== undefined) return { state: 'held', reason };
  const { records, unreadable, lastRead, isPage } = numbers;
  // Its company has to hear of it, and has nothing to lose by it.
  if (isPage && records === 0) return { state: 'done', reason: 'no-postings' };
  // Nothing would go, and nobody has to decide; but the next run must not be measured by this one.
  const isLost = records > 0 && unreadable === records && (lastRead ?? 0) > 0;
  return isLost ? { state: 'failed', reason: 'nothing-readable' } : undefined;
}
