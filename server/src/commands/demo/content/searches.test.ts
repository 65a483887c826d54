import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { makeSearches } from './searches.ts';

interface Sum {
  readonly day: string;
  readonly dimension: string;
  readonly value: string;
  readonly count: number;
}

test('the searches of each day add up, by whatever they are counted', () => {
  const rows = makeSearches(createRandom('searches'), '2026-11-22', [
    'Bäckerei Lindenkamp',
  ]) as unknown as Sum[];
  const days = Map.groupBy(rows, ({ day }) => day);
  expect(days.size).toBe(100);
  for (const [day, sums] of days) {
    const of = (...dimensions: string[]) =>
      sums
        .filter(({ dimension }) => dimensions.includes(dimension))
        .reduce((sum, { count }) => sum + count, 0);
    const withTerm = sums.find(({ value }) => value === 'with_query')?.count ?? 0;
    expect(of('query'), day).toBe(of('search'));
    expect(of('brafo'), day).toBe(of('search'));
    expect(of('perimeter'), day).toBe(of('town'));
    expect(of('term', 'company', 'other_term'), day).toBeLessThanOrEqual(withTerm);
    for (const part of ['type', 'town', 'region'])
      expect(of(part), day).toBeLessThanOrEqual(of('search'));
    expect(of('empty', 'other_empty'), day).toBeLessThan(withTerm);
    expect(sums.every(({ count }) => Number.isInteger(count) && count > 0)).toBe(true);
  }
});
