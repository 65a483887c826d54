import { expect, it } from 'vitest';
import { berlinDay, berlinTimeOfDay } from './clock.ts';

it.each([
  ['2026-11-21T10:00:00Z', '2026-11-21', '11:00'],
  ['2026-11-21T22:59:59Z', '2026-11-21', '23:59'],
  ['2026-11-21T23:00:00Z', '2026-11-22', '00:00'],
  ['2026-07-01T22:00:00Z', '2026-07-02', '00:00'],
  // The night in which the clocks go back.
  ['2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
  ['2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
])('%s is %s, %s in Germany', (moment, day, time) => {
  expect(berlinDay(new Date(moment))).toBe(day);
  expect(berlinTimeOfDay(new Date(moment))).toBe(time);
});
