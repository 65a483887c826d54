/** A function that reads a text; its result or refusal does not matter. */
export type Reading = (text: string) => unknown;

/** Returns processor time in milliseconds. */
export type ProcessorClock = () => number;

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

/** Time of this thread, during which it cannot serve other requests. */
export const threadClock: ProcessorClock = () => milliseconds(process.threadCpuUsage());

/** Time of the whole process, including other threads. */
export const processClock: ProcessorClock = () => milliseconds(process.cpuUsage());

async function timeOf(clock: ProcessorClock, read: Reading, text: string): Promise<number> {
  const before = clock();
  try {
    await read(text);
  } catch {
    // A refusal takes time, too.
  }
  return clock() - before;
}

/**
 * Returns the average time of a run in milliseconds: a thread's time is counted in steps of some milliseconds.
 * @param enough minimum total of all runs, in milliseconds
 */
async function averageTimeOf(
  clock: ProcessorClock,
  read: Reading,
  text: string,
  enough: number,
): Promise<number> {
  let sum = 0;
  let runs = 0;
  while (sum < enough && runs < maxRuns) {
    sum += await timeOf(clock, read, text);
    runs += 1;
  }
  return sum / runs;
}

/** The unit of measurement: ordinary work on an ordinary text of 100,000 characters, measured in the same test run. */
const ordinaryText = 'Wir suchen zum 1. August eine Köchin. '.repeat(2632);
const ordinaryWork = (text: string) => text.split(' ').map((word) => word.toLowerCase());
let ordinary: Promise<number> | undefined;

/** Milliseconds for which each length is measured; suspicious results are measured again, longer each time. */
const measured = [8, 30, 100];
/** Limits the number of runs for functions that take no time at all. */
const maxRuns = 2000;

/** Returns how many milliseconds ordinary work takes on this machine. */
export function ordinaryTime(): Promise<number> {
  ordinary ??= averageTimeOf(threadClock, ordinaryWork, ordinaryText, 100);
  return ordinary;
}

/** Shorter times are harmless and too imprecise to compare; in multiples of ordinary work. */
const worthComparing = 5;
/** Maximum factor for a text four times as long; linear time would be 4, quadratic 16. */
const maxGrowth = 9;
/**
 * Maximum factor for a text twice as long; linear time would be 2. If texts above some length are read in a different way, as
 * Markdown is, the time jumps once: only growth in both halves counts as excessive.
 */
const maxGrowthOfHalf = 2.6;
/**
 * Fractions of a length that are compared with it. Half of the length takes almost no time if the time doubles with every few
 * characters, or if it jumps: then slightly shorter texts are compared. Short texts are only slow if the time doubles. So work that
 * is constant, or constant above some length, such as hashing, is accepted.
 */
const far = [0.25, 0.5, 1];
const near = [0.75, 0.875, 1];
const short = 128;

/** Excessive growth of a function's time, and the length at which it was found. */
export interface Growth {
  readonly length: number;
  /** Milliseconds of processor time at this length, a half and a quarter of it; or at seven and six eighths (`near`). */
  readonly time: number;
  readonly half: number;
  readonly quarter: number;
}

/**
 * Checks whether a function takes more than linear time. Every figure is compared with others of the same run, and suspicious ones
 * are measured again. Lengths grow step by step, so that exponential growth is found before a run takes forever.
 * @param textOf makes a text of that length
 * @param lengths to try, the smallest first; or the maximum length, in UTF-16 code units
 * @returns undefined if the growth is linear
 */
export async function excessiveGrowth(
  read: Reading,
  textOf: (length: number) => string,
  lengths: number | readonly number[],
  clock = threadClock,
): Promise<Growth | undefined> {
  // Regular expressions are compiled at their first use.
  await timeOf(clock, read, textOf(1));
  const min = (await ordinaryTime()) * worthComparing;
  for (const length of typeof lengths === 'number' ? lengthsUpTo(lengths) : lengths) {
    if ((await timeOf(clock, read, textOf(length))) <= min) continue;
    const found = await compared({ clock, read, textOf, length, min });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns lengths from 8 on: they grow by a quarter while they are small, because exponential growth shows there, and then double. */
function lengthsUpTo(longest: number): number[] {
  const lengths: number[] = [];
  for (let length = longest; length > 500; length = Math.round(length / 2)) lengths.unshift(length);
  const small: number[] = [];
  for (let length = 8; length <= Math.min(500, longest); length = Math.ceil(length * 1.25))
    small.push(length);
  return [...small, ...lengths];
}

interface Comparison {
  readonly clock: ProcessorClock;
  readonly read: Reading;
  readonly textOf: (length: number) => string;
  readonly length: number;
  /** Milliseconds; shorter times are never too much. */
  readonly min: number;
}

/** Maximum factors for a text four times and twice as long. */
interface Bounds {
  readonly whole: number;
  readonly half: number;
}

/** A short measurement on a busy machine may be wrong by a half, so it only settles clear cases. */
const clear: Bounds = { whole: 5, half: 1.5 };
const last: Bounds = { whole: maxGrowth, half: maxGrowthOfHalf };

/** A run of this many milliseconds is precise enough. */
const longMs = 100;

/** Compares a length with fractions of it; returns undefined as soon as the growth is linear. */
async function compared(
  comparison: Comparison,
  parts = comparison.length > short ? far : near,
): Promise<Growth | undefined> {
  const { clock, read, textOf, length, min } = comparison;
  const texts = parts.map((part) => textOf(Math.round(length * part)));
  // Two times close to zero have no meaningful ratio.
  const nothing = min / 256;
  for (const [at, enough] of measured.entries()) {
    const times: number[] = [];
    for (const text of texts)
      times.push(Math.max(nothing, await averageTimeOf(clock, read, text, enough)));
    const [quarter = 0, half = 0, time = 0] = times;
    if (time <= min) return undefined;
    const isPrecise = time >= longMs || at === measured.length - 1;
    const max = isPrecise ? last : clear;
    const isLeap = Math.min(time / half, half / quarter) <= max.half;
    if (time <= max.whole * quarter) return undefined;
    if (isLeap) return parts === far ? compared(comparison, near) : undefined;
    if (isPrecise) return { length, time, half, quarter };
  }
  return undefined;
}
