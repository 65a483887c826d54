import { expect, it } from 'vitest';
import { deadlineState } from './deadline.ts';

it.each([
  ['2026-11-29', 'ahead'],
  ['2026-11-28', 'today'],
  ['2026-11-27', 'past'],
])('on 28 November, a last day of %s is %s', (day, state) => {
  expect(deadlineState(day, '2026-11-28')).toBe(state);
});
