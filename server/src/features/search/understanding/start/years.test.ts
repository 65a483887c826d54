import { expect, it } from 'vitest';
import { nextSeason } from './years.ts';

it.each([
  ['2026-11-24', '09-01', '11-30', 2027],
  ['2026-09-20', '09-01', '11-30', 2026],
  ['2027-01-05', '12-01', '02-28', 2026],
  ['2027-02-10', '12-01', '02-28', 2027],
  ['2026-11-24', '06-01', '09-30', 2027],
])('on %s the next time from %s to %s begins in %i', (today, first, last, year) => {
  expect(nextSeason(first, last, today)).toBe(year);
});
