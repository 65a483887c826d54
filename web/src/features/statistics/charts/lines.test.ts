import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';

const daysOf = (counts: readonly number[]) =>
  counts.map((count, at) => ({ day: `2026-01-${String(at + 1).padStart(2, '0')}`, count }));

describe('a line chart', () => {
  it('has a tick every three days', () => {
    const { ticks } = linesOf(daysOf(Array.from({ length: 10 }, () => 1)), 600);
    expect(ticks.map(({ day }) => day)).toEqual([
      '2026-01-01',
      '2026-01-04',
      '2026-01-07',
      '2026-01-10',
    ]);
  });

  it('names as many ticks as there is room for', () => {
    const days = daysOf(Array.from({ length: 28 }, () => 1));
    const named = (width: number) =>
      linesOf(days, width)
        .ticks.filter(({ isNamed }) => isNamed)
        .map(({ x }) => x);
    expect(named(1200).length).toBeGreaterThan(named(320).length);
    const [first = 0, second = 0] = named(320);
    expect(second - first).toBeGreaterThanOrEqual(84);
  });

  it('draws the most at the top and nothing at the bottom', () => {
    const { points, grid } = linesOf(daysOf([0, 10]), 400);
    expect(points[1]?.y).toBe(grid.at(-1)?.y);
    expect(points[0]?.y).toBe(grid[0]?.y);
    expect(linesOf(daysOf([5]), 0).points).toHaveLength(1);
  });
});
