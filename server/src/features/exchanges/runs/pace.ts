import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** `npm run fixture:imports` measures how fast searches are meanwhile. */
const defaultPace = 40;
const maxRestMs = 5000;

/** From this share of busy time on, a request is probably waiting for the process. */
const busyShare = 0.5;
/** The share of busy time cannot be measured over a shorter time. */
const minIntervalMs = 20;

/** Begins to measure. The returned function returns for what share of the time since then, 0 to 1, this thread was busy. */
export function watchLoad(): () => number {
  const begin = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(begin).utilization;
}

/**
 * Rests after some work, so that most of the time is left for requests. If the process is not busy, the rest is as long as the work.
 * @param workedMs how long the work took
 * @param pace longest rest, as a multiple of the work's time
 * @throws the signal's reason as soon as it is aborted
 */
export async function pauseAfterWork(
  workedMs: number,
  signal: AbortSignal,
  pace = defaultPace,
  watch = watchLoad,
): Promise<void> {
  const longest = Math.min(workedMs * pace, maxRestMs);
  const look = Math.min(Math.max(workedMs, minIntervalMs), longest);
  let rested = 0;
  do {
    const load = watch();
    await pause(look, signal);
    rested += look;
    if (load() < busyShare) return;
  } while (rested < longest);
}

/** Waits at least that long, so that the process can do other work. @throws the signal's reason */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const waiting = ms > 0 ? setTimeout(ms, undefined, { signal }) : setImmediate();
  await waiting.catch(() => undefined);
  signal.throwIfAborted();
}
