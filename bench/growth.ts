import { summarise } from './statistics.ts';

/** Resources of a process at one time. */
export interface Sample {
  /** MB. */
  readonly memory: number;
  /** MB, including garbage. */
  readonly heap: number;
  readonly files: number;
  readonly timers: number;
}

export interface Growth {
  readonly what: string;
  readonly before: number;
  readonly after: number;
  /** Limit of `after`. */
  readonly max: number;
  readonly isFlat: boolean;
}

interface Bound {
  readonly what: keyof Sample;
  /** Returns the representative value of a quarter. */
  readonly value: (values: readonly number[]) => number;
  readonly factor: number;
  readonly more: number;
}

const median = (values: readonly number[]) => summarise(values).median;
const min = (values: readonly number[]) => Math.min(...values);

const bounds: readonly Bound[] = [
  { what: 'memory', value: median, factor: 1.1, more: 0 },
  // The smallest value is the one after a collection, without garbage.
  { what: 'heap', value: min, factor: 1.1, more: 10 },
  { what: 'files', value: median, factor: 1, more: 10 },
  { what: 'timers', value: median, factor: 1, more: 10 },
];

/**
 * Compares the last quarter of a run with its second one; in the first one a process warms up.
 * @throws {Error} if there are too few samples
 */
export function growthOf(samples: readonly Sample[]): Growth[] {
  const quarter = Math.floor(samples.length / 4);
  if (quarter < 3) throw new Error('There are too few looks: let it run for longer.');
  const [second, last] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
  return bounds.map(({ what, value, factor, more }) => {
    const of = (list: readonly Sample[]) => value(list.map((sample) => sample[what]));
    const [before, after] = [of(second), of(last)];
    const max = before * factor + more;
    return { what, before, after, max, isFlat: after <= max };
  });
}
