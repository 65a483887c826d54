import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** What is left of the speed of searches meanwhile: `npm run bench:imports`. */
const defaultPace = 40;
const longestRestMs = 5000;

/** A process that has so much of its time to do is waited for by somebody. */
const busyShare = 0.5;
/** In less time nothing can be said about that. */
const shortestLookMs = 20;

/** Begins to watch; the returned function says what share of the time since then, 0 to 1, this thread had something to do. */
export function watchLoad(): () => number {
  const begin = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(begin).utilization;
}

/**
 * Rests after some work, so that most of the time belongs to those who wait for an answer. Where nobody does it goes on after as
 * long as it worked.
 * @param workedMs how long the work took
 * @param pace how many times as long it rests at most
 * @throws the signal's reason as soon as it is aborted
 */
export async function rest(
  workedMs: number,
  signal: AbortSignal,
  pace = defaultPace,
  watch = watchLoad,
): Promise<void> {
  const longest = Math.min(workedMs * pace, longestRestMs);
  const look = Math.min(Math.max(workedMs, shortestLookMs), longest);
  let rested = 0;
  do {
    const load = watch();
    await pause(look, signal);
    rested += look;
    if (load() < busyShare) return;
  } while (rested < longest);
}

/** Lets everything else of the process have its turn, for so long at least. @throws the signal's reason */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const waiting = ms > 0 ? setTimeout(ms, undefined, { signal }) : setImmediate();
  await waiting.catch(() => undefined);
  signal.throwIfAborted();
}
