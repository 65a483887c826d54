import { setImmediate, setTimeout } from 'node:timers/promises';

/** What is left of the speed of searches meanwhile: `npm run bench:imports`. */
const defaultPace = 10;
const longestRestMs = 5000;

/**
 * Rests after some work, so that most of the time belongs to those who wait for an answer.
 * @param workedMs how long the work took
 * @param pace how many times as long it rests
 * @throws the signal's reason as soon as it is aborted
 */
export async function rest(
  workedMs: number,
  signal: AbortSignal,
  pace = defaultPace,
): Promise<void> {
  const ms = Math.min(workedMs * pace, longestRestMs);
  await pause(ms, signal);
}

/** Lets everything else of the process have its turn, for so long at least. @throws the signal's reason */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const waiting = ms > 0 ? setTimeout(ms, undefined, { signal }) : setImmediate();
  await waiting.catch(() => undefined);
  signal.throwIfAborted();
}
