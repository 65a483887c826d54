import {
  fewShown,
  minShare,
  maxGoneShare,
  type RunReason,
  type RunState,
} from '@lehrpfad/contract/exchanges/options.ts';
import type { RunNumbers } from './store.ts';

/** Share by which the announced number may exceed the records that came before the run is held: the announced number is not exact. */
const tolerance = 0.02;

/** The end of a run that must not take anything down now, or has nothing to take down. */
export interface Verdict {
  readonly state: Extract<RunState, 'held' | 'failed' | 'done'>;
  readonly reason: RunReason;
}

/** Whether a source has so few ads that it may lose some of them from one day to the next. It may not lose all of them. */
const isFew = ({ shown, read }: RunNumbers) => shown <= fewShown && read > 0;

function reasonToHold(numbers: RunNumbers): RunReason | undefined {
  const { records, announced, read, lastRead, shown, going, isPage } = numbers;
  if (announced !== null && announced - records > announced * tolerance) return 'incomplete';
  if (going === 0 || isFew(numbers)) return undefined;
  if (isPage && records === 0) return 'no-postings';
  if (lastRead !== null && read < lastRead * minShare) return 'shrunken';
  return going > shown * maxGoneShare ? 'too-many-gone' : undefined;
}

/** Returns why a run must not take anything down before an editor has checked it, or why it has failed; undefined for a good run. */
export function verdictOn(numbers: RunNumbers): Verdict | undefined {
  const reason = reasonToHold(numbers);
  if (reason !== undefined) return { state: 'held', reason };
  const { records, unreadable, lastRead, isPage } = numbers;
  // The company must be told that its page has no postings. It loses no ads by that.
  if (isPage && records === 0) return { state: 'done', reason: 'no-postings' };
  // A source that has never sent anything is more likely asked for the wrong thing than empty.
  if (records === 0 && lastRead === null) return { state: 'failed', reason: 'nothing-found' };
  // Nothing would be taken down, so no editor has to decide. The next run must not be compared with this one.
  const isLost = records > 0 && unreadable === records && (lastRead ?? 0) > 0;
  return isLost ? { state: 'failed', reason: 'nothing-readable' } : undefined;
}
