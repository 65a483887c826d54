import { expect, it } from 'vitest';
import { periodText } from './periods.ts';

it.each([
  [1, '1 Tag'],
  [30, '30 Tage'],
  [183, '183 Tage (ein halbes Jahr)'],
  [365, '1 Jahr'],
  [730, '2 Jahre'],
  [731, '731 Tage'],
  [36_499, '36.499 Tage'],
])('says %i days as %s', (days, text) => {
  expect(periodText(days)).toBe(text);
});
