/** Something that reads a text; what it makes of it, and whether it refuses it, is another matter. */
export type Reading = (text: string) => unknown;

/** Milliseconds of processor time. */
export type ProcessorClock = () => number;

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

/** Of this thread: for how long nobody else is answered. */
export const threadClock: ProcessorClock = () => milliseconds(process.threadCpuUsage());

/** Of the whole process, work on other threads included. */
export const processClock: ProcessorClock = () => milliseconds(process.cpuUsage());

async function timeOf(clock: ProcessorClock, read: Reading, text: string): Promise<number> {
  const before = clock();
  try {
    await read(text);
  } catch {
    // A refusal takes its time, too.
  }
  return clock() - before;
}

/**
 * Milliseconds of one run: an average, since the time of a thread is counted in steps of some milliseconds.
 * @param enough milliseconds that all runs together take at least
 */
async function averageTimeOf(
  clock: ProcessorClock,
  read: Reading,
  text: string,
  enough: number,
): Promise<number> {
  let sum = 0;
  let runs = 0;
  while (sum < enough && runs < mostRuns) {
    sum += await timeOf(clock, read, text);
    runs += 1;
  }
  return sum / runs;
}

/** What is measured against, in the same run: ordinary work on an ordinary text of 100,000 units. */
const ordinaryText = 'Wir suchen zum 1. August eine Köchin. '.repeat(2632);
const ordinaryWork = (text: string) => text.split(' ').map((word) => word.toLowerCase());
let ordinary: Promise<number> | undefined;

/** Milliseconds for which each of two lengths is measured: what seems too much is measured again, longer each time. */
const measured = [8, 30, 100];
/** So that what takes nothing at all comes to an end. */
const mostRuns = 2000;

/** Milliseconds of this thread that ordinary work takes on this machine. */
export function ordinaryTime(): Promise<number> {
  ordinary ??= averageTimeOf(threadClock, ordinaryWork, ordinaryText, 100);
  return ordinary;
}

/** So little is no matter, and too little to be compared; in times of ordinary work. */
const worthComparing = 5;
/** Of a text four times as long; in proportion it would be four times the time, by the square sixteen. */
const mostGrowth = 9;
/**
 * Of one twice as long; in proportion it would be twice the time. Where a text is read in another way from some length on, as Markdown
 * is, the time leaps once and is in proportion below and above: only what grows in both halves of the way grows by itself.
 */
const mostGrowthOfHalf = 2.6;
/**
 * Parts of a length that it is compared with. Where each of some characters doubles the time, a half takes next to nothing, as it does
 * where the time leaps: then it is compared with texts that are a little shorter. Texts that are short take next to nothing unless that
 * is so. Thus work is let be that is the same for all texts, or for all that are long enough, such as hashing.
 */
const far = [0.25, 0.5, 1];
const near = [0.75, 0.875, 1];
const short = 128;

/** How the time grew that a reading took: of which length on it was too much. */
export interface Growth {
  readonly length: number;
  /** Milliseconds of processor time at that length, and at a half and a quarter of it; or at seven and six eighths (`near`). */
  readonly time: number;
  readonly half: number;
  readonly quarter: number;
}

/**
 * Finds out whether a reading takes more than time in proportion to the length of a text. Every figure is compared with others of the
 * same run, and what looks bad is measured again. Lengths grow step by step, so that what doubles with each character is found before
 * it stands still.
 * @param textOf makes the text of a length
 * @param lengths that are tried, the smallest first; up to a greatest one, in units of UTF-16
 * @returns undefined where time grows with the length
 */
export async function excessiveGrowth(
  read: Reading,
  textOf: (length: number) => string,
  lengths: number | readonly number[],
  clock = threadClock,
): Promise<Growth | undefined> {
  // Expressions are made ready when they are used first.
  await timeOf(clock, read, textOf(1));
  const least = (await ordinaryTime()) * worthComparing;
  for (const length of typeof lengths === 'number' ? lengthsUpTo(lengths) : lengths) {
    if ((await timeOf(clock, read, textOf(length))) <= least) continue;
    const found = await compared({ clock, read, textOf, length, least });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** From eight on, by a quarter at a time as long as they are small (what doubles with each of some characters shows there), then doubled. */
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
  /** Milliseconds up to which nothing is too much. */
  readonly least: number;
}

/** Ratios up to which growth is in proportion, of a text four times and twice as long. */
interface Bounds {
  readonly whole: number;
  readonly half: number;
}

/** A short measure on a busy machine may be out by a half: it settles only what is clear. */
const clear: Bounds = { whole: 5, half: 1.5 };
const last: Bounds = { whole: mostGrowth, half: mostGrowthOfHalf };

/** Milliseconds from which one run says enough. */
const longMs = 100;

/** Compares a length with parts of it; undefined as soon as it is in proportion. */
async function compared(
  comparison: Comparison,
  parts = comparison.length > short ? far : near,
): Promise<Growth | undefined> {
  const { clock, read, textOf, length, least } = comparison;
  const texts = parts.map((part) => textOf(Math.round(length * part)));
  // Two times that are next to nothing have no ratio.
  const nothing = least / 256;
  for (const [at, enough] of measured.entries()) {
    const times: number[] = [];
    for (const text of texts)
      times.push(Math.max(nothing, await averageTimeOf(clock, read, text, enough)));
    const [quarter = 0, half = 0, time = 0] = times;
    if (time <= least) return undefined;
    const isPrecise = time >= longMs || at === measured.length - 1;
    const most = isPrecise ? last : clear;
    const isLeap = Math.min(time / half, half / quarter) <= most.half;
    if (time <= most.whole * quarter) return undefined;
    if (isLeap) return parts === far ? compared(comparison, near) : undefined;
    if (isPrecise) return { length, time, half, quarter };
  }
  return undefined;
}
