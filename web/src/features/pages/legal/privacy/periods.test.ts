import { expect, it } from 'vitest';
import { afterPeriod, periodText } from './periods.ts';

it.each([
  [1, '1 Tag', 'nach 1 Tag'],
  [30, '30 Tage', 'nach 30 Tagen'],
  [183, '183 Tage (ein halbes Jahr)', 'nach 183 Tagen (einem halben Jahr)'],
  [365, '1 Jahr', 'nach 1 Jahr'],
  [730, '2 Jahre', 'nach 2 Jahren'],
  [731, '731 Tage', 'nach 731 Tagen'],
  [36_499, '36.499 Tage', 'nach 36.499 Tagen'],
])('says %i days as %s and %s', (days, period, after) => {
  expect(periodText(days)).toBe(period);
  expect(afterPeriod(days)).toBe(after);
});
