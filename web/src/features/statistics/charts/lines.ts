import { roundedUp } from './numbers.ts';

/** A day with its count. */
export interface DayCount {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly count: number;
}

/** Margins in pixels for the labels of the axes. */
export const room = { left: 52, right: 16, top: 12, bottom: 34 } as const;
export const chartHeight = 240;
/** Days between two ticks, and pixels for a date. */
const tickDays = 3;
const dateWidth = 84;

interface Tick {
  readonly x: number;
  readonly day: string;
  /** Whether there is room for its date. */
  readonly isNamed: boolean;
}

export type Lines = ReturnType<typeof linesOf>;

/** Returns the geometry of a line chart for a width. */
export function linesOf(days: readonly DayCount[], width: number) {
  const top = roundedUp(Math.max(0, ...days.map(({ count }) => count)));
  const inner = Math.max(1, width - room.left - room.right);
  const height = chartHeight - room.top - room.bottom;
  const step = inner / Math.max(1, days.length - 1);
  const x = (at: number) => room.left + at * step;
  const y = (count: number) => room.top + height * (1 - count / top);
  // Dates are at every tick if they fit, otherwise at every second, third …
  const nameEvery = Math.max(1, Math.ceil(dateWidth / (step * tickDays)));
  const ticks = days.flatMap(({ day }, at): Tick[] =>
    at % tickDays === 0
      ? [
          {
            x: x(at),
            day,
            isNamed: (at / tickDays) % nameEvery === 0 && x(at) < width - room.right - 20,
          },
        ]
      : [],
  );
  return {
    points: days.map(({ count }, at) => ({ x: x(at), y: y(count) })),
    grid: [0, top / 2, top].map((count) => ({ y: y(count), count })),
    ticks,
  };
}
