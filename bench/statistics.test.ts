import { describe, expect, it } from 'vitest';
import { growthExponent, summarise } from './statistics.ts';

describe('a summary', () => {
  it('names mean, median, tail and spread of values in any order', () => {
    const values = Array.from({ length: 100 }, (_, at) => (at * 37) % 100);
    expect(summarise(values)).toEqual({
      mean: 49.5,
      median: 50,
      p99: 99,
      max: 99,
      iqr: 50,
      count: 100,
    });
  });
});

describe('the growth exponent', () => {
  it('is 1 where time grows as the size does, 0 where it stays, 0.5 for its root', () => {
    const grows = (time: number) => growthExponent({ size: 100, time: 5 }, { size: 10_000, time });
    expect(grows(500)).toBeCloseTo(1);
    expect(grows(5)).toBe(0);
    expect(grows(50)).toBeCloseTo(0.5);
  });
});
