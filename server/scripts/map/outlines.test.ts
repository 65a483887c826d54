import { describe, expect, it } from 'vitest';
import {
  bordersWithout,
  roundLine,
  simplify,
  svgPath,
  type Line,
  type Outline,
} from './outlines.ts';

/** Three squares in a row, neighbours of each other. */
const square = (code: string, west: number): Outline => ({
  code,
  name: code,
  rings: [
    [
      [west, 0],
      [west + 1, 0],
      [west + 1, 1],
      [west, 1],
      [west, 0],
    ],
  ],
});

function edgesOf(lines: readonly Line[]): string[] {
  return lines.flatMap((line) =>
    line.slice(1).map((point, at) => [line[at], point].map(String).sort().join(' ')),
  );
}

describe('the borders around a state', () => {
  const borders = bordersWithout([square('A', 0), square('B', 1), square('C', 2)], 'B');

  it('leave out its own', () => {
    expect(edgesOf(borders)).not.toContain('1,0 1,1');
    expect(edgesOf(borders)).not.toContain('2,0 2,1');
    expect(edgesOf(borders)).toHaveLength(6);
  });

  it('stand there once', () => {
    const edges = edgesOf(bordersWithout([square('A', 0), square('B', 1), square('C', 9)], 'C'));
    expect(edges.filter((edge) => edge === '1,0 1,1')).toHaveLength(1);
    expect(new Set(edges).size).toBe(edges.length);
  });
});

it('leaves out what lies beside a line by less than the tolerance', () => {
  const line: Line = [
    [0, 0],
    [1, 0.001],
    [2, 0.5],
    [3, 0],
  ];
  expect(simplify(line, 0.01)).toEqual([
    [0, 0],
    [1, 0.001],
    [2, 0.5],
    [3, 0],
  ]);
  expect(
    simplify(
      line.filter(([x]) => x !== 2),
      0.01,
    ),
  ).toEqual([
    [0, 0],
    [3, 0],
  ]);
});

it('rounds, and makes one of points that fall together', () => {
  expect(
    roundLine(
      [
        [1.23456, 2.34567],
        [1.23461, 2.34571],
        [1.3, 2.4],
      ],
      3,
    ),
  ).toEqual([
    [1.235, 2.346],
    [1.3, 2.4],
  ]);
});

it('draws north above', () => {
  const { path, height } = svgPath(square('A', 10).rings[0] ?? [], 100);
  expect(path).toMatch(/^M0\.0 (\d+\.\d)L100\.0 \1L100\.0 0\.0L0\.0 0\.0L0\.0 \1Z$/);
  // A degree of latitude is longer than one of longitude.
  expect(height).toBe(163);
});
