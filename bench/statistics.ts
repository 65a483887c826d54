/** Summary of many measured values, in their unit. */
export interface Summary {
  readonly mean: number;
  readonly median: number;
  readonly p99: number;
  readonly max: number;
  /** Interquartile range. */
  readonly iqr: number;
  readonly count: number;
}

/** Returns the quantile `at` (0 to 1) of sorted values (nearest rank). */
function quantile(sorted: Float64Array, at: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? NaN;
}

export function summarise(values: Iterable<number>): Summary {
  const sorted = Float64Array.from(values).sort();
  return {
    mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    median: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    max: sorted.at(-1) ?? NaN,
    iqr: quantile(sorted, 0.75) - quantile(sorted, 0.25),
    count: sorted.length,
  };
}

/** Returns the exponent b of time = a * size^b between two sizes; 1 is proportional, 0 constant. */
export function growthExponent(
  small: { size: number; time: number },
  large: { size: number; time: number },
): number {
  return Math.log(large.time / small.time) / Math.log(large.size / small.size);
}
