import { summarise } from './statistics.ts';

/** What a process holds at a moment. */
export interface Sample {
  /** MB. */
  readonly memory: number;
  /** MB, with what is to be collected. */
  readonly heap: number;
  readonly files: number;
  readonly timers: number;
}

export interface Growth {
  readonly what: string;
  readonly before: number;
  readonly after: number;
  /** What `after` may be. */
  readonly most: number;
  readonly isFlat: boolean;
}

interface Bound {
  readonly what: keyof Sample;
  /** Of a quarter's values. */
  readonly value: (values: readonly number[]) => number;
  readonly factor: number;
  readonly more: number;
}

const median = (values: readonly number[]) => summarise(values).median;
const least = (values: readonly number[]) => Math.min(...values);

const bounds: readonly Bound[] = [
  { what: 'memory', value: median, factor: 1.1, more: 0 },
  // What is left after a collection: garbage comes and goes.
  { what: 'heap', value: least, factor: 1.1, more: 10 },
  { what: 'files', value: median, factor: 1, more: 10 },
  { what: 'timers', value: median, factor: 1, more: 10 },
];

/**
 * Compares the last quarter of a run with its second one; in the first a process warms up.
 * @throws {Error} where there are too few samples to tell
 */
export function growthOf(samples: readonly Sample[]): Growth[] {
  const quarter = Math.floor(samples.length / 4);
  if (quarter < 3) throw new Error('There are too few looks: let it run for longer.');
  const [second, last] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
  return bounds.map(({ what, value, factor, more }) => {
    const of = (list: readonly Sample[]) => value(list.map((sample) => sample[what]));
    const [before, after] = [of(second), of(last)];
    const most = before * factor + more;
    return { what, before, after, most, isFlat: after <= most };
  });
}
